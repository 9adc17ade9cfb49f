import { loop, reverse, type Run } from '../../../../lib/geometry.ts';

/** A box a little turned: where its front meets its right end. */
export const edge: Run = [
  [838, 520],
  [852, 600],
  [856, 720],
  [852, 860],
  [842, 950],
];
const leftSide: Run = [
  [196, 946],
  [150, 930],
  [134, 880],
  [128, 740],
  [136, 600],
  [158, 508],
];
const shoulder: Run = [
  [158, 508],
  [300, 494],
  [520, 494],
  [700, 504],
  [838, 520],
];
/** The front. */
export const frontPath = loop(
  shoulder,
  edge,
  [
    [842, 950],
    [780, 960],
    [600, 962],
    [380, 958],
    [196, 946],
  ],
  leftSide,
);
/** The rounded top between front and end. */
export const topPath = loop(
  [
    [158, 508],
    [176, 462],
    [220, 438],
  ],
  [
    [220, 438],
    [400, 424],
    [620, 422],
    [820, 430],
    [930, 444],
  ],
  [
    [930, 444],
    [902, 466],
    [866, 494],
    [838, 520],
  ],
  reverse(shoulder),
);
/** The right end. */
export const endPath = loop(
  edge,
  [
    [842, 950],
    [930, 934],
    [1016, 896],
    [1050, 866],
  ],
  [
    [1050, 866],
    [1066, 780],
    [1066, 640],
    [1048, 530],
    [1010, 470],
    [962, 446],
    [930, 444],
  ],
  [
    [930, 444],
    [902, 466],
    [866, 494],
    [838, 520],
  ],
);
/** Where the coating of the front begins. */
export const frontLow: Run = [
  [120, 850],
  [300, 872],
  [560, 880],
  [856, 876],
];
/** Where the coating of the end begins. */
export const endLow: Run = [
  [852, 876],
  [960, 850],
  [1072, 796],
];
