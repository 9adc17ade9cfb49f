import type { PaletteOf } from '../../archetype.ts';
import { loop, reverse, type Run } from '../../lib/geometry.ts';
import { bodyPath } from '../clothing/tee.ts';

/** The colours of a polo shirt by part: tipping is the line on collar and cuffs. */
export type PoloPalette = PaletteOf<'base' | 'collar' | 'tipping' | 'accent' | 'print'>;

export const neckline: Run = [
  [492, 196],
  [530, 232],
  [566, 262],
  [600, 276],
  [634, 262],
  [670, 232],
  [708, 196],
];
export const frontPath = bodyPath(neckline);

/** The body from behind, whose neck is cut less deep. */
export const backPath = bodyPath([
  [492, 196],
  [540, 218],
  [600, 224],
  [660, 218],
  [708, 196],
]);
/** The lower edge of the collar behind, and the collar from its fold down to there. */
export const backCollarEdge: Run = [
  [448, 226],
  [500, 252],
  [550, 263],
  [600, 266],
  [650, 263],
  [700, 252],
  [752, 226],
];
export const backCollarPath = loop(
  [
    [448, 226],
    [462, 194],
    [500, 160],
    [546, 146],
    [600, 142],
    [654, 146],
    [700, 160],
    [738, 194],
    [752, 226],
  ],
  reverse(backCollarEdge),
);

/** The inside of the collar stand behind the neck. */
export const insidePath = loop(
  [
    [496, 190],
    [540, 166],
    [600, 158],
    [660, 166],
    [704, 190],
  ],
  [
    [704, 190],
    [650, 250],
    [600, 290],
    [550, 250],
    [496, 190],
  ],
);
// The left leaf of the collar: fold at the neck, point, outer edge.
const leafFold: Run = [
  [500, 160],
  [520, 200],
  [556, 246],
  [594, 280],
];
export const leafEdge: Run = [
  [594, 280],
  [574, 318],
  [550, 352],
  [526, 380],
];
export const leafOuter: Run = [
  [526, 380],
  [488, 334],
  [462, 282],
  [448, 224],
];
export const leafRuns: readonly Run[] = [
  leafFold,
  leafEdge,
  leafOuter,
  [
    [448, 224],
    [462, 194],
    [500, 160],
  ],
];
export const leafPath = loop(...leafRuns);
/** The fold of the collar behind the neck. */
export const backFoldPath = loop(
  [
    [500, 160],
    [540, 138],
    [600, 130],
    [660, 138],
    [700, 160],
  ],
  [
    [700, 160],
    [680, 186],
  ],
  [
    [680, 186],
    [640, 168],
    [600, 164],
    [560, 168],
    [520, 186],
  ],
  [
    [520, 186],
    [500, 160],
  ],
);
/** The placket with its buttons. */
export const placketPath = loop(
  [
    [574, 268],
    [600, 276],
    [626, 268],
  ],
  [
    [626, 268],
    [628, 480],
  ],
  [
    [628, 480],
    [572, 480],
  ],
  [
    [572, 480],
    [574, 268],
  ],
);
