import { tennisRacket as colours } from '#demo/catalog/colourways/equipment.ts';
import { defineArchetype, wholeCanvas } from '../archetype.ts';
import { Drawing } from '../lib/drawing.ts';
import { arm, grip, hoop, type TennisRacketPalette } from './tennis-racket/form.ts';
import { head, throat } from './tennis-racket/frame.ts';
import { handle } from './tennis-racket/grip.ts';
import { grommets, stringBed } from './tennis-racket/strings.ts';

/** The shadow of the whole outline on the wall behind it. */
function wallShadow(drawing: Drawing): string {
  const shape = [hoop, arm(1), arm(-1), grip].map((path) => `<path d="${path}"/>`).join('');
  const layer = (dx: number, dy: number, blur: number, opacity: number, colour: string): string =>
    `<g transform="translate(${dx} ${dy})" fill="${colour}" opacity="${opacity}" filter="${drawing.blur(blur)}">${
      shape
    }</g>`;
  return layer(34, 46, 22, 0.2, '#3b3a44') + layer(14, 20, 9, 0.26, '#23222c') + layer(5, 7, 4, 0.3, '#15141c');
}

/** A tennis racket, strung 16 by 19, seen from the front and turned. */
export const tennisRacket = defineArchetype<TennisRacketPalette>({
  name: 'tennis-racket',
  colourways: {
    volt: {
      ...colours.volt,
      palette: { base: '#1d2126', accent: '#c9e02e', string: '#2a2c31', grip: '#202227' },
    },
    red: { ...colours.red, palette: { base: '#c22a2c', accent: '#17191d', string: '#e4dbb6', grip: '#f0efea' } },
    sky: { ...colours.sky, palette: { base: '#eceeee', accent: '#1f7fc2', string: '#f2d23c', grip: '#1c4f86' } },
    violet: {
      ...colours.violet,
      palette: { base: '#5b4596', accent: '#f0b63c', string: '#e4e1d6', grip: '#26232e' },
    },
  },
  views: [wholeCanvas, { name: 'detail', viewBox: '380 420 480 480' }],
  draw(palette, brand) {
    const drawing = new Drawing(palette.base);
    return drawing.add(
      drawing.studio(),
      wallShadow(drawing),
      stringBed(drawing, palette, brand),
      throat(drawing, palette, brand),
      head(drawing, palette, brand),
      grommets(),
      handle(drawing, palette),
    );
  },
});
