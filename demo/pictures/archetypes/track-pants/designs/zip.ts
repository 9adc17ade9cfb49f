import type { Brandmark } from '../../../archetype.ts';
import { lightness, shade } from '../../../lib/colour.ts';
import type { Drawing } from '../../../lib/drawing.ts';
import { loop, offset, smooth, type Run } from '../../../lib/geometry.ts';
import { puller, zip as coilZip } from '../../../lib/hardware.ts';
import { openMesh, overlay } from '../../../lib/materials.ts';
import { motifPaths } from '../../../lib/motifs.ts';
import { cord, seam, stitch } from '../../../lib/strokes.ts';
import { wordmark } from '../../../lib/wordmark.ts';
import { knottedCord } from '../../clothing/drawcord.ts';
import { patternOf, type TrackPantsDesign, type TrackPantsPalette } from '../pieces.ts';

const outer: Run = [
  [455, 186],
  [440, 240],
  [427, 310],
  [421, 390],
  [422, 480],
  [431, 580],
  [442, 660],
  [446, 720],
  [449, 800],
  [458, 880],
  [467, 940],
  [476, 990],
];
const pattern = patternOf({
  outer,
  cuffTop: [
    [476, 990],
    [500, 999],
    [532, 1001],
    [558, 996],
  ],
  inner: [
    [558, 996],
    [567, 930],
    [574, 860],
    [577, 780],
    [580, 700],
    [586, 580],
    [596, 450],
    [600, 412],
  ],
  cuffBottom: [
    [486, 1078],
    [506, 1086],
    [534, 1088],
    [553, 1082],
  ],
});
// It begins under the waistband and ends under the cuff.
const piping = offset([[478, 140], ...outer, [484, 1040]], -24);
/** The lower edge of the hip panel and the curved seams of the shaped knee. */
const hip: Run = [
  [400, 520],
  [450, 500],
  [510, 452],
  [556, 396],
  [604, 330],
];
const knee: readonly Run[] = [
  [
    [430, 610],
    [490, 636],
    [540, 634],
    [600, 600],
  ],
  [
    [430, 776],
    [490, 752],
    [540, 752],
    [600, 780],
  ],
];
const ankleZip: Run = [
  [514, 838],
  [518, 920],
  [520, 1000],
  [520, 1084],
];
const thread = { length: 5, gap: 3.5, width: 1.5 };
const deep = ({ base }: TrackPantsPalette): string => shade(base, lightness(base) < 0.36 ? 0.16 : -0.3);

function panels(drawing: Drawing, palette: TrackPantsPalette): string {
  const [upper = [], lower = []] = knee;
  const top = loop(hip, [
    [620, 330],
    [620, 160],
    [380, 160],
    [380, 520],
    [400, 520],
  ]);
  const cap = loop(
    upper,
    [
      [600, 600],
      [600, 780],
    ],
    [...lower].reverse(),
    [
      [430, 776],
      [430, 610],
    ],
  );
  return overlay(top, deep(palette)) + overlay(cap, deep(palette), 0.55) + overlay(cap, openMesh(drawing), 0.4);
}

function trims(_drawing: Drawing, palette: TrackPantsPalette, { name, motif }: Brandmark, isFar: boolean): string {
  const line = shade(palette.base, 0.3);
  const emblem = motifPaths(motif, { x: 528, y: 556, width: 62, height: 34 });
  const letters = wordmark(name, 30, { maxWidth: 116 }).at(520, 552, { fill: palette.print, rotation: 88 });
  return (
    seam(hip, { width: 2.6, opacity: 0.42 }) +
    stitch(offset(hip, 8), line, thread) +
    knee.map((run) => seam(run, { width: 2.4, opacity: 0.4 }) + stitch(offset(run, 7), line, thread)).join('') +
    cord(smooth(piping), 9, palette.stripe) +
    (isFar ? emblem.map((path) => overlay(path, palette.accent)).join('') : letters)
  );
}

/** A slim leg with a shaped knee, piped down the side; a zip opens leg and long cuff at the ankle. */
export const zip: TrackPantsDesign = {
  pattern,
  stacks: [
    [
      [
        [440, 640],
        [470, 660],
        [506, 668],
      ],
      12,
    ],
    [
      [
        [580, 700],
        [548, 722],
        [508, 728],
      ],
      12,
      -1,
    ],
    [
      [
        [452, 730],
        [486, 748],
        [520, 750],
      ],
      11,
    ],
    [
      [
        [576, 800],
        [546, 820],
        [514, 826],
      ],
      11,
      -1,
    ],
    [
      [
        [456, 850],
        [484, 868],
        [508, 872],
      ],
      11,
    ],
    [
      [
        [570, 880],
        [546, 898],
        [520, 902],
      ],
      11,
      -1,
    ],
    [
      [
        [466, 930],
        [486, 946],
        [504, 950],
      ],
      10,
    ],
    [
      [
        [564, 950],
        [544, 968],
        [524, 972],
      ],
      10,
      -1,
    ],
  ],
  band: deep,
  cuff: deep,
  panels,
  trims,
  over: (drawing, palette) =>
    drawing.softLine(smooth(ankleZip), drawing.ink, 0.36, 20, 4) +
    coilZip(ankleZip, palette.accent, { width: 11 }) +
    puller(drawing, 520, 1050, palette.stripe, 0, 0.6),
  pocket: [
    [486, 236],
    [482, 300],
    [476, 366],
  ],
  print: () => '',
  isYoked: true,
  front(drawing, palette, { motif }) {
    const graphic = motifPaths(motif, { x: 690, y: 172, width: 44, height: 22, rotation: -4 });
    return (
      graphic.map((path) => overlay(path, palette.accent)).join('') +
      knottedCord(
        drawing,
        [
          [586, 176],
          [580, 206],
          [574, 240],
          [579, 276],
        ],
        palette.stripe,
      ) +
      knottedCord(
        drawing,
        [
          [614, 176],
          [620, 206],
          [627, 240],
          [621, 262],
        ],
        palette.stripe,
      )
    );
  },
};
