import type { Brandmark, PaletteOf, ViewName } from '../../archetype.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { loop, mirror, reverse, type Run } from '../../lib/geometry.ts';
import { whole } from '../clothing/cut.ts';

/** The colours of a sports bra by part. */
export type SportsBraPalette = PaletteOf<'base' | 'panel' | 'accent' | 'print'>;

/** A make of sports bra: the outlines that cast its shadow, and its layers from the wall to the viewer. */
export interface SportsBraDesign {
  shapes: readonly string[];
  /** Where it hangs, if elsewhere than it is worn: a transform. */
  frame?: string;
  layers(drawing: Drawing, palette: SportsBraPalette, brand: Brandmark, view: ViewName): string[];
}

// The left half of the pattern; the right one is its mirror image.
const strap: Run = [
  [436, 196],
  [462, 188],
  [496, 192],
];
export const neckline: Run = whole([
  [496, 192],
  [492, 280],
  [496, 370],
  [518, 448],
  [556, 494],
  [600, 506],
]);
export const armhole: Run = [
  [436, 196],
  [428, 290],
  [408, 390],
  [372, 470],
  [338, 524],
  [312, 556],
];
export const side: Run = [
  [312, 556],
  [297, 580],
  [291, 640],
  [296, 724],
  [312, 806],
];
const bandSide: Run = [
  [312, 806],
  [313, 860],
  [318, 914],
];
export const bandTop: Run = whole([
  [312, 806],
  [384, 832],
  [490, 848],
  [600, 852],
]);
export const bandBottom: Run = whole([
  [318, 914],
  [394, 938],
  [490, 952],
  [600, 956],
]);
/** The upper edge of the racerback, from strap to strap. */
export const backEdge: Run = [
  [494, 194],
  [520, 270],
  [560, 322],
  [600, 336],
  [640, 322],
  [680, 270],
  [706, 194],
];

/** The panel between an edge and its mirror image: straight below, with a notch in its upper edge, whose y is given. */
export function middlePanel(edge: Run, notch: number): string {
  const [top, foot] = [edge[0]!, edge.at(-1)!];
  return loop(edge, [foot, ...mirror([foot])], reverse(mirror(edge)), [...mirror([top]), [600, notch], top]);
}

export const frontPath = loop(
  strap,
  neckline,
  reverse(mirror(strap)),
  mirror(armhole),
  mirror(side),
  reverse(bandTop),
  reverse(side),
  reverse(armhole),
);
export const bandPath = loop(bandTop, mirror(bandSide), reverse(bandBottom), reverse(bandSide));
export const backPath = loop(
  [
    [440, 200],
    [462, 188],
    [494, 194],
  ],
  backEdge,
  [
    [706, 194],
    [738, 188],
    [760, 200],
  ],
  [
    [760, 200],
    [716, 300],
    [676, 400],
    [690, 480],
    [800, 560],
    [880, 580],
  ],
  [
    [880, 580],
    [880, 700],
    [320, 700],
    [320, 580],
  ],
  [
    [320, 580],
    [400, 560],
    [510, 480],
    [524, 400],
    [484, 300],
    [440, 200],
  ],
);
/** The edge of the racerback from the strap to the side, cut in deep at the shoulder blade. */
export const backArmhole: Run = [
  [436, 196],
  [462, 280],
  [496, 352],
  [504, 410],
  [470, 468],
  [400, 522],
  [312, 566],
];
/** The racerback from behind, down to the underband. */
export const racerbackPath = loop(
  strap,
  backEdge,
  reverse(mirror(strap)),
  mirror(backArmhole),
  mirror(side),
  reverse(bandTop),
  reverse(side),
  reverse(backArmhole),
);
