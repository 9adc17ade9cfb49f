import type { Brandmark, PaletteOf } from '../../archetype.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { loop, mirror, reverse, type Run } from '../../lib/geometry.ts';
import type { FoldLine } from '../../lib/hardware.ts';
import { whole } from '../clothing/cut.ts';

/** The colours of track pants by part: stripe is the contrast colour of cords and print on the leg. */
export type TrackPantsPalette = PaletteOf<'base' | 'stripe' | 'accent' | 'print'>;

/** The left half of a pattern below the waistband; the right one is its mirror image. */
export interface TrackPantsCut {
  /** From the waistband down the outer leg. */
  outer: Run;
  cuffTop: Run;
  /** From the cuff up the inner leg to where the legs part. */
  inner: Run;
  cuffBottom: Run;
}

/** A cut with what is derived from it. */
export interface Pattern extends TrackPantsCut {
  /** Where the legs part, in px down the canvas. */
  crotch: number;
  legPath: string;
  rightLegPath: string;
  cuffPath: string;
}

type Part = (drawing: Drawing, palette: TrackPantsPalette, brand: Brandmark) => string;
/** In the coordinates of the left leg; the far one is drawn mirrored and bears no letters. */
type LegPart = (drawing: Drawing, palette: TrackPantsPalette, brand: Brandmark, isFar: boolean) => string;

/** One pair of track pants: its cut, its panels, and what is sewn and printed on it. */
export interface TrackPantsDesign {
  pattern: Pattern;
  /** Where the cloth stacks up at knee and ankle. */
  stacks: readonly FoldLine[];
  band(palette: TrackPantsPalette): string;
  cuff(palette: TrackPantsPalette): string;
  /** Below light and folds. */
  panels: LegPart;
  /** Upon them, clipped to the leg. */
  trims: LegPart;
  /** Upon leg and cuff. */
  over: LegPart;
  /** The line of the zipped pocket. */
  pocket: Run;
  print: Part;
  /** Upon the waistband. */
  front: Part;
  /** Whether a panel parts the hips from the legs. */
  isYoked?: boolean;
}

const halfBottom: Run = [
  [455, 186],
  [510, 196],
  [560, 200],
  [600, 201],
];
export const bandTop: Run = whole([
  [462, 128],
  [510, 137],
  [560, 141],
  [600, 142],
]);
export const bandBottom: Run = whole(halfBottom);
export const bandPath = loop(
  bandTop,
  [
    [738, 128],
    [742, 156],
    [745, 186],
  ],
  reverse(bandBottom),
  [
    [455, 186],
    [458, 156],
    [462, 128],
  ],
);
/** From behind the waistband stands higher. */
export const backBandTop: Run = whole([
  [462, 128],
  [510, 130],
  [560, 131],
  [600, 131],
]);
export const backBandPath = loop(
  backBandTop,
  [
    [738, 128],
    [742, 156],
    [745, 186],
  ],
  reverse(bandBottom),
  [
    [455, 186],
    [458, 156],
    [462, 128],
  ],
);
/** The inside of the back waistband above the front edge. */
export const insidePath = loop(
  [
    [462, 128],
    [520, 116],
    [600, 112],
    [680, 116],
    [738, 128],
  ],
  reverse(bandTop),
);

/** The outlines of legs and cuffs. */
export function patternOf(cut: TrackPantsCut): Pattern {
  const { outer, cuffTop, inner, cuffBottom } = cut;
  const [, crotch] = inner.at(-1) ?? [600, 412];
  const legRuns: Run[] = [
    halfBottom,
    [
      [600, 201],
      [602, 300],
      [600, crotch],
    ],
    reverse(inner),
    reverse(cuffTop),
    reverse(outer),
  ];
  const [outerX, outerY] = cuffTop[0] ?? [446, 1012];
  const [innerX, innerY] = cuffTop.at(-1) ?? [544, 1016];
  const [footX, footY] = cuffBottom[0] ?? [454, 1075];
  const [heelX, heelY] = cuffBottom.at(-1) ?? [538, 1078];
  const cuffPath = loop(
    cuffTop,
    [
      [innerX, innerY],
      [heelX + 2, (innerY + heelY) / 2 + 3],
      [heelX, heelY],
    ],
    reverse(cuffBottom),
    [
      [footX, footY],
      [footX - 4, (outerY + footY) / 2 + 2],
      [outerX, outerY],
    ],
  );
  return { ...cut, crotch, legPath: loop(...legRuns), rightLegPath: loop(...legRuns.map(mirror)), cuffPath };
}
