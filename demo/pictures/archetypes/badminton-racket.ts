import { badmintonRacket as colours } from '#demo/catalog/colourways/more-equipment.ts';
import { defineArchetype, wholeCanvas } from '../archetype.ts';
import { Drawing } from '../lib/drawing.ts';
import {
  builds,
  racketOf,
  type BadmintonRacketPalette,
  type Racket,
  type RacketDesign,
} from './badminton-racket/form.ts';
import { paintOf } from './badminton-racket/paint.ts';
import { handle, head, slimShaft, stringBed } from './badminton-racket/parts.ts';

/** The shadow of the whole outline on the wall behind it. */
function wallShadow(drawing: Drawing, { outlines }: Racket): string {
  const { hoop, joint, shaft, cone, grip } = outlines;
  const shape = [hoop, joint, shaft, cone, grip].map((path) => `<path d="${path}"/>`).join('');
  const layer = (dx: number, dy: number, blur: number, opacity: number, colour: string): string =>
    `<g transform="translate(${dx} ${dy})" fill="${colour}" opacity="${opacity}" filter="${drawing.blur(blur)}">${
      shape
    }</g>`;
  return layer(30, 42, 18, 0.2, '#3b3a44') + layer(12, 18, 8, 0.26, '#23222c') + layer(4, 6, 4, 0.3, '#15141c');
}

/** A badminton racket with a slim shaft in four builds, seen from the front, each turned in its own way. */
export const badmintonRacket = defineArchetype<BadmintonRacketPalette>({
  name: 'badminton-racket',
  colourways: {
    volt: {
      ...colours.volt,
      palette: { base: '#23272d', accent: '#cbe432', string: '#f1f2ec', grip: '#212329', shaft: '#1b1d22' },
    },
    red: {
      ...colours.red,
      palette: { base: '#c32a2e', accent: '#f4f2ec', string: '#f4f1e4', grip: '#1f2024', shaft: '#1d1e23' },
    },
    sky: {
      ...colours.sky,
      palette: { base: '#ebeeee', accent: '#0f62b8', string: '#9aa8b2', grip: '#f0f1ef', shaft: '#e4e8ea' },
    },
    blue: {
      ...colours.blue,
      palette: { base: '#1f4fa0', accent: '#f5823a', string: '#eef1f4', grip: '#1e2127', shaft: '#17305e' },
    },
    teal: {
      ...colours.teal,
      palette: { base: '#1c8a8c', accent: '#f3d04a', string: '#f0f2ea', grip: '#23262a', shaft: '#12595c' },
    },
  },
  views: [wholeCanvas, { name: 'detail', viewBox: '400 400 440 440' }],
  draw(palette, brand, _view, name) {
    const drawing = new Drawing(palette.base);
    const design: RacketDesign = name in builds ? (name as RacketDesign) : 'classic';
    const racket = racketOf(builds[design]);
    const paint = paintOf(design, palette);
    return drawing.add(
      drawing.studio(),
      wallShadow(drawing, racket),
      stringBed(drawing, racket, paint, brand),
      slimShaft(drawing, racket, paint, brand, palette.accent),
      head(drawing, racket, paint, brand),
      handle(drawing, racket, palette, paint.edge),
    );
  },
});
