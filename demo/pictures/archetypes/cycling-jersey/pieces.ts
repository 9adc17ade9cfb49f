import type { PaletteOf } from '../../archetype.ts';
import { loop, mirror, reverse, type Run } from '../../lib/geometry.ts';
import { whole } from '../clothing/cut.ts';

/** The colours of a cycling jersey by part: panel is the second colour of shoulders, sleeves and sides. */
export type CyclingJerseyPalette = PaletteOf<'base' | 'panel' | 'accent' | 'zip' | 'print'>;

// The left half of the close cut; the right one is its mirror image.
const shoulder: Run = [
  [508, 204],
  [456, 218],
  [408, 238],
  [368, 262],
];
export const armhole: Run = [
  [368, 262],
  [382, 330],
  [382, 400],
  [366, 462],
];
export const sideSeam: Run = [
  [366, 462],
  [368, 560],
  [388, 680],
  [396, 780],
  [384, 860],
  [372, 930],
  [378, 1000],
  [386, 1020],
];
const halfHem: Run = [
  [386, 1020],
  [450, 1034],
  [520, 1042],
  [600, 1045],
];
export const hem: Run = whole(halfHem);
export const sleeveHem: Run = [
  [176, 604],
  [220, 634],
  [268, 652],
  [306, 656],
];
const sleeveRuns: readonly Run[] = [
  [
    [368, 262],
    [326, 286],
    [286, 342],
    [246, 420],
    [208, 510],
    [176, 604],
  ],
  sleeveHem,
  [
    [306, 656],
    [318, 590],
    [342, 520],
    [366, 462],
  ],
  reverse(armhole),
];

export const bodyPath = loop(
  [
    [508, 204],
    [550, 240],
    [600, 252],
    [650, 240],
    [692, 204],
  ],
  mirror(shoulder),
  mirror(armhole),
  mirror(sideSeam),
  mirror(halfHem),
  reverse(halfHem),
  reverse(sideSeam),
  reverse(armhole),
  reverse(shoulder),
);
export const sleevePath = loop(...sleeveRuns);
export const rightSleevePath = loop(...sleeveRuns.map(mirror));
/** The longer back, seen below the front hem. */
export const tailPath = loop(
  [
    [382, 990],
    [600, 1010],
    [818, 990],
  ],
  [
    [818, 990],
    [826, 1040],
    [822, 1072],
  ],
  [
    [822, 1072],
    [720, 1092],
    [600, 1098],
    [480, 1092],
    [378, 1072],
  ],
  [
    [378, 1072],
    [374, 1040],
    [382, 990],
  ],
);
/** The front edge of the side panel from the armhole to the hem. */
export const panelEdge: Run = [
  [372, 452],
  [410, 560],
  [436, 680],
  [446, 790],
  [440, 900],
  [434, 1036],
];
/** The lower edge of the yoke from the armhole to the zip. */
export const yokeEdge: Run = [
  [380, 392],
  [440, 380],
  [520, 352],
  [600, 316],
];
/** The opening of the back pocket where it comes round the side. */
export const pocketMouth: Run = [
  [394, 794],
  [412, 802],
  [428, 816],
  [440, 836],
];
export const collarPath = loop(
  [
    [508, 204],
    [512, 176],
    [524, 152],
    [560, 168],
    [600, 172],
  ],
  [
    [600, 172],
    [600, 258],
  ],
  [
    [600, 258],
    [560, 250],
    [530, 232],
    [508, 204],
  ],
);

/** The hem of the longer back. */
export const tailHem: Run = whole([
  [378, 1070],
  [450, 1086],
  [520, 1095],
  [600, 1098],
]);
/** The body from behind, down to that hem. */
export const backPath = loop(
  [
    [508, 204],
    [550, 222],
    [600, 228],
    [650, 222],
    [692, 204],
  ],
  mirror(shoulder),
  mirror(armhole),
  mirror([...sideSeam.slice(0, -2), tailHem[0]!]),
  reverse(tailHem),
  reverse([...sideSeam.slice(0, -2), tailHem[0]!]),
  reverse(armhole),
  reverse(shoulder),
);
/** The collar from behind. */
export const backCollarPath = loop(
  [
    [508, 204],
    [512, 178],
    [522, 156],
    [560, 146],
    [600, 143],
    [640, 146],
    [678, 156],
    [688, 178],
    [692, 204],
  ],
  [
    [692, 204],
    [650, 230],
    [600, 238],
    [550, 230],
    [508, 204],
  ],
);
