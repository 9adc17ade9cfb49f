import type { Brandmark } from '../../../archetype.ts';
import { lightness, readableOn, shade } from '../../../lib/colour.ts';
import type { Drawing } from '../../../lib/drawing.ts';
import { loop, offset, smooth, type Run } from '../../../lib/geometry.ts';
import { openMesh, overlay, ripstop } from '../../../lib/materials.ts';
import { motifPaths } from '../../../lib/motifs.ts';
import { cord, seam, stitch } from '../../../lib/strokes.ts';
import { wordmark } from '../../../lib/wordmark.ts';
import { setOff } from '../../clothing/contrast.ts';
import { knottedCord } from '../../clothing/drawcord.ts';
import { patternOf, type ShortsDesign, type ShortsPalette } from '../pieces.ts';

const slit: Run = [
  [306, 592],
  [310, 660],
  [332, 722],
  [372, 766],
  [424, 786],
];
const legHem: Run = [
  [424, 786],
  [480, 794],
  [530, 797],
  [586, 794],
];
const backHem: Run = [
  [254, 764],
  [330, 790],
  [440, 806],
  [590, 808],
];
const pattern = patternOf({
  outer: [
    [384, 362],
    [358, 436],
    [332, 512],
    [306, 592],
  ],
  slit,
  legHem,
  crotch: 690,
  backPath: loop(
    [
      [366, 480],
      [309, 592],
      [282, 670],
      [254, 764],
    ],
    backHem,
    [
      [590, 808],
      [594, 720],
      [420, 560],
      [366, 480],
    ],
  ),
  hemShade: 'M300 760Q440 784 592 776V830H300Z',
});
/** The edge of the mesh insert above the vent. */
const insert: Run = [
  [424, 366],
  [398, 440],
  [372, 510],
  [342, 586],
  [311, 664],
];
const insertPath = loop(insert, [
  [311, 664],
  [270, 660],
  [300, 560],
  [384, 350],
  [424, 366],
]);
const edge: Run = [...slit, ...legHem.slice(1)];
const thread = { length: 5, gap: 3.5, width: 1.5 };
const contrast = ({ base, panel }: ShortsPalette): string =>
  lightness(base) > 0.82 ? panel : setOff(panel, base, 0.12);

function back(drawing: Drawing, palette: ShortsPalette): string {
  const cloth = contrast(palette);
  const inner =
    overlay(pattern.backPath, ripstop(drawing), 0.4) +
    drawing.softLine(smooth(edge), '#000', 0.5, 34, 10) +
    stitch(offset(backHem, -12), shade(cloth, 0.34), thread);
  return drawing.panel(pattern.backPath, shade(cloth, -0.06), {
    roundness: 10,
    strength: 0.6,
    inner,
    shadow: drawing.dropShadow(0, 5, 5, 0.35),
  });
}

/** The brand's motif over the whole leg, hardly darker or lighter than the cloth. */
function panels(drawing: Drawing, palette: ShortsPalette, { motif }: Brandmark): string {
  const { base } = palette;
  const tone = shade(base, lightness(base) < 0.45 ? 0.13 : -0.12);
  // An arrow across both legs would meet its mirror image, so it points upwards.
  const place =
    motif === 'chevron' ? { width: 250, height: 180, rotation: 90 } : { width: 330, height: 190, rotation: -14 };
  const graphic = motifPaths(motif, { x: 470, y: 610, ...place });
  return (
    graphic.map((path) => overlay(path, tone, 0.9)).join('') +
    overlay(insertPath, contrast(palette)) +
    overlay(insertPath, openMesh(drawing), 0.85)
  );
}

/** From behind the back of the other colour is all that shows: it reaches around the side, over the tip of the front. */
const backPattern = patternOf({
  outer: [
    [384, 362],
    [366, 480],
    [309, 592],
    [282, 670],
    [258, 752],
  ],
  slit: [
    [258, 752],
    [256, 760],
    [262, 766],
  ],
  legHem: [
    [262, 766],
    [330, 790],
    [440, 806],
    [590, 808],
  ],
  crotch: 690,
  backPath: '',
  hemShade: 'M244 746Q400 796 592 790V830H244Z',
});

/** A short leg, split high at the side over a back of another colour, and bound all along its edge. */
export const split: ShortsDesign = {
  pattern,
  frame: 'translate(600 600) scale(1.3) translate(-600 -545)',
  flutes: [
    [
      [
        [474, 450],
        [456, 560],
        [440, 670],
        [436, 786],
      ],
      24,
    ],
    [
      [
        [538, 520],
        [524, 620],
        [510, 700],
        [504, 794],
      ],
      22,
      -1,
    ],
    [
      [
        [408, 520],
        [388, 610],
        [372, 690],
        [376, 760],
      ],
      16,
      -1,
    ],
    [
      [
        [570, 720],
        [562, 760],
        [556, 794],
      ],
      14,
    ],
  ],
  reach: 1,
  band: contrast,
  back,
  panels,
  trims: (_drawing, palette) =>
    seam(insert, { width: 2.4, opacity: 0.4 }) +
    stitch(offset(insert, -7), shade(palette.base, 0.32), thread) +
    cord(smooth(edge), 9, palette.accent) +
    stitch(offset(edge, -14), shade(palette.base, 0.3), thread),
  behind: {
    pattern: backPattern,
    cloth: contrast,
    back: () => '',
    panels: () => '',
    trims: (_drawing, palette) =>
      seam(offset(backPattern.legHem, -16), { width: 2.2, opacity: 0.38 }) +
      stitch(offset(backPattern.legHem, -11), shade(contrast(palette), 0.34), thread),
  },
  print: (_drawing, palette, { name }) =>
    wordmark(name, 32, { maxWidth: 118 }).at(512, 746, { fill: palette.print, rotation: 4, opacity: 0.94 }),
  front(drawing, palette, { motif }) {
    const emblem = motifPaths(motif, { x: 700, y: 342, width: 52, height: 26, rotation: -4 });
    return (
      emblem.map((path) => overlay(path, readableOn(contrast(palette)), 0.92)).join('') +
      knottedCord(
        drawing,
        [
          [584, 354],
          [580, 380],
          [574, 416],
          [580, 456],
        ],
        palette.accent,
      ) +
      knottedCord(
        drawing,
        [
          [616, 354],
          [620, 380],
          [626, 416],
          [620, 444],
        ],
        palette.accent,
      )
    );
  },
};
