import { goalkeeperGloves as colours } from '#demo/catalog/colourways/more-equipment.ts';
import { defineArchetype, wholeCanvas, type Colourway } from '../archetype.ts';
import { Drawing } from '../lib/drawing.ts';
import { backhand } from './goalkeeper-gloves/backhand.ts';
import { gloveOutline, type GlovePalette } from './goalkeeper-gloves/hand.ts';
import { palm } from './goalkeeper-gloves/palm.ts';
import { cuff, wristStrap } from './goalkeeper-gloves/wrist.ts';

const colourways: Record<keyof typeof colours, Colourway<GlovePalette>> = {
  volt: {
    ...colours.volt,
    palette: {
      base: '#d7ee3c',
      panel: '#22252b',
      latex: '#f1f2ea',
      accent: '#f0552e',
      mark: '#22252b',
      wrist: '#26292f',
    },
  },
  white: {
    ...colours.white,
    palette: {
      base: '#f1f2f0',
      panel: '#1f57b5',
      latex: '#e9edf2',
      accent: '#1f57b5',
      mark: '#1b2a44',
      wrist: '#22324e',
    },
  },
  black: {
    ...colours.black,
    palette: {
      base: '#23262c',
      panel: '#3a3e46',
      latex: '#eceae4',
      accent: '#d9302e',
      mark: '#22252b',
      wrist: '#1c1e23',
    },
  },
  orange: {
    ...colours.orange,
    palette: {
      base: '#ee6b2a',
      panel: '#3a3f47',
      latex: '#f3f1ea',
      accent: '#f5f4ee',
      mark: '#2b2e34',
      wrist: '#30343b',
    },
  },
  green: {
    ...colours.green,
    palette: {
      base: '#1f8a5b',
      panel: '#f0f1ec',
      latex: '#f0f2ee',
      accent: '#f2c53a',
      mark: '#184a34',
      wrist: '#17573b',
    },
  },
};

const standing = (x: number, turn: number, inner: string): string =>
  `<g transform="translate(${x} 6) rotate(${turn} 600 700)` +
  ` translate(600 600) scale(1.12) translate(-600 -600)">${inner}</g>`;

/** A pair of goalkeeper's gloves: the back of the right one before the palm of the left one. */
export const goalkeeperGloves = defineArchetype<GlovePalette>({
  name: 'goalkeeper-gloves',
  colourways,
  views: [wholeCanvas, { name: 'detail', viewBox: '130 520 480 480' }],
  draw(palette, brand) {
    const drawing = new Drawing(palette.base);
    const shadow = (x: number, turn: number): string =>
      drawing.room(
        `<g fill="#3b3a44" opacity=".24" filter="${drawing.blur(20)}" transform="translate(24 34)">${standing(
          x,
          turn,
          `<path d="${gloveOutline}"/>`,
        )}</g>`,
      );
    const left = wristStrap(drawing, palette, brand);
    // Shade upon the latex is that of the latex.
    const latex = new Drawing(palette.latex);
    latex.add(palm(latex, palette, brand));
    return drawing.add(
      drawing.studio(),
      shadow(258, 6),
      shadow(-176, -5),
      standing(
        258,
        6,
        cuff(drawing, palette, true) + drawing.placed(latex, 'latex') + wristStrap(drawing, palette, null),
      ),
      standing(-176, -5, cuff(drawing, palette, false) + backhand(drawing, palette, brand) + left),
    );
  },
});
