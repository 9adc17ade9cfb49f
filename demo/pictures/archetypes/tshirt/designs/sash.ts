import type { Brandmark } from '../../../archetype.ts';
import { lightness, mix, shade } from '../../../lib/colour.ts';
import type { Drawing } from '../../../lib/drawing.ts';
import { loop, mirror, offset, reverse, type Run } from '../../../lib/geometry.ts';
import { overlay } from '../../../lib/materials.ts';
import { motifPaths } from '../../../lib/motifs.ts';
import { wordmark } from '../../../lib/wordmark.ts';
import { patternOf, type TshirtDesign, type TshirtPalette } from '../pieces.ts';

const pattern = patternOf({
  sideSeam: [
    [356, 468],
    [346, 560],
    [346, 690],
    [344, 800],
    [338, 920],
    [334, 1020],
  ],
  halfHem: [
    [334, 1020],
    [400, 1034],
    [500, 1043],
    [600, 1046],
  ],
  sleeveOuter: [
    [500, 182],
    [440, 204],
    [370, 232],
    [312, 266],
    [266, 320],
    [222, 400],
    [182, 474],
    [156, 524],
  ],
  sleeveHem: [
    [156, 524],
    [206, 558],
    [264, 580],
    [302, 588],
  ],
  underarm: [
    [302, 588],
    [320, 536],
    [340, 494],
    [356, 468],
  ],
});
/** The middle of the band, from the left hip up to the right shoulder. */
const middle: Run = [
  [250, 936],
  [430, 748],
  [600, 578],
  [780, 404],
  [930, 262],
];

function sleeveBand(palette: TshirtPalette): string {
  const hem: Run = [[130, 506], ...pattern.sleeveHem, [340, 592]];
  return overlay(loop(hem, reverse(offset(hem, -52))), palette.accent);
}

/** A broad band, filled with the brand's motif again and again; it goes on over the shoulder and down the back. */
function band(palette: TshirtPalette, { motif }: Brandmark, isBack: boolean): string {
  const line = isBack ? mirror(middle) : middle;
  const stripe = (from: number, to: number, cloth: string): string =>
    overlay(loop(offset(line, from), reverse(offset(line, to))), cloth);
  const tone = mix(palette.accent, palette.base, 0.16);
  const frieze = [-2, -1, 0, 1, 2].flatMap((step) =>
    motifPaths(motif, {
      x: 600 + step * (isBack ? -140 : 140),
      y: 578 - step * 138,
      width: 168,
      height: 118,
      rotation: isBack ? 44.5 : -44.5,
    }),
  );
  return (
    stripe(-106, 106, palette.print) +
    stripe(-94, 94, palette.accent) +
    frieze.map((path) => overlay(path, tone, 0.9)).join('')
  );
}

/** The band with the wordmark upon it. */
function print(_drawing: Drawing, palette: TshirtPalette, brand: Brandmark): string {
  const dark = lightness(palette.accent) > 0.6;
  const ink = dark ? shade(palette.base, lightness(palette.base) < 0.45 ? -0.35 : -0.6) : '#ffffff';
  return (
    band(palette, brand, false) +
    wordmark(brand.name, 104, { maxWidth: 420 }).at(582, 594, { fill: ink, rotation: -44.5 })
  );
}

/** One colour throughout, crossed by a broad printed band; neck and sleeve ends in the colour of the band. */
export const sash: TshirtDesign = {
  pattern,
  frame: 'translate(600 620) scale(1.02) translate(-600 -606)',
  sleeve: ({ base }) => base,
  neck: ({ accent }) => accent,
  thread: ({ base }) => shade(base, -0.2),
  print,
  backPrint: (_drawing, palette, brand) => band(palette, brand, true),
  sleevePrint: (_drawing, palette) => sleeveBand(palette),
};
