import type { Brandmark } from '../../archetype.ts';
import { shade } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { loop, mirror, reverse, smooth, type Run } from '../../lib/geometry.ts';
import { jersey, overlay, rib } from '../../lib/materials.ts';
import { whole, wovenLabel } from '../clothing/cut.ts';
import { neckline, type TshirtPalette } from './pieces.ts';

const backNeck: Run = [
  [500, 182],
  [540, 168],
  [600, 163],
  [660, 168],
  [700, 182],
];

/** The back of the neck seen from inside, with its band and label. */
export function insideNeck(drawing: Drawing, palette: TshirtPalette, brand: Brandmark, colour: string): string {
  const opening = loop(backNeck, reverse(neckline));
  const band = loop(backNeck, [
    [700, 182],
    [692, 202],
    [650, 191],
    [600, 187],
    [550, 191],
    [508, 202],
    [500, 182],
  ]);
  const depth = drawing.linear([
    [0, shade(palette.base, -0.3)],
    [1, shade(palette.base, -0.62)],
  ]);
  const inner = overlay(opening, jersey(drawing)) + drawing.softLine(smooth(neckline), '#000', 0.5, 44, 14);
  return (
    drawing.panel(opening, depth, { roundness: 10, strength: 0.6, inner }) +
    drawing.panel(band, shade(colour, -0.12), { roundness: 5, strength: 0.6, inner: overlay(band, rib(drawing)) }) +
    wovenLabel(brand, 600, 213, 66, 32)
  );
}

/** The rib round a neck, from its upper edge to its lower one. */
function rolledRib(drawing: Drawing, colour: string, upper: Run, outer: Run): string {
  const band = loop(
    upper,
    mirror([
      [500, 182],
      [486, 188],
    ]),
    reverse(outer),
    [
      [486, 188],
      [500, 182],
    ],
  );
  const cloth = drawing.linear([
    [0, shade(colour, 0.14)],
    [1, shade(colour, -0.1)],
  ]);
  const shadow = drawing.dropShadow(1, 3, 3, 0.3);
  return drawing.panel(band, cloth, { roundness: 8, strength: 0.8, shadow, inner: overlay(band, rib(drawing), 0.8) });
}

/** The rib round the back of the neck, seen from behind. */
export function backNeckRib(drawing: Drawing, colour: string): string {
  const upper = whole([
    [500, 182],
    [546, 197],
    [600, 202],
  ]);
  const outer = whole([
    [486, 188],
    [538, 226],
    [600, 236],
  ]);
  return rolledRib(drawing, colour, upper, outer);
}

/** The rib round the front of the neck. */
export function neckRib(drawing: Drawing, colour: string): string {
  const outer = whole([
    [486, 188],
    [500, 236],
    [544, 282],
    [600, 297],
  ]);
  return rolledRib(drawing, colour, neckline, outer);
}
