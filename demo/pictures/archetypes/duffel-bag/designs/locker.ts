import type { Brandmark } from '../../../archetype.ts';
import { shade } from '../../../lib/colour.ts';
import type { Drawing } from '../../../lib/drawing.ts';
import { loop, offset, reverse, smooth, type Run } from '../../../lib/geometry.ts';
import { puller } from '../../../lib/hardware.ts';
import { overlay } from '../../../lib/materials.ts';
import { motifPaths } from '../../../lib/motifs.ts';
import { cord } from '../../../lib/strokes.ts';
import { wordmark } from '../../../lib/wordmark.ts';
import { drape, lit, shaded } from '../../cloth/light.ts';
import { webbing, type DuffelPalette } from '../pieces.ts';
import { airMesh, boxStitch, coated, coil, dRing, gripWrap, shellCloth } from './parts.ts';

// A box a little turned: its front, its right end and the rounded top between them.
const edge: Run = [
  [838, 520],
  [852, 600],
  [856, 720],
  [852, 860],
  [842, 950],
];
const leftSide: Run = [
  [196, 946],
  [150, 930],
  [134, 880],
  [128, 740],
  [136, 600],
  [158, 508],
];
const shoulder: Run = [
  [158, 508],
  [300, 494],
  [520, 494],
  [700, 504],
  [838, 520],
];
const frontPath = loop(
  shoulder,
  edge,
  [
    [842, 950],
    [780, 960],
    [600, 962],
    [380, 958],
    [196, 946],
  ],
  leftSide,
);
const topPath = loop(
  [
    [158, 508],
    [176, 462],
    [220, 438],
  ],
  [
    [220, 438],
    [400, 424],
    [620, 422],
    [820, 430],
    [930, 444],
  ],
  [
    [930, 444],
    [902, 466],
    [866, 494],
    [838, 520],
  ],
  reverse(shoulder),
);
const endPath = loop(
  edge,
  [
    [842, 950],
    [930, 934],
    [1016, 896],
    [1050, 866],
  ],
  [
    [1050, 866],
    [1066, 780],
    [1066, 640],
    [1048, 530],
    [1010, 470],
    [962, 446],
    [930, 444],
  ],
  [
    [930, 444],
    [902, 466],
    [866, 494],
    [838, 520],
  ],
);
const frontLow: Run = [
  [120, 850],
  [300, 872],
  [560, 880],
  [856, 876],
];
const endLow: Run = [
  [852, 876],
  [960, 850],
  [1072, 796],
];
const lowOf = (line: Run, right: number): string => {
  const [first, last] = [line[0]!, line.at(-1)!];
  return loop(
    line,
    [last, [right, 1000]],
    [
      [right, 1000],
      [first[0], 1000],
    ],
    [[first[0], 1000], first],
  );
};

function top(drawing: Drawing, palette: DuffelPalette): string {
  const cloth = drawing.linear([
    [0, shade(palette.base, -0.04)],
    [1, shade(palette.base, 0.16)],
  ]);
  const inner =
    shellCloth(drawing, topPath, 3) +
    shaded(
      drawing,
      [
        [760, 424],
        [940, 440],
        [850, 520],
        [790, 500],
      ],
      0.28,
      18,
    ) +
    drape(drawing, [
      [
        [
          [300, 432],
          [330, 462],
          [340, 492],
        ],
        10,
        0.2,
      ],
      [
        [
          [640, 428],
          [620, 462],
          [630, 500],
        ],
        10,
        0.2,
        -1,
      ],
    ]);
  return (
    drawing.panel(topPath, cloth, { roundness: 18, strength: 0.7, light: { highlight: 0.4 }, inner }) +
    coil(
      drawing,
      [
        [196, 478],
        [400, 462],
        [600, 460],
        [780, 466],
        [886, 478],
      ],
      palette,
      17,
    )
  );
}

