import type { Brandmark } from '../../archetype.ts';
import { lightness, shade } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { loop, offset } from '../../lib/geometry.ts';
import { folds, type FoldLine } from '../../lib/hardware.ts';
import { crumple, overlay, stretch } from '../../lib/materials.ts';
import { seam, stitch } from '../../lib/strokes.ts';
import { lit, shaded } from '../cloth/light.ts';
import { flipped } from '../clothing/cut.ts';
import { jittered } from '../clothing/gathers.ts';
import { legHem, type LeggingsDesign, type LeggingsPalette, type Pattern } from './pieces.ts';

// The cloth is stretched: only fine creases at crotch, knee hollow and ankle.
const creases: readonly FoldLine[] = [
  [
    [
      [598, 404],
      [566, 394],
      [536, 396],
    ],
    9,
  ],
  [
    [
      [598, 424],
      [570, 440],
      [544, 466],
    ],
    10,
  ],
  [
    [
      [590, 470],
      [572, 506],
      [562, 544],
    ],
    9,
  ],
  [
    [
      [574, 742],
      [546, 754],
      [516, 752],
    ],
    9,
    -1,
  ],
  [
    [
      [460, 738],
      [486, 750],
      [512, 750],
    ],
    8,
  ],
  [
    [
      [576, 768],
      [552, 776],
      [528, 774],
    ],
    7,
    -1,
  ],
  [
    [
      [488, 1006],
      [512, 1016],
      [540, 1012],
    ],
    8,
  ],
  [
    [
      [560, 1028],
      [534, 1040],
      [506, 1036],
    ],
    8,
    -1,
  ],
  [
    [
      [484, 984],
      [506, 992],
      [526, 990],
    ],
    6,
  ],
];

// Lit noise must not be mirrored: on the far leg it is mirrored back onto the right leg's own shape.
function texture(drawing: Drawing, { legPath, rightLegPath }: Pattern, isFar: boolean): string {
  const cloth = { opacity: 0.3, frequency: 0.008, scale: 9, blur: 6, frequencyY: 0.005 };
  return isFar
    ? flipped(crumple(drawing, rightLegPath, { seed: 9, ...cloth }))
    : crumple(drawing, legPath, { seed: 4, ...cloth });
}

/** Thigh, knee cap and calf as round forms lit from the upper left. */
function formLight(drawing: Drawing, isFar: boolean, isDark: boolean): string {
  const round = isFar
    ? shaded(
        drawing,
        [
          [412, 330],
          [452, 330],
          [466, 520],
          [484, 720],
          [490, 880],
          [510, 1080],
          [460, 1080],
          [440, 760],
        ],
        0.4,
        18,
      ) +
      lit(
        drawing,
        [
          [590, 470],
          [560, 470],
          [550, 620],
          [552, 720],
          [556, 820],
          [544, 1000],
          [556, 1000],
          [572, 820],
          [572, 700],
        ],
        isDark ? 0.1 : 0.14,
        11,
      )
    : lit(
        drawing,
        [
          [470, 320],
          [500, 310],
          [516, 420],
          [514, 560],
          [514, 680],
          [508, 800],
          [512, 900],
          [518, 1040],
          [506, 1040],
          [488, 900],
          [482, 800],
          [484, 680],
          [462, 520],
          [456, 420],
        ],
        isDark ? 0.2 : 0.22,
        15,
      ) +
      shaded(
        drawing,
        [
          [612, 430],
          [590, 450],
          [572, 560],
          [560, 690],
          [564, 800],
          [552, 930],
          [540, 1080],
          [580, 1080],
          [600, 800],
        ],
        0.52,
        13,
      );
  return (
    round +
    shaded(
      drawing,
      [
        [424, 440],
        [440, 460],
        [452, 600],
        [470, 720],
        [466, 800],
        [486, 960],
        [500, 1080],
        [470, 1080],
        [440, 800],
      ],
      isFar ? 0.2 : 0.26,
      9,
    ) +
    lit(
      drawing,
      [
        [500, 640],
        [530, 632],
        [548, 668],
        [536, 716],
        [508, 720],
        [494, 684],
      ],
      isFar ? 0.07 : 0.13,
      12,
    ) +
    shaded(
      drawing,
      [
        [612, 400],
        [566, 410],
        [574, 500],
        [612, 560],
      ],
      0.34,
      14,
    ) +
    drawing.softShape('M420 230H604V286Q500 282 420 262Z', drawing.ink, 0.3, 7)
  );
}

function hem(palette: LeggingsPalette): string {
  return (
    seam(offset(legHem, -16), { width: 2.2, opacity: 0.4 }) +
    stitch(offset(legHem, -11), shade(palette.base, 0.3), { width: 1.5, length: 5, gap: 3.5 })
  );
}

function leg(
  drawing: Drawing,
  palette: LeggingsPalette,
  brand: Brandmark,
  design: LeggingsDesign,
  isFar: boolean,
  isBack: boolean,
): string {
  const { legPath } = design.pattern;
  const opening = loop(legHem, [
    [556, 1078],
    [536, 1072],
    [512, 1071],
    [492, 1074],
  ]);
  const inner =
    overlay(legPath, stretch(drawing), 0.8) +
    design.panels(drawing, palette, brand) +
    texture(drawing, design.pattern, isFar) +
    folds(drawing, jittered(creases, isFar ? 33 : 8, { shift: 6, down: 12 }), 0.2, 3.8) +
    formLight(drawing, isFar, lightness(palette.base) < 0.42) +
    hem(palette) +
    design.trims(drawing, palette, brand, isFar || isBack);
  const light = isFar ? { highlight: 0.3 } : {};
  return (
    overlay(opening, shade(palette.panel, -0.6)) +
    drawing.panel(legPath, design.cloth(drawing, palette), { roundness: 17, strength: 0.72, light, inner })
  );
}

/** Both legs; the right one turns away from the light. */
export function legs(
  drawing: Drawing,
  palette: LeggingsPalette,
  brand: Brandmark,
  design: LeggingsDesign,
  isBack = false,
): string {
  const [far, near] = [true, false].map((isFar) => leg(drawing, palette, brand, design, isFar, isBack));
  return flipped(far!) + near!;
}
