import { loop, type Run } from '../../lib/geometry.ts';
import { roundedHeel, seatedSole } from '../footwear/seat.ts';

// More toe room and a higher toe than the road shoe, a padded cuff, a low drop; the toe is at the left.
export const topline: Run = [
  [120, 760],
  [116, 728],
  [128, 692],
  [162, 660],
  [216, 636],
  [284, 616],
  [356, 592],
  [428, 556],
  [500, 508],
  [566, 456],
  [616, 412],
];
export const collar: Run = [
  [616, 412],
  [656, 440],
  [706, 476],
  [764, 500],
  [826, 506],
  [884, 490],
  [934, 456],
  [976, 416],
  [1012, 388],
];
const heel: Run = roundedHeel([
  [1012, 388],
  [1040, 380],
  [1058, 396],
  [1056, 440],
  [1046, 500],
  [1042, 560],
  [1050, 620],
  [1064, 680],
  [1072, 730],
]);
const feather: Run = [
  [1072, 730],
  [960, 742],
  [820, 752],
  [680, 762],
  [540, 772],
  [400, 782],
  [280, 786],
  [190, 780],
  [120, 760],
];
const top: Run = [
  [96, 768, 1],
  [104, 750],
  [140, 762],
  [200, 776],
  [290, 782],
  [400, 776],
  [540, 766],
  [680, 754],
  [820, 742],
  [940, 732],
  [1040, 716],
  [1092, 704, 1],
];
const wall: Run = [
  [1092, 704],
  [1112, 716],
  [1116, 744],
  [1108, 784],
  [1092, 820],
  [1070, 846],
];
const bottom: Run = [
  [1070, 846],
  [960, 852],
  [820, 850],
  [700, 846],
  [560, 850],
  [420, 852],
  [300, 848],
  [210, 832],
  [140, 802],
  [96, 768],
];
const sole = seatedSole({ top, heel: wall, bottom }, 116, 1078);
export const [midsoleTop, midsoleHeel, midsoleBottom] = [sole.top, sole.heel, sole.bottom];
/** Outline of the whole upper. */
export const upperPath = loop(topline, collar, heel, feather);
