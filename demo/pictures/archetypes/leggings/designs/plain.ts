import type { Brandmark } from '../../../archetype.ts';
import { mix, shade } from '../../../lib/colour.ts';
import type { Drawing } from '../../../lib/drawing.ts';
import { loop, offset, reverse, type Run } from '../../../lib/geometry.ts';
import { openMesh, overlay, stretch } from '../../../lib/materials.ts';
import { motifPaths } from '../../../lib/motifs.ts';
import { seam, stitch } from '../../../lib/strokes.ts';
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
    [456, 236],
    [510, 250],
    [560, 258],
    [600, 260],
  ],
  outer: [[456, 236], ...outerLeg],
});
// The front panel sweeps from the hip to the inner knee; below it lies the mesh insert of the calf.
const sweep: Run = [
  [440, 300],
  [470, 380],
  [510, 470],
  [544, 560],
  [562, 650],
  [566, 730],
];
const insertTop: Run = [
  [566, 730],
  [540, 790],
  [500, 830],
  [440, 850],
];
const insertBottom: Run = [
  [576, 800],
  [548, 866],
  [510, 900],
  [450, 918],
];

function panels(drawing: Drawing, palette: LeggingsPalette, { motif }: Brandmark): string {
  const side = loop(
    [[430, 270], ...sweep],
    [
      [566, 730],
      [540, 790],
      [500, 830],
      [440, 850],
    ],
    [
      [440, 850],
      [380, 600],
      [430, 270],
    ],
  );
  const insert = loop(
    insertTop,
    [
      [440, 850],
      [450, 918],
    ],
    reverse(insertBottom),
    [
      [576, 800],
      [566, 730],
    ],
  );
  const tone = mix(palette.panel, palette.base, 0.75);
  const graphic = motifPaths(motif, { x: 480, y: 590, width: 500, height: 110, rotation: 82 });
  return (
    overlay(side, palette.panel) +
    drawing.clip(side, graphic.map((path) => overlay(path, tone)).join('')) +
    overlay(side, stretch(drawing), 0.7) +
    overlay(insert, shade(palette.panel, -0.1)) +
    overlay(insert, openMesh(drawing), 0.9)
  );
}

function seams(palette: LeggingsPalette): string {
  const flatlock = { width: 2, length: 5, gap: 3 };
  const insert = [insertTop, insertBottom]
    .map(
      (line) =>
        seam(line, { width: 2.4, opacity: 0.45 }) +
        stitch(offset(line, 5), shade(palette.panel, 0.32), { width: 1.6, length: 5, gap: 3 }),
    )
    .join('');
  return (
    seam(sweep, { width: 3, opacity: 0.45 }) +
    stitch(offset(sweep, -4), palette.accent, flatlock) +
    stitch(offset(sweep, 4), palette.accent, flatlock) +
    insert
  );
}

/** Dark panels that sweep to the knee over a mesh insert; a smooth waistband with wordmark and motif. */
export const plain: LeggingsDesign = {
  pattern,
  cloth: (drawing, { base }) =>
    drawing.linear([
      [0, shade(base, 0.05)],
      [1, shade(base, -0.1)],
    ]),
  band: ({ panel }) => panel,
  panels,
  trims(_drawing, palette, { motif }) {
    const ankle = motifPaths(motif, { x: 522, y: 976, width: 84, height: 34, rotation: -82 });
    const reflective = mix(palette.accent, '#ffffff', 0.15);
    return seams(palette) + ankle.map((path) => overlay(path, reflective, 0.92)).join('');
  },
  bandPrint(_drawing, palette, { name, motif }) {
    const graphic = motifPaths(motif, { x: 602, y: 169, width: 56, height: 25 });
    const place = { fill: palette.print, opacity: 0.92 };
    return (
      stitch(offset(pattern.bandBottom, 7, 80), palette.accent, { width: 1.9, length: 5, gap: 3 }) +
      graphic.map((path) => overlay(path, palette.accent)).join('') +
      wordmark(name, 24, { maxWidth: 176 }).at(600, graphic.length ? 206 : 194, place)
    );
  },
};
