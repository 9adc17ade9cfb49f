import { inlineSkate as colours } from '#demo/catalog/colourways/footwear.ts';
import { defineArchetype, wholeCanvas, type Colourway } from '../archetype.ts';
import { Drawing } from '../lib/drawing.ts';
import { bareMetal } from './footwear/fittings.ts';
import { boot, laces, liner } from './inline-skate/boot.ts';
import { closures, cuff, pivot } from './inline-skate/cuff.ts';
import { frame } from './inline-skate/frame.ts';
import type { InlineSkatePalette } from './inline-skate/parts.ts';

const colourways: Record<keyof typeof colours, Colourway<InlineSkatePalette>> = {
  black: {
    ...colours.black,
    palette: {
      base: '#2a2d34',
      cuff: '#1a1c21',
      accent: '#e8432f',
      frame: '#c4c8ce',
      wheel: '#e8432f',
      lace: '#f2f1ec',
      lining: '#15171b',
      lever: bareMetal,
    },
  },
  white: {
    ...colours.white,
    palette: {
      base: '#eeefec',
      cuff: '#d9dcdb',
      accent: '#1fa3a3',
      frame: '#3a3f47',
      wheel: '#1fa3a3',
      lace: '#1fa3a3',
      lining: '#4a4f57',
      lever: '#1fa3a3',
    },
  },
  blue: {
    ...colours.blue,
    palette: {
      base: '#234a8c',
      cuff: '#172f5c',
      accent: '#f4c430',
      frame: '#24282f',
      wheel: '#f1f1ec',
      lace: '#f1f1ec',
      lining: '#111c33',
      lever: '#f4c430',
    },
  },
  pink: {
    ...colours.pink,
    palette: {
      base: '#c94f7f',
      cuff: '#a03560',
      accent: '#fbe9ee',
      frame: '#e4e4e6',
      wheel: '#f2eef0',
      lace: '#fbe9ee',
      lining: '#4c1c31',
      lever: '#fbe9ee',
    },
  },
  grey: {
    ...colours.grey,
    palette: {
      base: '#5c636d',
      cuff: '#3d434b',
      accent: '#c6ee3f',
      frame: '#24282f',
      wheel: '#c6ee3f',
      lace: '#e9ece6',
      lining: '#22262b',
      lever: bareMetal,
    },
  },
};

/** An inline skate for fitness, toe at the left: soft boot, cuff, buckles, alloy frame, four wheels. */
export const inlineSkate = defineArchetype<InlineSkatePalette>({
  name: 'inline-skate',
  colourways,
  views: [wholeCanvas, { name: 'detail', viewBox: '391 622 415 415' }],
  draw(palette, brand) {
    const drawing = new Drawing(palette.base);
    return drawing.add(
      drawing.studio(),
      '<g transform="translate(76 62) scale(.9)">',
      drawing.ground([
        [235, 1080, 100, 13],
        [478, 1080, 100, 13],
        [721, 1080, 100, 13],
        [964, 1080, 100, 13],
        [600, 1082, 470, 14, 0.5],
      ]),
      liner(drawing, palette, brand),
      boot(drawing, palette),
      laces(drawing, palette),
      cuff(drawing, palette, brand),
      pivot(drawing),
      closures(drawing, palette),
      frame(drawing, palette, brand),
      '</g>',
    );
  },
});
