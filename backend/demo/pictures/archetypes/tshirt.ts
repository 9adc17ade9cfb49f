import { tshirt as colours } from '#backend/demo/catalogue/colourways/clothing.ts';
import { defineArchetype, wholeCanvas, type Brandmark } from '../archetype.ts';
import { shade } from '../lib/colour.ts';
import { Drawing } from '../lib/drawing.ts';
import { loop, mirror, reverse, smooth, type Run } from '../lib/geometry.ts';
import { jersey, overlay, rib } from '../lib/materials.ts';
import { bothSides, wallShadow, whole, wovenLabel } from './clothing/cut.ts';
import { body } from './tshirt/body.ts';
import { bodyPath, neckline, sleevePath, type TshirtPalette } from './tshirt/pieces.ts';
import { raglanSeams, sleeves } from './tshirt/sleeve.ts';

const backNeck: Run = [[500, 182], [540, 168], [600, 163], [660, 168], [700, 182]];

function insideNeck(drawing: Drawing, palette: TshirtPalette, brand: Brandmark): string {
  const opening = loop(backNeck, reverse(neckline));
  const band = loop(backNeck, [
    [700, 182], [692, 202], [650, 191], [600, 187], [550, 191], [508, 202], [500, 182],
  ]);
  const depth = drawing.linear([[0, shade(palette.base, -0.3)], [1, shade(palette.base, -0.62)]]);
  const inner = overlay(opening, jersey(drawing)) + drawing.softLine(smooth(neckline), '#000', 0.5, 44, 14);
  return drawing.panel(opening, depth, { roundness: 10, strength: 0.6, inner })
    + drawing.panel(band, shade(palette.sleeve, -0.12), {
      roundness: 5, strength: 0.6, inner: overlay(band, rib(drawing)),
    })
    + wovenLabel(brand, 600, 213, 66, 32);
}

function neckRib(drawing: Drawing, palette: TshirtPalette): string {
  const outer = whole([[486, 188], [500, 236], [544, 282], [600, 297]]);
  const band = loop(neckline, mirror([[500, 182], [486, 188]]), reverse(outer), [[486, 188], [500, 182]]);
  const cloth = drawing.linear([[0, shade(palette.sleeve, 0.14)], [1, shade(palette.sleeve, -0.1)]]);
  const shadow = drawing.dropShadow(1, 3, 3, 0.3);
  return drawing.panel(band, cloth, { roundness: 8, strength: 0.8, shadow, inner: overlay(band, rib(drawing), 0.8) });
}

/** A raglan running shirt with short sleeves, from the front. */
export const tshirt = defineArchetype<TshirtPalette>({
  name: 'tshirt',
  colourways: {
    teal: { ...colours.teal, palette: { base: '#12807a', sleeve: '#0d5a5c', accent: '#ffd166', print: '#f4f5f2' } },
    red: { ...colours.red, palette: { base: '#d83a34', sleeve: '#a8242b', accent: '#ffffff', print: '#ffffff' } },
    graphite: {
      ...colours.graphite, palette: { base: '#34373e', sleeve: '#24262c', accent: '#ff6a3d', print: '#e9e9e4' },
    },
    white: { ...colours.white, palette: { base: '#f3f3ef', sleeve: '#e2e3df', accent: '#1d6fe0', print: '#23272d' } },
    royal: { ...colours.royal, palette: { base: '#2456c0', sleeve: '#193c8c', accent: '#ffd34d', print: '#f4f5f2' } },
    sun: { ...colours.sun, palette: { base: '#f0bd35', sleeve: '#dba122', accent: '#24407a', print: '#1f2530' } },
    lilac: { ...colours.lilac, palette: { base: '#9a86c9', sleeve: '#7b66ae', accent: '#fdf0c4', print: '#ffffff' } },
    forest: { ...colours.forest, palette: { base: '#2f6044', sleeve: '#234833', accent: '#e6cf7d', print: '#f2efe2' } },
  },
  views: [wholeCanvas, { name: 'detail', viewBox: '330 130 520 520' }],
  draw(palette, brand) {
    const drawing = new Drawing(palette.base);
    return drawing.add(
      drawing.studio(),
      wallShadow(drawing, bothSides(bodyPath, sleevePath)),
      insideNeck(drawing, palette, brand),
      sleeves(drawing, palette, brand),
      body(drawing, palette, brand),
      raglanSeams(palette),
      neckRib(drawing, palette),
    );
  },
});
