import type { Brandmark } from '../../archetype.ts';
import { shade } from '../../lib/colour.ts';
import { Drawing } from '../../lib/drawing.ts';
import { loop, reverse, smooth, type Run } from '../../lib/geometry.ts';
import { crumple, openMesh, overlay, ripstop } from '../../lib/materials.ts';
import { motifPaths } from '../../lib/motifs.ts';
import { cord, seam } from '../../lib/strokes.ts';
import { wordmark } from '../../lib/wordmark.ts';
import { drape, lit, shaded } from '../cloth/light.ts';
import { clearest } from '../footwear/contrast.ts';
import { bungee, releaseBuckle, webbing, type BackpackPalette } from './hardware.ts';
import { haulHandle, hipBelt, shoulderStrap } from './harness.ts';

// The sack narrows to the neck that is rolled up; its right edge is where the side turns away.
const rightEdge: Run = [
  [752, 236],
  [786, 290],
  [808, 400],
  [820, 560],
  [824, 760],
  [820, 920],
  [808, 1020],
  [790, 1082],
];
const leftEdge: Run = [
  [790, 1082],
  [720, 1096],
  [600, 1102],
  [480, 1100],
  [400, 1088],
  [352, 1056],
  [328, 1000],
  [314, 860],
  [310, 700],
  [316, 540],
  [332, 400],
  [352, 300],
  [384, 236],
];
const frontPath = loop(
  leftEdge,
  [
    [384, 236],
    [560, 228],
    [752, 236],
  ],
  rightEdge,
);
const sidePath = loop(
  [
    [752, 236],
    [818, 264],
    [862, 340],
    [890, 470],
    [906, 640],
    [912, 860],
    [898, 1000],
    [862, 1066],
    [790, 1083],
  ],
  reverse(rightEdge),
);
const pocketRim: Run = [
  [318, 742],
  [400, 772],
  [500, 786],
  [600, 788],
  [710, 776],
  [822, 744],
];
const pocketPath = loop(
  pocketRim,
  [
    [822, 744],
    [822, 900],
    [810, 1010],
    [792, 1076],
  ],
  [
    [792, 1076],
    [600, 1096],
    [400, 1082],
    [350, 1046],
    [330, 1000],
  ],
  [
    [330, 1000],
    [316, 860],
    [318, 742],
  ],
);

function sack(drawing: Drawing, palette: BackpackPalette): string {
  const turned = drawing.linear([
    [0, shade(palette.side, -0.02)],
    [1, shade(palette.side, -0.3)],
  ]);
  const cloth = drawing.linear([
    [0, shade(palette.base, 0.08)],
    [1, shade(palette.base, -0.14)],
  ]);
  const sideInner =
    overlay(sidePath, ripstop(drawing), 0.6) +
    crumple(drawing, sidePath, { seed: 6, opacity: 0.5, frequency: 0.012, frequencyY: 0.006, scale: 8, blur: 4 }) +
    shaded(
      drawing,
      [
        [840, 260],
        [930, 640],
        [900, 1080],
        [860, 1080],
        [884, 640],
      ],
      0.5,
      20,
    ) +
    shaded(
      drawing,
      [
        [770, 260],
        [826, 500],
        [834, 900],
        [810, 1060],
        [800, 900],
        [806, 560],
      ],
      0.35,
      14,
    );
  const inner =
    overlay(frontPath, ripstop(drawing), 0.7) +
    crumple(drawing, frontPath, { seed: 31, opacity: 0.34, frequency: 0.008, frequencyY: 0.006, scale: 11 }) +
    lit(
      drawing,
      [
        [360, 380],
        [440, 320],
        [520, 330],
        [460, 560],
        [400, 700],
        [330, 700],
      ],
      0.22,
      30,
    ) +
    shaded(
      drawing,
      [
        [740, 300],
        [830, 400],
        [840, 1090],
        [750, 1090],
        [780, 700],
      ],
      0.36,
      28,
    ) +
    shaded(
      drawing,
      [
        [384, 236],
        [560, 250],
        [752, 236],
        [760, 280],
        [560, 300],
        [376, 284],
      ],
      0.5,
      14,
    ) +
    drape(drawing, [
      [
        [
          [430, 256],
          [400, 330],
          [372, 430],
        ],
        20,
        0.34,
      ],
      [
        [
          [500, 260],
          [490, 340],
          [470, 440],
        ],
        18,
        0.28,
      ],
      [
        [
          [640, 260],
          [660, 350],
          [690, 440],
        ],
        18,
        0.28,
        -1,
      ],
      [
        [
          [706, 256],
          [744, 340],
          [774, 450],
        ],
        20,
        0.36,
        -1,
      ],
      [
        [
          [322, 560],
          [380, 600],
          [440, 604],
        ],
        16,
        0.24,
      ],
      [
        [
          [812, 560],
          [750, 600],
          [700, 606],
        ],
        16,
        0.26,
        -1,
      ],
    ]);
  return (
    drawing.panel(sidePath, turned, { roundness: 26, strength: 0.9, inner: sideInner }) +
    drawing.panel(frontPath, cloth, { roundness: 34, strength: 0.85, inner })
  );
}

