import type { PaletteOf } from '../../archetype.ts';
import { loop, mirror, reverse, type Run } from '../../lib/geometry.ts';
import { whole } from '../clothing/cut.ts';

/** The colours of a fleece jacket by part: yoke is the smooth cloth on shoulders and pocket. */
export type FleecePalette = PaletteOf<'base' | 'yoke' | 'accent' | 'zip' | 'lining' | 'print'>;

/** A jacket that opens, or a pullover with a zip to the chest. */
export type FleeceCut = 'zip' | 'half';

// The left half of the pattern; the right one is its mirror image.
const shoulder: Run = [
  [500, 196],
  [446, 212],
  [392, 230],
  [340, 256],
];
export const armhole: Run = [
  [340, 256],
  [346, 320],
  [350, 390],
  [346, 452],
];
export const sideSeam: Run = [
  [346, 452],
  [354, 540],
  [356, 640],
  [352, 740],
  [348, 840],
  [340, 940],
  [340, 1020],
  [346, 1062],
];
const halfHem: Run = [
  [346, 1062],
  [420, 1078],
  [510, 1087],
  [600, 1090],
];
export const hem: Run = whole(halfHem);
export const cuff: Run = [
  [178, 1010],
  [208, 1024],
  [244, 1030],
  [276, 1026],
];
const sleeveRuns: readonly Run[] = [
  [
    [340, 256],
    [296, 284],
    [264, 350],
    [242, 440],
    [226, 540],
    [214, 604],
    [216, 640],
    [202, 720],
    [196, 770],
    [188, 840],
    [182, 920],
    [178, 1010],
  ],
  cuff,
  [
    [276, 1026],
    [284, 950],
    [294, 880],
    [306, 790],
    [316, 690],
    [330, 570],
    [346, 452],
  ],
  reverse(armhole),
];

export const bodyPath = loop(
  [
    [500, 196],
    [550, 244],
    [600, 256],
    [650, 244],
    [700, 196],
  ],
  mirror(shoulder),
  mirror(armhole),
  mirror(sideSeam),
  mirror(halfHem),
  reverse(halfHem),
  reverse(sideSeam),
  reverse(armhole),
  reverse(shoulder),
);
export const sleevePath = loop(...sleeveRuns);
export const rightSleevePath = loop(...sleeveRuns.map(mirror));
/** The lower edge of the yoke from the armhole to the zip. */
export const yokeEdge: Run = [
  [350, 392],
  [420, 380],
  [510, 372],
  [600, 370],
];
/** The lower edge of the yoke's cap on the sleeve. */
export const sleeveYokeEdge: Run = [
  [226, 470],
  [262, 452],
  [306, 420],
  [350, 392],
];
const collarRuns: readonly Run[] = [
  [
    [500, 196],
    [504, 160],
    [516, 128],
    [556, 150],
    [598, 158],
  ],
  [
    [598, 158],
    [598, 262],
  ],
  [
    [598, 262],
    [556, 252],
    [526, 230],
    [500, 196],
  ],
];
export const collarPath = loop(...collarRuns);
export const rightCollarPath = loop(...collarRuns.map(mirror));
/** The collar from behind. */
export const backCollarPath = loop(
  [
    [500, 196],
    [504, 160],
    [514, 132],
    [556, 116],
    [600, 111],
    [644, 116],
    [686, 132],
    [696, 160],
    [700, 196],
  ],
  [
    [700, 196],
    [650, 250],
    [600, 261],
    [550, 250],
    [500, 196],
  ],
);
/** The back of the collar seen from inside. */
export const insidePath = loop(
  [
    [514, 132],
    [556, 112],
    [600, 106],
    [644, 112],
    [686, 132],
  ],
  [
    [686, 132],
    [670, 220],
    [600, 256],
  ],
  [
    [600, 256],
    [530, 220],
    [514, 132],
  ],
);
/** The zipped pocket on the left chest. */
export const pocketPath = loop(
  [
    [660, 420],
    [786, 412],
  ],
  [
    [786, 412],
    [790, 480],
    [786, 560],
  ],
  [
    [786, 560],
    [726, 572],
    [664, 566],
  ],
  [
    [664, 566],
    [660, 500],
    [660, 420],
  ],
);
