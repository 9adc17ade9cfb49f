import { lightness, mix } from '../../lib/colour.ts';
import { loop, type Run } from '../../lib/geometry.ts';
import type { SneakerPalette } from './palette.ts';

// All panels and seams derive from these runs; the toe is at the left.
export const topline: Run = [
  [102, 796],
  [98, 760],
  [110, 726],
  [146, 700],
  [206, 682],
  [280, 662],
  [344, 632],
  [416, 588],
  [498, 536],
  [580, 488],
  [640, 456],
];
export const collar: Run = [
  [640, 456],
  [684, 494],
  [744, 528],
  [812, 544],
  [876, 534],
  [936, 504],
  [988, 468],
  [1026, 444],
];
const heel: Run = [
  [1026, 444],
  [1050, 438],
  [1064, 454],
  [1062, 510],
  [1054, 570],
  [1054, 640],
  [1064, 710],
  [1074, 790],
];
const feather: Run = [
  [1074, 790],
  [900, 806],
  [600, 816],
  [300, 820],
  [102, 796],
];
/** Outline of the whole upper. */
export const upperPath = loop(topline, collar, heel, feather);

// The wall of the cup sole wraps up; it is nearly flat, with a small toe spring.
export const wallTop: Run = [
  [88, 826, 1],
  [86, 800],
  [102, 790],
  [180, 806],
  [300, 815],
  [460, 813],
  [620, 806],
  [780, 797],
  [920, 787],
  [1030, 777],
  [1072, 770, 1],
];
export const wallHeel: Run = [
  [1072, 770],
  [1082, 776],
  [1087, 800],
  [1083, 840],
  [1070, 878],
];
export const wallBottom: Run = [
  [1070, 878],
  [1046, 892],
  [900, 894],
  [600, 894],
  [300, 894],
  [196, 888],
  [130, 868],
  [98, 844],
  [88, 826],
];

export const isDark = (palette: SneakerPalette): boolean => lightness(palette.base) < 0.5;

/** The sewing thread of the upper. */
export function threadColour(palette: SneakerPalette): string {
  return isDark(palette) ? mix(palette.base, '#ffffff', 0.5) : mix(palette.base, '#3a342a', 0.28);
}

/** The sewing thread on accent leather. */
export function accentThread({ accent }: SneakerPalette): string {
  return mix(accent, lightness(accent) > 0.6 ? '#6b5a3c' : '#ffffff', 0.4);
}
