import type { PaletteOf } from '../../archetype.ts';
import { loop, mirror, reverse, type Run } from '../../lib/geometry.ts';
import { whole } from '../clothing/cut.ts';

/** The colours of a headband by part: lining is the brushed inside. */
export type HeadbandPalette = PaletteOf<'base' | 'panel' | 'lining' | 'accent' | 'print'>;

// The left half of the front; the right one is its mirror image.
export const topEdge: Run = whole([
  [176, 470],
  [214, 508],
  [310, 544],
  [450, 572],
  [600, 582],
]);
export const bottomEdge: Run = whole([
  [192, 738],
  [240, 784],
  [330, 822],
  [460, 846],
  [600, 850],
]);
const side: Run = [
  [176, 470],
  [158, 530],
  [156, 610],
  [168, 690],
  [192, 738],
];
/** The front of the band, wider over the ears. */
export const frontPath = loop(topEdge, mirror(side), reverse(bottomEdge), reverse(side));
const backEdge: Run = whole([
  [176, 470],
  [216, 428],
  [310, 396],
  [450, 376],
  [600, 370],
]);
/** The inside of the back seen above the front. */
export const insidePath = loop(backEdge, reverse(topEdge));
/** The back edge of the panel over the ear. */
export const earSeam: Run = [
  [330, 550],
  [310, 630],
  [308, 730],
  [322, 818],
];

// The left half of what hair and head leave of the front.
const onHeadHalf: Run = [
  [600, 480],
  [248, 492],
  [206, 512],
  [174, 528],
  [150, 566],
  [120, 620],
  [120, 900],
  [600, 900],
];
/** Where the front is seen when it is worn: its corners bend away behind the head. */
export const onHead = loop(onHeadHalf, reverse(mirror(onHeadHalf)));
