import { lightness, shade } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { mirror, offset, type Point, type Run } from '../../lib/geometry.ts';
import { seam, stitch } from '../../lib/strokes.ts';
import { lit, shaded } from '../cloth/light.ts';
import { whole } from './cut.ts';

/** Where the seat of trousers is: below the waistband and above where the legs part, and half its breadth, in px. */
export interface Seat {
  top: number;
  crotch: number;
  half: number;
}

/** The two rounds of the seat, the nearer one brighter, and the shade where they meet and below them. */
export function seatLight(drawing: Drawing, { top, crotch, half }: Seat, strength = 1): string {
  const at = (x: number, share: number): Point => [600 + x * half, top + (crotch - top) * share];
  const round = (side: 1 | -1): Run => [
    at(0.26 * side, 0.3),
    at(0.56 * side, 0.2),
    at(0.78 * side, 0.44),
    at(0.7 * side, 0.72),
    at(0.4 * side, 0.82),
    at(0.22 * side, 0.6),
  ];
  const below = (side: 1 | -1): Run => [
    at(0.06 * side, 0.94),
    at(0.4 * side, 1.02),
    at(0.74 * side, 0.94),
    at(0.7 * side, 1.08),
    at(0.36 * side, 1.14),
    at(0.06 * side, 1.1),
  ];
  const middle: Run = [at(-0.04, 0.2), at(0.04, 0.2), at(0.09, 0.7), at(0.05, 1.02), at(-0.05, 1.02), at(-0.09, 0.7)];
  const blur = half * 0.14;
  return (
    lit(drawing, round(-1), 0.13 * strength, blur) +
    lit(drawing, round(1), 0.07 * strength, blur) +
    shaded(drawing, middle, 0.3 * strength, half * 0.06) +
    shaded(drawing, below(-1), 0.17 * strength, blur * 0.8) +
    shaded(drawing, below(1), 0.22 * strength, blur * 0.8)
  );
}

/** The seam of a yoke from hip to hip; its left half ends lower, in the middle. */
export function seatYoke(cloth: string, half: Run): string {
  const line = whole(half);
  const thread = shade(cloth, lightness(cloth) < 0.42 ? 0.3 : -0.22);
  return seam(line, { width: 2.6, opacity: 0.42 }) + stitch(offset(line, 7), thread, { length: 6, gap: 4, width: 1.5 });
}

/** A run and its mirror image, each made into markup. */
export const eachSide = (run: Run, draw: (side: Run) => string): string => draw(run) + draw(mirror(run));
