import type { PaletteOf } from '../../archetype.ts';
import { loop, mirror, reverse, type Point, type Run } from '../../lib/geometry.ts';
import { whole } from '../clothing/cut.ts';

/** The colours of a sports skirt by part: shorts are the tight ones below it. */
export type SkirtPalette = PaletteOf<'base' | 'band' | 'shorts' | 'accent' | 'print'>;

export const bandTop: Run = whole([
  [398, 222],
  [460, 236],
  [530, 243],
  [600, 245],
]);
export const bandBottom: Run = whole([
  [372, 322],
  [440, 340],
  [520, 349],
  [600, 352],
]);
export const bandPath = loop(
  bandTop,
  [
    [802, 222],
    [816, 270],
    [828, 322],
  ],
  reverse(bandBottom),
  [
    [372, 322],
    [384, 270],
    [398, 222],
  ],
);
/** From behind the waistband stands higher. */
export const backBandTop: Run = whole([
  [398, 222],
  [460, 228],
  [530, 230],
  [600, 230],
]);
export const backBandPath = loop(
  backBandTop,
  [
    [802, 222],
    [816, 270],
    [828, 322],
  ],
  reverse(bandBottom),
  [
    [372, 322],
    [384, 270],
    [398, 222],
  ],
);
/** The inside of the back waistband. */
export const insidePath = loop(
  [
    [398, 222],
    [490, 202],
    [600, 197],
    [710, 202],
    [802, 222],
  ],
  reverse(bandTop),
);

/** Where the pleats of the left half begin at the band and end at the hem, from the side to the middle. */
const pleats: readonly (readonly [top: Point, bottom: Point])[] = [
  [
    [370, 318],
    [222, 838],
  ],
  [
    [404, 332],
    [288, 872],
  ],
  [
    [440, 340],
    [356, 896],
  ],
  [
    [474, 345],
    [424, 912],
  ],
  [
    [508, 348],
    [490, 922],
  ],
];

/** One flat fold: its shape, and its front edge, which lies over the next one. */
export interface Pleat {
  path: string;
  edge: Run;
}

/** The side pleats of one half in the order in which they are laid, the outermost first. */
export function sidePleats(isFar: boolean): Pleat[] {
  const turn = (run: Run): Run => (isFar ? mirror(run) : run);
  return pleats.slice(0, -1).map(([top, bottom], index): Pleat => {
    const [nextTop, nextBottom] = pleats[index + 1]!;
    // Each pleat reaches under its neighbour.
    const under: Point = [nextBottom[0] + 16, nextBottom[1] - 4];
    const bow = (from: Point, to: Point, by: number): Run => [
      from,
      [(from[0] + to[0]) / 2 + by, (from[1] + to[1]) / 2],
      to,
    ];
    const edge = turn(bow(top, bottom, index === 0 ? -10 : -4));
    const hem = turn([bottom, [(bottom[0] + under[0]) / 2, (bottom[1] + under[1]) / 2 + 9], under]);
    const far = turn(bow([nextTop[0] + 8, nextTop[1] + 1], under, -4));
    return { path: loop(edge, hem, reverse(far), turn([[nextTop[0] + 8, nextTop[1] + 1], top])), edge };
  });
}

const [middleTop, middleBottom] = pleats.at(-1)!;
/** The front edge of the smooth middle panel. */
export const middleEdge: Run = [middleTop, [(middleTop[0] + middleBottom[0]) / 2 - 3, 640], middleBottom];
export const middleHem: Run = whole([middleBottom, [540, 928], [600, 930]]);
export const middlePath = loop(middleEdge, middleHem, reverse(mirror(middleEdge)), [
  [1200 - middleTop[0], middleTop[1]],
  [600, 352],
  middleTop,
]);
/** The legs of the shorts below the hem. */
export const shortsRuns: readonly Run[] = [
  [
    [330, 820],
    [596, 860],
  ],
  [
    [596, 860],
    [594, 950],
    [588, 1004],
  ],
  [
    [588, 1004],
    [500, 1004],
    [410, 990],
    [326, 962],
  ],
  [
    [326, 962],
    [326, 890],
    [330, 820],
  ],
];
const sideEdge: Run = [
  [370, 318],
  [286, 570],
  [222, 838],
];
const hem: Run = whole([
  [222, 838],
  [356, 898],
  [490, 924],
  [600, 932],
]);
/** All of the skirt below the band. */
export const outline = loop(sideEdge, hem, reverse(mirror(sideEdge)), [
  [830, 318],
  [600, 352],
  [370, 318],
]);
