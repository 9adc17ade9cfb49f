import type { PaletteOf } from '../../archetype.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { loop, tenth, sample, type Run } from '../../lib/geometry.ts';

/** The colours of a sock by part; heel is also the colour of the toe cap. */
export type SocksPalette = PaletteOf<'base' | 'heel' | 'stripe' | 'print'>;

// The front edge runs from the cuff over shin and instep to the toe, the back edge from the heel up to the cuff.
export const front: Run = [
  [560, 290],
  [557, 350],
  [550, 425],
  [547, 495],
  [548, 555],
  [540, 610],
  [516, 670],
  [470, 728],
  [412, 780],
  [352, 826],
  [304, 868],
];
const toe: Run = [
  [304, 868],
  [268, 904],
  [250, 944],
  [258, 984],
  [290, 1008],
  [336, 1008],
];
const sole: Run = [
  [336, 1008],
  [390, 994],
  [450, 972],
  [512, 948],
  [576, 926],
  [630, 904],
];
const heel: Run = [
  [630, 904],
  [690, 876],
  [726, 830],
  [732, 778],
  [722, 722],
];
const back: Run = [
  [722, 722],
  [712, 660],
  [712, 586],
  [721, 516],
  [730, 440],
  [735, 360],
  [734, 290],
];
export const cuffTop: Run = [
  [734, 290],
  [690, 283],
  [647, 281],
  [600, 283],
  [560, 290],
];
/** Outline of one sock. */
export const sockPath = loop(front, toe, sole, heel, back, cuffTop);

/** Plain knit: small V stitches, as a paint. */
export function plainKnit(drawing: Drawing): string {
  return drawing.pattern(
    8,
    7,
    '<path d="M0 0L4 5L8 0" stroke="#060914" stroke-width="1.5" fill="none" opacity=".24"/>' +
      '<path d="M0 2.5L4 7.5L8 2.5" stroke="#fff" stroke-width="1.1" fill="none" opacity=".2"/>',
  );
}

/** Straight lines between two runs, without their ends, as one path. */
export function rungs(from: Run, to: Run, count: number): string {
  const ends = sample(to, count);
  return sample(from, count)
    .slice(1, -1)
    .map(({ x, y }, index) => {
      const end = ends[index + 1]!;
      return `M${tenth(x)} ${tenth(y)}L${tenth(end.x)} ${tenth(end.y)}`;
    })
    .join('');
}
