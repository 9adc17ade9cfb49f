import type { PaletteOf } from '../../archetype.ts';
import { loop, mirror, reverse, type Run } from '../../lib/geometry.ts';
import { whole } from '../clothing/cut.ts';

/** The colours of a raglan shirt by part. */
export type TshirtPalette = PaletteOf<'base' | 'sleeve' | 'accent' | 'print'>;

// The left half of the pattern; the right one is its mirror image.
export const neckline: Run = whole([[500, 182], [516, 226], [552, 262], [600, 274]]);
export const raglan: Run = [[508, 212], [452, 276], [404, 348], [372, 420], [356, 468]];
export const sideSeam: Run = [[356, 468], [352, 560], [364, 690], [366, 800], [352, 930], [342, 1040]];
const halfHem: Run = [[342, 1040], [400, 1060], [500, 1074], [600, 1078]];
export const hem: Run = whole(halfHem);
export const sleeveHem: Run = [[176, 540], [226, 572], [280, 590], [312, 596]];
const neckEdge: Run = whole([[508, 212], [524, 238], [556, 264], [600, 274]]);

export const bodyPath = loop(
  neckEdge, mirror(raglan), mirror(sideSeam), mirror(halfHem), reverse(halfHem), reverse(sideSeam), reverse(raglan),
);
export const sleevePath = loop(
  [[500, 182], [440, 206], [372, 236], [318, 268], [276, 320], [238, 400], [200, 480], [176, 540]], sleeveHem,
  [[312, 596], [326, 540], [342, 496], [356, 468]], reverse(raglan), [[508, 212], [500, 182]],
);
