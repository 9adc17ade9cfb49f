import { lightness } from '../../../lib/colour.ts';
import { loop, offset, type Run } from '../../../lib/geometry.ts';
import { overlay } from '../../../lib/materials.ts';
import { motifPaths } from '../../../lib/motifs.ts';
import { wordmark } from '../../../lib/wordmark.ts';
import { whole } from '../../clothing/cut.ts';
import { onSide } from '../../clothing/tee.ts';
import { turnedDown } from '../collar.ts';
import { leafPath, patternOf, type PoloDesign, type PoloPalette } from '../pieces.ts';

const pattern = patternOf({
  shoulder: [
    [492, 196],
    [436, 212],
    [380, 232],
    [326, 260],
  ],
  armhole: [
    [326, 260],
    [340, 330],
    [344, 400],
    [334, 462],
  ],
  sideSeam: [
    [334, 462],
    [331, 570],
    [334, 690],
    [334, 810],
    [330, 930],
    [327, 1030],
  ],
  hem: [
    [327, 1030],
    [400, 1042],
    [500, 1050],
    [600, 1053],
  ],
  sleeveOuter: [
    [326, 260],
    [284, 290],
    [248, 348],
    [212, 430],
    [176, 518],
    [150, 596],
  ],
  sleeveHem: [
    [150, 596],
    [204, 628],
    [256, 646],
    [294, 650],
  ],
  sleeveInner: [
    [294, 650],
    [310, 584],
    [324, 520],
    [334, 462],
  ],
});
/** The hoops of the body from above: distance of their upper edge, px, and the role of their colour. */
const hoopsOfBody = [
  [0, 118, 'broad'],
  [142, 22, 'slender'],
  [188, 118, 'broad'],
] as const;
const chest: Run = whole([
  [280, 520],
  [440, 530],
  [600, 534],
]);
const arm: Run = [
  [120, 470],
  [220, 516],
  [300, 540],
  [360, 548],
];

const band = (line: Run, from: number, width: number): string =>
  loop(offset(line, from), offset(line, from + width).toReversed());
/** The broad hoop stands off from the shirt, the slender one from both. */
const colourOf = ({ base, collar, print, accent }: PoloPalette, role: 'broad' | 'slender'): string =>
  role === 'broad' ? print : Math.abs(lightness(accent) - lightness(base)) < 0.08 ? collar : accent;

/** A loose shirt with broad hoops round body and sleeves, and a collar in their colour. */
export const hoops: PoloDesign = {
  pattern,
  collarPalette: ({ print, base, ...others }) => ({ ...others, base, print, collar: print, tipping: base }),
  sleevePalette: ({ print, base, ...others }) => ({ ...others, print, base, collar: print, tipping: base }),
  panels: (_drawing, palette) =>
    hoopsOfBody.map(([from, width, role]) => overlay(band(chest, from, width), colourOf(palette, role))).join(''),
  sleevePanels(palette, isFar) {
    const line = onSide(arm, isFar);
    const out = isFar ? -1 : 1;
    return overlay(loop(offset(line, -90 * out), offset(line, -22 * out).toReversed()), palette.print);
  },
  print: (_drawing, palette, { name, motif }) =>
    motifPaths(motif, { x: 722, y: 436, width: 82, height: 40 })
      .map((shape) => overlay(shape, palette.accent, 0.96))
      .join('') + wordmark(name, 62, { maxWidth: 330 }).at(600, 592, { fill: palette.base, opacity: 0.97 }),
  collar: turnedDown,
  collarPath: leafPath,
};
