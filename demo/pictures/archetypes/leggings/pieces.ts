import type { Brandmark, PaletteOf } from '../../archetype.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { loop, mirror, reverse, type Run } from '../../lib/geometry.ts';
import { whole } from '../clothing/cut.ts';

/** The colours of running tights by part. */
export type LeggingsPalette = PaletteOf<'base' | 'panel' | 'accent' | 'print'>;

/** The left half of a pattern between waist and ankle; the right one is its mirror image. */
export interface LeggingsCut {
  /** Upper edge of the waistband, from the side to the middle. */
  halfTop: Run;
  /** Lower edge of the waistband, from the side to the middle. */
  halfBottom: Run;
  /** From the waistband down the outer leg. */
  outer: Run;
}

/** A cut with what is derived from it. */
export interface Pattern extends LeggingsCut {
  bandTop: Run;
  bandBottom: Run;
  bandPath: string;
  /** The inside of the back waistband above the front edge. */
  insidePath: string;
  /** The seam in the middle of the front. */
  centre: Run;
  legPath: string;
  rightLegPath: string;
}

type Part = (drawing: Drawing, palette: LeggingsPalette, brand: Brandmark) => string;

/** One pair of tights: its cut, its panels, and what is printed on it. */
export interface LeggingsDesign {
  pattern: Pattern;
  /** The cloth of the legs, as a paint. */
  cloth(drawing: Drawing, palette: LeggingsPalette): string;
  /** The cloth of the waistband. */
  band(palette: LeggingsPalette): string;
  /** Below light and folds, in the coordinates of the left leg. */
  panels: Part;
  /** Upon them; the far leg is drawn mirrored and bears no letters. */
  trims(drawing: Drawing, palette: LeggingsPalette, brand: Brandmark, isFar: boolean): string;
  /** Wordmark and seams of the waistband. */
  bandPrint: Part;
  /** What is otherwise from behind. */
  behind?: Partial<LeggingsDesign>;
}

// Hip, thigh, knee, calf and ankle are those of the body, so the inner leg and the hem are the same in every cut.
export const legHem: Run = [
  [492, 1074],
  [512, 1082],
  [536, 1083],
  [556, 1078],
];
const inner: Run = [
  [556, 1078],
  [560, 1020],
  [568, 950],
  [577, 880],
  [580, 810],
  [576, 750],
  [576, 700],
  [584, 620],
  [592, 520],
  [598, 450],
  [600, 424],
];
export const outerLeg: Run = [
  [438, 300],
  [428, 370],
  [426, 440],
  [432, 530],
  [444, 620],
  [456, 690],
  [457, 735],
  [450, 800],
  [456, 870],
  [474, 960],
  [488, 1020],
  [492, 1074],
];

/** The outlines of waistband and leg. */
export function patternOf(cut: LeggingsCut): Pattern {
  const { halfTop, halfBottom, outer } = cut;
  const [waistX, waistY] = halfTop[0] ?? [478, 112];
  const [hipX, hipY] = halfBottom[0] ?? [456, 236];
  const [, middle] = halfBottom.at(-1) ?? [600, 260];
  const [bandTop, bandBottom] = [whole(halfTop), whole(halfBottom)];
  const side: Run = [
    [waistX, waistY],
    [474, 150],
    [468, 190],
    [hipX, hipY],
  ];
  const centre: Run = [
    [600, middle],
    [601, 340],
    [600, 424],
  ];
  const leg: Run[] = [halfBottom, centre, reverse(inner), reverse(legHem), reverse(outer)];
  const back: Run = [
    [waistX, waistY],
    [530, waistY - 14],
    [600, waistY - 18],
    [670, waistY - 14],
    [1200 - waistX, waistY],
  ];
  return {
    ...cut,
    bandTop,
    bandBottom,
    centre,
    bandPath: loop(bandTop, mirror(side), reverse(bandBottom), reverse(side)),
    insidePath: loop(back, reverse(bandTop)),
    legPath: loop(...leg),
    rightLegPath: loop(...leg.map(mirror)),
  };
}
