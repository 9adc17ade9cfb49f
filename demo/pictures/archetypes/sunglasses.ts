import { sunglasses as colours } from '#demo/catalog/colourways/more-equipment.ts';
import { defineArchetype, wholeCanvas, type Colourway } from '../archetype.ts';
import { Drawing } from '../lib/drawing.ts';
import { frames, inRoom, lowest, type SunglassesPalette } from './sunglasses/frame.ts';
import { hooded } from './clothing/wearer.ts';
import { glasses } from './sunglasses/glasses.ts';

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

/** Sports sunglasses in four frames, from the front and the side, the temples open. */
export const sunglasses = defineArchetype<SunglassesPalette>({
  name: 'sunglasses',
  colourways,
  views: [wholeCanvas, { name: 'detail', viewBox: '300 440 420 420' }],
  draw(palette, brand, view, design) {
    const drawing = new Drawing(palette.base);
    const frame = frames[design] ?? frames.shield!;
    drawing.add(drawing.studio());
    const parts = [
      drawing.room(
        drawing.ground([
          [...lowest(frame, -1), 78, 8],
          [...lowest(frame, 1), 100, 9],
        ]),
      ),
      drawing.room(
        `<ellipse cx="610" cy="768" rx="330" ry="30" fill="#3b3a44" opacity=".16" filter="${drawing.blur(24)}"/>`,
      ),
      glasses(drawing, palette, brand, frame, view) + hooded(view),
    ];
    return view === 'main' ? drawing.add(`<g transform="${inRoom(frame)}">`, ...parts, '</g>') : drawing.add(...parts);
  },
});
