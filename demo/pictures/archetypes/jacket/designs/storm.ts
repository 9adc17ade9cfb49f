import type { Brandmark } from '../../../archetype.ts';
import { readableOn, shade } from '../../../lib/colour.ts';
import type { Drawing } from '../../../lib/drawing.ts';
import { loop, offset, smooth, type Run } from '../../../lib/geometry.ts';
import { folds } from '../../../lib/hardware.ts';
import { overlay, ripstop } from '../../../lib/materials.ts';
import { motifPaths } from '../../../lib/motifs.ts';
import { seam, stitch } from '../../../lib/strokes.ts';
import { wordmark } from '../../../lib/wordmark.ts';
import { drape, type Fold } from '../../cloth/light.ts';
import { flipped, whole } from '../../clothing/cut.ts';
import { gathers } from '../../clothing/gathers.ts';
import { napeMark } from '../../clothing/back.ts';
import { cape } from '../back.ts';
import { chestFolds } from '../body.ts';
import { patternOf, type JacketDesign, type JacketPalette } from '../pieces.ts';
import { cuffTab } from '../sleeve.ts';
import { collarPath, drawcord, hemTunnel, snap } from '../trims.ts';

const pattern = patternOf({
  sideSeam: [
    [346, 580],
    [350, 650],
    [352, 730],
    [358, 806],
    [346, 880],
    [332, 980],
    [322, 1090],
    [316, 1196],
  ],
  halfHem: [
    [316, 1196],
    [400, 1216],
    [500, 1226],
    [600, 1229],
  ],
  sleeveOuter: [
    [314, 424],
    [266, 450],
    [234, 520],
    [212, 624],
    [194, 680],
    [198, 716],
    [180, 776],
    [182, 812],
    [168, 870],
    [170, 908],
    [160, 972],
    [162, 1036],
  ],
  cuff: [
    [162, 1036],
    [196, 1054],
    [242, 1060],
    [282, 1054],
  ],
  sleeveInner: [
    [282, 1054],
    [292, 976],
    [304, 912],
    [308, 800],
    [326, 690],
    [346, 580],
  ],
});
const waist = whole([
  [350, 798],
  [420, 806],
  [510, 810],
  [600, 811],
]);
const skirt: readonly Fold[] = [
  [
    [
      [350, 850],
      [380, 960],
      [376, 1080],
    ],
    20,
    0.22,
  ],
  [
    [
      [850, 850],
      [822, 960],
      [826, 1080],
    ],
    20,
    0.26,
    -1,
  ],
  [
    [
      [548, 850],
      [540, 960],
      [546, 1190],
    ],
    20,
    0.22,
  ],
  [
    [
      [680, 850],
      [690, 980],
      [684, 1190],
    ],
    20,
    0.24,
    -1,
  ],
  [
    [
      [326, 1110],
      [400, 1130],
      [470, 1124],
    ],
    15,
    0.22,
  ],
  [
    [
      [874, 1120],
      [800, 1136],
      [720, 1130],
    ],
    15,
    0.24,
  ],
];
const gunmetal = '#6a6f78';
const thread = { length: 6, gap: 4, width: 1.8 };

function waistCord(drawing: Drawing, palette: JacketPalette): string {
  const line = (x: number): number => 811 - 13 * ((x - 600) / 250) ** 2;
  const gathered = (direction: 'up' | 'down', seed: number): string =>
    folds(
      drawing,
      gathers(seed, {
        from: 362,
        to: 838,
        pitch: [15, 14],
        height: [26, 54],
        width: [6, 4],
        line,
        direction,
      }),
      0.34,
      3.2,
    );
  return (
    gathered('up', 12) +
    gathered('down', 41) +
    drawing.softLine(smooth(waist), drawing.ink, 0.4, 20, 6) +
    seam(offset(waist, -13), { width: 2.4, opacity: 0.4 }) +
    seam(offset(waist, 13), { width: 2.4, opacity: 0.4 }) +
    stitch(offset(waist, -8), shade(palette.base, 0.32), thread) +
    stitch(offset(waist, 8), shade(palette.base, 0.32), thread)
  );
}

