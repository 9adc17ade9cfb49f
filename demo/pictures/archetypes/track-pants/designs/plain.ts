import type { Brandmark } from '../../../archetype.ts';
import { lightness, shade } from '../../../lib/colour.ts';
import type { Drawing } from '../../../lib/drawing.ts';
import { loop, offset, reverse, sample } from '../../../lib/geometry.ts';
import { overlay, twill } from '../../../lib/materials.ts';
import { motifPaths } from '../../../lib/motifs.ts';
import { seam } from '../../../lib/strokes.ts';
import { wordmark } from '../../../lib/wordmark.ts';
import { eyeletCord } from '../../clothing/drawcord.ts';
import { patternOf, type TrackPantsDesign, type TrackPantsPalette } from '../pieces.ts';

const pattern = patternOf({
  outer: [
    [455, 186],
    [437, 240],
    [423, 310],
    [416, 390],
    [414, 480],
    [419, 580],
    [425, 650],
    [425, 700],
    [432, 760],
    [432, 820],
    [439, 890],
    [438, 940],
    [444, 975],
    [449, 1012],
  ],
  cuffTop: [
    [449, 1012],
    [474, 1020],
    [510, 1022],
    [544, 1016],
  ],
  inner: [
    [544, 1016],
    [558, 970],
    [560, 920],
    [571, 860],
    [572, 800],
    [580, 740],
    [578, 680],
    [586, 560],
    [596, 440],
    [600, 412],
  ],
  cuffBottom: [
    [454, 1075],
    [478, 1082],
    [510, 1084],
    [538, 1078],
  ],
});

/** One side tape along the outer seam, on which the brand's motif is repeated down the leg. */
function sideTape(drawing: Drawing, palette: TrackPantsPalette, { motif }: Brandmark): string {
  const { outer } = pattern;
  const [front, back] = [offset(outer, -46), offset(outer, -12)];
  const tape = loop(front, reverse(back));
  const cloth = shade(palette.base, lightness(palette.base) < 0.45 ? 0.12 : -0.2);
  const places = sample(offset(outer, -29), 14).filter((_, index) => index % 2 === 1);
  // Waves join into one line down the leg, the other motifs keep their distance.
  const width = motif === 'wave' ? 123 : 96;
  const graphic = places.flatMap(({ x, y, tx, ty }) =>
    motifPaths(motif, {
      x,
      y,
      width,
      height: 32,
      rotation: (Math.atan2(ty, tx) * 180) / Math.PI,
    }),
  );
  return (
    overlay(tape, cloth) +
    drawing.clip(tape, graphic.map((path) => overlay(path, palette.stripe, 0.96)).join('')) +
    overlay(tape, twill(drawing), 0.7) +
    seam(front, { width: 1.8, opacity: 0.34 }) +
    seam(back, { width: 1.8, opacity: 0.3 })
  );
}

/** One colour, with a printed tape down the side. */
export const plain: TrackPantsDesign = {
  pattern,
  stacks: [
    [
      [
        [420, 630],
        [452, 660],
        [500, 674],
      ],
      17,
    ],
    [
      [
        [576, 650],
        [540, 682],
        [490, 690],
        [452, 682],
      ],
      15,
      -1,
    ],
    [
      [
        [420, 690],
        [460, 722],
        [520, 728],
      ],
      18,
    ],
    [
      [
        [576, 720],
        [548, 746],
        [500, 762],
      ],
      16,
      -1,
    ],
    [
      [
        [424, 764],
        [452, 790],
        [490, 800],
      ],
      14,
    ],
    [
      [
        [570, 806],
        [540, 838],
        [496, 850],
        [466, 846],
      ],
      15,
      -1,
    ],
    [
      [
        [430, 868],
        [466, 896],
        [510, 902],
      ],
      16,
    ],
    [
      [
        [560, 894],
        [530, 924],
        [488, 932],
        [450, 920],
      ],
      15,
      -1,
    ],
    [
      [
        [436, 938],
        [466, 964],
        [500, 968],
      ],
      14,
    ],
    [
      [
        [556, 950],
        [530, 982],
        [490, 992],
      ],
      13,
      -1,
    ],
  ],
  band: ({ base }) => base,
  cuff: ({ base }) => base,
  panels: sideTape,
  trims: () => '',
  over: () => '',
  pocket: [
    [486, 246],
    [476, 310],
    [464, 372],
  ],
  print(_drawing, palette, { name, motif }) {
    const graphic = motifPaths(motif, { x: 684, y: 432, width: 50, height: 24 });
    return (
      graphic.map((path) => overlay(path, palette.accent)).join('') +
      wordmark(name, 25, { maxWidth: 108 }).at(684, 466, { fill: palette.print, opacity: 0.94 })
    );
  },
  front(drawing, palette) {
    const tip = shade(palette.accent, -0.1);
    return (
      eyeletCord(
        drawing,
        [
          [578, 174],
          [571, 222],
          [576, 270],
          [572, 332],
        ],
        palette.stripe,
        tip,
      ) +
      eyeletCord(
        drawing,
        [
          [622, 174],
          [629, 222],
          [624, 270],
          [628, 318],
        ],
        palette.stripe,
        tip,
      )
    );
  },
};
