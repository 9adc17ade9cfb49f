import type { Brandmark } from '../../../archetype.ts';
import { mix, shade } from '../../../lib/colour.ts';
import type { Drawing } from '../../../lib/drawing.ts';
import { loop, offset, smooth, type Run } from '../../../lib/geometry.ts';
import { openMesh, overlay } from '../../../lib/materials.ts';
import { motifPaths } from '../../../lib/motifs.ts';
import { cord, seam, stitch } from '../../../lib/strokes.ts';
import { wordmark } from '../../../lib/wordmark.ts';
import { knottedCord } from '../../clothing/drawcord.ts';
import { patternOf, type ShortsDesign, type ShortsPalette } from '../pieces.ts';

const slit: Run = [
  [276, 806],
  [278, 832],
  [290, 852],
  [308, 864],
];
const legHem: Run = [
  [308, 864],
  [370, 884],
  [440, 898],
  [510, 906],
  [582, 904],
];
const pattern = patternOf({
  outer: [
    [384, 362],
    [362, 430],
    [340, 510],
    [318, 600],
    [298, 690],
    [282, 770],
    [276, 806],
  ],
  slit,
  legHem,
  crotch: 716,
  backPath: loop(
    [
      [292, 820],
      [320, 850],
      [440, 878],
      [584, 890],
    ],
    [
      [584, 890],
      [580, 914],
    ],
    [
      [580, 914],
      [510, 916],
      [440, 908],
      [370, 894],
      [312, 872],
    ],
    [
      [312, 872],
      [300, 842],
      [292, 820],
    ],
  ),
  hemShade: 'M270 850Q420 890 590 886V930H270Z',
});
/** The piped edge of the mesh side panel. */
const panelEdge: Run = [
  [430, 368],
  [404, 450],
  [384, 540],
  [372, 640],
  [356, 740],
  [336, 812],
  [308, 864],
];
const sidePath = loop(
  panelEdge,
  [
    [308, 864],
    [240, 860],
  ],
  [
    [240, 860],
    [300, 600],
    [384, 350],
  ],
  [
    [384, 350],
    [430, 368],
  ],
);

function panels(drawing: Drawing, palette: ShortsPalette, { motif }: Brandmark): string {
  const tone = mix(palette.panel, palette.accent, 0.85);
  const graphic = motifPaths(motif, { x: 338, y: 690, width: 300, height: 66, rotation: 107 });
  return (
    overlay(sidePath, palette.panel) +
    drawing.clip(sidePath, graphic.map((path) => overlay(path, tone, 0.9)).join('')) +
    overlay(sidePath, openMesh(drawing), 0.8) +
    drawing.softLine(smooth(panelEdge), drawing.ink, 0.35, 12, 4)
  );
}

/** Mesh side panels with piping, which end in a small curved slit. */
export const plain: ShortsDesign = {
  pattern,
  frame: 'translate(600 600) scale(1.12) translate(-600 -600)',
  flutes: [
    [
      [
        [470, 470],
        [452, 600],
        [430, 740],
        [420, 890],
      ],
      26,
    ],
    [
      [
        [534, 560],
        [520, 680],
        [500, 790],
        [494, 906],
      ],
      26,
      -1,
    ],
    [
      [
        [410, 560],
        [392, 690],
        [370, 790],
        [356, 880],
      ],
      20,
      -1,
    ],
    [
      [
        [566, 760],
        [556, 830],
        [552, 904],
      ],
      18,
    ],
  ],
  reach: 1,
  band: ({ base }) => base,
  back: (drawing, { base }) =>
    drawing.panel(pattern.backPath, shade(mix(base, '#2a2b30', 0.45), -0.4), {
      roundness: 6,
      strength: 0.5,
    }),
  panels,
  trims: (_drawing, palette) =>
    cord(smooth(panelEdge), 5, palette.accent) +
    seam(offset(legHem, -18), { width: 2.2, opacity: 0.38 }) +
    stitch(offset(legHem, -13), shade(palette.base, 0.32), { length: 6, gap: 4, width: 1.6 }) +
    stitch(offset([[282, 770], ...slit], -9), shade(palette.panel, 0.4), { length: 5, gap: 3.5, width: 1.5 }),
  print(_drawing, palette, { name, motif }) {
    const graphic = motifPaths(motif, { x: 742, y: 824, width: 78, height: 40, rotation: -7 });
    return (
      wordmark(name, 29, { maxWidth: 156 }).at(452, 836, { fill: palette.print, opacity: 0.94, rotation: 6 }) +
      graphic.map((path) => overlay(path, palette.accent, 0.95)).join('')
    );
  },
  front: (drawing, { accent }) =>
    knottedCord(
      drawing,
      [
        [580, 354],
        [576, 384],
        [568, 430],
        [576, 490],
      ],
      accent,
    ) +
    knottedCord(
      drawing,
      [
        [620, 354],
        [624, 384],
        [632, 430],
        [624, 474],
      ],
      accent,
    ),
};
