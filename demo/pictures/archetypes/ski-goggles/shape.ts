import type { PaletteOf } from '../../archetype.ts';
import { mirror, sample, smooth, type Point, type Run } from '../../lib/geometry.ts';

/** The frame, the mirror lens from its sky to its floor, the strap with its print, the foam on the face. */
export type SkiGogglesPalette = PaletteOf<
  'base' | 'lensSky' | 'lensUpper' | 'lensLower' | 'lensFloor' | 'strap' | 'accent' | 'foam'
>;

/** The colour of gaps and seams. */
export const gap = '#05070f';

// The right half from the brow to the nose; the left one is its mirror.
const rightHalf: Run = [
  [740, 384],
  [862, 404],
  [944, 452],
  [978, 540],
  [970, 640],
  [930, 722],
  [858, 780],
  [768, 798],
  [700, 776],
  [650, 730],
  [622, 698],
];
/** The outline of the frame. */
export const frame: Run = [[600, 378], ...rightHalf, [600, 690], ...mirror(rightHalf).reverse()];
export const framePath = smooth(frame, true);

/** The outline drawn in by px. */
export function insideFrame(distance: number, down = 0): Point[] {
  return sample(frame, 140, true)
    .slice(0, -1)
    .map(({ x, y, nx, ny }) => [x + nx * distance, y + ny * distance + down]);
}
