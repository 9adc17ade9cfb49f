import type { Brandmark } from '../../archetype.ts';
import { lightness, shade } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { mirror, type Run } from '../../lib/geometry.ts';
import { crumple, overlay, ripstop } from '../../lib/materials.ts';
import { seam } from '../../lib/strokes.ts';
import { drape, lit, shaded, type Fold } from '../cloth/light.ts';
import { armhole, type JacketDesign, type JacketPalette } from './pieces.ts';

/** Tension from the armpits and the shoulders, the same in every cut. */
export const chestFolds: readonly Fold[] = [
  [
    [
      [350, 590],
      [410, 620],
      [470, 630],
      [540, 616],
    ],
    22,
    0.3,
  ],
  [
    [
      [350, 620],
      [400, 690],
      [430, 760],
      [446, 840],
    ],
    22,
    0.26,
  ],
  [
    [
      [850, 590],
      [790, 622],
      [730, 630],
      [672, 620],
    ],
    22,
    0.32,
    -1,
  ],
  [
    [
      [850, 624],
      [806, 700],
      [778, 780],
      [764, 860],
    ],
    22,
    0.3,
    -1,
  ],
  [
    [
      [340, 420],
      [400, 450],
      [450, 500],
      [480, 560],
    ],
    22,
    0.16,
  ],
  [
    [
      [860, 420],
      [800, 450],
      [750, 500],
      [720, 560],
    ],
    22,
    0.2,
    -1,
  ],
];

/** The slack of a straight skirt above its hem. */
export const skirtFolds: readonly Fold[] = [
  [
    [
      [330, 900],
      [400, 920],
      [470, 916],
      [540, 940],
    ],
    18,
    0.24,
  ],
  [
    [
      [870, 880],
      [800, 910],
      [730, 904],
      [670, 930],
    ],
    18,
    0.26,
    -1,
  ],
  [
    [
      [326, 1000],
      [400, 1016],
      [480, 1010],
    ],
    15,
    0.24,
    -1,
  ],
  [
    [
      [874, 1000],
      [800, 1014],
      [720, 1010],
    ],
    15,
    0.26,
  ],
  [
    [
      [560, 760],
      [548, 860],
      [556, 980],
      [550, 1080],
    ],
    18,
    0.2,
  ],
  [
    [
      [646, 760],
      [660, 860],
      [650, 980],
      [654, 1080],
    ],
    18,
    0.22,
    -1,
  ],
];

function formLight(drawing: Drawing, isDark: boolean): string {
  const chest: Run = [
    [390, 430],
    [500, 420],
    [560, 480],
    [550, 620],
    [470, 660],
    [400, 600],
  ];
  return (
    lit(drawing, chest, isDark ? 0.14 : 0.24, 36) +
    shaded(
      drawing,
      [
        [860, 420],
        [770, 560],
        [790, 800],
        [770, 1220],
        [920, 1220],
        [900, 700],
      ],
      0.42,
      36,
    ) +
    shaded(
      drawing,
      [
        [340, 560],
        [362, 640],
        [352, 860],
        [340, 1200],
        [300, 1200],
        [310, 700],
      ],
      0.34,
      16,
    )
  );
}

/** The body of a jacket with all that is sewn upon it, and its armhole seams. */
export function body(
  drawing: Drawing,
  palette: JacketPalette,
  brand: Brandmark,
  design: JacketDesign,
  isBack = false,
): string {
  const { panels, trims } = isBack ? design.back : design;
  const { bodyPath } = (isBack && design.back.pattern) || design.pattern;
  const cloth = drawing.linear([
    [0, shade(palette.base, 0.05)],
    [1, shade(palette.base, -0.08)],
  ]);
  const inner =
    overlay(bodyPath, ripstop(drawing), 0.5) +
    panels(drawing, palette, brand) +
    crumple(drawing, bodyPath, { seed: 14, opacity: 0.55, scale: 12 }) +
    drape(drawing, design.folds) +
    formLight(drawing, lightness(palette.base) < 0.42) +
    trims(drawing, palette, brand);
  const armholes = [armhole, mirror(armhole)].map((line) => seam(line, { width: 3.6, opacity: 0.55 })).join('');
  return drawing.panel(bodyPath, cloth, { roundness: 22, strength: 0.65, inner }) + armholes;
}
