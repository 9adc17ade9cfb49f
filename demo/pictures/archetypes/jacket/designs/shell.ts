import type { Brandmark } from '../../../archetype.ts';
import { lightness, shade } from '../../../lib/colour.ts';
import type { Drawing } from '../../../lib/drawing.ts';
import { loop, mirror, offset, type Run } from '../../../lib/geometry.ts';
import { puller, zip } from '../../../lib/hardware.ts';
import { overlay, ripstop } from '../../../lib/materials.ts';
import { motifPaths } from '../../../lib/motifs.ts';
import { stitch } from '../../../lib/strokes.ts';
import { wordmark } from '../../../lib/wordmark.ts';
import { napeMark } from '../../clothing/back.ts';
import { backYoke } from '../back.ts';
import { chestFolds, skirtFolds } from '../body.ts';
import { patternOf, type JacketDesign, type JacketPalette } from '../pieces.ts';
import { cuffTab, sleeveBelow } from '../sleeve.ts';
import { drawcord, hemTunnel, zipPocket } from '../trims.ts';

const pattern = patternOf({
  sideSeam: [
    [346, 580],
    [355, 640],
    [350, 700],
    [352, 770],
    [343, 850],
    [340, 930],
    [331, 1000],
    [324, 1076],
  ],
  halfHem: [
    [324, 1076],
    [400, 1094],
    [500, 1103],
    [600, 1106],
  ],
  sleeveOuter: [
    [314, 424],
    [272, 452],
    [244, 516],
    [222, 624],
    [207, 668],
    [210, 702],
    [196, 756],
    [195, 790],
    [184, 846],
    [186, 884],
    [178, 950],
    [178, 1004],
  ],
  cuff: [
    [178, 1004],
    [208, 1020],
    [244, 1026],
    [276, 1022],
  ],
  sleeveInner: [
    [276, 1022],
    [284, 960],
    [296, 912],
    [302, 800],
    [324, 690],
    [346, 580],
  ],
});
const waist: Run = [
  [300, 690],
  [400, 716],
  [500, 730],
  [600, 734],
  [700, 730],
  [800, 716],
  [900, 690],
];
const elbow: Run = [
  [214, 636],
  [250, 664],
  [290, 676],
  [328, 670],
];

function lowerHalf(drawing: Drawing, palette: JacketPalette, { motif }: Brandmark): string {
  const path = loop(
    waist,
    [
      [900, 690],
      [900, 1130],
      [300, 1130],
    ],
    [
      [300, 1130],
      [300, 690],
    ],
  );
  const cloth = drawing.linear([
    [0, palette.lower],
    [1, shade(palette.lower, -0.1)],
  ]);
  const tone = shade(palette.lower, lightness(palette.lower) < 0.35 ? 0.1 : -0.16);
  const graphic = motifPaths(motif, { x: 610, y: 930, width: 620, height: 430 });
  const inner = graphic.map((shape) => overlay(shape, tone, 0.8)).join('') + overlay(path, ripstop(drawing), 0.5);
  const thread = { length: 6, gap: 4, width: 1.8 };
  return (
    drawing.panel(path, cloth, { roundness: 5, strength: 0.6, inner }) +
    stitch(offset(waist, 10), shade(palette.lower, 0.35), thread) +
    stitch(offset(waist, 16), shade(palette.lower, 0.35), thread)
  );
}

function trims(drawing: Drawing, palette: JacketPalette, brand: Brandmark): string {
  const hand: Run = [
    [404, 800],
    [422, 880],
    [446, 962],
  ];
  const chest: Run = [
    [716, 520],
    [728, 590],
    [736, 650],
  ];
  const colours = { zip: palette.zip, puller: palette.accent };
  const emblem = motifPaths(brand.motif, { x: 458, y: 498, width: 76, height: 36 });
  return (
    zipPocket(drawing, hand, colours, -12) +
    zipPocket(drawing, mirror(hand), colours, 12) +
    zipPocket(drawing, chest, colours, -8, 13) +
    emblem.map((path) => overlay(path, palette.accent)).join('') +
    wordmark(brand.name, 32, { maxWidth: 168 }).at(462, 546, { fill: palette.print, opacity: 0.95 }) +
    hemTunnel(pattern, shade(palette.lower, 0.3))
  );
}

function front(drawing: Drawing, palette: JacketPalette): string {
  const collar = loop(
    [
      [522, 366],
      [556, 388],
      [600, 396],
      [644, 388],
      [678, 366],
    ],
    [
      [678, 366],
      [684, 400],
      [664, 430],
      [600, 440],
      [536, 430],
      [516, 400],
      [522, 366],
    ],
  );
  const flap = loop(
    [
      [577, 392],
      [623, 392],
    ],
    [
      [623, 392],
      [621, 1104],
    ],
    [
      [621, 1104],
      [579, 1104],
    ],
    [
      [579, 1104],
      [577, 392],
    ],
  );
  const stand = drawing.linear([
    [0, shade(palette.base, 0.1)],
    [1, shade(palette.base, -0.2)],
  ]);
  const cover = drawing.linear(
    [
      [0, shade(palette.base, -0.08)],
      [0.48, shade(palette.base, -0.08)],
      [0.5, palette.lower],
      [1, shade(palette.lower, -0.1)],
    ],
    0,
    392,
    0,
    1104,
    true,
  );
  return (
    drawing.panel(collar, stand, { roundness: 9, strength: 0.8, inner: overlay(collar, ripstop(drawing), 0.5) }) +
    drawing.panel(flap, cover, { roundness: 6, strength: 0.5, shadow: drawing.dropShadow(2, 2, 5) }) +
    zip(
      [
        [600, 394],
        [600, 1103],
      ],
      palette.zip,
      { width: 19 },
    ) +
    puller(drawing, 600, 420, palette.accent, 0, 1.15) +
    drawcord(drawing, 546, 408, palette.accent, 1) +
    drawcord(drawing, 654, 408, palette.accent, -1)
  );
}

/** A yoke across the shoulder blades, the mark above it. */
function backTrims(drawing: Drawing, palette: JacketPalette, brand: Brandmark): string {
  return (
    backYoke(drawing, palette.base, [
      [334, 548],
      [460, 572],
      [600, 580],
    ]) +
    napeMark(brand, 496, { emblem: palette.accent, name: palette.print }, 1.3) +
    hemTunnel(pattern, shade(palette.lower, 0.3))
  );
}

/** Two colours parted at the waist and the elbows, under a peaked hood. */
export const shell: JacketDesign = {
  pattern,
  frame: 'translate(0 -34) translate(600 600) scale(1.02 1.03) translate(-600 -600)',
  folds: [...chestFolds, ...skirtFolds],
  behind: () => '',
  panels: lowerHalf,
  trims,
  front,
  back: { panels: lowerHalf, trims: backTrims },
  sleeve(drawing, palette, brand) {
    const region = { x: 266, y: 560, width: 120, height: 56, rotation: -78 };
    const graphic = motifPaths(brand.motif, region)
      .map((path) => overlay(path, palette.print, 0.92))
      .join('');
    return {
      cloth: palette.base,
      blocks: graphic + sleeveBelow(drawing, elbow, palette.lower),
      trims: cuffTab(drawing, pattern, shade(palette.lower, -0.05), palette.accent),
    };
  },
  hood: ({ base, lining }) => ({ cloth: base, lining, edge: 'peak', edgeColour: base, size: [0.83, 0.88] }),
};
