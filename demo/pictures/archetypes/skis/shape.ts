import type { PaletteOf } from '../../archetype.ts';
import { loop, mirror, reverse, type Point } from '../../lib/geometry.ts';

/** The top sheet, its blocks and graphics, the lettering, the binding. */
export type SkisPalette = PaletteOf<'base' | 'accent' | 'print' | 'binding'>;

const top = 52;
export const tail = 1112;

// Half width in px at a share of the length: tip, shovel, waist, tail.
const profile = [
  [0, 17],
  [0.006, 26],
  [0.02, 34],
  [0.045, 40],
  [0.085, 44],
  [0.13, 43],
  [0.25, 36],
  [0.42, 30],
  [0.55, 29],
  [0.7, 32],
  [0.86, 38],
  [0.945, 40],
  [0.978, 38],
  [0.993, 32],
  [1, 25],
] as const;

/** The left edge of a ski that stands on the middle of the canvas, its half width scaled by a factor. */
export function edge(factor = 1): Point[] {
  return profile.map(([share, halfWidth]): Point => [600 - halfWidth * factor, top + (tail - top) * share]);
}

const left = edge();
export const skiOutline = loop(
  [...reverse(left), [600, top - 7], ...mirror(left)],
  [
    [625, tail],
    [600, tail + 3],
    [575, tail],
  ],
);
