import type { Drawing } from '../../lib/drawing.ts';
import { smooth, type Run } from '../../lib/geometry.ts';

/** A cloth fold: its curve, its width in px, its opacity and the side of its shade. */
export type Fold = readonly [points: Run, width: number, opacity: number, side?: 1 | -1];

/** A soft patch of light inside a closed run. */
export function lit(drawing: Drawing, points: Run, opacity: number, blur: number): string {
  return drawing.softShape(smooth(points, true), '#fff', opacity, blur);
}

/** A soft patch of shade inside a closed run. */
export function shaded(drawing: Drawing, points: Run, opacity: number, blur: number): string {
  return drawing.softShape(smooth(points, true), drawing.ink, opacity, blur);
}

/** Folds placed by hand where the cloth hangs or is under tension. */
export function drape(drawing: Drawing, lines: readonly Fold[]): string {
  return lines.map(([points, width, opacity, side = 1]) => drawing.fold(points, width, opacity, { side })).join('');
}
