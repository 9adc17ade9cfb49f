import type { Brandmark, PaletteOf } from '../../archetype.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { loop, mirror, reverse, type Run } from '../../lib/geometry.ts';
import type { FoldLine } from '../../lib/hardware.ts';
import { whole } from '../clothing/cut.ts';

/** The colours of running shorts by part. */
export type ShortsPalette = PaletteOf<'base' | 'panel' | 'accent' | 'print'>;

/** The left half of a pattern below the waistband; each run begins where the last one ends. */
export interface ShortsCut {
  /** From the waistband down the side seam. */
  outer: Run;
  /** The vent between the side seam and the hem. */
  slit: Run;
  /** From the vent to the inner leg. */
  legHem: Run;
  /** Where the legs part, in px down the canvas. */
  crotch: number;
  /** The back of the leg where it is seen beside or below the front. */
  backPath: string;
  /** Shade above the hem. */
  hemShade: string;
}

/** A cut with what is derived from it. */
export interface Pattern extends ShortsCut {
  legPath: string;
  rightLegPath: string;
}

type Part = (drawing: Drawing, palette: ShortsPalette, brand: Brandmark) => string;

/** One pair of shorts: its cut, its panels, and what is sewn and printed on it. */
export interface ShortsDesign {
  pattern: Pattern;
  /** Moves the shorts on the canvas. */
  frame: string;
  /** Folds that fall to the hem. */
  flutes: readonly FoldLine[];
  /** How far folds and light reach down, as a share of the usual leg. */
  reach: number;
  /** The cloth of the waistband. */
  band(palette: ShortsPalette): string;
  /** The cloth of the back where it is seen. */
  back: Part;
  /** Below light and folds, in the coordinates of the left leg. */
  panels: Part;
  /** Piping, hem and threads, in the coordinates of the left leg. */
  trims: Part;
  print: Part;
  /** Upon the waistband: its cord and its print. */
  front: Part;
  /** The colour of the legs where that is not the base. */
  cloth?(palette: ShortsPalette): string;
  /** What is otherwise from behind. */
  behind?: Partial<ShortsDesign>;
}

const halfBottom: Run = [
  [384, 362],
  [460, 376],
  [530, 383],
  [600, 385],
];
export const bandTop: Run = whole([
  [392, 300],
  [460, 314],
  [530, 321],
  [600, 323],
]);
export const bandBottom: Run = whole(halfBottom);
export const bandPath = loop(
  bandTop,
  [
    [808, 300],
    [813, 330],
    [816, 362],
  ],
  reverse(bandBottom),
  [
    [384, 362],
    [387, 330],
    [392, 300],
  ],
);
/** From behind the waistband stands higher. */
export const backBandTop: Run = whole([
  [392, 300],
  [460, 304],
  [530, 305],
  [600, 305],
]);
export const backBandPath = loop(
  backBandTop,
  [
    [808, 300],
    [813, 330],
    [816, 362],
  ],
  reverse(bandBottom),
  [
    [384, 362],
    [387, 330],
    [392, 300],
  ],
);
/** The inside of the back waistband above the front edge. */
export const insidePath = loop(
  [
    [392, 300],
    [490, 282],
    [600, 277],
    [710, 282],
    [808, 300],
  ],
  reverse(bandTop),
);

/** The outlines of both legs. */
export function patternOf(cut: ShortsCut): Pattern {
  const { outer, slit, legHem, crotch } = cut;
  const [hemX, hemY] = legHem.at(-1) ?? [582, 904];
  const drop = hemY - crotch;
  const inner: Run = [
    [600, crotch],
    [594, crotch + drop * 0.34],
    [588, crotch + drop * 0.71],
    [hemX, hemY],
  ];
  const leg: Run[] = [
    halfBottom,
    [
      [600, 385],
      [602, 540],
      [600, crotch],
    ],
    inner,
    reverse(legHem),
    reverse(slit),
    reverse(outer),
  ];
  return { ...cut, legPath: loop(...leg), rightLegPath: loop(...leg.map(mirror)) };
}
