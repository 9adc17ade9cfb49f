import { sunglasses as colours } from '#demo/catalog/colourways/more-equipment.ts';
import { defineArchetype, wholeCanvas, type Colourway } from '../archetype.ts';
import { Drawing } from '../lib/drawing.ts';
import { front, lens, temples, type SunglassesPalette } from './sunglasses/parts.ts';
import { pair } from './sunglasses/pair.ts';

const colourways: Record<keyof typeof colours, Colourway<SunglassesPalette>> = {
  fire: {
    ...colours.fire,
    palette: {
      base: '#22252b',
      lensSky: '#ffb03a',
      lensUpper: '#f0552e',
      lensLower: '#8c2260',
      lensFloor: '#2a1436',
      accent: '#f0552e',
      rubber: '#2d3037',
    },
  },
  ice: {
    ...colours.ice,
    palette: {
      base: '#f0f1ef',
      lensSky: '#a4e6fb',
      lensUpper: '#3a97e2',
      lensLower: '#2a46a8',
      lensFloor: '#161d4a',
      accent: '#2f8fe0',
      rubber: '#3c4149',
    },
  },
  volt: {
    ...colours.volt,
    palette: {
      base: '#464b53',
      lensSky: '#e6f08a',
      lensUpper: '#62c06c',
      lensLower: '#15766b',
      lensFloor: '#0b2c36',
      accent: '#cbe33c',
      rubber: '#2a2d33',
    },
  },
  navy: {
    ...colours.navy,
    palette: {
      base: '#22385e',
      lensSky: '#ffe3a0',
      lensUpper: '#e8a63c',
      lensLower: '#a35d22',
      lensFloor: '#3c2216',
      accent: '#e8b44c',
      rubber: '#1d2534',
    },
  },
  red: {
    ...colours.red,
    palette: {
      base: '#c12b31',
      lensSky: '#8b9099',
      lensUpper: '#565b65',
      lensLower: '#30343c',
      lensFloor: '#15171b',
      accent: '#f4f1ea',
      rubber: '#25272c',
    },
  },
};

/** Sports sunglasses with one wide lens or two framed ones, from the front and slightly from above, the temples open. */
export const sunglasses = defineArchetype<SunglassesPalette>({
  name: 'sunglasses',
  colourways,
  views: [wholeCanvas, { name: 'detail', viewBox: '660 440 460 460' }],
  draw(palette, brand, _view, design) {
    const drawing = new Drawing(palette.base);
    return drawing.add(
      drawing.studio(),
      '<g transform="translate(0 36)">',
      drawing.ground([
        [340, 812, 180, 13],
        [860, 812, 180, 13],
      ]),
      `<ellipse cx="610" cy="806" rx="470" ry="30" fill="#3b3a44" opacity=".16" filter="${drawing.blur(24)}"/>`,
      temples(drawing, palette),
      design === 'pair' ? pair(drawing, palette, brand) : lens(drawing, palette) + front(drawing, palette, brand),
      '</g>',
    );
  },
});