/** The neck, rolled up three times; its end shows the windings. */
function rolledTop(drawing: Drawing, palette: BackpackPalette): string {
  const path = loop(
    [
      [338, 204],
      [344, 176],
      [372, 164],
    ],
    [
      [372, 164],
      [480, 156],
      [640, 154],
      [770, 160],
      [808, 168],
    ],
    [
      [808, 168],
      [830, 186],
      [832, 222],
      [812, 246],
    ],
    [
      [812, 246],
      [680, 256],
      [500, 258],
      [390, 252],
      [354, 242],
    ],
    [
      [354, 242],
      [338, 228],
      [338, 204],
    ],
  );
  const cloth = drawing.linear([
    [0, shade(palette.base, -0.05)],
    [0.3, shade(palette.base, 0.18)],
    [0.6, palette.base],
    [1, shade(palette.base, -0.35)],
  ]);
  const winding: Run = [
    [340, 226],
    [480, 234],
    [640, 234],
    [816, 222],
  ];
  const inner =
    overlay(path, ripstop(drawing), 0.7) +
    crumple(drawing, path, { seed: 12, opacity: 0.36, frequency: 0.014, frequencyY: 0.02, scale: 7 }) +
    seam(winding, { width: 3, opacity: 0.55 }) +
    drape(drawing, [
      [
        [
          [430, 172],
          [424, 200],
          [432, 232],
        ],
        10,
        0.24,
      ],
      [
        [
          [700, 170],
          [708, 200],
          [700, 232],
        ],
        10,
        0.24,
        -1,
      ],
    ]);
  const end = 'M812 170C836 172 842 240 814 246C796 244 794 174 812 170Z';
  const spiral = 'M814 232C802 226 804 186 813 184C824 186 826 220 816 222C809 218 810 200 814 198';
  return (
    drawing.panel(path, cloth, {
      roundness: 26,
      strength: 0.9,
      shadow: drawing.dropShadow(4, 12, 10, 0.5),
      inner,
    }) +
    drawing.panel(end, shade(palette.side, -0.25), { roundness: 8, strength: 0.8 }) +
    `<g fill="none" stroke-linecap="round"><path d="${spiral}" stroke="${shade(palette.side, 0.25)}"
 stroke-width="3.5"/></g>`
  );
}

/** The straps that hold the roll: one over its middle, one down each side. */
function rollStraps(drawing: Drawing, palette: BackpackPalette): string {
  const { strap } = palette;
  const patch = (x: number, y: number, rotation: number): string => {
    const sewn = `fill="none" stroke="${shade(strap, 0.5)}" stroke-width="1.8" stroke-dasharray="5 4"`;
    return (
      `<g transform="translate(${x} ${y}) rotate(${rotation})">` +
      drawing.panel('M-23 -20h46v36q0 6 -6 6h-34q-6 0 -6 -6z', shade(strap, 0.12), {
        roundness: 5,
        shadow: drawing.dropShadow(2, 4, 3, 0.4),
      }) +
      `<path d="M-16 -13h32v28h-32zL16 15M16 -13L-16 15" ${sewn}/></g>`
    );
  };
  return (
    webbing(
      drawing,
      [
        [366, 168],
        [348, 206],
        [352, 260],
        [340, 360],
        [330, 520],
      ],
      24,
      strap,
    ) +
    releaseBuckle(drawing, 343, 352, 6, 0.82) +
    webbing(
      drawing,
      [
        [790, 166],
        [806, 206],
        [822, 270],
        [850, 380],
        [868, 520],
      ],
      24,
      strap,
    ) +
    releaseBuckle(drawing, 842, 352, -14, 0.82) +
    webbing(
      drawing,
      [
        [562, 152],
        [566, 200],
        [564, 260],
        [562, 330],
        [562, 420],
      ],
      26,
      strap,
    ) +
    releaseBuckle(drawing, 563, 334, 0, 0.95) +
    patch(562, 436, 0) +
    patch(330, 524, 4) +
    patch(868, 524, -6)
  );
}

