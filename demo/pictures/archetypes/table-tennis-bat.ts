import { tableTennisBat as colours } from '#demo/catalog/colourways/equipment.ts';
import { defineArchetype, wholeCanvas } from '../archetype.ts';
import { shade } from '../lib/colour.ts';
import { Drawing } from '../lib/drawing.ts';
import { wordmark } from '../lib/wordmark.ts';
import { badge, coveredBlade } from './table-tennis-bat/blade.ts';
import { blade, grip, scale, type TableTennisBatPalette } from './table-tennis-bat/form.ts';
import { handle } from './table-tennis-bat/grip.ts';

/** The bat lies on a table: a close dark line and a soft pool to the lower right. */
function batShadow(drawing: Drawing): string {
  const layer = (dx: number, dy: number, blur: number, opacity: number, colour: string): string =>
    `<g transform="translate(${dx} ${dy})" opacity="${opacity}" filter="${drawing.blur(blur)}" fill="${colour}">
<path d="${blade}"/><path d="${grip}"/></g>`;
  return layer(30, 42, 30, 0.24, '#3b3a44') + layer(12, 18, 12, 0.34, '#23222c') + layer(4, 7, 5, 0.45, '#0f0e16');
}

/** A ball of 40 mm beside the bat. */
function looseBall(drawing: Drawing, colour: string, name: string): string {
  const [x, y, radius] = [862, 926, 20 * scale];
  const at = (across: number, down: number): string =>
    `${(x + radius * across).toFixed(1)} ${(y + radius * down).toFixed(1)}`;
  const outline = `M${at(-1, 0)}A${radius} ${radius} 0 1 0 ${at(1, 0)}A${radius} ${radius} 0 1 0 ${at(-1, 0)}Z`;
  const round = drawing.radial(
    [
      [0, shade(colour, 0.75)],
      [0.3, shade(colour, 0.2)],
      [0.6, shade(colour, -0.06)],
      [0.88, shade(colour, -0.3)],
      [1, shade(colour, -0.2)],
    ],
    x - radius * 0.34,
    y - radius * 0.4,
    radius * 1.42,
    true,
  );
  const bounced = `M${at(-0.5, 0.8)}A${radius * 0.95} ${radius * 0.95} 0 0 0 ${at(0.8, 0.46)}`;
  const shadow = (dx: number, dy: number, rx: number, ry: number, look: string, blur: number): string =>
    `<ellipse cx="${x + dx}" cy="${y + radius * dy}" rx="${radius * rx}" ry="${ry}" ${look}
 filter="${drawing.blur(blur)}"/>`;
  return (
    shadow(34, 0.86, 1.1, 22, 'fill="#3b3a44" opacity=".26"', 16) +
    shadow(8, 0.94, 0.55, 10, 'fill="#0f0e16" opacity=".6"', 6) +
    drawing.clip(
      outline,
      `<path d="${outline}" fill="${round}"/>` +
        drawing.softLine(bounced, '#fff', 0.35, 7, 5) +
        wordmark(name, 16, { maxWidth: 92 }).at(x + 2, y + 10, { rotation: -14, fill: '#22242a', opacity: 0.8 }),
    )
  );
}

/** A table tennis bat with a ball, lying on a table. */
export const tableTennisBat = defineArchetype<TableTennisBatPalette>({
  name: 'table-tennis-bat',
  colourways: {
    red: {
      ...colours.red,
      palette: { base: '#c3202b', wood: '#d9b07a', grip: '#2b2d33', stripe: '#e0453f', ball: '#f6f5f0' },
    },
    black: {
      ...colours.black,
      palette: { base: '#26272b', wood: '#c99a63', grip: '#7c2a22', stripe: '#e6c23c', ball: '#f08a2c' },
    },
    blue: {
      ...colours.blue,
      palette: { base: '#1c58b8', wood: '#e0bd8b', grip: '#17325f', stripe: '#38b6a8', ball: '#f6f5f0' },
    },
    green: {
      ...colours.green,
      palette: { base: '#1f7a4d', wood: '#d6ac74', grip: '#233a30', stripe: '#e9b63c', ball: '#f6f5f0' },
    },
  },
  views: [wholeCanvas, { name: 'detail', viewBox: '400 420 480 480' }],
  draw(palette, brand) {
    const drawing = new Drawing(palette.base);
    return drawing.add(
      drawing.studio(),
      batShadow(drawing),
      coveredBlade(drawing, palette, brand),
      handle(drawing, palette),
      badge(drawing, palette, brand),
      looseBall(drawing, palette.ball, brand.name),
    );
  },
});
