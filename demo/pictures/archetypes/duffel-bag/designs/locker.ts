import type { Brandmark } from '../../../archetype.ts';
import type { Drawing } from '../../../lib/drawing.ts';
import { smooth } from '../../../lib/geometry.ts';
import { puller } from '../../../lib/hardware.ts';
import { cord } from '../../../lib/strokes.ts';
import type { DuffelPalette } from '../pieces.ts';
import { dRing } from '../fittings.ts';
import { front, top } from './locker/body.ts';
import { handles } from './locker/handles.ts';
import { edge } from './locker/outline.ts';
import { slantPocket } from './locker/pocket.ts';
import { shoeEnd } from './locker/shoe-end.ts';

/** A sports bag for the changing room: a box with a slanting front pocket and the shoes in its end. */
export function locker(drawing: Drawing, palette: DuffelPalette, brand: Brandmark): string {
  return (
    handles(drawing, palette, true) +
    top(drawing, palette) +
    shoeEnd(drawing, palette, brand) +
    front(drawing, palette) +
    slantPocket(drawing, palette, brand) +
    cord(smooth(edge.slice(0, -1)), 9, palette.webbing) +
    handles(drawing, palette, false) +
    dRing(drawing, 176, 540, -4, palette) +
    dRing(drawing, 952, 470, 16, palette) +
    puller(drawing, 214, 480, palette.accent, 6, 1)
  );
}