function front(drawing: Drawing, palette: DuffelPalette): string {
  const cloth = drawing.linear([
    [0, shade(palette.base, 0.08)],
    [0.6, palette.base],
    [1, shade(palette.base, -0.12)],
  ]);
  const inner =
    shellCloth(drawing, frontPath, 8) +
    coated(drawing, lowOf(frontLow, 860), frontLow, palette.low) +
    lit(
      drawing,
      [
        [180, 540],
        [400, 520],
        [700, 530],
        [640, 590],
        [300, 600],
      ],
      0.28,
      24,
    ) +
    shaded(
      drawing,
      [
        [120, 800],
        [500, 840],
        [860, 830],
        [860, 970],
        [140, 970],
      ],
      0.24,
      30,
    ) +
    shaded(
      drawing,
      [
        [120, 520],
        [170, 560],
        [160, 760],
        [180, 930],
        [110, 930],
      ],
      0.3,
      16,
    ) +
    drape(drawing, [
      [
        [
          [166, 530],
          [200, 600],
          [250, 630],
        ],
        13,
        0.28,
      ],
      [
        [
          [830, 540],
          [790, 600],
          [740, 626],
        ],
        13,
        0.28,
        -1,
      ],
      [
        [
          [150, 850],
          [190, 790],
          [240, 770],
        ],
        12,
        0.26,
      ],
    ]);
  return drawing.panel(frontPath, cloth, { roundness: 24, strength: 0.75, light: { highlight: 0.4 }, inner });
}

/** The end with the shoe compartment: its zip goes round, mesh lets the air through. */
function shoeEnd(drawing: Drawing, palette: DuffelPalette, { motif }: Brandmark): string {
  const cloth = drawing.linear([
    [0, shade(palette.base, -0.1)],
    [1, shade(palette.base, -0.34)],
  ]);
  const inner =
    shellCloth(drawing, endPath, 5, 0.3) +
    coated(drawing, lowOf(endLow, 1080), endLow, shade(palette.low, -0.16)) +
    shaded(
      drawing,
      [
        [840, 520],
        [880, 600],
        [886, 800],
        [860, 950],
        [836, 950],
      ],
      0.26,
      14,
    ) +
    shaded(
      drawing,
      [
        [1080, 480],
        [1030, 560],
        [1036, 760],
        [1020, 900],
        [1090, 880],
      ],
      0.4,
      18,
    );
  const mouth: Run = [
    [894, 850],
    [890, 720],
    [894, 610],
    [916, 552],
    [962, 528],
    [1004, 542],
    [1026, 600],
    [1030, 700],
    [1024, 800],
  ];
  const mesh = loop(
    [
      [916, 726],
      [1006, 700],
    ],
    [
      [1006, 700],
      [1008, 760],
      [1004, 796],
    ],
    [
      [1004, 796],
      [916, 830],
    ],
    [
      [916, 830],
      [913, 780],
      [916, 726],
    ],
  );
  const graphic = motifPaths(motif, { x: 960, y: 640, width: 74, height: 54, rotation: -12 });
  return (
    drawing.panel(endPath, cloth, { roundness: 26, strength: 0.75, light: { highlight: 0.3 }, inner }) +
    coil(drawing, mouth, palette, 14) +
    puller(drawing, 894, 838, palette.accent, 0, 0.8) +
    graphic.map((shape) => overlay(shape, palette.accent, 0.92)).join('') +
    airMesh(drawing, mesh, palette) +
    drawing.softLine(smooth(offset(edge, -8)), '#fff', 0.18, 8, 4) +
    cord(
      smooth([
        [838, 520],
        [866, 494],
        [902, 466],
        [930, 444],
      ]),
      9,
      palette.webbing,
    )
  );
}

