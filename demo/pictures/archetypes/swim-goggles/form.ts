import type { PaletteOf } from '../../archetype.ts';
import { mirror, polygon, sample, type Point, type Run } from '../../lib/geometry.ts';

export type SwimGogglesPalette = PaletteOf<'base' | 'cup' | 'strap' | 'accent' | 'sky' | 'lens' | 'depth' | 'bottom'>;

/** The darkest tone of all shade; the product's own ink would tint the lenses. */
export const ink = '#05070f';

/** Outline of the right eye cup, closed. */
export const cup: Run = [
  [634, 574],
  [652, 516],
  [712, 472],
  [800, 458],
  [890, 474],
  [954, 522],
  [966, 590],
  [930, 656],
  [852, 696],
  [756, 696],
  [680, 666],
  [642, 622],
];

/** The cup's outline moved inwards by px. */
export function inset(distance: number): Point[] {
  return sample(cup, 110, true)
    .slice(0, -1)
    .map((point): Point => [point.x + point.nx * distance, point.y + point.ny * distance]);
}

/** One eye: the right one as drawn, the left one as its mirror image. */
export interface Eye {
  isLeft: boolean;
  run(points: Run): Point[];
  insetPath(distance: number): string;
}

export const eyes: readonly Eye[] = [true, false].map((isLeft) => {
  const run = (points: Run): Point[] => (isLeft ? mirror(points) : [...points]);
  return { isLeft, run, insetPath: (distance) => polygon(run(inset(distance))) };
});
