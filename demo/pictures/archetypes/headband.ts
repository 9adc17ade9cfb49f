import { headband as colours } from '#demo/catalog/colourways/more-clothing.ts';
import { defineArchetype, wholeCanvas, type Colourway } from '../archetype.ts';
import { Drawing } from '../lib/drawing.ts';
import { wallShadow } from './clothing/cut.ts';
import { hollow } from './clothing/wearer.ts';
import { front, inside } from './headband/band.ts';
import { frontPath, insidePath, onHead, type HeadbandPalette } from './headband/pieces.ts';

const colourways: Record<keyof typeof colours, Colourway<HeadbandPalette>> = {
  black: {
    ...colours.black,
    palette: { base: '#2d2f35', panel: '#202227', lining: '#3a3d44', accent: '#c8f03a', print: '#ecebe6' },
  },
  petrol: {
    ...colours.petrol,
    palette: { base: '#1f6674', panel: '#154852', lining: '#2b4a52', accent: '#ffb03a', print: '#f4f5f2' },
  },
  berry: {
    ...colours.berry,
    palette: { base: '#aa3560', panel: '#7a2245', lining: '#5e2440', accent: '#ffc3ac', print: '#fff3ee' },
  },
  mustard: {
    ...colours.mustard,
    palette: { base: '#cf9b2d', panel: '#a87a1e', lining: '#7d6130', accent: '#23272d', print: '#23272d' },
  },
  fog: {
    ...colours.fog,
    palette: { base: '#9ba0a6', panel: '#62676e', lining: '#575c63', accent: '#f08a4a', print: '#22262b' },
  },
  navy: {
    ...colours.navy,
    palette: { base: '#283a60', panel: '#1c2a48', lining: '#33415e', accent: '#5fc3d6', print: '#f4f5f2' },
  },
};

/** A warm running headband that covers the ears, from the front and a little from above. */
export const headband = defineArchetype<HeadbandPalette>({
  name: 'headband',
  colourways,
  views: [wholeCanvas, { name: 'detail', viewBox: '130 420 500 500' }],
  draw(palette, brand, view) {
    const drawing = new Drawing(palette.base);
    return drawing.add(
      drawing.studio(),
      '<g transform="translate(600 600) scale(1.06 1.12) translate(-600 -612)">',
      wallShadow(drawing, `<path d="${frontPath}"/><path d="${insidePath}"/>`),
      hollow(view, inside(drawing, palette, brand)),
      view === 'scene' ? drawing.clip(onHead, front(drawing, palette, brand)) : front(drawing, palette, brand),
      '</g>',
    );
  },
});
