import type { Brandmark } from '../../../archetype.ts';
import { shade } from '../../../lib/colour.ts';
import type { Drawing } from '../../../lib/drawing.ts';
import type { Run } from '../../../lib/geometry.ts';
import { puller } from '../../../lib/hardware.ts';
import { whole } from '../../clothing/cut.ts';
import { webbing, type DuffelPalette } from '../pieces.ts';
import { front } from './expedition/front.ts';
import { endHandles, haulHandles } from './expedition/handles.ts';
import { lid } from './expedition/lid.ts';
import { lashPoints, straps } from './expedition/straps.ts';

/** An expedition bag: a box with a lid that opens on three sides, lash loops and load straps. */
export function expedition(drawing: Drawing, palette: DuffelPalette, brand: Brandmark): string {
  const rear: Run = whole([
    [420, 424],
    [434, 352],
    [470, 298],
    [530, 268],
    [600, 262],
  ]);
  return (
    webbing(drawing, rear, 34, shade(palette.webbing, -0.3), 0.2) +
    lid(drawing, palette, brand) +
    front(drawing, palette, brand) +
    lashPoints(drawing, palette) +
    straps(drawing, palette) +
    endHandles(drawing, palette) +
    haulHandles(drawing, palette) +
    puller(drawing, 316, 428, palette.accent, 24, 1) +
    puller(drawing, 884, 428, palette.accent, -24, 1)
  );
}
