import { skis as colours } from '#demo/catalog/colourways/equipment.ts';
import { defineArchetype, wholeCanvas } from '../archetype.ts';
import { shade } from '../lib/colour.ts';
import { Drawing } from '../lib/drawing.ts';
import { binding } from './skis/binding.ts';
import { skiOutline, type SkisPalette } from './skis/shape.ts';
import { runningBase, topSheet, type SkiGraphic } from './skis/top-sheet.ts';

/** How a pair lies: its skis' turn in degrees, and how far each is moved across and along from the middle. */
interface Layout {
  turn: number;
  skis: readonly (readonly [across: number, along: number])[];
  graphic: SkiGraphic;
}

// Across the corners a ski may be as long as one is: 14 to 24 times as long as it is wide.
const scale = 1.23;
const layouts: Readonly<Record<string, Layout>> = {
  blocks: {
    turn: 39,
    skis: [
      [58, -30],
      [-58, 30],
    ],
    graphic: 'blocks',
  },
  split: {
    turn: -38,
    skis: [
      [-60, -26],
      [60, 26],
    ],
    graphic: 'split',
  },
};

const lie = (turn: number, [across, along]: readonly [number, number], inner: string): string =>
  `<g transform="translate(600 600) rotate(${turn}) scale(${scale}) translate(${across - 600} ${along - 582})">` +
  `${inner}</g>`;

/** A ski on its back or its base: the sheet that is up, within the steel of its edges. */
function ski(drawing: Drawing, palette: SkisPalette, colour: string, inner: string): string {
  const steel = drawing.linear([
    [0, '#f2f4f7'],
    [0.5, '#8c929c'],
    [1, '#5b606a'],
  ]);
  return (
    `<path transform="translate(4.5 2)" d="${skiOutline}" fill="${shade(palette.accent, -0.35)}"/>` +
    `<path transform="translate(2.6 1.2)" d="${skiOutline}" fill="${steel}"/>` +
    drawing.panel(skiOutline, colour, { roundness: 7, strength: 0.8, inner }) +
    `<path d="${skiOutline}" fill="none" stroke="#c9ced6" stroke-width="1.6" opacity=".85"/>`
  );
}

/** A pair of alpine skis from above, with bindings, lying across the corners; of the split ones, one on its back. */
export const skis = defineArchetype<SkisPalette>({
  name: 'skis',
  colourways: {
    race: { ...colours.race, palette: { base: '#16181d', accent: '#e5322d', print: '#f4f4f1', binding: '#22252c' } },
    alp: { ...colours.alp, palette: { base: '#f2f3f1', accent: '#1577c9', print: '#0f2a44', binding: '#2a2f38' } },
    lime: { ...colours.lime, palette: { base: '#0f4a4c', accent: '#cdf04a', print: '#f3f4f0', binding: '#1d2024' } },
    sunrise: {
      ...colours.sunrise,
      palette: { base: '#e2703a', accent: '#33373e', print: '#fdf4e6', binding: '#26292f' },
    },
    berry: { ...colours.berry, palette: { base: '#5d3f86', accent: '#f1eef5', print: '#f4f1f8', binding: '#25222c' } },
  },
  views: [wholeCanvas, { name: 'detail', viewBox: '420 430 440 440' }],
  draw(palette, brand, _view, design) {
    const drawing = new Drawing(palette.base);
    const { turn, skis: places, graphic } = layouts[design] ?? layouts.blocks!;
    const top =
      ski(drawing, palette, palette.base, topSheet(drawing, palette, brand, graphic)) + binding(drawing, palette);
    const base = (): string => ski(drawing, palette, '#1b1c20', runningBase(drawing, palette, brand));
    const shadows = places.map((place) => lie(turn, place, `<path d="${skiOutline}"/>`)).join('');
    return drawing.add(
      drawing.studio(),
      drawing.room(
        `<g fill="#3b3a44" opacity=".28" filter="${drawing.blur(20)}" transform="translate(22 26)">${shadows}</g>`,
      ),
      drawing.room(
        `<g fill="#23222c" opacity=".3" filter="${drawing.blur(6)}" transform="translate(7 9)">${shadows}</g>`,
      ),
      ...places.map((place, index) => lie(turn, place, graphic === 'split' && index === 0 ? base() : top)),
    );
  },
});