/** A bellows pocket with its flap and two press studs. */
function cargoPocket(drawing: Drawing, palette: JacketPalette): string {
  const bag = loop(
    [
      [370, 904],
      [536, 912],
    ],
    [
      [536, 912],
      [540, 1020],
      [536, 1126],
    ],
    [
      [536, 1126],
      [524, 1142],
      [450, 1144],
      [378, 1136],
      [364, 1122],
    ],
    [
      [364, 1122],
      [364, 1020],
      [370, 904],
    ],
  );
  const flap = loop(
    [
      [360, 896],
      [544, 904],
    ],
    [
      [544, 904],
      [548, 960],
    ],
    [
      [548, 960],
      [500, 974],
      [452, 980],
      [404, 972],
      [356, 952],
    ],
    [
      [356, 952],
      [360, 896],
    ],
  );
  const cloth = drawing.linear([
    [0, shade(palette.base, 0.04)],
    [1, shade(palette.base, -0.14)],
  ]);
  const sheen = drape(drawing, [
    [
      [
        [380, 1060],
        [440, 1080],
        [520, 1070],
      ],
      14,
      0.2,
    ],
    [
      [
        [452, 980],
        [446, 1040],
        [452, 1120],
      ],
      16,
      0.2,
    ],
  ]);
  const pleat: Run = [
    [452, 976],
    [452, 1140],
  ];
  return (
    drawing.panel(bag, cloth, {
      roundness: 10,
      strength: 0.8,
      shadow: drawing.dropShadow(2, 6, 6, 0.5),
      inner: overlay(bag, ripstop(drawing), 0.5) + sheen + seam(pleat, { width: 3, opacity: 0.4, dx: 3, dy: 0 }),
    }) +
    drawing.panel(flap, shade(palette.lower, 0.02), {
      roundness: 7,
      strength: 0.75,
      shadow: drawing.dropShadow(1, 6, 5, 0.5),
      inner: overlay(flap, ripstop(drawing), 0.5),
    }) +
    stitch(
      [
        [366, 944],
        [404, 960],
        [452, 968],
        [500, 962],
        [540, 950],
      ],
      shade(palette.lower, 0.35),
      thread,
    ) +
    snap(drawing, 392, 938, gunmetal, 10) +
    snap(drawing, 512, 944, gunmetal, 10)
  );
}

/** A cape over the shoulder blades with the mark on it, the gathered waist, and a vent that opens below it. */
function backTrims(drawing: Drawing, palette: JacketPalette, brand: Brandmark): string {
  const vent: Run = [
    [600, 838],
    [603, 1000],
    [600, 1222],
  ];
  return (
    waistCord(drawing, palette) +
    cape(drawing, palette.base) +
    napeMark(brand, 488, { emblem: palette.print, name: palette.print }) +
    drawing.softLine(smooth(offset(vent, -9)), drawing.ink, 0.42, 16, 5) +
    seam(vent, { width: 3.4, opacity: 0.5, dx: 3, dy: 0 }) +
    stitch(offset(vent, 18), shade(palette.base, 0.32), thread) +
    hemTunnel(pattern, shade(palette.base, 0.3))
  );
}

/** A slanted hand pocket behind a stitched welt. */
function welt(drawing: Drawing, palette: JacketPalette): string {
  const path = 'M418 640L448 634L472 764L440 772Z';
  return (
    drawing.panel(path, shade(palette.base, -0.03), {
      roundness: 6,
      strength: 0.8,
      shadow: drawing.dropShadow(2, 3, 4, 0.42),
      inner: overlay(path, ripstop(drawing), 0.5),
    }) +
    stitch(
      [
        [424, 646],
        [446, 764],
      ],
      shade(palette.base, 0.3),
      thread,
    )
  );
}

function trims(drawing: Drawing, palette: JacketPalette, brand: Brandmark): string {
  const pockets = cargoPocket(drawing, palette) + welt(drawing, palette);
  const emblem = motifPaths(brand.motif, { x: 758, y: 524, width: 62, height: 30 });
  return (
    waistCord(drawing, palette) +
    pockets +
    flipped(pockets) +
    emblem.map((path) => overlay(path, palette.print, 0.95)).join('') +
    wordmark(brand.name, 25, { cut: 'bold', maxWidth: 120, letterSpacing: 0.06 }).at(758, 562, {
      fill: palette.print,
      opacity: 0.95,
    }) +
    hemTunnel(pattern, shade(palette.base, 0.3))
  );
}

