import type { PaletteOf } from '../../archetype.ts';
import { loop, mirror, reverse, type Run } from '../../lib/geometry.ts';
import { whole } from '../clothing/cut.ts';

/** The colours of a quilted vest by part: panel is the stretch cloth of sides and shoulders. */
export type VestPalette = PaletteOf<'base' | 'panel' | 'accent' | 'lining' | 'print'>;

// The left half of the pattern; the right one is its mirror image.
const shoulder: Run = [
  [492, 212],
  [452, 224],
  [412, 240],
  [376, 258],
];
export const armhole: Run = [
  [376, 258],
  [392, 320],
  [400, 386],
  [392, 448],
  [366, 496],
  [334, 524],
];
const side: Run = [
  [334, 524],
  [342, 600],
  [344, 690],
  [338, 780],
  [334, 880],
  [336, 980],
  [342, 1052],
];
const halfHem: Run = [
  [342, 1052],
  [420, 1068],
  [510, 1078],
  [600, 1081],
];
export const hem: Run = whole(halfHem);
/** The outer edge of the quilted front, from the shoulder to the hem. */
export const quiltEdge: Run = [
  [396, 250],
  [410, 330],
  [420, 400],
  [432, 480],
  [434, 580],
  [428, 700],
  [420, 820],
  [416, 940],
  [418, 1066],
];

export const bodyPath = loop(
  [
    [492, 212],
    [550, 254],
    [600, 266],
    [650, 254],
    [708, 212],
  ],
  mirror(shoulder),
  mirror(armhole),
  mirror(side),
  mirror(halfHem),
  reverse(halfHem),
  reverse(side),
  reverse(armhole),
  reverse(shoulder),
);
const collarRuns: readonly Run[] = [
  [
    [492, 212],
    [500, 174],
    [512, 140],
    [554, 162],
    [597, 170],
  ],
  [
    [597, 170],
    [597, 270],
  ],
  [
    [597, 270],
    [556, 262],
    [522, 244],
    [492, 212],
  ],
];
export const collarPath = loop(...collarRuns);
export const rightCollarPath = loop(...collarRuns.map(mirror));
/** The collar from behind. */
export const backCollarPath = loop(
  [
    [492, 212],
    [500, 174],
    [510, 144],
    [554, 128],
    [600, 123],
    [646, 128],
    [690, 144],
    [700, 174],
    [708, 212],
  ],
  [
    [708, 212],
    [650, 258],
    [600, 269],
    [550, 258],
    [492, 212],
  ],
);
/** The back of the collar seen from inside. */
export const insidePath = loop(
  [
    [510, 144],
    [554, 124],
    [600, 118],
    [646, 124],
    [690, 144],
  ],
  [
    [690, 144],
    [672, 230],
    [600, 264],
  ],
  [
    [600, 264],
    [528, 230],
    [510, 144],
  ],
);
