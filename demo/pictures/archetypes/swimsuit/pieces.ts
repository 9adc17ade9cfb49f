import type { PaletteOf } from '../../archetype.ts';
import { loop, mirror, reverse, type Point, type Run } from '../../lib/geometry.ts';
import { whole } from '../clothing/cut.ts';

/** The colours of a swimsuit by part. */
export type SwimsuitPalette = PaletteOf<'base' | 'panel' | 'accent' | 'print'>;

/** The left half of a suit that lies flat; the right one is its mirror image. */
interface Half {
  /** The end of the strap, from its outer to its inner edge. */
  strap: Run;
  /** From the strap to the middle. */
  neckline: Run;
  armhole: Run;
  side: Run;
  leg: Run;
  crotch: Run;
}

/** The lines of a suit's upper layer, with those of the layer that shows behind it. */
export interface SwimsuitCut {
  path: string;
  neckline: Run;
  armhole: Run;
  leg: Run;
  /** The edge of the layer behind, from strap to strap. */
  behindEdge: Run;
  /** That layer within the neckline, and below the leg openings. */
  behind: string;
  seat: string;
}

const side: Run = [
  [374, 462],
  [370, 530],
  [378, 600],
  [390, 660],
  [393, 716],
  [385, 776],
  [371, 836],
  [363, 872],
];
const leg: Run = [
  [363, 872],
  [404, 912],
  [456, 968],
  [506, 1030],
  [538, 1076],
  [553, 1102],
];
const crotch: Run = [
  [553, 1102],
  [576, 1108],
  [600, 1110],
];
/** Strap to strap across the back, low where it is open. */
const openBack: Run = whole([
  [520, 116],
  [540, 190],
  [570, 250],
  [600, 268],
]);

const seatPath = loop(
  [
    [364, 866],
    [388, 926],
    [432, 990],
    [488, 1050],
    [546, 1096],
    [600, 1113],
  ],
  [
    [600, 1113],
    [654, 1096],
    [712, 1050],
    [768, 990],
    [812, 926],
    [836, 866],
  ],
  [
    [836, 866],
    [600, 896],
    [364, 866],
  ],
);

function cutFrom(half: Half, behindEdge: Run): SwimsuitCut {
  const { strap, armhole } = half;
  const neckline = whole(half.neckline);
  const path = loop(
    strap,
    neckline,
    reverse(mirror(strap)),
    mirror(armhole),
    mirror(half.side),
    mirror(half.leg),
    mirror(half.crotch),
    reverse(half.crotch),
    reverse(half.leg),
    reverse(half.side),
    reverse(armhole),
  );
  const [outer, inner] = [strap[0]!, strap.at(-1)!];
  const down = (points: Run): Run => [...points, ...reverse(mirror(points))];
  const within: Run = down([
    [outer[0] + 6, outer[1] + 60],
    [420, 470],
  ]);
  const behind = loop(
    behindEdge,
    [behindEdge.at(-1)!, [1200 - inner[0], inner[1]] satisfies Point, ...reverse(within), inner, behindEdge[0]!].map(
      ([x, y]): Point => [x, y, 1],
    ),
  );
  return { path, neckline, armhole, leg: half.leg, behindEdge, behind, seat: seatPath };
}

/** High in front, cut in deep at the arms, the straps close together. */
export const racer = cutFrom(
  {
    strap: [
      [488, 118],
      [506, 112],
      [530, 117],
    ],
    neckline: [
      [530, 117],
      [527, 190],
      [535, 262],
      [560, 314],
      [600, 330],
    ],
    armhole: [
      [488, 118],
      [485, 210],
      [474, 300],
      [447, 376],
      [408, 430],
      [374, 462],
    ],
    side,
    leg,
    crotch,
  },
  openBack,
);

/** A deep round neck on slender straps that stand apart. */
export const scoop = cutFrom(
  {
    strap: [
      [452, 126],
      [465, 121],
      [480, 126],
    ],
    neckline: [
      [480, 126],
      [476, 220],
      [480, 304],
      [502, 374],
      [544, 424],
      [600, 440],
    ],
    armhole: [
      [452, 126],
      [445, 220],
      [434, 306],
      [414, 380],
      [392, 430],
      [374, 462],
    ],
    side,
    leg,
    crotch,
  },
  whole([
    [480, 126],
    [490, 230],
    [520, 320],
    [560, 366],
    [600, 378],
  ]),
);

/** The back of a suit: two straps that cross over an opening down to the waist. */
export const backEdge: Run = whole([
  [376, 500],
  [420, 560],
  [474, 622],
  [534, 668],
  [600, 684],
]);
const lower: Run = side.filter(([, y]) => y > 510);
export const backPath = loop(
  backEdge,
  mirror([[376, 500], ...lower]),
  mirror(leg),
  mirror(crotch),
  reverse(crotch),
  reverse(leg),
  reverse([[376, 500], ...lower]),
);
export const backLeg = leg;
/** The middle of one of the crossing straps, from a shoulder to the other side. */
export const crossing: Run = [
  [509, 117],
  [528, 200],
  [572, 290],
  [640, 376],
  [722, 456],
  [800, 534],
];
/** The same where the straps stand apart and are slender. */
export const slenderCrossing: Run = [
  [466, 124],
  [492, 210],
  [548, 304],
  [632, 384],
  [722, 460],
  [800, 530],
];

/** Straps that meet: from the left shoulder down the outer edge, and from shoulder to shoulder within. */
export const spineOuter: Run = [
  [488, 118],
  [498, 200],
  [526, 290],
  [558, 366],
  [572, 440],
  [572, 540],
  [554, 620],
  [520, 672],
  [470, 700],
];
export const spineInner: Run = whole([
  [530, 117],
  [538, 190],
  [556, 262],
  [580, 316],
  [600, 330],
]);
export const spinePath = loop(
  [
    [488, 118],
    [506, 112],
    [530, 117],
  ],
  spineInner,
  reverse(
    mirror([
      [488, 118],
      [506, 112],
      [530, 117],
    ]),
  ),
  mirror(spineOuter),
  reverse(spineOuter),
);
