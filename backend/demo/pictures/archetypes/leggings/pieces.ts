import type { PaletteOf } from '../../archetype.ts';
import { loop, mirror, reverse, type Run } from '../../lib/geometry.ts';
import { whole } from '../clothing/cut.ts';

/** The colours of running tights by part. */
export type LeggingsPalette = PaletteOf<'base' | 'panel' | 'accent' | 'print'>;

// The left leg: waist, hip, thigh, knee, calf, ankle; the right one is its mirror image.
const halfTop: Run = [[478, 112], [520, 120], [560, 124], [600, 125]];
const halfBottom: Run = [[456, 236], [510, 250], [560, 258], [600, 260]];
const bandSide: Run = [[478, 112], [474, 150], [468, 190], [456, 236]];
export const bandTop: Run = whole(halfTop);
export const bandBottom: Run = whole(halfBottom);
export const legHem: Run = [[492, 1074], [512, 1082], [536, 1083], [556, 1078]];
const outer: Run = [
  [456, 236], [438, 300], [428, 370], [426, 440], [432, 530], [444, 620], [456, 690], [457, 735], [450, 800],
  [456, 870], [474, 960], [488, 1020], [492, 1074],
];
const inner: Run = [
  [556, 1078], [560, 1020], [568, 950], [577, 880], [580, 810], [576, 750], [576, 700], [584, 620], [592, 520],
  [598, 450], [600, 424],
];
const legRuns: Run[] = [
  halfBottom, [[600, 260], [601, 340], [600, 424]], reverse(inner), reverse(legHem), reverse(outer),
];

export const legPath = loop(...legRuns);
export const rightLegPath = loop(...legRuns.map(mirror));
export const bandPath = loop(bandTop, mirror(bandSide), reverse(bandBottom), reverse(bandSide));
/** The inside of the back waistband above the front edge. */
export const insidePath = loop([[478, 112], [530, 98], [600, 94], [670, 98], [722, 112]], reverse(bandTop));
