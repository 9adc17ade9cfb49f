import type { PaletteOf } from '../../archetype.ts';
import { loop, type Run } from '../../lib/geometry.ts';

/** The colours of a football boot by part; mark is the brand's motif, stud the tips of the studs. */
export type FootballBootPalette = PaletteOf<'base' | 'heel' | 'plate' | 'stud' | 'lace' | 'lining' | 'mark'>;

// All panels and seams derive from these runs; the toe is at the left.
export const topline: Run = [
  [100, 806],
  [102, 776],
  [122, 746],
  [168, 718],
  [240, 694],
  [322, 666],
  [402, 630],
  [478, 586],
  [548, 534],
  [610, 484],
  [660, 444],
];
export const collar: Run = [
  [660, 444],
  [700, 478],
  [752, 522],
  [810, 552],
  [866, 556],
  [916, 536],
  [960, 500],
  [998, 466],
  [1030, 440],
];
const heel: Run = [
  [1030, 440],
  [1054, 434],
  [1068, 452],
  [1064, 500],
  [1052, 560],
  [1046, 620],
  [1052, 690],
  [1066, 750],
  [1072, 806],
  [1064, 842],
];
const feather: Run = [
  [1064, 842],
  [980, 852],
  [860, 848],
  [740, 842],
  [640, 846],
  [520, 858],
  [400, 862],
  [290, 858],
  [200, 846],
  [136, 828],
  [100, 806],
];
/** Outline of the whole upper. */
export const upperPath = loop(topline, collar, heel, feather);

export const plateTop: Run = [
  [100, 816, 1],
  [116, 806],
  [156, 812],
  [230, 826],
  [330, 838],
  [430, 838],
  [530, 828],
  [620, 806],
  [700, 800],
  [780, 806],
  [850, 800],
  [920, 776],
  [990, 762],
  [1060, 764],
  [1072, 800, 1],
];
export const plateBottom: Run = [
  [1072, 800, 1],
  [1078, 832],
  [1060, 866],
  [1000, 876],
  [900, 872],
  [800, 858],
  [700, 850],
  [620, 858],
  [520, 874],
  [400, 880],
  [290, 876],
  [200, 862],
  [134, 842],
  [100, 816, 1],
];
