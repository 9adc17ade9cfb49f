import type { Brandmark } from '../../archetype.ts';
import { lightness, shade } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { mirror, offset, type Run } from '../../lib/geometry.ts';
import { folds, ribLines, type FoldLine } from '../../lib/hardware.ts';
import { crumple } from '../../lib/materials.ts';
import { seam, stitch } from '../../lib/strokes.ts';
import { lit, shaded } from '../cloth/light.ts';
import { napeMark } from '../clothing/back.ts';
import { gathers } from '../clothing/gathers.ts';
import { fleece, hem, ribHem, ribHemPath, type HoodieDesign, type HoodiePalette } from './pieces.ts';

const tension: readonly FoldLine[] = [
  [
    [
      [352, 560],
      [404, 590],
      [456, 600],
      [500, 592],
    ],
    20,
  ],
  [
    [
      [354, 592],
      [396, 650],
      [418, 720],
    ],
    20,
  ],
  [
    [
      [848, 560],
      [800, 582],
      [748, 600],
      [706, 612],
    ],
    18,
    -1,
  ],
  [
    [
      [846, 596],
      [810, 660],
      [796, 740],
    ],
    20,
    -1,
  ],
  [
    [
      [356, 700],
      [390, 730],
      [420, 780],
    ],
    15,
  ],
  [
    [
      [842, 690],
      [804, 730],
      [790, 790],
    ],
    15,
    -1,
  ],
];
const slack: readonly FoldLine[] = [
  [
    [
      [352, 860],
      [390, 880],
      [420, 884],
    ],
    14,
  ],
  [
    [
      [354, 930],
      [384, 952],
      [414, 958],
    ],
    13,
    -1,
  ],
  [
    [
      [848, 880],
      [812, 902],
      [786, 904],
    ],
    14,
    -1,
  ],
  [
    [
      [846, 940],
      [814, 960],
      [784, 958],
    ],
    13,
  ],
  [
    [
      [450, 400],
      [470, 470],
      [476, 540],
    ],
    16,
  ],
  [
    [
      [748, 400],
      [730, 470],
      [724, 550],
    ],
    16,
    -1,
  ],
];

/** The rib at the hem. */
export function hemRib(drawing: Drawing, colour: string): string {
  const rib = drawing.linear(
    [
      [0, shade(colour, -0.16)],
      [0.28, shade(colour, 0.06)],
      [0.66, shade(colour, -0.1)],
      [1, shade(colour, -0.42)],
    ],
    0,
    0,
    1,
    0,
  );
  const inner = ribLines(hem, ribHem, 92, 2.1, 0.34);
  return drawing.panel(ribHemPath, rib, { roundness: 10, strength: 0.7, inner });
}

function formLight(drawing: Drawing, isDark: boolean): string {
  const chest: Run = [
    [420, 430],
    [520, 410],
    [580, 450],
    [560, 600],
    [480, 640],
    [420, 560],
  ];
  return (
    lit(drawing, chest, isDark ? 0.13 : 0.22, 38) +
    shaded(
      drawing,
      [
        [870, 400],
        [800, 560],
        [812, 800],
        [800, 1020],
        [920, 1020],
        [900, 640],
      ],
      0.4,
      32,
    ) +
    shaded(
      drawing,
      [
        [340, 540],
        [366, 640],
        [362, 860],
        [376, 1010],
        [310, 1010],
        [316, 700],
      ],
      0.32,
      15,
    ) +
    drawing.softShape('M486 300Q600 420 714 300V380Q600 440 486 380Z', drawing.ink, 0.34, 18) +
    drawing.softShape('M360 985Q600 1030 840 985V1030H360Z', drawing.ink, 0.26, 8)
  );
}

/** What is sewn and printed on the back: its blocks, and the mark below the hood. */
function backPanels(drawing: Drawing, palette: HoodiePalette, brand: Brandmark, design: HoodieDesign): string {
  const mark = napeMark(brand, 431, { emblem: palette.cord, name: palette.print }, 0.96);
  return (design.backPanels?.(drawing, palette, brand) ?? '') + mark;
}

/** Front or back of the sweatshirt with its panels and sleeve seams; pocket and hood are laid upon it. */
export function body(
  drawing: Drawing,
  palette: HoodiePalette,
  brand: Brandmark,
  design: HoodieDesign,
  isBack = false,
): string {
  const { bodyPath, shoulder, armhole } = design.pattern;
  const cloth = drawing.linear([
    [0, shade(palette.base, 0.05)],
    [1, shade(palette.base, -0.09)],
  ]);
  const gathered = gathers(31, {
    from: 374,
    to: 828,
    pitch: [10, 10],
    height: [16, 34],
    width: [5, 3],
    direction: 'up',
    line: (x) => 1011 - 19 * ((x - 600) / 234) ** 2,
  });
  const inner =
    (isBack ? backPanels(drawing, palette, brand, design) : design.panels(drawing, palette, brand)) +
    fleece(drawing, bodyPath) +
    crumple(drawing, bodyPath, { seed: 14, opacity: 0.42, frequency: 0.006, frequencyY: 0.004, scale: 12, blur: 6 }) +
    folds(drawing, tension, 0.3, 6) +
    folds(drawing, slack, 0.22, 5) +
    folds(drawing, gathered, 0.3, 2.6) +
    formLight(drawing, lightness(palette.base) < 0.5);
  const sewn = (line: Run, outwards: number): string =>
    seam(line, { width: 3.2, opacity: 0.46 }) +
    stitch(offset(line, outwards), shade(palette.base, 0.26), { length: 6, gap: 4, width: 1.6 });
  const shadow = drawing.dropShadow(0, 4, 5, 0.35);
  return (
    drawing.panel(bodyPath, cloth, { roundness: 22, strength: 0.66, shadow, inner }) +
    sewn(armhole, -8) +
    sewn(mirror(armhole), 8) +
    (shoulder.length ? [shoulder, mirror(shoulder)] : []).map((line) => seam(line, { width: 2, opacity: 0.2 })).join('')
  );
}
