import { shade } from '../../../lib/colour.ts';
import { loop, offset, type Run } from '../../../lib/geometry.ts';
import { overlay } from '../../../lib/materials.ts';
import { seam } from '../../../lib/strokes.ts';
import { whole } from '../../clothing/cut.ts';
import { turnedDown } from '../collar.ts';
import { leafPath, patternOf, type PoloDesign } from '../pieces.ts';

const pattern = patternOf({
  armhole: [
    [500, 204],
    [462, 270],
    [414, 350],
    [372, 412],
    [338, 456],
  ],
  sideSeam: [
    [338, 456],
    [340, 560],
    [352, 680],
    [354, 800],
    [346, 930],
    [340, 1046],
  ],
  hem: [
    [340, 1046],
    [400, 1064],
    [500, 1077],
    [600, 1081],
  ],
  sleeveOuter: [
    [492, 196],
    [440, 208],
    [390, 228],
    [344, 258],
    [302, 302],
    [262, 364],
    [224, 440],
    [190, 522],
    [166, 592],
  ],
  sleeveHem: [
    [166, 592],
    [212, 618],
    [262, 634],
    [298, 636],
  ],
  sleeveInner: [
    [298, 636],
    [314, 570],
    [328, 508],
    [338, 456],
  ],
});
/** The stripes across the chest: their upper edge. */
const stripe: Run = whole([
  [300, 566],
  [440, 578],
  [600, 582],
]);
const bandBelow = (from: number, to: number): string => loop(offset(stripe, from), offset(stripe, to).toReversed());

/** Sleeves in the colour of the print that run up to the collar, and stripes across the chest. */
export const raglan: PoloDesign = {
  pattern,
  sleevePalette: ({ print, base, ...others }) => ({ ...others, print, base: print, collar: print, tipping: base }),
  collarPalette: ({ print, base, ...others }) => ({ ...others, base, print, collar: print, tipping: base }),
  panels: (_drawing, palette, isBack) =>
    isBack
      ? ''
      : overlay(bandBelow(0, 44), palette.print) +
        overlay(bandBelow(56, 68), palette.accent === palette.print ? shade(palette.print, -0.14) : palette.accent) +
        seam(stripe, { width: 2, opacity: 0.3 }) +
        seam(offset(stripe, 44), { width: 2, opacity: 0.3 }),
  collar: turnedDown,
  collarPath: leafPath,
};
