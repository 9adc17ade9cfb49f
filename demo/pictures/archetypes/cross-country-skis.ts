import { crossCountrySkis as colours } from '#demo/catalog/colourways/more-equipment.ts';
import { defineArchetype, wholeCanvas } from '../archetype.ts';
import { Drawing } from '../lib/drawing.ts';
import { pole, poleOutline } from './cross-country-skis/pole.ts';
import { narrowSki, narrowSkiFrom, type CrossCountryPalette } from './cross-country-skis/ski.ts';

const stand = (x: number, turn: number, inner: string): string =>
  `<g transform="translate(${x} 6) rotate(${turn} 600 1120)">${inner}</g>`;

/** A pair of cross-country skis from above, with bindings, between their poles. */
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
  views: [wholeCanvas, { name: 'detail', viewBox: '386 330 430 430' }],
  draw(palette, brand) {
    const drawing = new Drawing(palette.base);
    const ski = narrowSkiFrom(drawing, palette, brand);
    const shadows = [
      stand(-64, -1.6, `<path d="${narrowSki}"/>`),
      stand(64, 1.6, `<path d="${narrowSki}"/>`),
      stand(-232, -4, `<path d="${poleOutline}"/>`),
      stand(232, 4, `<path d="${poleOutline}"/>`),
    ].join('');
    return drawing.add(
      drawing.studio(),
      drawing.ground([
        [536, 1134, 26, 6],
        [664, 1134, 26, 6],
      ]),
      `<g fill="#3b3a44" opacity=".26" filter="${drawing.blur(16)}" transform="translate(26 20)">${shadows}</g>`,
      stand(232, 4, pole(drawing, palette, brand, 1)),
      stand(-232, -4, pole(drawing, palette, brand, -1)),
      stand(64, 1.6, ski),
      stand(-64, -1.6, ski),
    );
  },
});
