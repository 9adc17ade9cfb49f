import { tshirt as colours } from '#demo/catalog/colourways/clothing.ts';
import { defineArchetype, otherSide, wholeCanvas } from '../archetype.ts';
import { Drawing } from '../lib/drawing.ts';
import { bothSides, wallShadow } from './clothing/cut.ts';
import { hollow } from './clothing/wearer.ts';
import { body } from './tshirt/body.ts';
import { plain } from './tshirt/designs/plain.ts';
import { raglan } from './tshirt/designs/raglan.ts';
import { sash } from './tshirt/designs/sash.ts';
import { backNeckRib, insideNeck, neckRib } from './tshirt/neck.ts';
import type { TshirtDesign, TshirtPalette } from './tshirt/pieces.ts';
import { raglanSeams, sleeves } from './tshirt/sleeve.ts';

const designs: Readonly<Record<string, TshirtDesign>> = { plain, sash, raglan };

/** A raglan running shirt with short sleeves, from the front and from behind. */
export const tshirt = defineArchetype<TshirtPalette>({
  name: 'tshirt',
  colourways: {
    teal: { ...colours.teal, palette: { base: '#12807a', sleeve: '#0d5a5c', accent: '#ffd166', print: '#f4f5f2' } },
    red: { ...colours.red, palette: { base: '#d83a34', sleeve: '#a8242b', accent: '#ffffff', print: '#ffffff' } },
    graphite: {
      ...colours.graphite,
      palette: { base: '#34373e', sleeve: '#24262c', accent: '#ff6a3d', print: '#e9e9e4' },
    },
    white: { ...colours.white, palette: { base: '#f3f3ef', sleeve: '#e2e3df', accent: '#1d6fe0', print: '#23272d' } },
    royal: { ...colours.royal, palette: { base: '#2456c0', sleeve: '#193c8c', accent: '#ffd34d', print: '#f4f5f2' } },
    sun: { ...colours.sun, palette: { base: '#f0bd35', sleeve: '#dba122', accent: '#24407a', print: '#1f2530' } },
    lilac: { ...colours.lilac, palette: { base: '#9a86c9', sleeve: '#7b66ae', accent: '#fdf0c4', print: '#ffffff' } },
    forest: { ...colours.forest, palette: { base: '#2f6044', sleeve: '#234833', accent: '#e6cf7d', print: '#f2efe2' } },
  },
  views: [wholeCanvas, otherSide, { name: 'detail', viewBox: '330 130 520 520' }],
  draw(palette, brand, view, name) {
    const drawing = new Drawing(palette.base);
    const design = designs[name] ?? plain;
    const { bodyPath, sleevePath } = design.pattern;
    const isBack = view === 'back';
    return drawing.add(
      drawing.studio(),
      `<g transform="${design.frame}">`,
      wallShadow(drawing, bothSides(bodyPath, sleevePath)),
      isBack ? '' : hollow(view, insideNeck(drawing, palette, brand, design.neck(palette))),
      sleeves(drawing, palette, brand, design),
      body(drawing, palette, brand, design, isBack),
      raglanSeams(design.thread(palette)),
      isBack ? backNeckRib(drawing, design.neck(palette)) : neckRib(drawing, design.neck(palette)),
      '</g>',
    );
  },
});