function front(drawing: Drawing, palette: JacketPalette): string {
  const collar = collarPath(108, 478);
  const flap = loop(
    [
      [568, 384],
      [652, 388],
    ],
    [
      [652, 388],
      [654, 800],
      [652, 1225],
    ],
    [
      [652, 1225],
      [566, 1227],
    ],
    [
      [566, 1227],
      [564, 800],
      [568, 384],
    ],
  );
  const stand = drawing.linear([
    [0, shade(palette.base, 0.12)],
    [1, shade(palette.base, -0.18)],
  ]);
  const cover = drawing.linear([
    [0, shade(palette.base, 0.06)],
    [1, shade(palette.base, -0.12)],
  ]);
  const inner =
    overlay(flap, ripstop(drawing), 0.5) +
    drape(drawing, [
      [
        [
          [570, 806],
          [610, 816],
          [650, 806],
        ],
        12,
        0.4,
      ],
      [
        [
          [574, 640],
          [606, 650],
          [640, 644],
        ],
        9,
        0.2,
      ],
      [
        [
          [574, 1010],
          [612, 1022],
          [646, 1014],
        ],
        9,
        0.2,
        -1,
      ],
    ]);
  const studs = [430, 552, 674, 796, 918, 1040, 1162].map((y) => snap(drawing, 590, y, gunmetal, 12)).join('');
  return (
    drawing.panel(collar, stand, {
      roundness: 11,
      strength: 0.8,
      inner: overlay(collar, ripstop(drawing), 0.5),
      shadow: drawing.dropShadow(1, 6, 6),
    }) +
    drawing.panel(flap, cover, { roundness: 8, strength: 0.75, shadow: drawing.dropShadow(-2, 4, 7, 0.5), inner }) +
    stitch(
      [
        [574, 396],
        [571, 800],
        [573, 1222],
      ],
      shade(palette.base, 0.32),
      thread,
    ) +
    stitch(
      [
        [645, 396],
        [647, 800],
        [645, 1220],
      ],
      shade(palette.base, 0.32),
      thread,
    ) +
    studs +
    drawcord(drawing, 530, 414, palette.accent, 1, 96) +
    drawcord(drawing, 682, 414, palette.accent, -1, 96) +
    drawcord(drawing, 528, 812, palette.accent, 1, 70) +
    drawcord(drawing, 690, 812, palette.accent, -1, 70)
  );
}

/** A small flapped pocket on the near upper arm; the brand's badge is sewn on its flap. */
function sleevePocket(drawing: Drawing, palette: JacketPalette, { motif }: Brandmark): string {
  const bag = 'M242 590h72v98q0 10 -10 10h-52q-10 0 -10 -10z';
  const flap = 'M237 578h82v44q0 8 -8 8h-66q-8 0 -8 -8z';
  const emblem = motifPaths(motif, { x: 278, y: 605, width: 54, height: 27 });
  const badge = emblem.map((path) => overlay(path, readableOn(palette.lower, 0.85))).join('');
  return `<g transform="rotate(9 278 620)">${drawing.panel(bag, shade(palette.base, -0.03), {
    roundness: 8,
    strength: 0.8,
    shadow: drawing.dropShadow(2, 4, 4, 0.42),
    inner: overlay(bag, ripstop(drawing), 0.5),
  })}${drawing.panel(flap, palette.lower, {
    roundness: 6,
    strength: 0.75,
    shadow: drawing.dropShadow(1, 4, 4, 0.45),
    inner: overlay(flap, ripstop(drawing)) + badge,
  })}</g>`;
}

/** A long parka with a studded storm flap, bellows pockets, a drawn waist and a large hood. */
export const storm: JacketDesign = {
  pattern,
  frame: 'translate(600 560) scale(.93 .9) translate(-600 -638)',
  folds: [...chestFolds, ...skirt],
  behind: () => '',
  panels: () => '',
  trims,
  front,
  back: { panels: () => '', trims: backTrims },
  sleeve(drawing, palette, brand, isFar) {
    return {
      cloth: palette.base,
      blocks: '',
      trims:
        (isFar ? '' : sleevePocket(drawing, palette, brand)) +
        cuffTab(drawing, pattern, shade(palette.base, -0.12), palette.lower),
    };
  },
  hood: ({ base, accent }) => ({
    cloth: base,
    lining: accent,
    edge: 'tunnel',
    edgeColour: base,
    size: [0.98, 0.96],
  }),
};
