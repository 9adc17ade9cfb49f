import type { PaletteOf } from '../../archetype.ts';
import { loop, sample, type Point, type Run } from '../../lib/geometry.ts';

/** The colours of a glove by part: panel is the back of the hand, side what is seen between the fingers. */
export type GlovesPalette = PaletteOf<'base' | 'panel' | 'side' | 'accent' | 'print'>;

/** A finger: its middle line from the root to the tip, and its width at the root and near the tip in px. */
export interface Finger {
  line: Run;
  root: number;
  tip: number;
  /** Its tip works on touchscreens. */
  touch?: boolean;
}

// The left hand from its back; the right one is its mirror image.
/** From the little finger to the index. */
export const fingers: readonly Finger[] = [
  {
    line: [
      [192, 640],
      [174, 560],
      [156, 490],
      [144, 428],
    ],
    root: 86,
    tip: 72,
  },
  {
    line: [
      [264, 610],
      [252, 500],
      [244, 410],
      [240, 334],
    ],
    root: 94,
    tip: 82,
  },
  {
    line: [
      [346, 600],
      [346, 490],
      [348, 390],
      [350, 292],
    ],
    root: 96,
    tip: 84,
  },
  {
    line: [
      [428, 610],
      [438, 510],
      [448, 420],
      [456, 340],
    ],
    root: 94,
    tip: 82,
    touch: true,
  },
];
export const thumb: Finger = {
  line: [
    [396, 796],
    [470, 744],
    [526, 674],
    [556, 614],
    [566, 580],
  ],
  root: 116,
  tip: 88,
  touch: true,
};

/** Outline of a finger: open at the root, round at the tip. */
export function fingerPath({ line, root, tip }: Finger, grow = 0): string {
  const samples = sample(line, 16);
  const width = (share: number): number => (root + (tip - root) * share) / 2 + grow;
  const side = (sign: 1 | -1): Point[] =>
    samples.map(({ x, y, nx, ny }, index): Point => [
      x + nx * sign * width(index / 16),
      y + ny * sign * width(index / 16),
    ]);
  const { x, y, tx, ty, nx, ny } = samples[16]!;
  const radius = width(1);
  const cap = [-1, -0.62, 0, 0.62, 1].map((across): Point => {
    const out = Math.sqrt(Math.max(0, 1 - across ** 2)) * radius * 0.92;
    return [x + nx * across * radius + tx * out, y + ny * across * radius + ty * out];
  });
  return loop(side(-1), cap, side(1).toReversed());
}

/** The edge of the back over the finger roots. */
export const knuckleEdge: Run = [
  [148, 632],
  [186, 596],
  [262, 572],
  [346, 564],
  [430, 572],
  [482, 602],
];
const indexSide: Run = [
  [482, 602],
  [492, 670],
  [484, 740],
  [466, 796],
  [452, 850],
];
const littleSide: Run = [
  [228, 850],
  [198, 790],
  [168, 710],
  [148, 632],
];
/** The back of the hand from the finger roots to the wrist. */
export const backPath = loop(
  knuckleEdge,
  indexSide,
  [
    [452, 850],
    [340, 868],
    [228, 850],
  ],
  littleSide,
);
/** The dark panel on the back of the hand. */
export const knucklePath = loop(
  [
    [192, 650],
    [250, 624],
    [346, 610],
    [436, 622],
  ],
  [
    [436, 622],
    [444, 690],
    [428, 770],
    [404, 836],
  ],
  [
    [404, 836],
    [340, 846],
    [270, 836],
  ],
  [
    [270, 836],
    [224, 760],
    [192, 650],
  ],
);
export const cuffTop: Run = [
  [226, 838],
  [280, 852],
  [340, 858],
  [400, 852],
  [456, 838],
];
export const cuffBottom: Run = [
  [204, 1042],
  [270, 1062],
  [340, 1068],
  [410, 1062],
  [474, 1042],
];
export const cuffPath = loop(
  cuffTop,
  [
    [456, 838],
    [458, 900],
    [464, 970],
    [474, 1042],
  ],
  cuffBottom.toReversed(),
  [
    [204, 1042],
    [214, 970],
    [222, 900],
    [226, 838],
  ],
);

/** All of a glove, for its shadow. */
export const glovePaths: readonly string[] = [
  ...fingers.map((finger) => fingerPath(finger)),
  fingerPath(thumb),
  backPath,
  cuffPath,
];
