import type { Brandmark } from '../../../archetype.ts';
import { lightness, mix, shade } from '../../../lib/colour.ts';
import type { Drawing } from '../../../lib/drawing.ts';
import { offset, type Run } from '../../../lib/geometry.ts';
import { overlay } from '../../../lib/materials.ts';
import { motifPaths } from '../../../lib/motifs.ts';
import { seam, stitch } from '../../../lib/strokes.ts';
import { wordmark } from '../../../lib/wordmark.ts';
import { outerLeg, patternOf, type LeggingsDesign, type LeggingsPalette } from '../pieces.ts';

const pattern = patternOf({
  halfTop: [
    [478, 112],
    [518, 120],
    [560, 142],
    [600, 172, 1],
  ],
  halfBottom: [
    [452, 246],
    [505, 266],
    [556, 292],
    [600, 322, 1],
  ],
  outer: [[452, 246], ...outerLeg],
});
/** The upper layer of the waistband goes on over the lower one. */
const crossing: Run = [
  [600, 172],
  [640, 204],
  [684, 248],
  [702, 272],
];
const thread = { width: 1.6, length: 5, gap: 3.5 };
const ankle = ({ base, accent }: LeggingsPalette): string => mix(base, accent, 0.62);

/** The brand's motif over the whole leg: faint at the hip, brighter towards the ankle. */
function frieze(_drawing: Drawing, palette: LeggingsPalette, { motif }: Brandmark): string {
  const isBand = motif === 'wave' || motif === 'dots';
  const end = lightness(ankle(palette)) > 0.68 ? palette.panel : palette.print;
  return Array.from({ length: 12 }, (_, row) => row)
    .map((row) => {
      const share = row / 11;
      const y = 296 + row * 70;
      const tone = mix(mix(palette.base, palette.panel, 0.8), end, 0.08 + share * 0.8);
      const places = isBand ? [520] : [430, 520, 610].map((x) => x + (row % 2 ? 45 : 0));
      const size = isBand ? { width: 280, height: motif === 'wave' ? 54 : 70 } : { width: 74, height: 50 };
      return places
        .flatMap((x) => motifPaths(motif, { x, y, ...size, rotation: motif === 'wave' ? -9 : 0 }))
        .map((path) => overlay(path, tone, 0.7 + share * 0.2))
        .join('');
    })
    .join('');
}

/** Cloth that runs from one colour into another, printed all over; the layers of the waistband cross in front. */
export const print: LeggingsDesign = {
  pattern,
  cloth: (drawing, palette) =>
    drawing.linear([
      [0, shade(palette.base, 0.04)],
      [0.42, palette.base],
      [1, ankle(palette)],
    ]),
  band: ({ base }) => shade(base, 0.02),
  panels: frieze,
  trims: (_drawing, palette) => {
    const hem: Run = [
      [480, 1040],
      [512, 1048],
      [540, 1048],
      [570, 1042],
    ];
    return seam(hem, { width: 2.2, opacity: 0.4 }) + stitch(offset(hem, -6), shade(ankle(palette), 0.36), thread);
  },
  // From behind the waistband goes straight across.
  behind: {
    pattern: patternOf({
      halfTop: [
        [478, 112],
        [520, 114],
        [560, 115],
        [600, 115],
      ],
      halfBottom: [
        [452, 246],
        [505, 258],
        [556, 266],
        [600, 268],
      ],
      outer: [[452, 246], ...outerLeg],
    }),
  },
  bandPrint(drawing, palette, { name }) {
    const line = shade(palette.base, 0.34);
    const seams =
      drawing.softLine('M604 182L642 214L686 258L704 282', drawing.ink, 0.55, 12, 4) +
      seam(crossing, { width: 3, opacity: 0.55 }) +
      stitch(offset(crossing, 15), line, thread) +
      stitch(offset(pattern.bandBottom, -8, 80), line, thread);
    return (
      drawing.clip(pattern.bandPath, seams) +
      wordmark(name, 21, { maxWidth: 118 }).at(548, 226, { fill: palette.print, rotation: 20, opacity: 0.92 })
    );
  },
};
