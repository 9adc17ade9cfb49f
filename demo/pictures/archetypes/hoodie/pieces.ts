import type { Brandmark, PaletteOf } from '../../archetype.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { loop, mirror, reverse, type Run } from '../../lib/geometry.ts';
import { whole } from '../clothing/cut.ts';

/** The colours of a hooded sweatshirt by part. */
export type HoodiePalette = PaletteOf<'base' | 'rib' | 'cord' | 'lining' | 'print'>;

/** The left half of the upper pattern; the right one is its mirror image. Each run begins where the last one ends. */
export interface HoodieCut {
  /** From the neck to the seam of the sleeve; empty where that seam begins at the neck. */
  shoulder: Run;
  /** The seam of the sleeve, from its top to the armpit. */
  armhole: Run;
  sideSeam: Run;
  /** From the top of that seam over the shoulder to the outer arm. */
  sleeveTop: Run;
}

/** A cut with what is derived from it. */
export interface Pattern extends HoodieCut {
  bodyPath: string;
  sleevePath: string;
  rightSleevePath: string;
}

type Part = (drawing: Drawing, palette: HoodiePalette, brand: Brandmark) => string;

/** One hooded sweatshirt: its cut, its colours by part, and what is sewn and printed on it. */
export interface HoodieDesign {
  pattern: Pattern;
  ribs(palette: HoodiePalette): string;
  pocket(palette: HoodiePalette): string;
  lining(palette: HoodiePalette): string;
  /** Closed by a zip down the front, which parts the pocket and the hood's edges. */
  zipped: boolean;
  panels: Part;
  /** What goes on over the back; none where that is of one piece. */
  backPanels?: Part;
  /** On a sleeve, in the coordinates of the left one; the right one is its mirror image. */
  sleevePanels: Part;
}

export const hem: Run = whole([
  [366, 992],
  [440, 1004],
  [520, 1010],
  [600, 1012],
]);
export const ribHem: Run = whole([
  [372, 1060],
  [440, 1071],
  [520, 1077],
  [600, 1079],
]);
export const cuffTop: Run = [
  [186, 984],
  [212, 998],
  [244, 1004],
  [268, 1000],
];
export const cuffBottom: Run = [
  [186, 1054],
  [208, 1064],
  [236, 1068],
  [258, 1064],
];

const outerArm: Run = [
  [296, 386],
  [264, 432],
  [242, 510],
  [224, 610],
  [206, 690],
  [204, 730],
  [188, 800],
  [186, 850],
  [172, 920],
  [176, 962],
  [186, 984],
];
const innerArm: Run = [
  [268, 1000],
  [286, 960],
  [288, 910],
  [304, 850],
  [304, 800],
  [322, 730],
  [326, 680],
  [344, 610],
  [352, 560],
];

/** The outlines of body and sleeve between the neck and the ribs. */
export function patternOf(cut: HoodieCut): Pattern {
  const { shoulder, armhole, sideSeam } = cut;
  const left = [...(shoulder.length ? [shoulder] : []), armhole, sideSeam];
  const neck: Run = [
    [714, 312],
    [660, 352],
    [600, 364],
    [540, 352],
    [486, 312],
  ];
  const bodyPath = loop(...left, hem, ...reverse(left).map((run) => reverse(mirror(run))), neck);
  const sleeve: Run[] = [[...cut.sleeveTop, ...outerArm], cuffTop, innerArm, reverse(armhole)];
  return { ...cut, bodyPath, sleevePath: loop(...sleeve), rightSleevePath: loop(...sleeve.map(mirror)) };
}

/** The cut with set-in sleeves. */
export const setIn = patternOf({
  shoulder: [
    [486, 312],
    [436, 328],
    [384, 346],
    [338, 366],
  ],
  armhole: [
    [338, 366],
    [330, 430],
    [336, 500],
    [352, 560],
  ],
  sideSeam: [
    [352, 560],
    [356, 640],
    [352, 700],
    [358, 780],
    [350, 860],
    [352, 940],
    [366, 992],
  ],
  sleeveTop: [[338, 366]],
});
export const cuffPath = loop(
  cuffTop,
  [
    [268, 1000],
    [264, 1034],
    [258, 1064],
  ],
  reverse(cuffBottom),
  [
    [186, 1054],
    [184, 1020],
    [186, 984],
  ],
);
export const ribHemPath = loop(
  hem,
  [
    [834, 992],
    [834, 1026],
    [828, 1060],
  ],
  reverse(ribHem),
  [
    [372, 1060],
    [366, 1026],
    [366, 992],
  ],
);

/** The short-fibred face of sweatshirt cloth. */
export function fleece(drawing: Drawing, path: string): string {
  return drawing.grain(path, { frequency: 0.35, frequencyY: 0.5, octaves: 2, scale: 0.5, opacity: 0.3, seed: 5 });
}
