import type { Brandmark } from '../../../archetype.ts';
import type { Drawing } from '../../../lib/drawing.ts';
import { smooth } from '../../../lib/geometry.ts';
import { puller } from '../../../lib/hardware.ts';
import type { DuffelPalette } from '../pieces.ts';
import { dRing } from '../fittings.ts';
import { sidePocket, tube } from './tube/body.ts';
import { girths, handle } from './tube/handles.ts';
import { at } from './tube/outline.ts';
import { nearEnd } from './tube/shoe-end.ts';

/** Where the shoulder strap hooks in at the far end: x, y, degrees. */
const ringPlace = [1016, 560, 24] as const;

/** A tube seen from its round end, where the shoes go. */
export function tubeBag(drawing: Drawing, palette: DuffelPalette, brand: Brandmark): string {
  const lying = smooth(
    [
      [300, 936],
      [420, 926],
      [700, 886],
      [940, 844],
      [1040, 812],
      [960, 846],
      [700, 908],
      [420, 950],
    ],
    true,
  );
  const [mouthX, mouthY] = at(0.12, 58);
  return (
    `<g transform="rotate(-8 600 890)">${drawing.ground([[630, 892, 400, 26]])}</g>` +
    drawing.softShape(lying, '#0f0e16', 0.5, 7) +
    handle(drawing, palette, true) +
    tube(drawing, palette, brand) +
    girths(drawing, palette) +
    sidePocket(drawing, palette, brand) +
    dRing(drawing, ...ringPlace, palette) +
    nearEnd(drawing, palette, brand) +
    handle(drawing, palette, false) +
    puller(drawing, mouthX, mouthY, palette.accent, 0, 1)
  );
}
