import { crossCountrySkis as colours } from '#demo/catalog/colourways/more-equipment.ts';
import { defineArchetype, wholeCanvas } from '../archetype.ts';
import { Drawing } from '../lib/drawing.ts';
import { pole, poleOutline } from './cross-country-skis/pole.ts';
import { narrowSki, narrowSkiFrom, type CrossCountryPalette } from './cross-country-skis/ski.ts';

const lie = (turn: number, across: number, along: number, inner: string): string =>
  `<g transform="translate(600 600) rotate(${turn}) scale(1.24) translate(${across - 600} ${along - 589})">` +
  `${inner}</g>`;

/** A pair of cross-country skis from above, with bindings, lying across the corners, their poles beside them. */
export const crossCountrySkis = defineArchetype<CrossCountryPalette>({
  name: 'cross-country-skis',
  colourways: {
    glacier: {
      ...colours.glacier,
      palette: { base: '#eff1f1', accent: '#2f8fd0', print: '#1b3350', binding: '#23262d', pole: '#e3e8ec' },
    },
    red: {
      ...colours.red,
      palette: { base: '#c7262c', accent: '#f2f2ef', print: '#fdf6f0', binding: '#23252b', pole: '#b9232a' },
    },
    black: {
      ...colours.black,
      palette: { base: '#1f2227', accent: '#d3ea3c', print: '#f1f2ea', binding: '#2c2f36', pole: '#23262c' },
    },
    pine: {
      ...colours.pine,
      palette: { base: '#1f5c49', accent: '#f0b63c', print: '#f3f4ea', binding: '#22262a', pole: '#1d5140' },
    },
    violet: {
      ...colours.violet,
      palette: { base: '#54408e', accent: '#f2823c', print: '#f6f2fa', binding: '#26242e', pole: '#4a3880' },
    },
  },
  views: [wholeCanvas, { name: 'detail', viewBox: '420 380 400 400' }],
  draw(palette, brand) {
    const drawing = new Drawing(palette.base);
    const ski = narrowSkiFrom(drawing, palette, brand);
    const layout = (skis: string, left: string, right: string): string =>
      lie(41, -112, 8, left) + lie(37, 108, -84, right) + lie(39, -30, 16, skis) + lie(39, 30, -16, skis);
    const shadows = layout(`<path d="${narrowSki}"/>`, `<path d="${poleOutline}"/>`, `<path d="${poleOutline}"/>`);
    return drawing.add(
      drawing.studio(),
      drawing.room(
        `<g fill="#3b3a44" opacity=".28" filter="${drawing.blur(16)}" transform="translate(18 22)">${shadows}</g>`,
      ),
      drawing.room(
        `<g fill="#23222c" opacity=".3" filter="${drawing.blur(5)}" transform="translate(6 8)">${shadows}</g>`,
      ),
      layout(ski, pole(drawing, palette, brand, -1), pole(drawing, palette, brand, 1)),
    );
  },
});
