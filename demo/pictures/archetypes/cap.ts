import { cap as colours } from '#demo/catalog/colourways/more-clothing.ts';
import { defineArchetype, wholeCanvas, type Colourway } from '../archetype.ts';
import { Drawing } from '../lib/drawing.ts';
import { brim } from './cap/brim.ts';
import { crown } from './cap/crown.ts';
import type { CapPalette } from './cap/form.ts';
import { hollow } from './clothing/wearer.ts';

const colourways: Record<keyof typeof colours, Colourway<CapPalette>> = {
  navy: {
    ...colours.navy,
    palette: { base: '#243a5e', side: '#1c2d4b', brim: '#243a5e', accent: '#f2b134', print: '#f4f5f2' },
  },
  black: {
    ...colours.black,
    palette: { base: '#2a2c31', side: '#1f2125', brim: '#26282c', accent: '#c8f03a', print: '#ecebe6' },
  },
  white: {
    ...colours.white,
    palette: { base: '#f1f1ed', side: '#dfe1e0', brim: '#f1f1ed', accent: '#1d6fe0', print: '#23272d' },
  },
  sand: {
    ...colours.sand,
    palette: { base: '#cdb88f', side: '#bca77d', brim: '#6a5335', accent: '#8c4f2c', print: '#43321f' },
  },
  coral: {
    ...colours.coral,
    palette: { base: '#e2603f', side: '#c24d31', brim: '#2a3442', accent: '#ffe3c4', print: '#fff7ef' },
  },
  forest: {
    ...colours.forest,
    palette: { base: '#2f5a43', side: '#244835', brim: '#2f5a43', accent: '#e6cf7d', print: '#f2efe2' },
  },
};

/** A running cap of five panels with mesh sides, seen from the side and the front. */
export const cap = defineArchetype<CapPalette>({
  name: 'cap',
  colourways,
  views: [wholeCanvas, { name: 'detail', viewBox: '250 300 520 520' }],
  draw(palette, brand, view) {
    const drawing = new Drawing(palette.base);
    return drawing.add(
      drawing.studio(),
      '<g transform="translate(600 600) scale(1.2) translate(-600 -620)">',
      drawing.room(
        drawing.ground([
          [690, 770, 286, 30, 0.8],
          [420, 884, 210, 22, 0.8],
        ]),
      ) + hollow(view, ''),
      brim(drawing, palette),
      crown(drawing, palette, brand),
      '</g>',
    );
  },
});
