import type { PaletteOf } from '../../archetype.ts';
import { loop, mirror, reverse, type Run } from '../../lib/geometry.ts';
import { whole } from '../clothing/cut.ts';

/** The colours of a swimsuit by part. */
export type SwimsuitPalette = PaletteOf<'base' | 'panel' | 'accent' | 'print'>;

// The left half of the pattern; the right one is its mirror image.
const strap: Run = [
  [452, 128],
  [472, 122],
  [500, 126],
];
export const neckline: Run = whole([
  [500, 126],
  [496, 210],
  [502, 290],
  [526, 356],
  [560, 392],
  [600, 404],
]);
export const armhole: Run = [
  [452, 128],
  [446, 220],
  [430, 310],
  [400, 384],
  [372, 430],
  [352, 458],
];
const side: Run = [
  [352, 458],
  [344, 490],
  [346, 540],
  [362, 600],
  [382, 660],
  [390, 710],
  [382, 770],
  [362, 830],
  [348, 878],
];
export const legOpening: Run = [
  [348, 878],
  [392, 922],
  [446, 976],
  [500, 1034],
  [540, 1076],
  [560, 1098],
];
const crotch: Run = [
  [560, 1098],
  [580, 1104],
  [600, 1106],
];
/** The upper edge of the back, from strap to strap. */
export const backEdge: Run = [
  [500, 126],
  [520, 220],
  [552, 300],
  [600, 336],
  [648, 300],
  [680, 220],
  [700, 126],
];

export const frontPath = loop(
  strap,
  neckline,
  reverse(mirror(strap)),
  mirror(armhole),
  mirror(side),
  mirror(legOpening),
  mirror(crotch),
  reverse(crotch),
  reverse(legOpening),
  reverse(side),
  reverse(armhole),
);
/** The back seen through the neckline. */
export const backPath = loop(
  [
    [456, 134],
    [472, 122],
    [500, 126],
  ],
  backEdge,
  [
    [700, 126],
    [728, 122],
    [744, 134],
  ],
  [
    [744, 134],
    [720, 240],
    [690, 330],
    [760, 430],
    [840, 470],
  ],
  [
    [840, 470],
    [760, 600],
    [440, 600],
    [360, 470],
  ],
  [
    [360, 470],
    [440, 430],
    [510, 330],
    [480, 240],
    [456, 134],
  ],
);
/** The seat seen below the high leg openings. */
export const seatPath = loop(
  [
    [350, 872],
    [374, 922],
    [420, 986],
    [478, 1044],
    [534, 1088],
    [600, 1110],
  ],
  [
    [600, 1110],
    [666, 1088],
    [722, 1044],
    [780, 986],
    [826, 922],
    [850, 872],
  ],
  [
    [850, 872],
    [600, 900],
    [350, 872],
  ],
);
/** The front edge of the side panel from the armhole to the leg opening. */
export const panelEdge: Run = [
  [410, 366],
  [444, 440],
  [462, 530],
  [456, 630],
  [444, 710],
  [446, 790],
  [452, 880],
  [456, 984],
];
