import { gloves as colours } from '#demo/catalog/colourways/more-clothing.ts';
import { defineArchetype, wholeCanvas, type Brandmark, type Colourway } from '../archetype.ts';
import { Drawing } from '../lib/drawing.ts';
import { flipped, wallShadow } from './clothing/cut.ts';
import { hand, print } from './gloves/hand.ts';
import { glovePaths, type GlovesPalette } from './gloves/pieces.ts';

const colourways: Record<keyof typeof colours, Colourway<GlovesPalette>> = {
  black: {
    ...colours.black,
    palette: { base: '#2c2e33', panel: '#212328', side: '#c8f03a', accent: '#c8f03a', print: '#ecebe6' },
  },
  charcoal: {
    ...colours.charcoal,
    palette: { base: '#5b5f66', panel: '#3a3d43', side: '#2a2d32', accent: '#f08a3a', print: '#f2f1ec' },
  },
  petrol: {
    ...colours.petrol,
    palette: { base: '#1f5d76', panel: '#153f52', side: '#ffb03a', accent: '#ffb03a', print: '#f4f5f2' },
  },
  lime: {
    ...colours.lime,
    palette: { base: '#a9c832', panel: '#2b2e30', side: '#1f2224', accent: '#dff06a', print: '#eef2dc' },
  },
  berry: {
    ...colours.berry,
    palette: { base: '#a83259', panel: '#782142', side: '#ffb59a', accent: '#ffc3ac', print: '#fff3ee' },
  },
  flame: {
    ...colours.flame,
    palette: { base: '#c63a2c', panel: '#2d2f34', side: '#22242a', accent: '#f6c04b', print: '#fdf4ea' },
  },
};

const leftHand = 'translate(-6 0) rotate(-4 340 640)';
const rightHand = 'translate(6 0) rotate(4 860 640)';

function pairShadow(drawing: Drawing): string {
  const shapes = glovePaths.map((path) => `<path d="${path}"/>`).join('');
  const near = `<g transform="${leftHand}">${shapes}</g>`;
  return wallShadow(drawing, near + flipped(near));
}

function pair(drawing: Drawing, palette: GlovesPalette, brand: Brandmark): string {
  const near = `<g transform="${leftHand}">${hand(drawing, palette, false)}${print(palette, brand, false)}</g>`;
  const far = flipped(`<g transform="${leftHand}">${hand(drawing, palette, true)}</g>`);
  return far + `<g transform="${rightHand}">${print(palette, brand, true)}</g>` + near;
}

/** A pair of running gloves with rib cuffs and touchscreen tips, from the back of the hand. */
export const gloves = defineArchetype<GlovesPalette>({
  name: 'gloves',
  colourways,
  views: [wholeCanvas, { name: 'detail', viewBox: '110 520 520 520' }],
  draw(palette, brand) {
    const drawing = new Drawing(palette.base);
    return drawing.add(
      drawing.studio(),
      '<g transform="translate(600 600) scale(1.06) translate(-600 -656)">',
      pairShadow(drawing),
      pair(drawing, palette, brand),
      '</g>',
    );
  },
});
