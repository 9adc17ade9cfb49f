import { vest as colours } from '#demo/catalog/colourways/more-clothing.ts';
import { defineArchetype, otherSide, wholeCanvas, type Colourway } from '../archetype.ts';
import { Drawing } from '../lib/drawing.ts';
import { bothSides, wallShadow } from './clothing/cut.ts';
import { hollow } from './clothing/wearer.ts';
import { backCollar, body, collarAndZip, inside } from './vest/body.ts';
import { bodyPath, collarPath, type VestPalette } from './vest/pieces.ts';

const colourways: Record<keyof typeof colours, Colourway<VestPalette>> = {
  black: {
    ...colours.black,
    palette: { base: '#2a2c31', panel: '#1f2125', accent: '#5c6068', lining: '#3a3d44', print: '#ecebe6' },
  },
  navy: {
    ...colours.navy,
    palette: { base: '#27395c', panel: '#1b2843', accent: '#f2b134', lining: '#1a2742', print: '#f4f5f2' },
  },
  rust: {
    ...colours.rust,
    palette: { base: '#b9542a', panel: '#343a42', accent: '#272c33', lining: '#2b3038', print: '#f8efe4' },
  },
  olive: {
    ...colours.olive,
    palette: { base: '#666d45', panel: '#3b402c', accent: '#d9873a', lining: '#3a3f2c', print: '#f2eedb' },
  },
  fog: {
    ...colours.fog,
    palette: { base: '#9aa0a6', panel: '#565c64', accent: '#e2613a', lining: '#44494f', print: '#24282d' },
  },
  berry: {
    ...colours.berry,
    palette: { base: '#a5375d', panel: '#5f2140', accent: '#f5b5a0', lining: '#4e1a34', print: '#fff1ec' },
  },
};

/** A quilted vest with stretch sides and a stand collar, from the front and from behind. */
export const vest = defineArchetype<VestPalette>({
  name: 'vest',
  colourways,
  views: [wholeCanvas, otherSide, { name: 'detail', viewBox: '410 100 500 500' }],
  draw(palette, brand, view) {
    const drawing = new Drawing(palette.base);
    const isBack = view === 'back';
    return drawing.add(
      drawing.studio(),
      '<g transform="translate(600 600) scale(1.04 1) translate(-600 -604)">',
      wallShadow(drawing, bothSides(bodyPath, collarPath)),
      isBack ? '' : hollow(view, inside(drawing, palette, brand)),
      body(drawing, palette, brand, isBack),
      isBack ? backCollar(drawing, palette) : collarAndZip(drawing, palette),
      '</g>',
    );
  },
});
