import type { Brandmark } from '../../archetype.ts';
import { shade } from '../../lib/colour.ts';
import { Drawing } from '../../lib/drawing.ts';
import { loop, offset, reverse, smooth, type Run } from '../../lib/geometry.ts';
import { puller, zip } from '../../lib/hardware.ts';
import { crumple, overlay, twill } from '../../lib/materials.ts';
import { motifPaths } from '../../lib/motifs.ts';
import { cord, stitch } from '../../lib/strokes.ts';
import { wordmark } from '../../lib/wordmark.ts';
import { drape, lit, shaded } from '../cloth/light.ts';
import { clearest } from '../footwear/contrast.ts';
import { bungee, releaseBuckle, webbing, type BackpackPalette } from './hardware.ts';
import { haulHandle, hipBelt, shoulderStrap } from './harness.ts';
import { bottlePocket } from './sack.ts';

const linen = '#f4f1e6';

// The front is one rounded face; its right edge is where the side begins to turn away.
const rightEdge: Run = [
  [640, 166],
  [712, 190],
  [766, 250],
  [796, 350],
  [812, 500],
  [820, 680],
  [820, 860],
  [810, 1000],
  [790, 1084],
];
const frontPath = loop(
  [
    [790, 1084],
    [720, 1098],
    [600, 1104],
    [480, 1102],
    [400, 1090],
    [348, 1060],
    [322, 1000],
    [310, 860],
    [310, 680],
    [322, 500],
    [346, 360],
    [392, 250],
    [460, 188],
    [550, 162],
    [640, 166],
  ],
  rightEdge,
);
const sidePath = loop(
  [
    [640, 166],
    [740, 174],
    [816, 220],
    [866, 320],
    [894, 470],
    [908, 640],
    [912, 860],
    [898, 1000],
    [862, 1066],
    [790, 1084],
  ],
  reverse(rightEdge),
);
const pocketPath = loop(
  [
    [346, 712],
    [352, 684],
    [376, 672],
  ],
  [
    [376, 672],
    [560, 658],
    [730, 668],
    [764, 680],
    [774, 710],
  ],
  [
    [774, 710],
    [784, 880],
    [776, 1010],
    [754, 1062],
  ],
  [
    [754, 1062],
    [570, 1082],
    [400, 1066],
    [358, 1030],
  ],
  [
    [358, 1030],
    [342, 880],
    [346, 712],
  ],
);

function side(drawing: Drawing, palette: BackpackPalette): string {
  const cloth = drawing.linear([
    [0, shade(palette.side, -0.02)],
    [1, shade(palette.side, -0.3)],
  ]);
  const inner =
    overlay(sidePath, twill(drawing), 0.7) +
    crumple(drawing, sidePath, { seed: 6, opacity: 0.4, frequency: 0.01, frequencyY: 0.006, scale: 8, blur: 4 }) +
    shaded(
      drawing,
      [
        [860, 240],
        [930, 640],
        [900, 1080],
        [860, 1080],
        [884, 640],
      ],
      0.5,
      22,
    ) +
    drawing.softLine(smooth(offset(rightEdge, -14)), drawing.ink, 0.4, 20, 9);
  return drawing.panel(sidePath, cloth, { roundness: 26, strength: 0.9, inner });
}

/** The rounded front with the zip of the main compartment running over its crown. */
function face(drawing: Drawing, palette: BackpackPalette): string {
  const cloth = drawing.linear([
    [0, shade(palette.base, 0.1)],
    [1, shade(palette.base, -0.12)],
  ]);
  const crown: Run = [
    [392, 330],
    [440, 236],
    [540, 196],
    [640, 200],
    [600, 240],
    [500, 290],
    [440, 400],
    [380, 460],
  ];
  const zipper: Run = [
    [336, 760],
    [334, 620],
    [346, 480],
    [372, 356],
    [416, 264],
    [480, 214],
    [560, 194],
    [636, 198],
    [698, 222],
    [744, 280],
    [770, 380],
    [786, 520],
    [794, 700],
  ];
  const inner =
    overlay(frontPath, twill(drawing), 0.7) +
    crumple(drawing, frontPath, { seed: 27, opacity: 0.24, frequency: 0.006, frequencyY: 0.008, scale: 9 }) +
    lit(drawing, crown, 0.26, 30) +
    shaded(
      drawing,
      [
        [730, 240],
        [830, 360],
        [840, 1090],
        [760, 1090],
        [780, 700],
      ],
      0.34,
      28,
    ) +
    drape(drawing, [
      [
        [
          [330, 600],
          [390, 640],
          [450, 650],
        ],
        16,
        0.22,
      ],
      [
        [
          [800, 600],
          [740, 640],
          [690, 650],
        ],
        16,
        0.24,
        -1,
      ],
    ]);
  return (
    drawing.panel(frontPath, cloth, { roundness: 38, strength: 0.9, inner }) +
    cord(smooth(rightEdge), 7, shade(palette.panel, -0.1)) +
    drawing.softLine(smooth(offset(zipper, -10)), drawing.ink, 0.35, 12, 4) +
    zip(zipper, shade(palette.strap, 0.1), { width: 19 }) +
    puller(drawing, 792, 668, palette.accent, -2, 0.95) +
    puller(drawing, 336, 738, palette.accent, 2, 0.95)
  );
}

