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
  [404, 260],
  [384, 340],
  [372, 430],
  [364, 530],
  [358, 620],
  [360, 690],
  [352, 770],
  [352, 850],
  [344, 930],
  [342, 1010],
  [340, 1082],
];
export const inner: Run = [
  [568, 1090],
  [572, 1010],
  [580, 930],
  [580, 860],
  [588, 780],
  [586, 700],
  [592, 590],
  [598, 490],
  [600, 452],
];
export const legHem: Run = [
  [340, 1082],
  [400, 1096],
  [490, 1102],
  [568, 1090],
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
    [372, 1080],
    [460, 1096],
    [552, 1084],
  ],
  [
    [552, 1084],
    [548, 1110],
    [546, 1134],
  ],
  [
    [546, 1134],
    [470, 1146],
    [382, 1132],
  ],
  [
    [382, 1132],
    [376, 1108],
    [372, 1080],
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
    [384, 440],
    [430, 432],
    [486, 436],
  ],
  [
    [486, 436],
    [488, 500],
    [480, 574],
  ],
  [
    [480, 574],
    [430, 582],
    [372, 572],
  ],
  [
    [372, 572],
    [376, 500],
    [384, 440],
  ],
];
export const flapRuns: readonly Run[] = [
  [
    [380, 430],
    [430, 420],
    [491, 424],
  ],
  [
    [491, 424],
    [492, 452],
    [488, 476],
  ],
  [
    [488, 476],
    [434, 492],
    [376, 478],
  ],
  [
    [376, 478],
    [378, 452],
    [380, 430],
  ],
];
