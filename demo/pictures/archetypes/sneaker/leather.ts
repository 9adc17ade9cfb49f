import type { Drawing, PanelOptions } from '../../lib/drawing.ts';
import { offset, type Run } from '../../lib/geometry.ts';
import { stitch } from '../../lib/strokes.ts';
import { tones } from '../footwear/form.ts';

/** The fine grain of smooth leather. */
export const leatherGrain = { frequency: 0.16, octaves: 3, scale: 0.3, opacity: 0.34, seed: 5 };

/** A piece of smooth leather laid upon the upper. */
export function hide(drawing: Drawing, path: string, colour: string, options: PanelOptions = {}): string {
  const paint = drawing.linear(tones(colour, [0, 0.12], [0.55, 0], [1, -0.13]));
  const inner = drawing.grain(path, leatherGrain) + (options.inner ?? '');
  const laid = { roundness: 8, strength: 0.85, shadow: drawing.dropShadow(1, 3, 3, 0.3) };
  return drawing.panel(path, paint, { ...laid, ...options, inner });
}

/** Rows of stitches beside an edge, each at its distance in px. */
export function topstitch(edge: Run, thread: string, distances: readonly number[]): string {
  return distances
    .map((distance) => stitch(offset(edge, distance), thread, { length: 7, gap: 4.5, width: 1.8 }))
    .join('');
}
