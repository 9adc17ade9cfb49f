import type { Brandmark } from '../../archetype.ts';
import { lightness, shade } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { folds, ribLines, type FoldLine } from '../../lib/hardware.ts';
import { crumple } from '../../lib/materials.ts';
import { lit, shaded } from '../cloth/light.ts';
import { flipped } from '../clothing/cut.ts';
import { gathers, jittered } from '../clothing/gathers.ts';
import { cuffBottom, cuffPath, cuffTop, fleece, type HoodieDesign, type HoodiePalette } from './pieces.ts';

const creases: readonly FoldLine[] = [
  [
    [
      [350, 556],
      [316, 540],
      [284, 540],
    ],
    15,
  ],
  [
    [
      [350, 574],
      [318, 580],
      [290, 604],
      [274, 640],
    ],
    17,
  ],
  [
    [
      [344, 612],
      [320, 640],
      [300, 680],
    ],
    15,
    -1,
  ],
  [
    [
      [222, 640],
      [256, 672],
      [300, 684],
    ],
    16,
  ],
  [
    [
      [326, 690],
      [292, 722],
      [250, 734],
      [222, 728],
    ],
    17,
  ],
  [
    [
      [206, 720],
      [236, 756],
      [272, 768],
    ],
    15,
    -1,
  ],
  [
    [
      [314, 776],
      [280, 804],
      [240, 812],
    ],
    15,
  ],
  [
    [
      [192, 812],
      [222, 842],
      [262, 850],
    ],
    14,
  ],
  [
    [
      [298, 862],
      [266, 888],
      [228, 894],
      [196, 886],
    ],
    15,
    -1,
  ],
  [
    [
      [180, 900],
      [210, 930],
      [246, 936],
    ],
    13,
  ],
  [
    [
      [284, 934],
      [254, 956],
      [214, 962],
    ],
    14,
  ],
  [
    [
      [182, 960],
      [210, 976],
      [244, 980],
    ],
    11,
  ],
];

function gathersAtCuff(seed: number): FoldLine[] {
  return gathers(seed, {
    from: 192,
    to: 266,
    pitch: [8, 7],
    height: [14, 24],
    width: [4, 2],
    line: () => 998,
    direction: 'up',
    sway: 6,
  });
}

function sleeveLight(drawing: Drawing, isFar: boolean, isDark: boolean): string {
  const inner = shaded(
    drawing,
    [
      [362, 540],
      [346, 690],
      [312, 850],
      [276, 1010],
      [252, 1010],
      [284, 850],
      [318, 680],
    ],
    0.5,
    15,
  );
  if (isFar) {
    return (
      inner +
      shaded(
        drawing,
        [
          [160, 1000],
          [176, 860],
          [226, 560],
          [286, 390],
          [326, 396],
          [268, 540],
          [224, 760],
          [200, 1000],
        ],
        0.4,
        20,
      )
    );
  }
  return (
    inner +
    lit(
      drawing,
      [
        [280, 440],
        [316, 390],
        [314, 480],
        [268, 640],
        [236, 800],
        [214, 960],
        [198, 960],
        [212, 800],
        [240, 620],
      ],
      isDark ? 0.17 : 0.26,
      14,
    )
  );
}

function sleeve(
  drawing: Drawing,
  palette: HoodiePalette,
  brand: Brandmark,
  design: HoodieDesign,
  isFar: boolean,
): string {
  const { sleevePath } = design.pattern;
  const colour = design.ribs(palette);
  const rib = drawing.linear(
    [
      [0, shade(colour, -0.2)],
      [0.3, shade(colour, 0.08)],
      [0.7, shade(colour, -0.14)],
      [1, shade(colour, -0.42)],
    ],
    0,
    0,
    1,
    0,
  );
  const cloth = drawing.linear([
    [0, shade(palette.base, 0.03)],
    [1, shade(palette.base, -0.08)],
  ]);
  const inner =
    design.sleevePanels(drawing, palette, brand) +
    folds(drawing, jittered(creases, isFar ? 71 : 12, { turn: 0.2, pivot: 260, drop: 0.08 }), 0.33, 4.5) +
    folds(
      drawing,
      [
        [
          [
            [310, 420],
            [286, 500],
            [264, 600],
          ],
          20,
        ],
      ],
      0.14,
      8,
    ) +
    folds(drawing, gathersAtCuff(isFar ? 5 : 9), 0.3, 2) +
    sleeveLight(drawing, isFar, lightness(palette.base) < 0.5);
  const light = isFar ? { highlight: 0.28 } : {};
  return (
    drawing.panel(cuffPath, rib, {
      roundness: 8,
      strength: 0.7,
      inner: ribLines(cuffTop, cuffBottom, 20, 2, 0.34),
    }) +
    drawing.panel(sleevePath, cloth, {
      roundness: 24,
      strength: 0.7,
      light,
      shadow: drawing.dropShadow(0, 3, 4, 0.35),
      inner,
    })
  );
}

// Lit noise is never mirrored: it is laid over the finished sleeve in canvas coordinates.
function texture(drawing: Drawing, path: string, seed: number): string {
  return (
    fleece(drawing, path) +
    crumple(drawing, path, { seed, opacity: 0.36, frequency: 0.009, frequencyY: 0.006, scale: 10 })
  );
}

/** Both sleeves with their rib cuffs; the right one lies in the shade. */
export function sleeves(drawing: Drawing, palette: HoodiePalette, brand: Brandmark, design: HoodieDesign): string {
  const { sleevePath, rightSleevePath } = design.pattern;
  return (
    sleeve(drawing, palette, brand, design, false) +
    texture(drawing, sleevePath, 4) +
    flipped(sleeve(drawing, palette, brand, design, true)) +
    texture(drawing, rightSleevePath, 21)
  );
}
