import type { Brandmark } from '../../../archetype.ts';
import { lightness, shade } from '../../../lib/colour.ts';
import type { Drawing } from '../../../lib/drawing.ts';
import { loop, offset, reverse, type Run } from '../../../lib/geometry.ts';
import { overlay, twill } from '../../../lib/materials.ts';
import { motifPaths } from '../../../lib/motifs.ts';
import { seam, stitch } from '../../../lib/strokes.ts';
import { wordmark } from '../../../lib/wordmark.ts';
import { eyeletCord } from '../../clothing/drawcord.ts';
import { patternOf, type TrackPantsDesign, type TrackPantsPalette } from '../pieces.ts';

const outer: Run = [
  [455, 186],
  [430, 244],
  [412, 320],
  [402, 410],
  [400, 500],
  [406, 600],
  [414, 680],
  [414, 730],
  [424, 796],
  [425, 860],
  [436, 920],
  [438, 962],
  [450, 1012],
];
const pattern = patternOf({
  outer,
  cuffTop: [
    [450, 1012],
    [474, 1021],
    [512, 1023],
    [546, 1016],
  ],
  inner: [
    [546, 1016],
    [562, 970],
    [568, 910],
    [578, 840],
    [580, 770],
    [587, 690],
    [590, 600],
    [597, 500],
    [600, 446],
  ],
  cuffBottom: [
    [454, 1070],
    [478, 1077],
    [510, 1079],
    [538, 1073],
  ],
});
/** The band rises from the outer to the inner knee. */
const bandTop: Run = [
  [370, 640],
  [450, 612],
  [530, 574],
  [610, 526],
];
const bandBottom: Run = [
  [370, 752],
  [450, 726],
  [530, 690],
  [610, 644],
];
const band = loop(bandTop, reverse(bandBottom));
// It begins under the waistband and ends under the cuff.
const side: Run = [[492, 140], ...outer, [456, 1060]];
const tape = loop(offset(side, -48), reverse(offset(side, -24)));
const thread = { length: 6, gap: 4, width: 1.6 };
/** The lower leg: deep under a light stripe, light under a dark one. */
const lower = ({ base, stripe }: TrackPantsPalette): string =>
  shade(base, lightness(stripe) > lightness(base) ? -0.42 : 0.5);

function panels(drawing: Drawing, palette: TrackPantsPalette): string {
  const shin = loop(bandBottom, [
    [610, 644],
    [610, 1060],
    [370, 1060],
    [370, 752],
  ]);
  // The tape takes the colour of the leg where it crosses the band.
  return (
    overlay(shin, lower(palette)) +
    overlay(tape, palette.stripe) +
    overlay(band, palette.stripe) +
    drawing.clip(band, overlay(tape, palette.base)) +
    overlay(tape, twill(drawing), 0.7)
  );
}

function trims(_drawing: Drawing, palette: TrackPantsPalette, { name, motif }: Brandmark, isFar: boolean): string {
  const emblem = motifPaths(motif, { x: 524, y: 636, width: 84, height: 46, rotation: -25 });
  const letters = wordmark(name, 40, { maxWidth: 200 });
  return (
    seam(bandTop, { width: 2.8, opacity: 0.42 }) +
    seam(bandBottom, { width: 2.8, opacity: 0.42 }) +
    stitch(offset(bandTop, -8), shade(palette.base, 0.28), thread) +
    stitch(offset(bandBottom, 8), shade(lower(palette), 0.34), thread) +
    emblem.map((path) => overlay(path, palette.base)).join('') +
    (isFar ? '' : letters.at(514, 856, { fill: palette.print, rotation: 87, opacity: 0.94 }))
  );
}

/** A roomy leg that narrows to the cuff; a band across the knee parts the upper colour from another tone of it. */
export const block: TrackPantsDesign = {
  pattern,
  stacks: [
    [
      [
        [404, 640],
        [444, 672],
        [496, 684],
      ],
      17,
    ],
    [
      [
        [584, 660],
        [544, 692],
        [490, 700],
        [452, 692],
      ],
      15,
      -1,
    ],
    [
      [
        [404, 700],
        [450, 732],
        [516, 738],
      ],
      18,
    ],
    [
      [
        [580, 740],
        [548, 766],
        [496, 782],
      ],
      16,
      -1,
    ],
    [
      [
        [412, 784],
        [444, 810],
        [486, 820],
      ],
      15,
    ],
    [
      [
        [574, 820],
        [540, 852],
        [492, 864],
        [460, 860],
      ],
      15,
      -1,
    ],
    [
      [
        [420, 868],
        [460, 900],
        [508, 906],
      ],
      17,
    ],
    [
      [
        [562, 900],
        [530, 930],
        [486, 938],
        [446, 926],
      ],
      16,
      -1,
    ],
    [
      [
        [430, 938],
        [464, 968],
        [500, 972],
      ],
      15,
    ],
    [
      [
        [556, 956],
        [530, 986],
        [488, 996],
      ],
      14,
      -1,
    ],
  ],
  band: lower,
  cuff: lower,
  panels,
  trims,
  over: () => '',
  pocket: [
    [504, 222],
    [488, 284],
    [470, 350],
  ],
  print: () => '',
  front(drawing, palette) {
    const tip = shade(palette.accent, -0.1);
    return (
      eyeletCord(
        drawing,
        [
          [574, 174],
          [562, 224],
          [570, 290],
          [560, 378],
        ],
        palette.print,
        tip,
      ) +
      eyeletCord(
        drawing,
        [
          [626, 174],
          [638, 224],
          [630, 290],
          [638, 360],
        ],
        palette.print,
        tip,
      )
    );
  },
};
