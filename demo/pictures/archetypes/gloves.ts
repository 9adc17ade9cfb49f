import { gloves as named } from '#demo/catalog/colourways/more-clothing.ts';
import { defineArchetype, otherSide, wholeCanvas, type Brandmark, type Colourway } from '../archetype.ts';
import { Drawing } from '../lib/drawing.ts';
import { flipped, wallShadow } from './clothing/cut.ts';
import { hand, print, wristStrap } from './gloves/hand.ts';
import { palm } from './gloves/palm.ts';
import { glovePaths, type GlovesPalette } from './gloves/pieces.ts';

const colourways: Record<keyof typeof named, Colourway<GlovesPalette>> = {
  black: {
    ...named.black,
    palette: { base: '#2c2e33', panel: '#212328', side: '#c8f03a', accent: '#c8f03a', print: '#ecebe6' },
  },
  charcoal: {
    ...named.charcoal,
    palette: { base: '#5b5f66', panel: '#3a3d43', side: '#2a2d32', accent: '#f08a3a', print: '#f2f1ec' },
  },
  petrol: {
    ...named.petrol,
    palette: { base: '#1f5d76', panel: '#153f52', side: '#ffb03a', accent: '#ffb03a', print: '#f4f5f2' },
  },
  lime: {
    ...named.lime,
    palette: { base: '#a9c832', panel: '#2b2e30', side: '#1f2224', accent: '#dff06a', print: '#eef2dc' },
  },
  berry: {
    ...named.berry,
    palette: { base: '#a83259', panel: '#782142', side: '#ffb59a', accent: '#ffc3ac', print: '#fff3ee' },
  },
  flame: {
    ...named.flame,
    palette: { base: '#c63a2c', panel: '#2d2f34', side: '#22242a', accent: '#f6c04b', print: '#fdf4ea' },
  },
};

/** How the two hands lie: where the left one is, and the right one, which is drawn mirrored. */
interface Lie {
  left: string;
  right: string;
  /** Where the right hand's letters are, which are not mirrored. */
  letters: string;
}

const upright: Lie = {
  left: 'translate(-6 0) rotate(-4 340 640)',
  right: 'translate(-6 0) rotate(-4 340 640)',
  letters: 'translate(6 0) rotate(4 860 640)',
};
/** One upon the other, both leaning to the right. */
const fanned: Lie = {
  left: 'translate(96 66) rotate(8 340 640)',
  right: 'translate(96 -44) rotate(-30 340 640)',
  letters: 'translate(-96 -44) rotate(30 860 640)',
};

function pairShadow(drawing: Drawing, { left, right }: Lie): string {
  const shapes = glovePaths.map((path) => `<path d="${path}"/>`).join('');
  const hands = `<g transform="${left}">${shapes}</g>${flipped(`<g transform="${right}">${shapes}</g>`)}`;
  return wallShadow(drawing, hands);
}

interface Look {
  lie: Lie;
  isWinter: boolean;
  /** With the palms up. */
  isPalm: boolean;
}

function pair(drawing: Drawing, palette: GlovesPalette, brand: Brandmark, { lie, isWinter, isPalm }: Look): string {
  if (isPalm) {
    const one = (isFar: boolean): string => palm(drawing, palette, brand, { isFar, isWinter });
    return flipped(`<g transform="${lie.right}">${one(true)}</g>`) + `<g transform="${lie.left}">${one(false)}</g>`;
  }
  const one = (isFar: boolean): string =>
    hand(drawing, palette, isFar) + (isWinter ? wristStrap(drawing, palette, isFar) : '');
  const near = `<g transform="${lie.left}">${one(false)}${print(palette, brand, false)}</g>`;
  const far = flipped(`<g transform="${lie.right}">${one(true)}</g>`);
  return far + `<g transform="${lie.letters}">${print(palette, brand, true)}</g>` + near;
}

/** A pair of gloves with rib cuffs and touchscreen tips, from the back of the hand and from the palm; those for winter have a strap. */
export const gloves = defineArchetype<GlovesPalette>({
  name: 'gloves',
  colourways,
  views: [wholeCanvas, otherSide, { name: 'detail', viewBox: '110 520 520 520' }],
  draw(colours, brand, view, design) {
    const isWinter = design === 'winter';
    const palette = isWinter ? { ...colours, base: colours.panel, panel: colours.base } : colours;
    const drawing = new Drawing(palette.base);
    const look: Look = { lie: isWinter && view === 'main' ? fanned : upright, isWinter, isPalm: view === 'back' };
    return drawing.add(
      drawing.studio(),
      '<g transform="translate(600 600) scale(1.06) translate(-600 -656)">',
      pairShadow(drawing, look.lie),
      pair(drawing, palette, brand, look),
      '</g>',
    );
  },
});
