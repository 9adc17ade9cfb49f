import { shade } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { loop, mirror, offset, reverse, smooth, type Run } from '../../lib/geometry.ts';
import { puller, ribLines, zip } from '../../lib/hardware.ts';
import { overlay, twill } from '../../lib/materials.ts';
import { whole } from '../clothing/cut.ts';
import type { PufferPalette } from './pieces.ts';

/** The taped binding along the hem. */
export function hemBinding(drawing: Drawing, accent: string): string {
  const binding = loop(
    [
      [352, 1032],
      [440, 1045],
      [520, 1052],
      [600, 1054],
      [680, 1052],
      [760, 1045],
      [848, 1032],
    ],
    [
      [848, 1032],
      [850, 1040],
      [846, 1048],
    ],
    [
      [846, 1048],
      [760, 1061],
      [680, 1068],
      [600, 1070],
      [520, 1068],
      [440, 1061],
      [354, 1048],
    ],
    [
      [354, 1048],
      [350, 1040],
      [352, 1032],
    ],
  );
  const tape = drawing.linear(
    [
      [0, accent],
      [0.6, accent],
      [1, shade(accent, -0.35)],
    ],
    0,
    0,
    1,
    0,
  );
  return drawing.panel(binding, tape, {
    roundness: 6,
    strength: 0.8,
    shadow: drawing.dropShadow(0, -2, 3, 0.35),
    inner: overlay(binding, twill(drawing)),
  });
}

/** The left half of a knitted waistband's upper edge. */
export const waistbandTop: Run = whole([
  [358, 944],
  [430, 958],
  [520, 966],
  [600, 968],
]);
const waistbandBottom: Run = whole([
  [378, 1024],
  [440, 1036],
  [520, 1043],
  [600, 1045],
]);
/** The knitted waistband that draws in a short jacket. */
export const waistbandPath = loop(
  waistbandTop,
  [
    [842, 944],
    [838, 984],
    [822, 1024],
  ],
  reverse(waistbandBottom),
  [
    [378, 1024],
    [362, 984],
    [358, 944],
  ],
);

/** The waistband with its ribs. */
export function waistband(drawing: Drawing, colour: string): string {
  const knitted = drawing.linear(
    [
      [0, shade(colour, -0.2)],
      [0.28, shade(colour, 0.08)],
      [0.66, shade(colour, -0.08)],
      [1, shade(colour, -0.4)],
    ],
    0,
    0,
    1,
    0,
  );
  return drawing.panel(waistbandPath, knitted, {
    roundness: 11,
    strength: 0.75,
    shadow: drawing.dropShadow(0, -3, 5, 0.4),
    inner: ribLines(waistbandTop, waistbandBottom, 96, 2.2, 0.36),
  });
}

/** The two hand pockets, closed by zips; the line is the left one. */
export function handPockets(drawing: Drawing, palette: PufferPalette, line: Run): string {
  const [x, y] = line[0] ?? [0, 0];
  const opening = (run: Run, inwards: number): string =>
    drawing.softLine(smooth(run), drawing.ink, 0.55, 24, 6) +
    drawing.softLine(smooth(offset(run, inwards)), '#fff', 0.14, 9, 4) +
    zip(run, palette.accent, { width: 14 });
  return (
    opening(line, 12) +
    opening(mirror(line), -12) +
    puller(drawing, x, y + 2, palette.accent, -14, 0.8) +
    puller(drawing, 1200 - x, y + 2, palette.accent, 14, 0.8)
  );
}
