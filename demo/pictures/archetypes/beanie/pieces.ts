import type { PaletteOf } from '../../archetype.ts';
import { loop, mirror, reverse, sample, type Point, type Run } from '../../lib/geometry.ts';
import type { Surface } from './knit.ts';

/** The colours of a beanie by part; label is also the yarn of the brand's motif. */
export type BeaniePalette = PaletteOf<'base' | 'label' | 'thread'>;

// The left half of the crown from the apex down to the brim.
const crownHalf: Run = [
  [600, 192],
  [528, 199],
  [454, 228],
  [388, 284],
  [338, 364],
  [310, 460],
  [297, 566],
  [294, 700],
];
/** Outline of the crown. */
export const crownPath = loop(
  [...reverse(crownHalf).slice(0, -1), ...mirror(crownHalf)],
  [
    [908, 700],
    [800, 740],
    [600, 756],
    [400, 740],
    [292, 700],
  ],
);

// The cuff is slightly wider than the crown and rolled at the top.
const cuffTop: Run = [
  [277, 684],
  [283, 664],
  [302, 655],
  [360, 658],
  [440, 665],
  [600, 672],
  [760, 665],
  [840, 658],
  [898, 655],
  [917, 664],
  [923, 684],
];
const cuffSide: Run = [
  [923, 684],
  [931, 730],
  [931, 810],
  [922, 880],
];
const cuffBottom: Run = [
  [922, 880],
  [908, 906],
  [870, 916],
  [750, 934],
  [600, 941],
  [450, 934],
  [330, 916],
  [292, 906],
  [278, 880],
];
/** Outline of the turned-up cuff. */
export const cuffPath = loop(cuffTop, cuffSide, cuffBottom, reverse(mirror(cuffSide)));

const outline = sample(crownHalf, 300);

function halfWidth(share: number): number {
  const y = 196 + share * 534;
  return 604 - (outline.find((point) => point.y >= y) ?? outline[300]!).x;
}

/** The dome of the crown: columns meet at the apex, rows sag towards the viewer. */
export const crownSurface: Surface = (angle, share) => {
  const sag = 46 * Math.cos(angle) * share ** 0.8 * (0.35 + 0.65 * share);
  const x = 600 + halfWidth(share) * Math.sin(angle) + Math.sin(share * 5) * 2 * Math.cos(angle);
  return [x, 196 + share * 534 + sag];
};

/** The tube of the cuff. */
export const cuffSurface: Surface = (angle, share) => [
  600 + (324 + 10 * Math.sin(share * Math.PI)) * Math.sin(angle),
  632 + share * 262 + (30 + 16 * share) * Math.cos(angle),
];

/** A turned-up cuff of another height and width: the outline of the plain one, drawn out between a top and a bottom. */
export function turnUp({ top, bottom, half }: { top: number; bottom: number; half: number }): {
  path: string;
  surface: Surface;
} {
  // The rolled edges keep their roundness; only what is between them grows.
  const moved = ([x, y]: Point): Point => {
    const share = Math.min(1, Math.max(0, (y - 684) / (880 - 684)));
    const from = y < 684 ? top + (y - 655) : top + 29;
    const to = y > 880 ? bottom - (941 - y) : bottom - 61;
    return [
      600 + ((x - 600) * half) / 324,
      share <= 0 ? from : share >= 1 ? to : top + 29 + share * (bottom - top - 90),
    ];
  };
  const run = (points: Run): Point[] => points.map(moved);
  const height = (bottom - top) / 286;
  return {
    path: loop(run(cuffTop), run(cuffSide), run(cuffBottom), reverse(mirror(run(cuffSide)))),
    surface: (angle, share) => [
      600 + (half + 10 * Math.sin(share * Math.PI)) * Math.sin(angle),
      top -
        23 +
        share * (bottom - top - 1) * 0.92 +
        (30 + 16 * share) * Math.cos(angle) * Math.min(1, 0.4 + 0.6 * height),
    ],
  };
}