/** The pocket of the lower half with its zip and the brand's motif. */
function pocket(drawing: Drawing, palette: BackpackPalette, { motif }: Brandmark): string {
  const cloth = drawing.linear([
    [0, shade(palette.panel, 0.14)],
    [1, shade(palette.panel, -0.1)],
  ]);
  const zipper: Run = [
    [362, 748],
    [450, 736],
    [560, 730],
    [680, 734],
    [766, 746],
  ];
  const print = clearest(palette.panel, [palette.accent, linen], 0.2);
  const graphic = motifPaths(motif, { x: 562, y: 902, width: 250, height: 140 });
  const inner =
    graphic.map((path) => overlay(path, print)).join('') +
    overlay(pocketPath, twill(drawing), 0.7) +
    crumple(drawing, pocketPath, { seed: 13, opacity: 0.26, frequencyY: 0.01, scale: 9 }) +
    lit(
      drawing,
      [
        [370, 780],
        [520, 760],
        [600, 790],
        [520, 900],
        [400, 940],
        [364, 860],
      ],
      0.18,
      32,
    ) +
    shaded(
      drawing,
      [
        [730, 690],
        [790, 800],
        [786, 1060],
        [720, 1080],
        [750, 900],
      ],
      0.4,
      22,
    ) +
    drape(drawing, [
      [
        [
          [370, 1000],
          [440, 1030],
          [500, 1024],
        ],
        16,
        0.26,
      ],
      [
        [
          [766, 1000],
          [700, 1032],
          [640, 1026],
        ],
        16,
        0.28,
        -1,
      ],
    ]);
  return (
    drawing.panel(pocketPath, cloth, {
      roundness: 28,
      strength: 0.95,
      shadow: drawing.dropShadow(5, 10, 10, 0.48),
      inner,
    }) +
    drawing.softLine(smooth(offset(zipper, -8)), drawing.ink, 0.35, 10, 4) +
    zip(zipper, shade(palette.strap, 0.1), { width: 17 }) +
    puller(drawing, 384, 745, palette.accent, 6, 0.9)
  );
}

/** A woven label, sewn on, with the wordmark. */
function label(drawing: Drawing, palette: BackpackPalette, { name }: Brandmark): string {
  const path = 'M476 288h172q6 0 6 6v52q0 6 -6 6h-172q-6 0 -6 -6v-52q0 -6 6 -6z';
  const thread = clearest(palette.panel, [linen, palette.accent], 0.3);
  const inner =
    overlay(path, twill(drawing), 0.5) + wordmark(name, 34, { maxWidth: 150 }).at(562, 320, { fill: thread });
  return (
    drawing.panel(path, palette.panel, {
      roundness: 4,
      strength: 0.6,
      shadow: drawing.dropShadow(1, 3, 3, 0.35),
      inner,
    }) +
    [476, 648]
      .map((x) =>
        stitch(
          [
            [x, 294],
            [x, 346],
          ],
          shade(palette.panel, 0.4),
          { length: 5, gap: 4, width: 1.6 },
        ),
      )
      .join('')
  );
}

/** A rounded daypack: the main zip over the crown, a pocket with a second zip, cord above it. */
export function drawCity(palette: BackpackPalette, brand: Brandmark): Drawing {
  const drawing = new Drawing(palette.base);
  const shoulder: Run = [
    [470, 250],
    [372, 310],
    [308, 420],
    [286, 580],
    [302, 730],
    [348, 830],
    [396, 890],
  ];
  return drawing.add(
    drawing.studio(),
    '<g transform="translate(-18 -8)">',
    drawing.ground([
      [616, 1098, 290, 26],
      [600, 1098, 200, 16, 0.7],
    ]),
    hipBelt(drawing, palette),
    shoulderStrap(drawing, palette, shoulder),
    haulHandle(drawing, palette),
    side(drawing, palette),
    bottlePocket(drawing, palette),
    face(drawing, palette),
    bungee(drawing, palette, [450, 678], [420, 500, 580]),
    pocket(drawing, palette, brand),
    label(drawing, palette, brand),
    webbing(
      drawing,
      [
        [806, 470],
        [846, 458],
        [890, 468],
      ],
      20,
      palette.strap,
    ),
    releaseBuckle(drawing, 846, 459, 88, 0.62),
    '</g>',
  );
}
