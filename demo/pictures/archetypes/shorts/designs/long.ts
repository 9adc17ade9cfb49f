import type { Brandmark } from '../../../archetype.ts';
import { lightness, shade } from '../../../lib/colour.ts';
import type { Drawing } from '../../../lib/drawing.ts';
import { loop, mirror, offset, part, reverse, sample, smooth, type Run } from '../../../lib/geometry.ts';
import { openMesh, overlay } from '../../../lib/materials.ts';
import { motifPaths } from '../../../lib/motifs.ts';
import { cord, seam, stitch } from '../../../lib/strokes.ts';
import { wordmark } from '../../../lib/wordmark.ts';
import { patternOf, type ShortsDesign, type ShortsPalette } from '../pieces.ts';

const outer: Run = [
  [384, 362],
  [364, 440],
  [346, 540],
  [330, 660],
  [316, 790],
  [306, 900],
  [302, 950],
];
const slit: Run = [
  [302, 950],
  [318, 966],
  [330, 986],
];
const legHem: Run = [
  [330, 986],
  [410, 1004],
  [490, 1012],
  [578, 1010],
];
const pattern = patternOf({
  outer,
  slit,
  legHem,
  crotch: 774,
  backPath: loop(
    [
      [302, 930],
      [300, 990],
      [330, 1002],
    ],
    [
      [330, 1002],
      [410, 1016],
      [490, 1022],
      [576, 1020],
    ],
    [
      [576, 1020],
      [580, 960],
      [302, 930],
    ],
  ),
  hemShade: 'M290 956Q420 994 590 990V1040H290Z',
});
/** The inner edge of the side panel, which grows broader towards the hem. */
const edge: Run = [
  [416, 366],
  [402, 440],
  [390, 540],
  [382, 660],
  [380, 790],
  [384, 900],
  [390, 1000],
];
const side = loop(
  edge,
  [
    [390, 1000],
    [380, 1040],
    [260, 1040],
  ],
  [
    [260, 1040],
    [280, 700],
    [384, 340],
    [416, 366],
  ],
);
const hemTop = offset([[280, 972], ...legHem], -44);
const thread = { length: 6, gap: 4, width: 1.6 };

/** The brand's motif again and again, down the middle of the panel. */
function panels(drawing: Drawing, palette: ShortsPalette, { motif }: Brandmark): string {
  const places = sample(
    [
      [392, 400],
      [366, 560],
      [352, 720],
      [346, 940],
    ],
    10,
  ).filter((_, index) => index % 2 === 1);
  const width = motif === 'wave' || motif === 'dots' ? 118 : 66;
  const graphic = places.flatMap(({ x, y, tx, ty }) =>
    motifPaths(motif, {
      x,
      y,
      width,
      height: 34,
      rotation: (Math.atan2(ty, tx) * 180) / Math.PI,
    }),
  );
  const foot = loop(hemTop, reverse(offset([[280, 972], ...legHem], 30)));
  return (
    overlay(side, palette.print) +
    drawing.clip(side, graphic.map((path) => overlay(path, palette.base, 0.94)).join('')) +
    overlay(side, openMesh(drawing), lightness(palette.print) > 0.8 ? 0.5 : 0.8) +
    drawing.softLine(smooth(edge), drawing.ink, 0.32, 12, 4) +
    overlay(foot, palette.panel)
  );
}

/** The cord tied into a bow. */
function bow(drawing: Drawing, colour: string): string {
  const ear: Run = [
    [598, 366],
    [566, 348],
    [528, 362],
    [524, 388],
    [552, 396],
    [598, 370],
  ];
  const tail: Run = [
    [598, 370],
    [584, 400],
    [574, 440],
    [580, 486],
  ];
  const other: Run = [
    [602, 370],
    [618, 404],
    [630, 440],
    [624, 472],
  ];
  const lines = [tail, other, ear, mirror(ear)].map((line) => cord(smooth(line), 8, colour)).join('');
  const tips = cord('M580 482l1 18', 9.5, shade(colour, -0.3)) + cord('M624 468l-1 18', 9.5, shade(colour, -0.3));
  return `<g filter="${drawing.dropShadow(3, 5, 3, 0.42)}">${lines}${tips}
${cord('M594 362Q602 368 603 377', 13, shade(colour, -0.04))}</g>`;
}

/** A loose, longer leg with a broad side panel in the colour of the print and a deep hem. */
export const long: ShortsDesign = {
  pattern,
  frame: 'translate(600 614) scale(1.07) translate(-600 -648)',
  flutes: [
    [
      [
        [470, 440],
        [456, 560],
        [440, 690],
        [436, 880],
      ],
      26,
    ],
    [
      [
        [536, 540],
        [520, 650],
        [508, 760],
        [506, 890],
      ],
      26,
      -1,
    ],
    [
      [
        [404, 540],
        [396, 660],
        [390, 760],
        [400, 880],
      ],
      18,
      -1,
    ],
    [
      [
        [566, 740],
        [556, 810],
        [552, 890],
      ],
      18,
    ],
    [
      [
        [348, 560],
        [338, 660],
        [330, 760],
        [336, 860],
      ],
      15,
    ],
  ],
  reach: 1.17,
  band: ({ panel }) => panel,
  back: (drawing, { panel }) => drawing.panel(pattern.backPath, shade(panel, -0.3), { roundness: 6, strength: 0.5 }),
  panels,
  trims: (_drawing, palette) =>
    cord(smooth(part(edge, 0, 0.925)), 6, palette.accent) +
    seam(hemTop, { width: 2.6, opacity: 0.42 }) +
    stitch(offset(hemTop, -7), shade(palette.base, 0.32), thread) +
    stitch(offset(legHem, -10), shade(palette.panel, 0.34), thread),
  print(_drawing, palette, { name, motif }) {
    const graphic = motifPaths(motif, { x: 706, y: 842, width: 84, height: 46 });
    const y = graphic.length ? 896 : 876;
    return (
      graphic.map((path) => overlay(path, palette.accent, 0.95)).join('') +
      wordmark(name, 36, { maxWidth: 124 }).at(706, y, { fill: palette.print, opacity: 0.94 })
    );
  },
  front: (drawing, palette) => bow(drawing, palette.print),
};
