import type { Brandmark, PaletteOf } from '../../archetype.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { loop, mirror, reverse, type Run } from '../../lib/geometry.ts';
import { whole } from '../clothing/cut.ts';

/** The colours of a raglan shirt by part. */
export type TshirtPalette = PaletteOf<'base' | 'sleeve' | 'accent' | 'print'>;

/** The left half of a shirt's pattern; the right one is its mirror image. Each run begins where the last one ends. */
export interface TshirtCut {
  sideSeam: Run;
  /** From the side seam to the middle of the front. */
  halfHem: Run;
  /** From the neck down the outer arm. */
  sleeveOuter: Run;
  sleeveHem: Run;
  /** From the sleeve's hem up to the armpit. */
  underarm: Run;
}

/** A cut with what is derived from it. */
export interface Pattern extends TshirtCut {
  hem: Run;
  bodyPath: string;
  /** The body from behind, whose neck is cut less deep. */
  backPath: string;
  sleevePath: string;
  rightSleevePath: string;
}

type Part = (drawing: Drawing, palette: TshirtPalette, brand: Brandmark) => string;

/** One shirt: its cut, its colours by part, and what is printed on it. */
export interface TshirtDesign {
  pattern: Pattern;
  /** Moves the shirt on the canvas. */
  frame: string;
  sleeve(palette: TshirtPalette): string;
  neck(palette: TshirtPalette): string;
  /** The two rows of thread along the raglan seams. */
  thread(palette: TshirtPalette): string;
  /** The cloth of panels along the side seams; none where the front is of one piece. */
  sides?(palette: TshirtPalette): string;
  print: Part;
  /** On the back; the brand's mark below the neck is drawn upon it. */
  backPrint?: Part;
  /** On a sleeve, in the coordinates of the left one; the right one is its mirror image. */
  sleevePrint: Part;
}

export const neckline: Run = whole([
  [500, 182],
  [516, 226],
  [552, 262],
  [600, 274],
]);
export const raglan: Run = [
  [508, 212],
  [452, 276],
  [404, 348],
  [372, 420],
  [356, 468],
];
const neckEdge: Run = whole([
  [508, 212],
  [524, 238],
  [556, 264],
  [600, 274],
]);
const backNeckEdge: Run = whole([
  [508, 212],
  [550, 224],
  [600, 228],
]);

/** The outlines of body and sleeve; neck and raglan seam are the same in every cut. */
export function patternOf(cut: TshirtCut): Pattern {
  const { sideSeam, halfHem } = cut;
  const belowNeck = [
    mirror(raglan),
    mirror(sideSeam),
    mirror(halfHem),
    reverse(halfHem),
    reverse(sideSeam),
    reverse(raglan),
  ];
  const sleeve: Run[] = [
    cut.sleeveOuter,
    cut.sleeveHem,
    cut.underarm,
    reverse(raglan),
    [
      [508, 212],
      [500, 182],
    ],
  ];
  return {
    ...cut,
    hem: whole(halfHem),
    bodyPath: loop(neckEdge, ...belowNeck),
    backPath: loop(backNeckEdge, ...belowNeck),
    sleevePath: loop(...sleeve),
    rightSleevePath: loop(...sleeve.map(mirror)),
  };
}
