import { skis as colours } from '#demo/catalog/colourways/equipment.ts';
import { defineArchetype, wholeCanvas, type Brandmark } from '../archetype.ts';
import { shade } from '../lib/colour.ts';
import { Drawing } from '../lib/drawing.ts';
import { binding } from './skis/binding.ts';
import { skiOutline, type SkisPalette } from './skis/shape.ts';
import { topSheet } from './skis/top-sheet.ts';

/** Both skis lean together at the tips. */
const stand = (side: 1 | -1, inner: string): string =>
  `<g transform="translate(${side * 92} 18) rotate(${side * 2.4} 600 1100)">${inner}</g>`;

function ski(drawing: Drawing, palette: SkisPalette, brand: Brandmark): string {
  const steel = drawing.linear([
    [0, '#f2f4f7'],
    [0.5, '#8c929c'],
    [1, '#5b606a'],
  ]);
  return (
    `<path transform="translate(7 3)" d="${skiOutline}" fill="${shade(palette.accent, -0.35)}"/>` +
    `<path transform="translate(4 2)" d="${skiOutline}" fill="${steel}"/>` +
    drawing.panel(skiOutline, palette.base, {
      roundness: 9,
      strength: 0.8,
      inner: topSheet(drawing, palette, brand),
    }) +
    `<path d="${skiOutline}" fill="none" stroke="#c9ced6" stroke-width="2.2" opacity=".85"/>` +
    binding(drawing, palette)
  );
}

/** A pair of alpine skis from above, with bindings. */
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
  views: [wholeCanvas, { name: 'detail', viewBox: '370 545 460 460' }],
  draw(palette, brand) {
    const drawing = new Drawing(palette.base);
    const outline = `<path d="${skiOutline}"/>`;
    return drawing.add(
      drawing.studio(),
      drawing.ground([
        [508, 1132, 46, 8],
        [694, 1132, 46, 8],
      ]),
      `<g fill="#3b3a44" opacity=".25" filter="${drawing.blur(24)}" transform="translate(34 24)">`,
      stand(-1, outline),
      stand(1, outline),
      '</g>',
      stand(1, ski(drawing, palette, brand)),
      stand(-1, ski(drawing, palette, brand)),
    );
  },
});
