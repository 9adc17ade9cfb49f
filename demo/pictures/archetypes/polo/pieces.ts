import type { Brandmark, PaletteOf, ViewName } from '../../archetype.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { loop, mirror, reverse, type Run } from '../../lib/geometry.ts';
import { whole } from '../clothing/cut.ts';

/** The colours of a polo shirt by part: tipping is the line on collar and cuffs. */
export type PoloPalette = PaletteOf<'base' | 'collar' | 'tipping' | 'accent' | 'print'>;

/** The outlines of a shirt, and the seams that are drawn upon it. */
export interface PoloPattern {
  frontPath: string;
  backPath: string;
  sleevePath: string;
  rightSleevePath: string;
  /** None where the sleeves run up to the collar. */
  shoulder?: Run;
  armhole: Run;
  hem: Run;
  sleeveHem: Run;
}

/** The left half of a shirt; the right one is its mirror image. */
interface Half {
  shoulder?: Run;
  armhole: Run;
  sideSeam: Run;
  /** From the side to the middle. */
  hem: Run;
  /** From the shoulder, or the neck, down to the cuff. */
  sleeveOuter: Run;
  sleeveHem: Run;
  /** From the cuff up to the armpit. */
  sleeveInner: Run;
}

/** A make of polo shirt. The colours of its parts are those of the shirt, moved to other parts. */
export interface PoloDesign {
  pattern: PoloPattern;
  sleevePalette?(palette: PoloPalette): PoloPalette;
  collarPalette?(palette: PoloPalette): PoloPalette;
  /** Panels and stripes on the body below its print, and on a sleeve. */
  panels?(drawing: Drawing, palette: PoloPalette, isBack: boolean): string;
  sleevePanels?(palette: PoloPalette, isFar: boolean): string;
  /** The collar from before or behind, with all that it casts its shadow on. */
  collar(drawing: Drawing, palette: PoloPalette, view: ViewName): string;
  /** What of the collar casts a shadow on the wall. */
  collarPath: string;
  /** Prints of its own in place of the chest's. */
  print?(drawing: Drawing, palette: PoloPalette, brand: Brandmark): string;
}

export const neckline: Run = [
  [492, 196],
  [530, 232],
  [566, 262],
  [600, 276],
  [634, 262],
  [670, 232],
  [708, 196],
];
/** The neck from behind, cut less deep. */
export const backNeckline: Run = [
  [492, 196],
  [540, 218],
  [600, 224],
  [660, 218],
  [708, 196],
];
/** The outlines of a shirt from its half pattern. */
export function patternOf({
  shoulder,
  armhole,
  sideSeam,
  hem,
  sleeveOuter,
  sleeveHem,
  sleeveInner,
}: Half): PoloPattern {
  const body = (neck: Run): string =>
    loop(
      neck,
      ...(shoulder ? [mirror(shoulder)] : []),
      mirror(armhole),
      mirror(sideSeam),
      mirror(hem),
      reverse(hem),
      reverse(sideSeam),
      reverse(armhole),
      ...(shoulder ? [reverse(shoulder)] : []),
    );
  const sleeve: readonly Run[] = [sleeveOuter, sleeveHem, sleeveInner, reverse(armhole)];
  return {
    frontPath: body(neckline),
    backPath: body(backNeckline),
    sleevePath: loop(...sleeve),
    rightSleevePath: loop(...sleeve.map(mirror)),
    ...(shoulder && { shoulder }),
    armhole,
    hem: whole(hem),
    sleeveHem,
  };
}

/** The lower edge of the collar behind, and the collar from its fold down to there. */
export const backCollarEdge: Run = [
  [448, 226],
  [500, 252],
  [550, 263],
  [600, 266],
  [650, 263],
  [700, 252],
  [752, 226],
];
export const backCollarPath = loop(
  [
    [448, 226],
    [462, 194],
    [500, 160],
    [546, 146],
    [600, 142],
    [654, 146],
    [700, 160],
    [738, 194],
    [752, 226],
  ],
  reverse(backCollarEdge),
);

/** The inside of the collar stand behind the neck. */
export const insidePath = loop(
  [
    [496, 190],
    [540, 166],
    [600, 158],
    [660, 166],
    [704, 190],
  ],
  [
    [704, 190],
    [650, 250],
    [600, 290],
    [550, 250],
    [496, 190],
  ],
);
// The left leaf of the collar: fold at the neck, point, outer edge.
const leafFold: Run = [
  [500, 160],
  [520, 200],
  [556, 246],
  [594, 280],
];
export const leafEdge: Run = [
  [594, 280],
  [574, 318],
  [550, 352],
  [526, 380],
];
export const leafOuter: Run = [
  [526, 380],
  [488, 334],
  [462, 282],
  [448, 224],
];
export const leafRuns: readonly Run[] = [
  leafFold,
  leafEdge,
  leafOuter,
  [
    [448, 224],
    [462, 194],
    [500, 160],
  ],
];
export const leafPath = loop(...leafRuns);
/** The fold of the collar behind the neck. */
export const backFoldPath = loop(
  [
    [500, 160],
    [540, 138],
    [600, 130],
    [660, 138],
    [700, 160],
  ],
  [
    [700, 160],
    [680, 186],
  ],
  [
    [680, 186],
    [640, 168],
    [600, 164],
    [560, 168],
    [520, 186],
  ],
  [
    [520, 186],
    [500, 160],
  ],
);
/** The placket with its buttons. */
export const placketPath = loop(
  [
    [574, 268],
    [600, 276],
    [626, 268],
  ],
  [
    [626, 268],
    [628, 480],
  ],
  [
    [628, 480],
    [572, 480],
  ],
  [
    [572, 480],
    [574, 268],
  ],
);
