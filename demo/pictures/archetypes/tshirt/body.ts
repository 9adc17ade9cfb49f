import type { Brandmark } from '../../archetype.ts';
import { lightness, shade } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { loop, offset, type Run } from '../../lib/geometry.ts';
import { crumple, jersey, openMesh, overlay } from '../../lib/materials.ts';
import { seam, stitch } from '../../lib/strokes.ts';
import { drape, lit, shaded } from '../cloth/light.ts';
import { napeMark } from '../clothing/back.ts';
import { flipped } from '../clothing/cut.ts';
import type { Pattern, TshirtDesign, TshirtPalette } from './pieces.ts';

const panelSeam: Run = [
  [388, 1090],
  [392, 1040],
  [396, 930],
  [410, 800],
  [404, 690],
  [384, 560],
  [358, 472],
];

function sidePanels(drawing: Drawing, { sideSeam }: Pattern, cloth: string): string {
  const foot = sideSeam.at(-1) ?? [342, 1040];
  const panel = loop(sideSeam, [foot, [foot[0], 1090], [388, 1090]], panelSeam);
  const half =
    overlay(panel, cloth) + overlay(panel, openMesh(drawing)) + seam(panelSeam, { width: 2.4, opacity: 0.4 });
  return half + flipped(half);
}

// Armpit fans, the drape of the waist and the flutes above the hem.
function bodyFolds(drawing: Drawing): string {
  return drape(drawing, [
    [
      [
        [362, 470],
        [420, 520],
        [470, 560],
        [520, 572],
      ],
      22,
      0.3,
    ],
    [
      [
        [362, 500],
        [404, 580],
        [430, 660],
        [440, 740],
      ],
      20,
      0.24,
    ],
    [
      [
        [838, 470],
        [784, 516],
        [730, 548],
        [684, 560],
      ],
      22,
      0.3,
      -1,
    ],
    [
      [
        [838, 500],
        [800, 590],
        [780, 680],
        [776, 760],
      ],
      22,
      0.26,
      -1,
    ],
    [
      [
        [470, 700],
        [452, 800],
        [446, 900],
        [452, 1040],
      ],
      26,
      0.2,
    ],
    [
      [
        [560, 760],
        [572, 860],
        [566, 960],
        [560, 1070],
      ],
      30,
      0.13,
      -1,
    ],
    [
      [
        [690, 720],
        [712, 820],
        [720, 930],
        [712, 1060],
      ],
      30,
      0.2,
      -1,
    ],
    [
      [
        [790, 860],
        [770, 930],
        [764, 1000],
        [770, 1056],
      ],
      18,
      0.22,
    ],
    [
      [
        [400, 830],
        [470, 800],
        [540, 800],
      ],
      16,
      0.12,
    ],
    [
      [
        [806, 800],
        [740, 786],
        [676, 800],
      ],
      16,
      0.14,
    ],
    [
      [
        [540, 300],
        [500, 360],
        [470, 440],
      ],
      18,
      0.1,
    ],
    [
      [
        [660, 300],
        [700, 360],
        [726, 440],
      ],
      18,
      0.12,
      -1,
    ],
    [
      [
        [690, 430],
        [730, 470],
        [770, 520],
      ],
      12,
      0.14,
    ],
  ]);
}

function formLight(drawing: Drawing, isDark: boolean): string {
  const turning = drawing.isLight ? 0.3 : 0.45;
  const chest: Run = [
    [430, 360],
    [520, 310],
    [600, 330],
    [590, 460],
    [520, 560],
    [440, 560],
    [410, 460],
  ];
  return (
    lit(drawing, chest, isDark ? 0.16 : 0.2, 46) +
    shaded(
      drawing,
      [
        [850, 440],
        [760, 520],
        [770, 800],
        [760, 1100],
        [900, 1100],
        [880, 700],
      ],
      turning,
      44,
    ) +
    shaded(
      drawing,
      [
        [340, 460],
        [376, 520],
        [384, 800],
        [370, 1070],
        [320, 1070],
        [330, 700],
      ],
      0.32,
      20,
    ) +
    shaded(
      drawing,
      [
        [330, 1010],
        [600, 1046],
        [880, 1010],
        [880, 1100],
        [320, 1100],
      ],
      0.2,
      18,
    )
  );
}

function backPrint(drawing: Drawing, palette: TshirtPalette, brand: Brandmark, design: TshirtDesign): string {
  const colours = { emblem: palette.accent, name: palette.print };
  return (design.backPrint?.(drawing, palette, brand) ?? '') + napeMark(brand, 318, colours, 1.15);
}

/** The front or the back of the shirt with its side panels, print and hem. */
export function body(
  drawing: Drawing,
  palette: TshirtPalette,
  brand: Brandmark,
  design: TshirtDesign,
  isBack = false,
): string {
  const { hem } = design.pattern;
  const bodyPath = isBack ? design.pattern.backPath : design.pattern.bodyPath;
  const isDark = lightness(palette.base) < 0.42;
  const cloth = drawing.linear([
    [0, shade(palette.base, 0.06)],
    [0.5, palette.base],
    [1, shade(palette.base, -0.12)],
  ]);
  const sides = design.sides?.(palette);
  const inner =
    (isBack ? backPrint(drawing, palette, brand, design) : design.print(drawing, palette, brand)) +
    overlay(bodyPath, jersey(drawing), 0.7) +
    (sides ? sidePanels(drawing, design.pattern, sides) : '') +
    crumple(drawing, bodyPath, { seed: 11, opacity: 0.34, frequency: 0.0055, frequencyY: 0.0035, scale: 11, blur: 7 }) +
    bodyFolds(drawing) +
    formLight(drawing, isDark) +
    seam(offset(hem, -26), { width: 2.4, opacity: 0.36 }) +
    stitch(offset(hem, -20), shade(palette.base, 0.35), { length: 6, gap: 4, width: 1.6 });
  return drawing.panel(bodyPath, cloth, { roundness: 20, strength: 0.6, inner });
}
