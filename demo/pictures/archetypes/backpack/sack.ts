import { shade } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { loop, smooth, type Run } from '../../lib/geometry.ts';
import { crumple, openMesh, overlay, ripstop } from '../../lib/materials.ts';
import { cord } from '../../lib/strokes.ts';
import { drape, lit, shaded } from '../cloth/light.ts';
import type { BackpackPalette } from './hardware.ts';

const frontRun: Run = [
  [322, 330],
  [312, 500],
  [304, 700],
  [306, 900],
  [322, 1020],
  [352, 1070],
  [410, 1092],
  [500, 1100],
  [600, 1102],
  [720, 1096],
  [790, 1080],
];
const frontPath = loop(
  frontRun,
  [
    [790, 1080],
    [812, 1000],
    [822, 800],
    [818, 560],
    [800, 330],
  ],
  [
    [800, 330],
    [560, 300],
    [322, 330],
  ],
);
const sidePath = loop(
  [
    [790, 300],
    [852, 340],
    [892, 460],
    [908, 640],
    [910, 860],
    [896, 1000],
    [862, 1064],
    [790, 1082],
  ],
  [
    [790, 1082],
    [812, 1000],
    [822, 800],
    [818, 560],
    [790, 300],
  ],
);

function turnedSide(drawing: Drawing, palette: BackpackPalette): string {
  const cloth = drawing.linear([
    [0, shade(palette.side, -0.05)],
    [1, shade(palette.side, -0.3)],
  ]);
  const inner =
    overlay(sidePath, ripstop(drawing), 0.6) +
    crumple(drawing, sidePath, { seed: 6, opacity: 0.5, frequency: 0.012, frequencyY: 0.006, scale: 8, blur: 4 }) +
    shaded(
      drawing,
      [
        [900, 320],
        [930, 640],
        [900, 1080],
        [860, 1080],
        [880, 640],
      ],
      0.5,
      20,
    ) +
    shaded(
      drawing,
      [
        [800, 320],
        [836, 600],
        [836, 900],
        [810, 1060],
        [790, 900],
        [800, 560],
      ],
      0.35,
      14,
    );
  return drawing.panel(sidePath, cloth, { roundness: 26, strength: 0.9, inner });
}

/** The main sack: its front and the side that turns away. */
export function sack(drawing: Drawing, palette: BackpackPalette): string {
  const cloth = drawing.linear([
    [0, shade(palette.base, 0.05)],
    [1, shade(palette.base, -0.14)],
  ]);
  const inner =
    overlay(frontPath, ripstop(drawing), 0.55) +
    crumple(drawing, frontPath, { seed: 17, opacity: 0.3, frequency: 0.006, frequencyY: 0.011, scale: 10 }) +
    drape(drawing, [
      [
        [
          [320, 470],
          [380, 500],
          [440, 500],
        ],
        18,
        0.28,
      ],
      [
        [
          [800, 480],
          [740, 510],
          [690, 506],
        ],
        18,
        0.28,
        -1,
      ],
      [
        [
          [316, 600],
          [344, 700],
          [340, 800],
        ],
        20,
        0.25,
      ],
    ]) +
    drawing.softLine('M322 420Q560 470 806 416', drawing.ink, 0.5, 44, 18) +
    lit(
      drawing,
      [
        [330, 360],
        [400, 360],
        [390, 600],
        [370, 900],
        [330, 1000],
        [320, 700],
      ],
      0.2,
      22,
    ) +
    shaded(
      drawing,
      [
        [740, 400],
        [830, 400],
        [830, 1090],
        [740, 1090],
        [770, 760],
      ],
      0.34,
      30,
    );
  return turnedSide(drawing, palette) + drawing.panel(frontPath, cloth, { roundness: 34, strength: 0.85, inner });
}

/** The stretch pocket at the side with a bottle in it. */
export function bottlePocket(drawing: Drawing, palette: BackpackPalette): string {
  const bottle = loop(
    [
      [836, 640],
      [838, 604],
      [850, 594],
      [882, 594],
      [894, 604],
      [897, 650],
    ],
    [
      [897, 650],
      [896, 790],
      [836, 790],
    ],
    [
      [836, 790],
      [836, 640],
    ],
  );
  const pocket = loop(
    [
      [818, 760],
      [860, 740],
      [912, 746],
    ],
    [
      [912, 746],
      [912, 880],
      [896, 1000],
      [862, 1064],
      [788, 1081],
    ],
    [
      [788, 1081],
      [810, 1000],
      [818, 880],
      [818, 760],
    ],
  );
  const steel = drawing.linear(
    [
      [0, '#3a3f47'],
      [0.35, '#9aa3ad'],
      [0.55, '#5b626c'],
      [1, '#23272d'],
    ],
    0,
    0,
    1,
    0,
  );
  const cloth = drawing.linear([
    [0, shade(palette.panel, 0.05)],
    [1, shade(palette.panel, -0.35)],
  ]);
  const inner =
    overlay(pocket, openMesh(drawing)) +
    drape(drawing, [
      [
        [
          [830, 800],
          [850, 900],
          [846, 1000],
        ],
        12,
        0.3,
      ],
      [
        [
          [890, 790],
          [880, 880],
          [870, 980],
        ],
        12,
        0.3,
      ],
    ]);
  return (
    drawing.panel(bottle, steel, { roundness: 9, strength: 0.8 }) +
    drawing.panel('M843 560h46v38h-46z', palette.accent, { roundness: 7, strength: 0.9 }) +
    drawing.panel(pocket, cloth, { roundness: 16, strength: 0.9, inner }) +
    cord(
      smooth([
        [818, 762],
        [860, 742],
        [912, 748],
      ]),
      11,
      palette.accent,
    )
  );
}
