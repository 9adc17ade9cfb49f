import type { Drawing } from '../../lib/drawing.ts';
import { folds, type FoldLine } from '../../lib/hardware.ts';
import type { Run } from '../../lib/geometry.ts';
import { lit, shaded } from '../cloth/light.ts';

/** Creases at both sides above the underband. */
export const bandCreases: readonly FoldLine[] = [
  [
    [
      [330, 800],
      [370, 780],
      [400, 740],
    ],
    9,
  ],
  [
    [
      [868, 802],
      [832, 784],
      [806, 744],
    ],
    9,
    -1,
  ],
];

/** Shade at both sides, deep at the far one; y is how low its armpit is, px. */
export const sideShade = (drawing: Drawing, y: number): string =>
  shaded(
    drawing,
    [
      [920, 540],
      [840, y],
      [836, 700],
      [860, 850],
      [940, 850],
    ],
    0.5,
    28,
  ) +
  shaded(
    drawing,
    [
      [270, 560],
      [312, 600],
      [306, 720],
      [322, 840],
      [260, 840],
    ],
    0.36,
    14,
  );

/** Two soft volumes, with shade between and below them. */
export function formLight(drawing: Drawing, isDark: boolean): string {
  const leftCup: Run = [
    [430, 520],
    [500, 490],
    [540, 560],
    [530, 660],
    [470, 700],
    [410, 650],
  ];
  return (
    lit(drawing, leftCup, isDark ? 0.17 : 0.26, 32) +
    lit(
      drawing,
      [
        [690, 510],
        [750, 510],
        [780, 590],
        [750, 660],
        [690, 660],
        [660, 590],
      ],
      isDark ? 0.09 : 0.15,
      32,
    ) +
    shaded(
      drawing,
      [
        [568, 520],
        [632, 520],
        [640, 640],
        [632, 760],
        [568, 760],
        [560, 640],
      ],
      0.3,
      22,
    ) +
    shaded(
      drawing,
      [
        [300, 770],
        [400, 742],
        [500, 770],
        [600, 780],
        [700, 770],
        [800, 742],
        [900, 770],
        [900, 880],
        [300, 880],
      ],
      0.28,
      24,
    ) +
    sideShade(drawing, 560) +
    lit(
      drawing,
      [
        [440, 200],
        [464, 196],
        [462, 330],
        [440, 420],
        [420, 440],
        [434, 330],
      ],
      isDark ? 0.16 : 0.24,
      10,
    ) +
    shaded(
      drawing,
      [
        [764, 200],
        [744, 200],
        [748, 330],
        [770, 430],
        [800, 450],
        [774, 330],
      ],
      0.34,
      10,
    )
  );
}

/** Creases at the armpit and above the band. */
export function tension(drawing: Drawing): string {
  return folds(
    drawing,
    [
      [
        [
          [330, 540],
          [380, 560],
          [420, 600],
        ],
        11,
      ],
      [
        [
          [300, 590],
          [340, 620],
          [370, 670],
        ],
        11,
      ],
      [
        [
          [866, 536],
          [824, 558],
          [784, 596],
        ],
        11,
        -1,
      ],
      [
        [
          [898, 600],
          [862, 628],
          [836, 680],
        ],
        11,
        -1,
      ],
      ...bandCreases,
      [
        [
          [470, 832],
          [490, 800],
          [492, 770],
        ],
        8,
      ],
      [
        [
          [726, 834],
          [712, 800],
          [708, 770],
        ],
        8,
        -1,
      ],
    ],
    0.17,
    5,
  );
}
