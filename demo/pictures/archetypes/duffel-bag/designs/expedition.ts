import type { Brandmark } from '../../../archetype.ts';
import { shade } from '../../../lib/colour.ts';
import type { Drawing } from '../../../lib/drawing.ts';
import { loop, mirror, offset, reverse, smooth, type Run } from '../../../lib/geometry.ts';
import { puller } from '../../../lib/hardware.ts';
import { overlay, twill } from '../../../lib/materials.ts';
import { motifPaths } from '../../../lib/motifs.ts';
import { cord } from '../../../lib/strokes.ts';
import { wordmark } from '../../../lib/wordmark.ts';
import { drape, lit, shaded } from '../../cloth/light.ts';
import { whole } from '../../clothing/cut.ts';
import { webbing, type DuffelPalette } from '../pieces.ts';
import { boxStitch, coated, coil, daisyChain, gripWrap, matt, shellCloth } from './parts.ts';

/** Where the lid meets the front: the nearer edge of the top. */
const nearEdge: Run = whole([
  [140, 566],
  [260, 572],
  [420, 576],
  [600, 577],
]);
const farEdge: Run = whole([
  [252, 414],
  [360, 404],
  [480, 400],
  [600, 399],
]);
const corner: Run = [
  [252, 414],
  [214, 448],
  [172, 506],
  [140, 566],
];
const topPath = loop(farEdge, mirror(corner), reverse(nearEdge), reverse(corner));
const side: Run = [
  [140, 566],
  [126, 660],
  [124, 780],
  [134, 876],
  [150, 920],
  [186, 940],
];
const foot: Run = whole([
  [186, 940],
  [300, 948],
  [460, 952],
  [600, 953],
]);
const frontPath = loop(nearEdge, mirror(side), reverse(foot), reverse(side));
const bottomEdge: Run = whole([
  [118, 812],
  [300, 826],
  [460, 832],
  [600, 833],
]);
const bottomPath = loop(
  bottomEdge,
  [
    [1082, 812],
    [1090, 990],
  ],
  [
    [1090, 990],
    [110, 990],
  ],
  [
    [110, 990],
    [118, 812],
  ],
);
/** The zip that opens the lid on three sides. */
const lidZip: Run = [
  [316, 424],
  [272, 462],
  [226, 516],
  [222, 540],
  [260, 551],
  [420, 556],
  [600, 557],
  [780, 556],
  [940, 551],
  [978, 540],
  [974, 516],
  [928, 462],
  [884, 424],
];

function lid(drawing: Drawing, palette: DuffelPalette, { name }: Brandmark): string {
  const cloth = drawing.linear([
    [0, shade(palette.base, -0.06)],
    [1, shade(palette.base, 0.14)],
  ]);
  const inner =
    shellCloth(drawing, topPath, 9) +
    lit(
      drawing,
      [
        [260, 470],
        [420, 440],
        [640, 436],
        [820, 450],
        [700, 520],
        [380, 530],
      ],
      0.26,
      22,
    ) +
    shaded(
      drawing,
      [
        [960, 420],
        [1070, 560],
        [1060, 590],
        [980, 570],
      ],
      0.3,
      16,
    ) +
    drape(drawing, [
      [
        [
          [240, 500],
          [320, 480],
          [400, 486],
        ],
        11,
        0.26,
      ],
      [
        [
          [960, 500],
          [880, 478],
          [800, 486],
        ],
        11,
        0.28,
        -1,
      ],
      [
        [
          [470, 410],
          [500, 450],
          [500, 500],
        ],
        11,
        0.2,
      ],
      [
        [
          [730, 410],
          [700, 450],
          [704, 500],
        ],
        11,
        0.2,
        -1,
      ],
    ]);
  const badge = 'M508 458h184q8 0 8 8v40q0 8 -8 8h-184q-8 0 -8 -8v-40q0 -8 8 -8Z';
  return (
    drawing.panel(topPath, cloth, { roundness: 26, strength: 0.6, light: { highlight: 0.4 }, inner }) +
    coil(drawing, lidZip, palette) +
    drawing.panel(badge, palette.low, {
      roundness: 4,
      strength: 0.6,
      light: matt,
      shadow: drawing.dropShadow(1, 2, 2),
    }) +
    wordmark(name, 26, { cut: 'bold', letterSpacing: 0.06, maxWidth: 160 }).at(600, 486, {
      fill: '#f4f3ee',
      scaleY: 0.86,
    })
  );
}

function front(drawing: Drawing, palette: DuffelPalette, { name, motif }: Brandmark): string {
  const cloth = drawing.linear([
    [0, shade(palette.base, 0.04)],
    [0.6, palette.base],
    [1, shade(palette.base, -0.14)],
  ]);
  const graphic = motifPaths(motif, { x: 600, y: 676, width: 150, height: 76 });
  const inner =
    shellCloth(drawing, frontPath, 4) +
    graphic.map((shape) => overlay(shape, palette.accent, 0.96)).join('') +
    coated(drawing, bottomPath, bottomEdge, palette.low) +
    lit(
      drawing,
      [
        [200, 600],
        [420, 594],
        [640, 600],
        [600, 650],
        [300, 660],
      ],
      0.22,
      22,
    ) +
    shaded(
      drawing,
      [
        [130, 770],
        [600, 800],
        [1080, 770],
        [1080, 970],
        [120, 970],
      ],
      0.26,
      34,
    ) +
    shaded(
      drawing,
      [
        [1090, 560],
        [1000, 590],
        [984, 760],
        [1000, 950],
        [1110, 950],
      ],
      0.4,
      30,
    ) +
    drape(drawing, [
      [
        [
          [140, 590],
          [190, 660],
          [280, 690],
        ],
        15,
        0.3,
      ],
      [
        [
          [1060, 590],
          [1010, 660],
          [920, 690],
        ],
        15,
        0.32,
        -1,
      ],
      [
        [
          [150, 800],
          [200, 740],
          [270, 730],
        ],
        13,
        0.26,
      ],
      [
        [
          [1050, 800],
          [1000, 740],
          [930, 730],
        ],
        13,
        0.28,
        -1,
      ],
      [
        [
          [430, 800],
          [480, 770],
          [520, 766],
        ],
        11,
        0.22,
      ],
      [
        [
          [770, 800],
          [720, 770],
          [680, 766],
        ],
        11,
        0.22,
        -1,
      ],
    ]);
  return (
    drawing.panel(frontPath, cloth, { roundness: 30, strength: 0.75, light: { highlight: 0.4 }, inner }) +
    drawing.softLine(smooth(offset(nearEdge, 12)), drawing.ink, 0.3, 12, 6) +
    cord(smooth(nearEdge), 9, palette.webbing) +
    wordmark(name, 54, { maxWidth: 250 }).at(600, 770, { fill: palette.print, opacity: 0.96 })
  );
}

