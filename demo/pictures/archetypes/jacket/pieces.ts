import type { Brandmark, PaletteOf } from '../../archetype.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { loop, mirror, reverse, type Run } from '../../lib/geometry.ts';
import type { Fold } from '../cloth/light.ts';
import { whole } from '../clothing/cut.ts';

/** The colours of a shell jacket by part: lower is the second colour, which every design sets somewhere else. */
export type JacketPalette = PaletteOf<'base' | 'lower' | 'accent' | 'zip' | 'lining' | 'print'>;

/** The left half of a jacket's pattern; the right one is its mirror image. Each run begins where the last one ends. */
export interface JacketCut {
  /** From under the arm down to the hem. */
  sideSeam: Run;
  /** From the side seam to the middle of the front. */
  halfHem: Run;
  /** From the shoulder down the outer arm. */
  sleeveOuter: Run;
  cuff: Run;
  /** From the cuff up the inner arm. */
  sleeveInner: Run;
}

/** A cut with what is derived from it. */
export interface Pattern extends JacketCut {
  hem: Run;
  bodyPath: string;
  sleevePath: string;
  rightSleevePath: string;
}

/** A sleeve: its cloth, what is sewn on under and over the folds, and its cuff. */
export interface SleeveLook {
  cloth: string;
  blocks: string;
  trims: string;
}

/** How the hood is built. */
export interface HoodLook {
  /** The colour of the hood, and of its middle panel where that differs. */
  cloth: string;
  middle?: string;
  lining: string;
  /** A stiffened peak, a bare bound edge or a broad tunnel with a cord. */
  edge: 'peak' | 'bound' | 'tunnel';
  edgeColour: string;
  /** Width and height as shares of the drawn hood. */
  size: readonly [across: number, down: number];
}

type Part = (drawing: Drawing, palette: JacketPalette, brand: Brandmark) => string;

/** The back of a jacket, where that differs from its front; its own cut where it is longer. */
export interface JacketBack {
  pattern?: Pattern;
  panels: Part;
  trims: Part;
}

/** One jacket: its cut and what is sewn upon it. Markup of panels lies under the folds, that of trims over them. */
export interface JacketDesign {
  pattern: Pattern;
  /** Places the jacket on the canvas. */
  frame: string;
  folds: readonly Fold[];
  behind: Part;
  panels: Part;
  trims: Part;
  /** Runs over the finished body: front zip, collar, cords. */
  front: Part;
  back: JacketBack;
  sleeve(drawing: Drawing, palette: JacketPalette, brand: Brandmark, isFar: boolean): SleeveLook;
  hood(palette: JacketPalette): HoodLook;
}

const shoulder: Run = [
  [500, 366],
  [440, 378],
  [372, 396],
  [314, 428],
];
export const armhole: Run = [
  [314, 424],
  [318, 470],
  [334, 530],
  [346, 580],
];

/** The outlines of body and sleeve; shoulder and armhole are the same in every cut. */
export function patternOf(cut: JacketCut): Pattern {
  const hem = whole(cut.halfHem);
  const bodyPath = loop(
    reverse(shoulder),
    [
      [500, 366],
      [600, 410],
      [700, 366],
    ],
    mirror(shoulder),
    mirror(armhole),
    mirror(cut.sideSeam),
    reverse(hem),
    reverse(cut.sideSeam),
    reverse(armhole),
  );
  const sleeve = [cut.sleeveOuter, cut.cuff, cut.sleeveInner, reverse(armhole)];
  return { ...cut, hem, bodyPath, sleevePath: loop(...sleeve), rightSleevePath: loop(...sleeve.map(mirror)) };
}
