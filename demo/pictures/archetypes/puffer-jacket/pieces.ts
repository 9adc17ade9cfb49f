import type { Brandmark, PaletteOf, ViewName } from '../../archetype.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { loop, mirror, reverse, type Run } from '../../lib/geometry.ts';
import { whole } from '../clothing/cut.ts';

/** The colours of a down jacket by part. */
export type PufferPalette = PaletteOf<'base' | 'side' | 'accent' | 'lining' | 'print'>;

/** One down jacket: how it is placed, the outline that casts its shadow, and what is drawn from back to front. */
export interface PufferDesign {
  frame: string;
  shadow: string;
  draw(drawing: Drawing, palette: PufferPalette, brand: Brandmark, view: ViewName): string;
  /** The same from behind. */
  back(drawing: Drawing, palette: PufferPalette, brand: Brandmark): string;
}

// The left half of the pattern; the right one is its mirror image.
export const shoulder: Run = [
  [486, 240],
  [440, 262],
  [400, 276],
  [362, 296],
];
export const outerEdge: Run = [
  [362, 296],
  [346, 350],
  [338, 410],
  [338, 470],
  [346, 600],
  [348, 740],
  [350, 890],
  [358, 1040],
];
const hem: Run = whole([
  [358, 1040],
  [440, 1052],
  [520, 1059],
  [600, 1061],
]);
export const sleeveOuter: Run = [
  [408, 276],
  [344, 298],
  [296, 350],
  [270, 430],
  [250, 550],
  [232, 700],
  [216, 850],
  [208, 990],
];
export const sleeveInner: Run = [
  [404, 300],
  [366, 350],
  [356, 420],
  [352, 500],
  [342, 610],
  [326, 740],
  [306, 870],
  [290, 1000],
];

/** The outline of a body between its shoulders, a side edge and a hem. */
export function bodyOutline(edge: Run, hemLine: Run): string {
  return loop(shoulder, edge, hemLine, reverse(mirror(edge)), reverse(mirror(shoulder)), [
    [714, 240],
    [600, 290],
    [486, 240],
  ]);
}

export const bodyPath = bodyOutline(outerEdge, hem);
export const sleevePath = loop(
  sleeveOuter,
  [
    [208, 990],
    [208, 1036],
    [288, 1044],
    [290, 1000],
  ],
  reverse(sleeveInner),
);
export const collarShadow = 'M486 262Q500 190 512 158Q600 120 688 158Q700 190 714 262Z';
