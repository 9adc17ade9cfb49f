import type { PaletteOf } from '../../archetype.ts';
import { loop, mirror, reverse, type Run } from '../../lib/geometry.ts';
import { whole } from '../clothing/cut.ts';

/** The colours of ski trousers by part: panel is the tough cloth of knees and ankles. */
export type SkiPantsPalette = PaletteOf<'base' | 'panel' | 'accent' | 'zip' | 'print'>;

// The left leg; the right one is its mirror image.
const halfBottom: Run = [
  [432, 196],
  [490, 208],
  [546, 213],
  [600, 214],
];
export const bandTop: Run = whole([
  [440, 126],
  [496, 137],
  [550, 141],
  [600, 142],
]);
export const bandBottom: Run = whole(halfBottom);
export const outer: Run = [
  [432, 196],
  [408, 260],
  [394, 340],
  [388, 430],
  [386, 530],
  [384, 620],
  [387, 690],
  [383, 770],
  [385, 850],
  [381, 930],
  [381, 1010],
  [380, 1082],
];
export const inner: Run = [
  [558, 1090],
  [562, 1010],
  [571, 930],
  [573, 860],
  [581, 780],
  [581, 700],
  [589, 590],
  [596, 490],
  [600, 452],
];
export const legHem: Run = [
  [380, 1082],
  [424, 1096],
  [498, 1102],
  [558, 1090],
];
const legRuns: readonly Run[] = [
  halfBottom,
  [
    [600, 214],
    [602, 320],
    [600, 452],
  ],
  reverse(inner),
  reverse(legHem),
  reverse(outer),
];
export const legPath = loop(...legRuns);
export const rightLegPath = loop(...legRuns.map(mirror));
export const bandPath = loop(
  bandTop,
  [
    [760, 126],
    [766, 158],
    [768, 196],
  ],
  reverse(bandBottom),
  [
    [432, 196],
    [434, 158],
    [440, 126],
  ],
);
/** The inside of the raised back with its fleece. */
export const insidePath = loop(
  [
    [440, 126],
    [520, 100],
    [600, 92],
    [680, 100],
    [760, 126],
  ],
  reverse(bandTop),
);
/** The snow gaiter below the hem. */
export const gaiterRuns: readonly Run[] = [
  [
    [404, 1080],
    [474, 1096],
    [542, 1084],
  ],
  [
    [542, 1084],
    [539, 1110],
    [537, 1134],
  ],
  [
    [537, 1134],
    [480, 1146],
    [412, 1132],
  ],
  [
    [412, 1132],
    [407, 1108],
    [404, 1080],
  ],
];
/** The shaped knee: its upper and its lower seam. */
export const kneeTop: Run = [
  [358, 632],
  [420, 610],
  [500, 606],
  [589, 628],
];
export const kneeBottom: Run = [
  [352, 800],
  [420, 820],
  [500, 822],
  [588, 796],
];
/** The scuff guard at the inner ankle. */
export const guardEdge: Run = [
  [586, 868],
  [520, 930],
  [480, 1010],
  [466, 1110],
];
/** The pocket on the thigh. */
export const cargoRuns: readonly Run[] = [
  [
    [413, 440],
    [459, 432],
    [497, 436],
  ],
  [
    [497, 436],
    [499, 500],
    [491, 574],
  ],
  [
    [491, 574],
    [459, 582],
    [401, 572],
  ],
  [
    [401, 572],
    [405, 500],
    [413, 440],
  ],
];
export const flapRuns: readonly Run[] = [
  [
    [409, 430],
    [459, 420],
    [502, 424],
  ],
  [
    [502, 424],
    [503, 452],
    [499, 476],
  ],
  [
    [499, 476],
    [463, 492],
    [405, 478],
  ],
  [
    [405, 478],
    [407, 452],
    [409, 430],
  ],
];
