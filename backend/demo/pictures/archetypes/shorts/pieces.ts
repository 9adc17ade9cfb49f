import type { PaletteOf } from '../../archetype.ts';
import { loop, mirror, reverse, type Run } from '../../lib/geometry.ts';
import { whole } from '../clothing/cut.ts';

/** The colours of running shorts by part. */
export type ShortsPalette = PaletteOf<'base' | 'panel' | 'accent' | 'print'>;

// The left leg; the right one is its mirror image.
const halfBottom: Run = [[384, 362], [460, 376], [530, 383], [600, 385]];
export const bandTop: Run = whole([[392, 300], [460, 314], [530, 321], [600, 323]]);
export const bandBottom: Run = whole(halfBottom);
const outer: Run = [[384, 362], [362, 430], [340, 510], [318, 600], [298, 690], [282, 770], [276, 806]];
/** The curved slit at the outer hem, with the last stretch of the side seam. */
export const slit: Run = [[276, 806], [278, 832], [290, 852], [308, 864]];
export const legHem: Run = [[308, 864], [370, 884], [440, 898], [510, 906], [582, 904]];
/** The piped edge of the mesh side panel. */
export const panelEdge: Run = [[430, 368], [404, 450], [384, 540], [372, 640], [356, 740], [336, 812], [308, 864]];
const legRuns: Run[] = [
  halfBottom, [[600, 385], [602, 540], [600, 716]], [[600, 716], [594, 780], [588, 850], [582, 904]],
  reverse(legHem), reverse(slit), reverse(outer),
];

export const legPath = loop(...legRuns);
export const rightLegPath = loop(...legRuns.map(mirror));
export const sidePath = loop(
  panelEdge, [[308, 864], [240, 860]], [[240, 860], [300, 600], [384, 350]], [[384, 350], [430, 368]],
);
/** The back of the leg seen below the front hem. */
export const backHemPath = loop(
  [[292, 820], [320, 850], [440, 878], [584, 890]], [[584, 890], [580, 914]],
  [[580, 914], [510, 916], [440, 908], [370, 894], [312, 872]], [[312, 872], [300, 842], [292, 820]],
);
export const bandPath = loop(
  bandTop, [[808, 300], [813, 330], [816, 362]], reverse(bandBottom), [[384, 362], [387, 330], [392, 300]],
);
/** The inside of the back waistband above the front edge. */
export const insidePath = loop([[392, 300], [490, 282], [600, 277], [710, 282], [808, 300]], reverse(bandTop));