/** The wide pocket whose mouth falls to one side, with the name below it. */
function slantPocket(drawing: Drawing, palette: DuffelPalette, { name }: Brandmark): string {
  const mouth: Run = [
    [214, 612],
    [400, 634],
    [600, 668],
    [776, 704],
  ];
  const path = loop(
    [
      [206, 592],
      [400, 612],
      [600, 646],
      [784, 684],
    ],
    [
      [784, 684],
      [786, 800],
      [780, 875],
    ],
    [
      [780, 875],
      [560, 879],
      [340, 874],
      [210, 864],
    ],
    [
      [210, 864],
      [202, 740],
      [206, 592],
    ],
  );
  const cloth = drawing.linear([
    [0, shade(palette.base, 0.04)],
    [1, shade(palette.base, -0.12)],
  ]);
  const stripe = loop(
    [
      [196, 640],
      [400, 662],
      [600, 698],
      [800, 738],
    ],
    [
      [800, 738],
      [800, 756],
    ],
    [
      [800, 756],
      [600, 716],
      [400, 680],
      [196, 658],
    ],
    [
      [196, 658],
      [196, 640],
    ],
  );
  const inner =
    shellCloth(drawing, path, 14, 0.3) +
    overlay(stripe, palette.accent, 0.95) +
    drape(drawing, [
      [
        [
          [214, 858],
          [270, 830],
          [330, 824],
        ],
        12,
        0.26,
      ],
      [
        [
          [776, 868],
          [730, 830],
          [690, 820],
        ],
        12,
        0.28,
        -1,
      ],
    ]);
  return (
    drawing.panel(path, cloth, { roundness: 14, strength: 0.75, shadow: drawing.dropShadow(3, 6, 7, 0.32), inner }) +
    coil(drawing, mouth, palette, 15) +
    puller(drawing, 228, 620, palette.accent, -4, 0.9) +
    wordmark(name, 58, { maxWidth: 270 }).at(502, 792, { fill: palette.print, opacity: 0.96 })
  );
}

function handles(drawing: Drawing, palette: DuffelPalette, isFar: boolean): string {
  const [dx, dy] = isFar ? [48, -30] : [0, 0];
  const at = (x: number, y: number): [number, number] => [x + dx, y + dy];
  const bow: Run = [
    at(330, 520),
    at(338, 420),
    at(376, 334),
    at(440, 292),
    at(510, 284),
    at(580, 296),
    at(636, 340),
    at(664, 424),
    at(670, 524),
  ];
  if (isFar) return webbing(drawing, bow, 28, shade(palette.webbing, -0.3), 0.2);
  const wrap = loop(
    [
      [434, 276],
      [510, 264],
      [588, 280],
    ],
    [
      [588, 280],
      [594, 298],
      [582, 316],
    ],
    [
      [582, 316],
      [510, 304],
      [442, 314],
    ],
    [
      [442, 314],
      [430, 298],
      [434, 276],
    ],
  );
  const legs = [
    [
      [330, 966],
      [329, 800],
      [330, 640],
      [330, 500],
    ],
    [
      [670, 970],
      [671, 800],
      [670, 640],
      [670, 504],
    ],
  ] satisfies Run[];
  return (
    legs.map((leg) => drawing.clip(frontPath, webbing(drawing, leg, 36, palette.webbing, 0.35))).join('') +
    [
      [330, 546],
      [670, 556],
      [330, 846],
      [670, 852],
    ]
      .map(([x = 0, y = 0]) => boxStitch(x, y, 25, 30, palette.accent))
      .join('') +
    webbing(drawing, bow, 34, palette.webbing, 0.32) +
    gripWrap(drawing, wrap, palette, [
      [446, 304],
      [510, 295],
      [578, 306],
    ])
  );
}

/** A sports bag for the changing room: a box with a slanting front pocket and the shoes in its end. */
export function locker(drawing: Drawing, palette: DuffelPalette, brand: Brandmark): string {
  return (
    handles(drawing, palette, true) +
    top(drawing, palette) +
    shoeEnd(drawing, palette, brand) +
    front(drawing, palette) +
    slantPocket(drawing, palette, brand) +
    cord(smooth(edge.slice(0, -1)), 9, palette.webbing) +
    handles(drawing, palette, false) +
    dRing(drawing, 176, 540, -4, palette) +
    dRing(drawing, 952, 470, 16, palette) +
    puller(drawing, 214, 480, palette.accent, 6, 1)
  );
}
