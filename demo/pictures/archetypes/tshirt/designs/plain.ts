import type { Brandmark, Motif } from '../../../archetype.ts';
import { lightness, mix, shade } from '../../../lib/colour.ts';
import type { Drawing } from '../../../lib/drawing.ts';
import { overlay } from '../../../lib/materials.ts';
import { motifPaths, type OrientedBox } from '../../../lib/motifs.ts';
import { wordmark } from '../../../lib/wordmark.ts';
import { patternOf, type TshirtDesign, type TshirtPalette } from '../pieces.ts';

const pattern = patternOf({
  sideSeam: [
    [356, 468],
    [352, 560],
    [364, 690],
    [366, 800],
    [352, 930],
    [342, 1040],
  ],
  halfHem: [
    [342, 1040],
    [400, 1060],
    [500, 1074],
    [600, 1078],
  ],
  sleeveOuter: [
    [500, 182],
    [440, 206],
    [372, 236],
    [318, 268],
    [276, 320],
    [238, 400],
    [200, 480],
    [176, 540],
  ],
  sleeveHem: [
    [176, 540],
    [226, 572],
    [280, 590],
    [312, 596],
  ],
  underarm: [
    [312, 596],
    [326, 540],
    [342, 496],
    [356, 468],
  ],
});

const painted = (motif: Motif, region: OrientedBox, fill: string, opacity: number): string =>
  motifPaths(motif, region)
    .map((path) => overlay(path, fill, opacity))
    .join('');

/** The brand's motif dyed large into the cloth. */
function dyed(_drawing: Drawing, palette: TshirtPalette, { motif }: Brandmark): string {
  const tone = mix(palette.base, palette.sleeve, 0.8);
  return painted(motif, { x: 606, y: 850, width: 560, height: 530 }, tone, 0.85);
}

/** The dyed motif, the brand's small print and the wordmark on the chest. */
function print(drawing: Drawing, palette: TshirtPalette, brand: Brandmark): string {
  const { name, motif } = brand;
  return (
    dyed(drawing, palette, brand) +
    painted(motif, { x: 602, y: 386, width: 124, height: 62 }, palette.accent, 0.95) +
    wordmark(name, 76, { maxWidth: 376 }).at(600, 474, { fill: palette.print, opacity: 0.94, scaleY: 0.98 })
  );
}

/** Darker sleeves with contrasting flatlock, mesh sides and the motif large in the cloth. */
export const plain: TshirtDesign = {
  pattern,
  frame: '',
  sleeve: ({ sleeve }) => sleeve,
  neck: ({ sleeve }) => sleeve,
  thread: ({ accent }) => accent,
  sides: ({ base }) => shade(base, lightness(base) > 0.82 ? -0.1 : -0.28),
  print,
  backPrint: dyed,
  sleevePrint(_drawing, palette, { motif }) {
    const region = { x: 250, y: 474, width: 104, height: 58, rotation: -64 };
    return motifPaths(motif, region)
      .map((path) => overlay(path, palette.accent, 0.95))
      .join('');
  },
};
