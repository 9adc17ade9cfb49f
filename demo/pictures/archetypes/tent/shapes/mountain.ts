import { shade } from '../../../lib/colour.ts';
import { loop, reverse, type Point, type Run } from '../../../lib/geometry.ts';
import { face, tubBelow } from '../cloth.ts';
import { guyLine } from '../rigging.ts';
import { opening, rolledLeaf } from './opening.ts';
import { motifOn, nameOn, pole, shadeBelow, type Shape } from './shape.ts';

/** Poles cross four times: feet at the far left, the left and right of the door, and the far right. */
const left: Run = [
  [56, 856],
  [86, 730],
  [176, 600],
  [330, 492],
  [500, 442],
];
const right: Run = [
  [1146, 864],
  [1112, 738],
  [1020, 608],
  [880, 502],
  [700, 446],
];
const top: Run = [
  [500, 442],
  [600, 434],
  [700, 446],
];
const hem: Run = [
  [56, 856],
  [300, 946, 1],
  [850, 944, 1],
  [1146, 864],
];
/** From the left foot of the door up to the right of the top, and its mirror image. */
const rising: Run = [
  [300, 946],
  [318, 800],
  [398, 640],
  [530, 516],
  [700, 446],
];
const falling: Run = [
  [850, 944],
  [842, 800],
  [780, 650],
  [660, 524],
  [500, 442],
];
/** Over the front, from the far feet. */
const across: Run = [
  [56, 856],
  [180, 716],
  [372, 640],
  [580, 616],
  [800, 646],
  [1010, 728],
  [1146, 864],
];
const doorArch: Run = [
  [424, 948, 1],
  [430, 850],
  [470, 748],
  [574, 694],
  [682, 748],
  [726, 850],
  [734, 946, 1],
];

/** A low mountain tent: four poles that cross, and a skirt upon which one heaps snow. */
export const mountain: Shape = (drawing, palette, brand, layer) => {
  const isFly = layer === 'fly';
  const ground: Point[] = [
    [300, 946],
    [850, 944],
  ];
  const panel = (path: string, colour: string, tones: readonly [number, number, number], more = {}): string =>
    face(drawing, palette, layer, { path, colour, tones, ...more });
  const whole = loop(left, top, reverse(right), reverse(hem));
  const leftWing = loop(across.slice(0, 3), reverse(rising.slice(0, 3)), [
    [300, 946],
    [56, 856],
  ]);
  const rightWing = loop(
    reverse(across.slice(4)),
    [
      [800, 646],
      [842, 800],
      [850, 944],
    ],
    [
      [850, 944],
      [1146, 864],
    ],
  );
  const leftShoulder = loop(
    left,
    [
      [500, 442],
      [600, 478],
    ],
    reverse(rising.slice(2, 4)),
    reverse(across.slice(0, 3)),
  );
  const rightShoulder = loop(
    right,
    [
      [700, 446],
      [596, 480],
    ],
    [
      [660, 524],
      [780, 650],
    ],
    across.slice(4),
  );
  const front = loop(
    rising.slice(0, 3),
    [
      [398, 640],
      [580, 616],
      [780, 646],
    ],
    reverse(falling.slice(0, 3)),
    reverse(ground),
  );
  const brow = loop(
    [
      [398, 642],
      [530, 516],
      [598, 474],
      [660, 524],
      [784, 648],
    ],
    [
      [784, 648],
      [580, 616],
      [398, 642],
    ],
  );
  const skirt = loop(
    [
      [56, 852],
      [300, 942],
      [850, 940],
      [1146, 860],
    ],
    [
      [1178, 890],
      [1020, 936],
      [880, 984],
      [640, 976],
      [460, 990],
      [286, 984],
      [150, 926],
      [24, 880],
    ],
  );
  const parts = [
    shadeBelow(
      drawing,
      [
        [20, 870],
        [290, 990],
        [880, 990],
        [1190, 890],
        [1190, 940],
        [820, 1020],
        [300, 1014],
        [20, 900],
      ],
      hem,
    ),
    isFly ? drawing.panel(skirt, shade(palette.low, -0.16), { roundness: 9, strength: 0.8 }) : '',
    tubBelow(drawing, palette, layer, hem),
    `<path d="${whole}" fill="${shade(isFly ? palette.base : palette.inner, isFly ? -0.05 : -0.5)}"/>`,
    panel(leftShoulder, palette.base, [0.26, 0.12, -0.06], {
      seed: 5,
      sheen: [
        [120, 740],
        [330, 520],
        [480, 470],
        [380, 600],
        [200, 690],
      ],
    }),
    panel(rightShoulder, palette.base, [0.02, -0.16, -0.36], {
      along: [0, 0, 1, 0.6],
      folds: [
        [
          [
            [1130, 850],
            [1040, 720],
            [900, 620],
          ],
          14,
          0.3,
          -1,
        ],
      ],
    }),
    panel(leftWing, palette.low, [0.2, 0.06, -0.12], {
      folds: [
        [
          [
            [62, 852],
            [180, 800],
            [320, 760],
          ],
          13,
          0.3,
        ],
        [
          [
            [296, 936],
            [310, 800],
            [370, 670],
          ],
          12,
          0.28,
        ],
      ],
    }),
    panel(rightWing, palette.low, [0, -0.16, -0.36], {
      folds: [
        [
          [
            [1140, 860],
            [1010, 810],
            [850, 760],
          ],
          13,
          0.3,
          -1,
        ],
      ],
    }),
    panel(front, palette.base, [0.12, 0, -0.14], {
      seed: 9,
      folds: [
        [
          [
            [310, 930],
            [380, 830],
            [430, 720],
          ],
          14,
          0.3,
        ],
        [
          [
            [842, 930],
            [790, 830],
            [740, 720],
          ],
          14,
          0.3,
          -1,
        ],
      ],
    }),
    panel(brow, palette.low, [0.2, 0.06, -0.16], {
      sheen: [
        [440, 620],
        [560, 510],
        [620, 520],
        [560, 600],
      ],
    }),
    pole(drawing, palette, layer, left),
    pole(drawing, palette, layer, right, -0.2),
    opening(drawing, palette, layer, doorArch),
    pole(drawing, palette, layer, across, -0.06),
    pole(drawing, palette, layer, falling, -0.14),
    pole(drawing, palette, layer, rising),
  ];
  if (!isFly) return parts;
  return [
    guyLine(drawing, palette, [150, 632], [16, 960]),
    guyLine(drawing, palette, [1046, 634], [1186, 970]),
    ...parts,
    rolledLeaf(
      drawing,
      palette,
      [
        [700, 780],
        [728, 826],
        [744, 874],
        [750, 910],
        [752, 930],
      ],
      32,
    ),
    motifOn(palette, brand, [
      [536, 548],
      [628, 548],
      [640, 604],
      [524, 604],
    ]),
    nameOn(palette, brand, [196, 836], { rotation: 17, skew: 8, maxWidth: 190 }),
    guyLine(drawing, palette, [330, 770], [224, 1070]),
    guyLine(drawing, palette, [836, 770], [944, 1070]),
  ];
};
