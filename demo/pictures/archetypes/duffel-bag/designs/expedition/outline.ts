import { loop, mirror, reverse, type Run } from '../../../../lib/geometry.ts';
import { whole } from '../../../clothing/cut.ts';

/** Where the lid meets the front: the nearer edge of the top. */
export const nearEdge: Run = whole([
  [140, 566],
  [260, 572],
  [420, 576],
  [600, 577],
]);
const farEdge: Run = whole([
  [252, 414],
  [360, 404],
  [480, 400],
  [600, 399],
]);
const corner: Run = [
  [252, 414],
  [214, 448],
  [172, 506],
  [140, 566],
];
/** The lid, seen from above and in front. */
export const topPath = loop(farEdge, mirror(corner), reverse(nearEdge), reverse(corner));
const side: Run = [
  [140, 566],
  [126, 660],
  [124, 780],
  [134, 876],
  [150, 920],
  [186, 940],
];
const foot: Run = whole([
  [186, 940],
  [300, 948],
  [460, 952],
  [600, 953],
]);
/** The front, from the lid down to the ground. */
export const frontPath = loop(nearEdge, mirror(side), reverse(foot), reverse(side));
/** The upper edge of the coated bottom. */
export const bottomEdge: Run = whole([
  [118, 812],
  [300, 826],
  [460, 832],
  [600, 833],
]);
/** What of the front is coated. */
export const bottomPath = loop(
  bottomEdge,
  [
    [1082, 812],
    [1090, 990],
  ],
  [
    [1090, 990],
    [110, 990],
  ],
  [
    [110, 990],
    [118, 812],
  ],
);
