import type { Point } from '../geometry.ts';
import { arc, around, curve, disc, hole, petal, polar, type Mark } from './rings.ts';

const middle: Point = [50, 50];

/** Three feathers of a raven's wing. */
export const wing: Mark = {
  width: 150,
  height: 100,
  rings: [
    [...curve([0, 58], [34, 14], [92, 0], [150, 0]), ...curve([150, 0], [112, 16], [92, 30], [78, 44]), [36, 40]],
    [...curve([26, 72], [50, 50], [84, 48], [134, 34]), ...curve([134, 34], [106, 50], [90, 62], [80, 74]), [50, 66]],
    [...curve([54, 92], [68, 76], [88, 76], [116, 68]), ...curve([116, 68], [98, 80], [88, 90], [82, 100]), [66, 93]],
  ],
};

/** Three peaks, the middle one with its valley. */
export const peaks: Mark = {
  width: 156,
  height: 92,
  rings: [
    [
      [0, 92],
      [35, 40],
      [48, 56],
      [34, 92],
    ],
    [
      [44, 92],
      [78, 0],
      [112, 92],
      [78, 58],
    ],
    [
      [122, 92],
      [108, 56],
      [121, 40],
      [156, 92],
    ],
  ],
};

/** A moon that stands behind a ridge. */
export const moon: Mark = {
  width: 100,
  height: 92,
  rings: [
    [...arc(middle, 50, 142, 398), [74, 54], [62, 68], [42, 40], [26, 62]],
    [
      [0, 92],
      [40, 56],
      [60, 84],
      [76, 68],
      [98, 92],
    ],
  ],
};

/** A fir of three tiers. */
export const fir: Mark = {
  width: 92,
  height: 100,
  rings: [
    [
      [46, 0],
      [68, 32],
      [24, 32],
    ],
    [
      [29, 40],
      [63, 40],
      [80, 64],
      [12, 64],
    ],
    [
      [18, 72],
      [74, 72],
      [92, 100],
      [0, 100],
    ],
  ],
};

/** A crystal of six arms, with a grain between each two. */
export const frost: Mark = {
  width: 100,
  height: 100,
  rings: [
    ...around(6, (turn) => [
      polar(middle, 7, turn),
      polar(middle, 31, turn - 18),
      polar(middle, 50, turn),
      polar(middle, 31, turn + 18),
    ]),
    ...around(6, (turn) => disc(polar(middle, 38, turn + 30), 5)),
  ],
};

/** A fish with its tail. */
export const fish: Mark = {
  width: 136,
  height: 76,
  rings: [
    [...curve([0, 38], [24, -6], [72, -14], [104, 38]), ...curve([104, 38], [72, 90], [24, 82], [0, 38])],
    hole([26, 32], 7),
    [
      [100, 22],
      [136, 2],
      [124, 38],
      [136, 74],
      [100, 54],
      [110, 38],
    ],
  ],
};

/** Two leaves on one stem. */
export const leaf: Mark = {
  width: 120,
  height: 96,
  rings: [
    [...curve([34, 96], [30, 36], [66, 4], [120, 0]), ...curve([120, 0], [122, 56], [92, 92], [34, 96])],
    [...curve([22, 84], [-4, 66], [-6, 34], [10, 12]), ...curve([10, 12], [36, 30], [38, 58], [22, 84])],
  ],
};

/** A drop with light in it. */
export const drop: Mark = {
  width: 80,
  height: 104,
  rings: [
    [
      ...curve([40, 0], [50, 24], [80, 40], [80, 65]),
      ...arc([40, 64], 40, 0, 180),
      ...curve([0, 65], [0, 40], [30, 24], [40, 0]),
    ],
    [...arc([40, 64], 26, 180, 60), ...arc([47, 60], 24, 80, 170)],
  ],
};

/** Five round petals about a grain. */
export const bloom: Mark = {
  width: 100,
  height: 100,
  rings: [
    ...around(5, (turn) => [
      polar(middle, 15, turn),
      ...curve(
        polar(middle, 20, turn - 34),
        polar(middle, 40, turn - 40),
        polar(middle, 56, turn - 22),
        polar(middle, 46, turn),
      ),
      ...curve(
        polar(middle, 46, turn),
        polar(middle, 56, turn + 22),
        polar(middle, 40, turn + 40),
        polar(middle, 20, turn + 34),
      ),
    ]),
    disc(middle, 9),
  ],
};

/** Three petals that open over water. */
export const lotus: Mark = {
  width: 130,
  height: 90,
  rings: [
    petal([65, 76], [65, 0], 42),
    [
      ...curve([50, 78], [36, 62], [34, 44], [38, 26]),
      ...curve([38, 26], [16, 28], [4, 36], [0, 44]),
      ...curve([0, 44], [10, 66], [30, 78], [50, 78]),
    ],
    [
      ...curve([80, 78], [94, 62], [96, 44], [92, 26]),
      ...curve([92, 26], [114, 28], [126, 36], [130, 44]),
      ...curve([130, 44], [120, 66], [100, 78], [80, 78]),
    ],
    [...curve([26, 84], [50, 92], [80, 92], [104, 84]), ...curve([104, 84], [84, 102], [46, 102], [26, 84])],
  ],
};

/** The print of a deer. */
export const hoof: Mark = {
  width: 84,
  height: 100,
  rings: [
    [...curve([36, 0], [4, 22], [-8, 70], [16, 76]), ...curve([16, 76], [34, 80], [40, 40], [36, 0])],
    [...curve([48, 0], [80, 22], [92, 70], [68, 76]), ...curve([68, 76], [50, 80], [44, 40], [48, 0])],
    disc([24, 92], 8),
    disc([60, 92], 8),
  ],
};

/** A bird with its wings spread, as seen from afar. */
export const bird: Mark = {
  width: 160,
  height: 70,
  rings: [
    [
      ...curve([0, 8], [36, -10], [68, 8], [80, 40]),
      ...curve([80, 40], [92, 8], [124, -10], [160, 8]),
      ...curve([160, 8], [122, 16], [102, 34], [80, 70]),
      ...curve([80, 70], [58, 34], [38, 16], [0, 8]),
    ],
  ],
};

/** A fox's face of flat pieces. */
export const fox: Mark = {
  width: 100,
  height: 92,
  rings: [
    [
      [0, 0],
      [36, 24],
      [47, 92],
      [12, 56],
    ],
    [
      [100, 0],
      [88, 56],
      [53, 92],
      [64, 24],
    ],
    [
      [42, 28],
      [58, 28],
      [50, 74],
    ],
  ],
};

/** A bear cub's head. */
export const bear: Mark = {
  width: 100,
  height: 96,
  rings: [
    disc([18, 22], 18),
    disc([82, 22], 18),
    [...arc([50, 54], 42, 0, 360)],
    hole([34, 48], 6),
    hole([66, 48], 6),
    hole([50, 70], 10),
  ],
};
