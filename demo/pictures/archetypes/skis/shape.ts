import type { PaletteOf } from '../../archetype.ts';
import { loop, mirror, reverse, type Point } from '../../lib/geometry.ts';

/** The top sheet, its blocks and graphics, the lettering, the binding. */
export type SkisPalette = PaletteOf<'base' | 'accent' | 'print' | 'binding'>;

const top = 52;
export const tail = 1112;

// Half width in px at a share of the length, as of 165 cm with 121, 68 and 104 mm: tip, shovel, waist, tail.
const profile = [
  [0, 9],
  [0.005, 17.2],
  [0.014, 25],
  [0.03, 31.5],
  [0.055, 35],
  [0.09, 38.5],
  [0.125, 38.5],
  [0.21, 33.5],
  [0.33, 26.5],
  [0.46, 22.4],
  [0.56, 22],
  [0.69, 25.2],
  [0.83, 30.6],
  [0.93, 33.4],
  [0.968, 33],
  [0.988, 28],
  [1, 20],
] as const;

/** The left edge of a ski that stands on the middle of the canvas, its half width scaled by a factor. */
export function edge(factor = 1): Point[] {
  return profile.map(([share, halfWidth]): Point => [600 - halfWidth * factor, top + (tail - top) * share]);
}

const left = edge();
export const skiOutline = loop(
  [...reverse(left), [600, top - 1.6], ...mirror(left)],
  [
    [620, tail],
    [600, tail + 4],
    [580, tail],
  ],
);
