import type { Point } from '../geometry.ts';
import { arc, around, curve, disc, hole, polar, segment, slab, type Mark } from './rings.ts';

const middle: Point = [50, 50];

/** Two sails before the wind. */
export const sail: Mark = {
  width: 116,
  height: 100,
  rings: [
    [...curve([0, 92], [38, 76], [58, 42], [58, 0]), ...curve([58, 0], [74, 36], [76, 66], [68, 100])],
    [...curve([80, 98], [88, 72], [88, 48], [78, 22]), ...curve([78, 22], [98, 42], [112, 66], [116, 90])],
  ],
};

/** A panel of a ball with its six neighbours. */
export const hexagon: Mark = {
  width: 100,
  height: 100,
  rings: [
    around(6, (turn) => [polar(middle, 23, turn)]).flat(),
    ...around(6, (turn) => [
      polar(middle, 50, turn + 6),
      polar(middle, 50, turn + 54),
      polar(middle, 32, turn + 50),
      polar(middle, 32, turn + 10),
    ]),
  ],
};

/** A rhombus of four, crossed by light. */
export const diamond: Mark = {
  width: 130,
  height: 100,
  rings: [
    [65, 22],
    [101, 50],
    [65, 78],
    [29, 50],
  ].map(([x, y]) => [
    [x! - 29, y!],
    [x!, y! - 22],
    [x! + 29, y!],
    [x!, y! + 22],
  ]),
};

/** A flag in checks. */
export const checks: Mark = {
  width: 132,
  height: 99,
  rings: [0, 1, 2, 3].flatMap((column) =>
    [0, 1, 2].filter((row) => (row + column) % 2 === 0).map((row) => slab(column * 33, row * 33, 33, 33)),
  ),
};

/** A disc and its shadow, half and half. */
export const halves: Mark = {
  width: 104,
  height: 116,
  rings: [[...arc([48, 48], 48, 90, 270)], [...arc([56, 68], 48, -90, 90)]],
};

/** A bolt of lightning. */
export const bolt: Mark = {
  width: 104,
  height: 100,
  rings: [
    [
      [58, 0],
      [4, 58],
      [42, 58],
      [22, 100],
      [100, 36],
      [60, 36],
      [86, 0],
    ],
  ],
};

/** A ball on its way around a ring. */
export const orbit: Mark = {
  width: 106,
  height: 100,
  rings: [segment(middle, 32, 50, 8, 308), disc(polar(middle, 42, -22), 15)],
};

/** A crystal of ice, cut. */
export const crystal: Mark = {
  width: 104,
  height: 100,
  rings: [
    [
      [24, 0],
      [48, 0],
      [30, 30],
      [0, 32],
    ],
    [
      [56, 0],
      [80, 0],
      [104, 32],
      [74, 30],
    ],
    [
      [52, 6],
      [66, 30],
      [38, 30],
    ],
    [
      [4, 40],
      [29, 38],
      [46, 92],
    ],
    [
      [100, 40],
      [75, 38],
      [58, 92],
    ],
    [
      [37, 38],
      [67, 38],
      [52, 88],
    ],
  ],
};

/** A sun that rises. */
export const sunrise: Mark = {
  width: 140,
  height: 72,
  rings: [
    [...arc([70, 72], 32, 180, 360)],
    ...[0, 1, 2, 3, 4].map((ray) => segment([70, 72], 41, 70, 182 + ray * 36, 182 + ray * 36 + 32)),
  ],
};

/** A shield with a bend across it. */
export const shield: Mark = {
  width: 88,
  height: 104,
  rings: [
    [
      [0, 0],
      [88, 0],
      [88, 14],
      [0, 66],
    ],
    [[88, 30], ...curve([88, 52], [88, 76], [70, 94], [44, 104]), ...curve([44, 104], [26, 97], [12, 90], [5, 79])],
  ],
};

/** A road that climbs in bends. */
export const hairpins: Mark = {
  width: 124,
  height: 100,
  rings: [
    [
      [0, 100],
      [124, 64],
      [46, 40],
      [98, 22],
      [64, 0],
      [58, 6],
      [74, 20],
      [8, 40],
      [76, 62],
      [0, 80],
    ],
  ],
};

/** A wheel of spokes alone. */
export const spokes: Mark = {
  width: 100,
  height: 100,
  rings: [...around(9, (turn) => segment(middle, 17, 50, turn - 11, turn + 11)), disc(middle, 10)],
};

/** A chain ring. */
export const cog: Mark = {
  width: 100,
  height: 100,
  rings: [
    around(10, (turn) => [
      ...arc(middle, 39, turn - 18, turn - 10),
      ...arc(middle, 50, turn - 7, turn + 7),
      ...arc(middle, 39, turn + 10, turn + 18),
    ]).flat(),
    hole(middle, 22),
    disc(middle, 10),
  ],
};

/** The flag of a corner of the pitch. */
export const flag: Mark = {
  width: 110,
  height: 100,
  rings: [
    slab(0, 0, 13, 100),
    [...curve([22, 4], [50, -8], [74, 22], [110, 14]), [92, 38], ...curve([110, 62], [74, 70], [50, 40], [22, 56])],
  ],
};

/** A bar with its plates. */
export const plates: Mark = {
  width: 144,
  height: 84,
  rings: [slab(0, 22, 14, 40), slab(20, 0, 22, 84), slab(48, 34, 48, 16), slab(102, 0, 22, 84), slab(130, 22, 14, 40)],
};

export const anvil: Mark = {
  width: 140,
  height: 92,
  rings: [
    [...curve([0, 8], [14, 40], [34, 42], [48, 42]), [92, 42], ...curve([104, 42], [126, 36], [140, 24], [140, 8])],
    [
      [54, 50],
      [88, 50],
      [92, 68],
      [110, 92],
      [32, 92],
      [50, 68],
    ],
  ],
};

/** Three balls of snow. */
export const triad: Mark = {
  width: 100,
  height: 92,
  rings: [disc([50, 24], 24), disc([24, 68], 24), disc([76, 68], 24)],
};

/** A roller with its hub. */
export const roller: Mark = {
  width: 100,
  height: 100,
  rings: [disc(middle, 50), hole(middle, 30), ...around(3, (turn) => disc(polar(middle, 14, turn), 10))],
};

/** A top that spins. */
export const top: Mark = {
  width: 100,
  height: 110,
  rings: [
    slab(43, 0, 14, 24),
    [...curve([0, 44], [6, 26], [94, 26], [100, 44])],
    [
      [2, 54],
      [98, 54],
      ...curve([98, 54], [90, 84], [62, 90], [50, 110]),
      ...curve([50, 110], [38, 90], [10, 84], [2, 54]),
    ],
  ],
};

/** A board with its hoop. */
export const hoop: Mark = {
  width: 130,
  height: 100,
  rings: [slab(0, 0, 130, 72), [...slab(13, 13, 104, 46)].toReversed(), slab(44, 30, 42, 29), slab(34, 82, 62, 18)],
};
