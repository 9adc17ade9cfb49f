import { pufferJacket as colours } from '#demo/catalog/colourways/clothing.ts';
import { defineArchetype, otherSide, wholeCanvas, type Colourway } from '../archetype.ts';
import { Drawing } from '../lib/drawing.ts';
import { wallShadow } from './clothing/cut.ts';
import { baffle } from './puffer-jacket/designs/baffle.ts';
import { chevron } from './puffer-jacket/designs/chevron.ts';
import { hybrid } from './puffer-jacket/designs/hybrid.ts';
import type { PufferDesign, PufferPalette } from './puffer-jacket/pieces.ts';

const colourways: Record<keyof typeof colours, Colourway<PufferPalette>> = {
  ember: {
    ...colours.ember,
    palette: { base: '#d2501f', side: '#b8431a', accent: '#20252c', lining: '#2b3038', print: '#f4f1ea' },
  },
  fjord: {
    ...colours.fjord,
    palette: { base: '#275f8c', side: '#1e4d74', accent: '#f2b134', lining: '#16324a', print: '#f4f5f2' },
  },
  graphite: {
    ...colours.graphite,
    palette: { base: '#33373d', side: '#2a2d33', accent: '#9fcf2f', lining: '#15171b', print: '#e6e8e4' },
  },
  black: {
    ...colours.black,
    palette: { base: '#222327', side: '#1d1e22', accent: '#3a3c42', lining: '#8c2f24', print: '#e9e7e2' },
  },
  olive: {
    ...colours.olive,
    palette: { base: '#646c41', side: '#575e38', accent: '#2a2c20', lining: '#c7792e', print: '#f0ecd8' },
  },
  cream: {
    ...colours.cream,
    palette: { base: '#e3d8c1', side: '#d6c9af', accent: '#6e4a2f', lining: '#7c6a52', print: '#4a3425' },
  },
  burgundy: {
    ...colours.burgundy,
    palette: { base: '#74263a', side: '#642032', accent: '#2a1a20', lining: '#3a121e', print: '#f4e6dc' },
  },
  mauve: {
    ...colours.mauve,
    palette: { base: '#b67d93', side: '#a76e85', accent: '#4a2f42', lining: '#6b4258', print: '#fdf3f2' },
  },
};

const designs: Readonly<Record<string, PufferDesign>> = { baffle, chevron, hybrid };

/** A quilted down jacket with a stand collar, from the front and from behind. */
export const pufferJacket = defineArchetype<PufferPalette>({
  name: 'puffer-jacket',
  colourways,
  views: [wholeCanvas, otherSide, { name: 'detail', viewBox: '440 110 520 520' }],
  draw(palette, brand, view, name) {
    const drawing = new Drawing(palette.base);
    const design = designs[name] ?? baffle;
    return drawing.add(
      drawing.studio(),
      `<g transform="${design.frame}">`,
      wallShadow(drawing, design.shadow),
      view === 'back' ? design.back(drawing, palette, brand) : design.draw(drawing, palette, brand, view),
      '</g>',
    );
  },
});
