import type { PaletteOf } from '../../archetype.ts';
import { loop, type Run } from '../../lib/geometry.ts';

/** The shell, its second part at the nape, the accent, the lettering, the ear pads and the straps. */
export type SkiHelmetPalette = PaletteOf<'base' | 'second' | 'accent' | 'mark' | 'pad' | 'strap'>;

const crown: Run = [
  [206, 600],
  [202, 536],
  [232, 436],
  [310, 340],
  [438, 268],
  [590, 242],
  [742, 258],
  [868, 322],
  [952, 420],
  [996, 538],
  [1006, 650],
  [988, 748],
];
/** The lower edge, from the nape over the ear to the brow. */
export const rim: Run = [
  [988, 748],
  [952, 776],
  [884, 772],
  [826, 738],
  [782, 692],
  [716, 664],
  [600, 652],
  [460, 646],
  [340, 634],
  [244, 622],
  [206, 600],
];
export const shellOutline = loop(crown, rim);

/** The soft pad over the ear, whose upper part lies behind the shell. */
export const earPad = loop(
  [
    [424, 620],
    [404, 700],
    [412, 790],
    [448, 868],
    [512, 912],
    [594, 922],
    [672, 900],
    [736, 842],
    [790, 776],
    [830, 700],
  ],
  [
    [830, 700],
    [620, 600],
    [424, 620],
  ],
);
/** The brim over the goggles. */
export const brim = loop(
  [
    [216, 590],
    [188, 604],
    [180, 622],
    [204, 642],
  ],
  [
    [204, 642],
    [280, 654],
    [360, 656],
  ],
  [
    [360, 656],
    [362, 632],
    [260, 616],
    [216, 590],
  ],
);
