import type { Run } from '../../lib/geometry.ts';
import type { Rib, Surface } from './knit.ts';
import { crownPath, crownSurface, cuffPath, cuffSurface, turnUp } from './pieces.ts';
import { tube, type Tube } from './tube.ts';

/** A knitted piece: where its stitches lie, and how many rows it has. */
interface Piece {
  path: string;
  surface: Surface;
  rows: number;
  rib: Rib;
}

/** How a design is cut and knitted. */
export interface BeanieDesign {
  crown: Piece;
  cuff: Piece;
  /** Rows of the crown, counted from the tip, that are knitted with the yarn of the label. */
  stripes: readonly (readonly [from: number, to: number])[];
  /** Moves the light of the plain crown and cuff to where theirs are. */
  crownLight: string;
  cuffLight: string;
  /** Where the label lies, from its place on the plain cuff. */
  labelAt: string;
  /** Where the crown is gathered at its tip, and its turn in degrees; null where a bobble hides it. */
  tip: readonly [x: number, y: number, turn: number] | null;
  /** The brand's motif on the crown; null where it has none. */
  embroidery: string | null;
  pompom: { x: number; y: number; radius: number } | null;
  /** Folds of slack cloth: points, width. */
  folds: readonly (readonly [Run, number])[];
  /** Sets the whole into the picture. */
  place: string;
}

const fromTube = ({ path, surface }: Tube, rows: number, rib: Rib): Piece => ({ path, surface, rows, rib });

/** The spine of a crown that stands straight up: y of its tip, its middle and its brim, px. */
const upright = (tip: number, middle: number, brim: number): Run => [
  [600, tip],
  [600, middle],
  [600, brim],
];

const plainRib: Rib = { columns: 60, raised: 2, period: 4 };
const boldRib: Rib = { columns: 44, raised: 2, period: 4 };
const broadRib: Rib = { columns: 50, raised: 3, period: 5 };
const fineRib: Rib = { columns: 72, raised: 2, period: 4 };

const cuffOf = (place: { top: number; bottom: number; half: number }, rows: number, rib: Rib): Piece => ({
  ...turnUp(place),
  rows,
  rib,
});

const cuff: BeanieDesign = {
  crown: { path: crownPath, surface: crownSurface, rows: 40, rib: plainRib },
  cuff: { path: cuffPath, surface: cuffSurface, rows: 17, rib: plainRib },
  stripes: [],
  crownLight: '',
  cuffLight: '',
  labelAt: '',
  tip: [600, 206, 0],
  embroidery: '',
  pompom: null,
  folds: [],
  place: 'translate(600 600) scale(1.1) translate(-600 -574)',
};

const bobble: BeanieDesign = {
  ...cuff,
  crown: fromTube(
    tube(upright(268, 500, 742), [
      [0, 0],
      [4, 74],
      [24, 138],
      [66, 196],
      [126, 244],
      [210, 278],
      [320, 296],
      [474, 300],
    ]),
    28,
    boldRib,
  ),
  cuff: cuffOf({ top: 668, bottom: 930, half: 318 }, 12, boldRib),
  stripes: [
    [10, 12],
    [14, 19],
    [21, 23],
  ],
  crownLight: 'translate(12 76) scale(.98 .9)',
  cuffLight: 'translate(0 20)',
  labelAt: 'translate(0 6)',
  tip: null,
  embroidery: null,
  pompom: { x: 600, y: 212, radius: 118 },
  place: 'translate(600 600) scale(1.06) translate(-600 -514)',
};

const docker: BeanieDesign = {
  ...cuff,
  crown: fromTube(
    tube(upright(292, 520, 730), [
      [0, 0],
      [3, 70],
      [18, 138],
      [50, 202],
      [100, 256],
      [170, 292],
      [270, 312],
      [408, 316],
    ]),
    30,
    broadRib,
  ),
  cuff: cuffOf({ top: 560, bottom: 914, half: 330 }, 20, broadRib),
  crownLight: 'translate(0 110) scale(1 .84)',
  cuffLight: 'translate(0 -254) scale(1 1.24)',
  labelAt: 'translate(-112 -5) rotate(2.2 600 810)',
  tip: [600, 306, 0],
  embroidery: null,
  place: 'translate(600 600) scale(1.12) translate(-600 -606)',
};

const slouch: BeanieDesign = {
  ...cuff,
  crown: fromTube(
    tube(
      [
        [730, 176],
        [686, 236],
        [642, 332],
        [612, 460],
        [601, 600],
        [600, 780],
      ],
      [
        [0, 0],
        [3, 92],
        [20, 150],
        [60, 205],
        [124, 250],
        [220, 288],
        [330, 311],
        [430, 322],
        [520, 316],
        [590, 292],
        [660, 268],
      ],
      40,
    ),
    54,
    fineRib,
  ),
  cuff: cuffOf({ top: 752, bottom: 930, half: 284 }, 12, fineRib),
  crownLight: 'translate(30 -8) scale(1 1.06)',
  cuffLight: 'translate(48 352) scale(.92 .62)',
  labelAt: 'translate(0 37)',
  tip: [727, 181, 34],
  embroidery: 'translate(6 70)',
  folds: [
    [
      [
        [296, 600],
        [380, 672],
        [500, 706],
      ],
      24,
    ],
    [
      [
        [300, 520],
        [420, 610],
        [540, 640],
      ],
      18,
    ],
    [
      [
        [918, 610],
        [840, 680],
        [730, 708],
      ],
      26,
    ],
    [
      [
        [908, 480],
        [830, 560],
        [720, 596],
      ],
      24,
    ],
    [
      [
        [872, 350],
        [800, 430],
        [712, 450],
      ],
      20,
    ],
  ],
  place: 'translate(600 600) scale(1.08) translate(-610 -560)',
};

const designs: Readonly<Record<string, BeanieDesign>> = { cuff, bobble, docker, slouch };

export const beanieOf = (design: string): BeanieDesign => designs[design] ?? cuff;