/** The stretch pocket over the whole lower front, with cord laced across it. */
function stretchPocket(drawing: Drawing, palette: BackpackPalette): string {
  const cloth = drawing.linear([
    [0, shade(palette.panel, 0.1)],
    [1, shade(palette.panel, -0.2)],
  ]);
  const inner =
    overlay(pocketPath, openMesh(drawing), 0.9) +
    lit(
      drawing,
      [
        [340, 800],
        [460, 810],
        [520, 860],
        [420, 960],
        [340, 960],
      ],
      0.16,
      30,
    ) +
    shaded(
      drawing,
      [
        [750, 780],
        [830, 780],
        [820, 1080],
        [740, 1090],
        [776, 920],
      ],
      0.4,
      22,
    ) +
    drape(drawing, [
      [
        [
          [420, 800],
          [404, 900],
          [420, 1000],
        ],
        16,
        0.24,
      ],
      [
        [
          [720, 800],
          [738, 900],
          [720, 1000],
        ],
        16,
        0.26,
        -1,
      ],
    ]);
  const colour = clearest(palette.panel, [palette.accent, '#f4f1e6'], 0.2);
  return (
    drawing.panel(pocketPath, cloth, {
      roundness: 22,
      strength: 0.9,
      shadow: drawing.dropShadow(2, 3, 6, 0.4),
      inner,
    }) +
    cord(smooth(pocketRim), 15, shade(palette.panel, -0.2)) +
    bungee(drawing, palette, [416, 716], [828, 900, 972], colour)
  );
}

/** The stretch pocket at the side, flat, and the loops that hold hiking poles. */
function sidePocket(drawing: Drawing, palette: BackpackPalette): string {
  const path = loop(
    [
      [824, 720],
      [866, 690],
      [911, 702],
    ],
    [
      [911, 702],
      [914, 880],
      [898, 1000],
      [862, 1064],
      [790, 1082],
    ],
    [
      [790, 1082],
      [812, 1000],
      [822, 880],
      [824, 720],
    ],
  );
  const cloth = drawing.linear([
    [0, shade(palette.panel, 0.02)],
    [1, shade(palette.panel, -0.35)],
  ]);
  const inner =
    overlay(path, openMesh(drawing)) +
    drape(drawing, [
      [
        [
          [840, 740],
          [856, 860],
          [848, 1000],
        ],
        12,
        0.3,
      ],
      [
        [
          [894, 740],
          [884, 860],
          [872, 980],
        ],
        12,
        0.3,
      ],
    ]);
  return (
    drawing.panel(path, cloth, { roundness: 16, strength: 0.9, inner }) +
    cord(
      smooth([
        [824, 722],
        [866, 692],
        [911, 704],
      ]),
      11,
      palette.accent,
    ) +
    webbing(
      drawing,
      [
        [822, 600],
        [862, 588],
        [904, 600],
      ],
      18,
      palette.strap,
    ) +
    releaseBuckle(drawing, 862, 589, 88, 0.56)
  );
}

function print(drawing: Drawing, palette: BackpackPalette, { name, motif }: Brandmark): string {
  const ink = clearest(palette.base, [palette.accent, '#f4f1e6', palette.panel], 0.2);
  const graphic = motifPaths(motif, { x: 562, y: 562, width: 214, height: 118 });
  const y = graphic.length ? 694 : 600;
  return (
    `<g opacity=".94">${graphic.map((path) => overlay(path, ink)).join('')}` +
    `${wordmark(name, 46, { maxWidth: 250 }).at(562, y, { fill: ink })}</g>` +
    drawing.softShape(
      smooth(
        [
          [690, 480],
          [760, 560],
          [760, 720],
          [690, 720],
        ],
        true,
      ),
      drawing.ink,
      0.12,
      16,
    )
  );
}

/** A roll-top: the neck is rolled down and strapped at both sides, a stretch pocket covers the lower front. */
export function drawRoll(palette: BackpackPalette, brand: Brandmark): Drawing {
  const drawing = new Drawing(palette.base);
  const shoulder: Run = [
    [372, 250],
    [304, 330],
    [272, 450],
    [270, 600],
    [296, 740],
    [340, 830],
    [390, 890],
  ];
  const axeLoop: Run = [
    [562, 1014],
    [542, 1046],
    [562, 1078],
    [584, 1048],
    [568, 1016],
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
    sack(drawing, palette),
    sidePocket(drawing, palette),
    print(drawing, palette, brand),
    stretchPocket(drawing, palette),
    rolledTop(drawing, palette),
    rollStraps(drawing, palette),
    webbing(drawing, axeLoop, 13, palette.accent),
    '</g>',
  );
}
