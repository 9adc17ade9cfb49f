import { shinGuards as colours } from '#demo/catalog/colourways/more-equipment.ts';
import { defineArchetype, wholeCanvas, type Colourway } from '../archetype.ts';
import { Drawing } from '../lib/drawing.ts';
import { shield, type ShinGuardPalette } from './shin-guards/shape.ts';
import { backing, shell, straps } from './shin-guards/shell.ts';

const colourways: Record<keyof typeof colours, Colourway<ShinGuardPalette>> = {
  white: {
    ...colours.white,
    palette: {
      base: '#f2f2ef',
      side: '#e3e5e6',
      accent: '#d42b30',
      mark: '#22252c',
      foam: '#2c2f36',
      strap: '#23262c',
    },
  },
  black: {
    ...colours.black,
    palette: {
      base: '#282b31',
      side: '#1b1d22',
      accent: '#d3ea3c',
      mark: '#eef0e6',
      foam: '#34373e',
      strap: '#1d1f24',
    },
  },
  blue: {
    ...colours.blue,
    palette: {
      base: '#1c4fb0',
      side: '#163d8a',
      accent: '#f3f4f1',
      mark: '#f3f4f1',
      foam: '#20242c',
      strap: '#1b1e25',
    },
  },
  red: {
    ...colours.red,
    palette: {
      base: '#c9252d',
      side: '#22242a',
      accent: '#f4efe6',
      mark: '#fdf4ea',
      foam: '#24262c',
      strap: '#1e2025',
    },
  },
  silver: {
    ...colours.silver,
    palette: {
      base: '#b4bac1',
      side: '#8d949d',
      accent: '#1f8fae',
      mark: '#1f242c',
      foam: '#33373f',
      strap: '#262930',
    },
  },
};

const standing = (x: number, y: number, turn: number, inner: string): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn} 600 600) translate(600 600) scale(1.12) translate(-600 -592)">${
    inner
  }</g>`;

/** A pair of shin guards with straps, seen from the front. */
export const shinGuards = defineArchetype<ShinGuardPalette>({
  name: 'shin-guards',
  colourways,
  views: [wholeCanvas, { name: 'detail', viewBox: '200 150 480 480' }],
  draw(palette, brand) {
    const drawing = new Drawing(palette.base);
    const guard = straps(drawing, palette) + backing(drawing, palette) + shell(drawing, palette, brand);
    const shadow = (x: number, y: number, turn: number): string =>
      `<g fill="#3b3a44" opacity=".28" filter="${drawing.blur(20)}" transform="translate(26 36)">${standing(
        x,
        y,
        turn,
        `<path d="${shield(15)}"/>`,
      )}</g>`;
    return drawing.add(
      drawing.studio(),
      drawing.room(shadow(220, -14, 7)),
      drawing.room(shadow(-214, 8, -6)),
      standing(220, -14, 7, guard),
      standing(-214, 8, -6, guard),
    );
  },
});