/** The straps that run under the bag and end in the handle, and those that close the load from above. */
function straps(drawing: Drawing, palette: DuffelPalette): string {
  const legs = [400, 800].map((x) => {
    const leg: Run = [
      [x, 960],
      [x, 830],
      [x, 700],
      [x, 580],
    ];
    return (
      drawing.clip(frontPath, webbing(drawing, leg, 40, palette.webbing, 0.35)) +
      boxStitch(x, 800, 28, 34, palette.accent) +
      boxStitch(x, 608, 28, 34, palette.accent)
    );
  });
  const over = [330, 870].map((x) => {
    const lean = x < 600 ? 62 : -62;
    const line: Run = [
      [x + lean, 380],
      [x + lean * 0.5, 470],
      [x, 572],
      [x - lean * 0.06, 640],
      [x - lean * 0.06, 720],
    ];
    const lock = `M${x - 28} 640h48q4 0 4 4v36q0 4 -4 4h-48q-4 0 -4 -4v-36q0 -4 4 -4Z`;
    return (
      drawing.clip(topPath + frontPath, webbing(drawing, line, 24, palette.webbing, 0.32)) +
      drawing.panel(lock, '#1b1d22', { roundness: 6, light: matt, shadow: drawing.dropShadow(2, 4, 4) }) +
      `<path d="M${x - 18} 644v32M${x + 8} 644v32" stroke="#fff" stroke-opacity=".2" stroke-width="3"/>`
    );
  });
  return over.join('') + legs.join('');
}

/** Loops for hooks along the upper edge of the front. */
function lashPoints(drawing: Drawing, palette: DuffelPalette): string {
  const line: Run = whole([
    [128, 690],
    [260, 698],
    [420, 703],
    [600, 704],
  ]);
  const left = line.filter(([x]) => x < 400);
  const tacks: Run = [
    [176, 693],
    [226, 697],
    [276, 699],
    [370, 702],
  ];
  const chain = (run: Run, bars: Run): string => drawing.clip(frontPath, daisyChain(drawing, run, palette, bars));
  const half: Run = [...left, [402, 703]];
  return chain(half, tacks) + chain(mirror(half), mirror(tacks));
}

function haulHandles(drawing: Drawing, palette: DuffelPalette): string {
  const bow: Run = whole([
    [400, 612],
    [404, 560],
    [424, 470],
    [470, 372],
    [530, 330],
    [600, 322],
  ]);
  const wrap = loop(
    [
      [508, 316],
      [600, 300],
      [692, 316],
    ],
    [
      [692, 316],
      [700, 334],
      [692, 356],
    ],
    [
      [692, 356],
      [600, 344],
      [508, 356],
    ],
    [
      [508, 356],
      [500, 334],
      [508, 316],
    ],
  );
  return (
    webbing(drawing, bow, 38, palette.webbing, 0.3) +
    gripWrap(
      drawing,
      wrap,
      palette,
      whole([
        [514, 348],
        [560, 339],
        [600, 336],
      ]),
    )
  );
}

/** The end handle that lies against the corner of the box. */
function endHandles(drawing: Drawing, palette: DuffelPalette): string {
  const left: Run = [
    [142, 628],
    [104, 650],
    [96, 720],
    [102, 786],
    [138, 806],
  ];
  const tab = (x: number, y: number): string => {
    const path = `M${x - 16} ${y - 18}h32v36h-32Z`;
    return drawing.panel(path, palette.webbing, {
      roundness: 4,
      strength: 0.8,
      light: matt,
      inner: overlay(path, twill(drawing)),
    });
  };
  return (
    webbing(drawing, left, 26, shade(palette.webbing, 0.05), 0.3) +
    webbing(drawing, mirror(left), 26, shade(palette.webbing, -0.1), 0.3) +
    [tab(150, 626), tab(148, 808), tab(1050, 626), tab(1052, 808)].join('')
  );
}

/** An expedition bag: a box with a lid that opens on three sides, lash loops and load straps. */
export function expedition(drawing: Drawing, palette: DuffelPalette, brand: Brandmark): string {
  const rear: Run = whole([
    [420, 424],
    [434, 352],
    [470, 298],
    [530, 268],
    [600, 262],
  ]);
  return (
    webbing(drawing, rear, 34, shade(palette.webbing, -0.3), 0.2) +
    lid(drawing, palette, brand) +
    front(drawing, palette, brand) +
    lashPoints(drawing, palette) +
    straps(drawing, palette) +
    endHandles(drawing, palette) +
    haulHandles(drawing, palette) +
    puller(drawing, 316, 428, palette.accent, 24, 1) +
    puller(drawing, 884, 428, palette.accent, -24, 1)
  );
}
