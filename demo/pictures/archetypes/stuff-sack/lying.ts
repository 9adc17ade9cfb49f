import type { Brandmark } from '../../archetype.ts';
import { shade } from '../../lib/colour.ts';
import { Drawing } from '../../lib/drawing.ts';
import { loop, offset, reverse, smooth, type Run } from '../../lib/geometry.ts';
import { cord, seam, stitch } from '../../lib/strokes.ts';
import { lit, shaded, type Fold } from '../cloth/light.ts';
import { releaseBuckle, webbing } from '../backpack/hardware.ts';
import { drawnIn, filled, sackPrint, type SackColours } from './sack.ts';

const top: Run = [
  [196, 560],
  [232, 486],
  [330, 452],
  [480, 440],
  [640, 438],
  [800, 446],
  [900, 474],
  [956, 548],
];
const bottom: Run = [
  [196, 560],
  [178, 640],
  [190, 740],
  [234, 806],
  [340, 838],
  [500, 850],
  [660, 850],
  [820, 838],
  [908, 802],
  [956, 730],
];
const mouth: Run = [
  [956, 548],
  [968, 600],
  [970, 680],
  [956, 730],
];
const bodyPath = loop(top, mouth, reverse(bottom));
/** The mouth, drawn together by its cord. */
const ruffPath = loop(
  [
    [960, 606],
    [1010, 588],
    [1052, 566],
    [1070, 610],
    [1074, 670],
    [1056, 716],
    [1010, 690],
    [960, 674],
  ],
  [
    [960, 674],
    [952, 640],
    [960, 606],
  ],
);
/** The seam of the round end. */
const end: Run = [
  [300, 458],
  [268, 540],
  [260, 650],
  [276, 760],
  [316, 834],
];

const belt = (x: number): Run => [
  [x + 6, 438],
  [x - 14, 540],
  [x - 18, 650],
  [x - 12, 760],
  [x + 8, 850],
];

/** Cloth gathered towards the mouth. */
const gathered: readonly Fold[] = [
  [
    [
      [956, 600],
      [910, 570],
      [860, 556],
    ],
    13,
    0.34,
  ],
  [
    [
      [960, 626],
      [900, 616],
      [850, 614],
    ],
    12,
    0.3,
    -1,
  ],
  [
    [
      [960, 650],
      [900, 662],
      [846, 668],
    ],
    12,
    0.32,
  ],
  [
    [
      [956, 676],
      [912, 712],
      [862, 734],
    ],
    13,
    0.34,
    -1,
  ],
];

function ruff(drawing: Drawing, { cloth, cord: colour }: SackColours): string {
  const knot: Run = [
    [966, 640],
    [990, 700],
    [984, 760],
    [1000, 820],
  ];
  const other: Run = [
    [966, 640],
    [1010, 720],
    [1020, 790],
    [1044, 836],
  ];
  return (
    filled(drawing, ruffPath, shade(cloth, -0.1), {
      folds: [
        [
          [
            [966, 620],
            [1010, 612],
            [1060, 596],
          ],
          10,
          0.4,
        ],
        [
          [
            [966, 640],
            [1016, 640],
            [1070, 644],
          ],
          10,
          0.4,
          -1,
        ],
        [
          [
            [966, 660],
            [1010, 670],
            [1060, 692],
          ],
          10,
          0.4,
        ],
      ],
    }) +
    `<g filter="${drawing.dropShadow(2, 4, 3, 0.42)}">${cord(smooth(knot), 7, colour)}${cord(smooth(other), 7, colour)}` +
    `${cord('M958 598Q976 640 958 684', 9, colour)}</g>` +
    drawing.panel('M974 690h24q5 0 5 5v26q0 5 -5 5h-24q-5 0 -5 -5v-26q0 -5 5 -5z', '#24272d', {
      roundness: 7,
      shadow: drawing.dropShadow(2, 3, 3, 0.45),
    })
  );
}

/** A long sack that lies on the ground, belted twice, with a handle along its top. */
export function lyingSack(colours: SackColours, brand: Brandmark): Drawing {
  const drawing = new Drawing(colours.cloth);
  const belts = [belt(404), belt(790)];
  const folds = [...gathered, ...belts.flatMap((line) => drawnIn(line.slice(1, -1), 70, 0.28))];
  const light =
    lit(
      drawing,
      [
        [240, 520],
        [340, 474],
        [600, 462],
        [820, 474],
        [820, 530],
        [560, 540],
        [300, 570],
      ],
      0.22,
      26,
    ) +
    shaded(
      drawing,
      [
        [170, 760],
        [400, 790],
        [700, 794],
        [970, 730],
        [970, 870],
        [170, 870],
      ],
      0.46,
      30,
    ) +
    drawing.softLine(smooth(offset(end, 12)), '#fff', 0.14, 10, 5) +
    seam(end, { width: 3, opacity: 0.5 }) +
    stitch(offset(end, -9), shade(colours.cloth, 0.3), { length: 6, gap: 4, width: 1.7 });
  const handle: Run = [
    [424, 452],
    [480, 398],
    [600, 384],
    [720, 396],
    [776, 450],
  ];
  return drawing.add(
    drawing.studio(),
    '<g transform="translate(-14 56)">',
    drawing.ground([
      [590, 848, 392, 26],
      [580, 848, 330, 16, 0.7],
    ]),
    webbing(drawing, handle, 24, colours.strap),
    ruff(drawing, colours),
    filled(drawing, bodyPath, colours.cloth, { folds, inner: light, seed: 18 }),
    sackPrint(brand, colours, [590, 600]),
    ...belts.map((line) => webbing(drawing, line, 26, colours.strap)),
    releaseBuckle(drawing, 387, 620, 1, 0.95),
    releaseBuckle(drawing, 773, 620, 1, 0.95),
    '</g>',
  );
}
