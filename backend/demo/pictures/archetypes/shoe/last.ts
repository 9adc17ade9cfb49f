import type { PaletteOf } from '../../archetype.ts';
import { loop, type Run } from '../../lib/geometry.ts';

/** The colours of a running shoe by part. */
export type ShoePalette = PaletteOf<
  'base' | 'accent' | 'sole' | 'foam' | 'rubber' | 'lace' | 'lining' | 'overlay'
>;

// All panels, seams and stitches derive from these runs; the toe is at the left.
export const topline: Run = [
  [112, 778], [108, 752], [122, 722], [160, 694], [220, 672], [300, 652], [370, 622], [440, 576], [520, 514],
  [596, 456], [652, 410],
];
export const collar: Run = [
  [652, 410], [690, 446], [738, 494], [796, 528], [854, 538], [910, 522], [956, 484], [996, 438], [1036, 398],
];
const heel: Run = [
  [1036, 398], [1060, 392], [1072, 412], [1064, 460], [1050, 520], [1046, 580], [1056, 640], [1072, 692], [1078, 742],
];
const feather: Run = [
  [1078, 742], [1030, 748], [940, 757], [820, 772], [690, 792], [560, 808], [430, 818], [310, 822], [220, 816],
  [154, 802], [112, 778],
];
export const midsoleTop: Run = [
  [88, 800, 1], [90, 780], [104, 772], [150, 796], [220, 809], [310, 815], [430, 811], [560, 800], [690, 783],
  [820, 763], [940, 747], [1030, 735], [1084, 725], [1100, 724],
];
export const midsoleHeel: Run = [[1100, 724], [1118, 730], [1128, 750], [1126, 800], [1108, 842], [1076, 872]];
export const midsoleBottom: Run = [
  [1076, 872], [1040, 882], [960, 887], [820, 888], [680, 888], [540, 890], [420, 889], [310, 884], [220, 870],
  [150, 845], [108, 822], [88, 800],
];
export const outsoleBottom: Run = [
  [1076, 872], [1064, 888], [1036, 901], [960, 906], [820, 906], [680, 906], [540, 907], [420, 906], [310, 901],
  [216, 886], [140, 856], [100, 828], [88, 800],
];
/** Outline of the whole upper. */
export const upperPath = loop(topline, collar, heel, feather);
