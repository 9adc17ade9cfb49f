import type { Brandmark } from '../../../archetype.ts';
import { lightness, shade } from '../../../lib/colour.ts';
import type { Drawing } from '../../../lib/drawing.ts';
import { loop, offset, reverse, type Run } from '../../../lib/geometry.ts';
import { overlay } from '../../../lib/materials.ts';
import { motifPaths } from '../../../lib/motifs.ts';
import { seam, stitch } from '../../../lib/strokes.ts';
import { wordmark } from '../../../lib/wordmark.ts';
import { whole } from '../../clothing/cut.ts';
import { patternOf, type HoodieDesign, type HoodiePalette } from '../pieces.ts';

const pattern = patternOf({
  shoulder: [],
  armhole: [
    [486, 312],
    [448, 380],
    [398, 470],
    [352, 560],
  ],
  sideSeam: [
    [352, 560],
    [354, 640],
    [348, 700],
    [352, 780],
    [346, 860],
    [350, 940],
    [366, 992],
  ],
  sleeveTop: [
    [486, 312],
    [436, 328],
    [384, 346],
    [338, 366],
  ],
});
const bandTop = whole([
  [320, 462],
  [420, 474],
  [510, 478],
  [600, 479],
]);
const bandBottom = whole([
  [320, 646],
  [420, 662],
  [510, 668],
  [600, 670],
]);
const armTop: Run = [
  [210, 572],
  [250, 592],
  [304, 594],
  [360, 574],
];
const armBottom: Run = [
  [180, 720],
  [220, 744],
  [276, 750],
  [344, 732],
];
const thread = { length: 6, gap: 4, width: 1.7 };

/** The colour of the lower block: a deep tone of the garment. */
function deep({ base }: HoodiePalette): string {
  return shade(base, -0.42);
}

function blocks(top: Run, bottom: Run, foot: Run, palette: HoodiePalette): string {
  return (
    overlay(loop(top, reverse(bottom)), palette.print) +
    overlay(loop(bottom, foot), deep(palette)) +
    seam(top, { width: 3, opacity: 0.45 }) +
    seam(bottom, { width: 3, opacity: 0.45 }) +
    stitch(offset(top, -8), shade(palette.base, 0.28), thread) +
    stitch(offset(bottom, 8), shade(deep(palette), 0.34), thread)
  );
}

/** The light band across the body and the deep block below it. */
function band(palette: HoodiePalette): string {
  return blocks(
    bandTop,
    bandBottom,
    [
      [880, 646],
      [880, 1040],
      [320, 1040],
      [320, 646],
    ],
    palette,
  );
}

function panels(_drawing: Drawing, palette: HoodiePalette, { name, motif }: Brandmark): string {
  const emblem = motifPaths(motif, { x: 482, y: 570, width: 150, height: 86 });
  const ink = lightness(palette.print) > 0.6 ? deep(palette) : palette.base;
  return (
    band(palette) +
    emblem.map((path) => overlay(path, palette.base)).join('') +
    wordmark(name, 54, { maxWidth: emblem.length ? 200 : 330 }).at(emblem.length ? 690 : 600, 574, {
      fill: ink,
      opacity: 0.95,
    })
  );
}

/** Raglan sleeves; a light band across chest and arms parts the upper colour from a deep one. */
export const block: HoodieDesign = {
  pattern,
  ribs: deep,
  pocket: deep,
  lining: ({ lining }) => lining,
  zipped: false,
  panels,
  backPanels: (_drawing, palette) => band(palette),
  sleevePanels: (_drawing, palette) =>
    blocks(
      armTop,
      armBottom,
      [
        [344, 1040],
        [120, 1040],
        [180, 720],
      ],
      palette,
    ),
};
