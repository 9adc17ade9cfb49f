import type { Brandmark } from '../../../archetype.ts';
import { lightness, mix, readableOn, shade } from '../../../lib/colour.ts';
import type { Drawing } from '../../../lib/drawing.ts';
import { loop, offset, smooth, type Run } from '../../../lib/geometry.ts';
import { openMesh, overlay, stretch } from '../../../lib/materials.ts';
import { motifPaths } from '../../../lib/motifs.ts';
import { cord, seam, stitch } from '../../../lib/strokes.ts';
import { wordmark } from '../../../lib/wordmark.ts';
import { outerLeg, patternOf, type LeggingsDesign, type LeggingsPalette } from '../pieces.ts';

const pattern = patternOf({
  halfTop: [
    [478, 112],
    [520, 120],
    [560, 124],
    [600, 125],
  ],
  halfBottom: [
    [446, 266],
    [490, 262],
    [545, 240],
    [600, 230],
  ],
  outer: [[446, 266], ...outerLeg],
});
/** The inner edge of the side panel, which takes in the whole shin below the knee. */
const edge: Run = [
  [492, 256],
  [484, 340],
  [484, 440],
  [488, 540],
  [494, 630],
  [502, 700],
  [520, 766],
  [550, 806],
  [590, 826],
];
const calf: Run = [
  [430, 880],
  [470, 894],
  [500, 926],
  [516, 980],
  [520, 1090],
];
const thread = { width: 1.6, length: 5, gap: 3 };

/** A light tone of the cloth; a deep one of cloth that is light itself. */
const light = ({ base }: LeggingsPalette): string => shade(base, lightness(base) > 0.64 ? -0.26 : 0.3);

function panels(drawing: Drawing, palette: LeggingsPalette): string {
  const side = loop(edge, [
    [640, 826],
    [640, 1110],
    [400, 1110],
    [400, 240],
    [492, 256],
  ]);
  const mesh = loop(calf, [
    [520, 1110],
    [400, 1110],
    [400, 880],
    [430, 880],
  ]);
  return (
    overlay(side, light(palette)) +
    overlay(side, stretch(drawing), 0.8) +
    overlay(mesh, palette.panel) +
    overlay(mesh, openMesh(drawing), 0.9)
  );
}

function trims(_drawing: Drawing, palette: LeggingsPalette, { name, motif }: Brandmark, isFar: boolean): string {
  const cloth = light(palette);
  const width = motif === 'wave' || motif === 'dots' ? 190 : 84;
  const thigh = motifPaths(motif, { x: 459, y: 470, width, height: 34, rotation: 88 });
  const shin = motifPaths(motif, { x: 538, y: 930, width: 84, height: 30, rotation: -84 });
  const letters = wordmark(name, 36, { maxWidth: 200 });
  const print =
    isFar && thigh.length
      ? thigh.map((path) => overlay(path, readableOn(cloth), 0.9)).join('')
      : isFar
        ? ''
        : letters.at(459, 470, { fill: readableOn(cloth), rotation: 88, opacity: 0.94 });
  return (
    cord(smooth(edge), 5, palette.accent) +
    stitch(offset(edge, -9), shade(palette.base, 0.28), thread) +
    seam(calf, { width: 2.4, opacity: 0.45 }) +
    stitch(offset(calf, -6), shade(cloth, 0.34), thread) +
    shin.map((path) => overlay(path, mix(palette.accent, '#ffffff', 0.1), 0.95)).join('') +
    print
  );
}

/** A light side panel that widens below the knee, edged with piping; mesh at the calf and an arched waistband. */
export const panel: LeggingsDesign = {
  pattern,
  cloth: (drawing, { base }) =>
    drawing.linear([
      [0, shade(base, 0.02)],
      [1, shade(base, -0.14)],
    ]),
  band: ({ base }) => shade(base, -0.08),
  panels,
  trims,
  bandPrint(drawing, palette, { motif }) {
    const graphic = motifPaths(motif, { x: 600, y: 182, width: 60, height: 30 });
    const hem =
      seam(offset(pattern.bandBottom, -14, 80), { width: 2, opacity: 0.4 }) +
      stitch(offset(pattern.bandBottom, -8, 80), shade(palette.base, 0.34), thread);
    return drawing.clip(pattern.bandPath, hem) + graphic.map((path) => overlay(path, palette.accent)).join('');
  },
};
