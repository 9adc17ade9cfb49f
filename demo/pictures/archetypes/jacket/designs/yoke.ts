import type { Brandmark, Motif } from '../../../archetype.ts';
import { lightness, readableOn, shade } from '../../../lib/colour.ts';
import type { Drawing } from '../../../lib/drawing.ts';
import { loop, mirror, offset, smooth, type Run } from '../../../lib/geometry.ts';
import { puller, zip } from '../../../lib/hardware.ts';
import { overlay, ripstop } from '../../../lib/materials.ts';
import { motifPaths } from '../../../lib/motifs.ts';
import { cord, seam, stitch } from '../../../lib/strokes.ts';
import { wordmark } from '../../../lib/wordmark.ts';
import { setOff } from '../../clothing/contrast.ts';
import { whole } from '../../clothing/cut.ts';
import { napeMark } from '../../clothing/back.ts';
import { backPanelSeams } from '../back.ts';
import { chestFolds, skirtFolds } from '../body.ts';
import { patternOf, type JacketDesign, type JacketPalette } from '../pieces.ts';
import { cuffTab, sleeveBelow } from '../sleeve.ts';
import { collarPath, drawcord, hemTunnel, weldedZip, zipPocket } from '../trims.ts';

const pattern = patternOf({
  sideSeam: [
    [346, 580],
    [346, 640],
    [340, 700],
    [338, 780],
    [331, 860],
    [326, 940],
    [322, 1000],
    [324, 1030],
  ],
  halfHem: [
    [324, 1030],
    [370, 1064],
    [440, 1084],
    [520, 1092],
    [600, 1094],
  ],
  sleeveOuter: [
    [314, 424],
    [268, 450],
    [238, 516],
    [218, 620],
    [200, 676],
    [202, 716],
    [184, 776],
    [186, 812],
    [174, 866],
    [172, 900],
    [166, 956],
    [168, 1002],
  ],
  cuff: [
    [168, 1002],
    [200, 1018],
    [238, 1026],
    [272, 1022],
  ],
  sleeveInner: [
    [272, 1022],
    [284, 966],
    [290, 912],
    [304, 812],
    [320, 690],
    [346, 580],
  ],
});
const thread = { length: 6, gap: 4, width: 1.7 };
const curved = whole([
  [334, 544],
  [390, 566],
  [446, 560],
  [500, 520],
  [546, 486],
  [600, 474],
]);
const pointed = whole([
  [334, 528],
  [420, 548],
  [510, 578],
  [600, 608, 1],
]);
const straight = whole([
  [334, 548],
  [460, 553],
  [600, 554],
]);
/** The lower edge of the yoke goes with the brand's motif; straight where nothing is said. */
const yokeSeams: Partial<Record<Motif, Run>> = {
  wave: curved,
  dots: curved,
  frost: curved,
  bloom: curved,
  chevron: pointed,
  blades: pointed,
  peaks: pointed,
};
const sleeveSeam: Run = [
  [210, 654],
  [250, 612],
  [300, 566],
  [338, 540],
];

const yokeColour = ({ base, lower }: JacketPalette): string => setOff(lower, base);

/** The hem of the longer back. */
const tailHem: Run = [
  [330, 1016],
  [344, 1084],
  [410, 1124],
  [500, 1142],
  [600, 1147],
];
const backPattern = patternOf({
  ...pattern,
  sideSeam: [...pattern.sideSeam.slice(0, -1), tailHem[0]!],
  halfHem: tailHem,
});

/** The longer back, seen from inside below the front hem. */
function tail(drawing: Drawing, palette: JacketPalette): string {
  const edge = whole(tailHem);
  const path = loop(edge, [
    [870, 1016],
    [330, 1016],
  ]);
  const inside = drawing.linear([
    [0, shade(palette.lining, -0.4)],
    [1, shade(palette.lining, 0.06)],
  ]);
  const inner =
    overlay(path, ripstop(drawing), 0.7) +
    drawing.softLine(smooth(pattern.hem), '#000', 0.6, 46, 12) +
    stitch(offset(edge, -14), shade(palette.lining, 0.35), thread);
  return drawing.panel(path, inside, { roundness: 7, strength: 0.6, inner }) + cord(smooth(edge), 9, palette.lower);
}

function shoulders(drawing: Drawing, palette: JacketPalette, { motif }: Brandmark, print: string): string {
  const yokeSeam = yokeSeams[motif] ?? straight;
  const path = loop(
    yokeSeam,
    [
      [866, 540],
      [920, 400],
    ],
    [
      [920, 400],
      [600, 330],
      [280, 400],
    ],
    [
      [280, 400],
      [334, 540],
    ],
  );
  const cloth = yokeColour(palette);
  const tone = shade(cloth, lightness(cloth) < 0.35 ? 0.13 : -0.16);
  const half = motifPaths(motif, { x: 452, y: 470, width: 300, height: 150, rotation: -12 });
  const inner = half.map((shape) => overlay(shape, tone, 0.9)).join('') + overlay(path, ripstop(drawing), 0.5);
  return (
    drawing.panel(path, cloth, { roundness: 6, strength: 0.6, inner, shadow: drawing.dropShadow(0, 3, 4) }) +
    print +
    cord(smooth(yokeSeam), 7, palette.accent) +
    stitch(offset(yokeSeam, 13), shade(palette.base, 0.3), thread)
  );
}

/** The yoke with the wordmark beside the zip. */
function panels(drawing: Drawing, palette: JacketPalette, brand: Brandmark): string {
  const label = wordmark(brand.name, 32, { maxWidth: 132 });
  const fill = readableOn(yokeColour(palette), 0.62);
  return shoulders(drawing, palette, brand, label.at(758, 478, { fill, rotation: 8, opacity: 0.95 }));
}

/** The same yoke from behind, the mark in its middle. */
function backPanels(drawing: Drawing, palette: JacketPalette, brand: Brandmark): string {
  const name = readableOn(yokeColour(palette), 0.62);
  return shoulders(drawing, palette, brand, napeMark(brand, 474, { emblem: palette.accent, name }));
}

function backTrims(_drawing: Drawing, palette: JacketPalette): string {
  return backPanelSeams() + hemTunnel(backPattern, shade(palette.base, 0.3));
}

function trims(drawing: Drawing, palette: JacketPalette): string {
  const chest: Run = [
    [424, 624],
    [416, 692],
    [414, 764],
  ];
  const hand: Run = [
    [384, 842],
    [396, 906],
    [414, 976],
  ];
  const tape = shade(palette.lower, 0.04);
  const colours = { zip: palette.zip, puller: palette.accent };
  const hidden = { zip: shade(palette.base, -0.4), puller: palette.accent };
  const panels: Run = [
    [338, 800],
    [420, 812],
    [500, 800],
    [577, 806],
  ];
  return (
    seam(panels, { width: 2.8, opacity: 0.38 }) +
    seam(mirror(panels), { width: 2.8, opacity: 0.38 }) +
    weldedZip(drawing, chest, tape, colours) +
    weldedZip(drawing, mirror(chest), tape, colours) +
    zipPocket(drawing, hand, hidden, -10, 13) +
    zipPocket(drawing, mirror(hand), hidden, 10, 13) +
    hemTunnel(pattern, shade(palette.base, 0.3))
  );
}

function front(drawing: Drawing, palette: JacketPalette): string {
  const collar = collarPath(94, 460);
  const garage = 'M584 372L616 372L620 416L580 416Z';
  const cloth = yokeColour(palette);
  const stand = drawing.linear([
    [0, shade(cloth, 0.12)],
    [1, shade(cloth, -0.16)],
  ]);
  const edge = (side: 1 | -1): string =>
    drawing.softLine(`M${600 + 17 * side} 440V1090`, drawing.ink, 0.34, 8, 3) +
    stitch(
      [
        [600 + 26 * side, 480],
        [600 + 26 * side, 1084],
      ],
      shade(palette.base, 0.25),
      thread,
    );
  return (
    drawing.panel(collar, stand, {
      roundness: 9,
      strength: 0.8,
      inner: overlay(collar, ripstop(drawing), 0.5),
      shadow: drawing.dropShadow(1, 5, 5),
    }) +
    edge(-1) +
    edge(1) +
    zip(
      [
        [600, 394],
        [600, 1092],
      ],
      palette.accent,
      { width: 24 },
    ) +
    drawing.panel(garage, cloth, { roundness: 5, strength: 0.7 }) +
    puller(drawing, 600, 424, palette.zip, 0, 1.2) +
    drawcord(drawing, 540, 416, palette.print, 1, 62) +
    drawcord(drawing, 660, 416, palette.print, -1, 62)
  );
}

/** A contrasting yoke that runs over shoulders, sleeve tops and hood; a scooped hem with a longer back. */
export const yoke: JacketDesign = {
  pattern,
  frame: 'translate(0 -44) translate(600 600) scale(1.03 1.01) translate(-600 -600)',
  folds: [...chestFolds, ...skirtFolds],
  behind: tail,
  panels,
  trims,
  front,
  back: { pattern: backPattern, panels: backPanels, trims: backTrims },
  sleeve(drawing, palette, brand) {
    const patch = motifPaths(brand.motif, { x: 232, y: 850, width: 150, height: 66, rotation: -80 });
    const piping = cord(smooth(sleeveSeam), 7, palette.accent);
    return {
      cloth: yokeColour(palette),
      blocks:
        sleeveBelow(drawing, sleeveSeam, palette.base) +
        piping +
        patch.map((path) => overlay(path, palette.print, 0.92)).join(''),
      trims: cuffTab(drawing, pattern, shade(palette.base, -0.1), palette.lower),
    };
  },
  hood: (palette) => ({
    cloth: yokeColour(palette),
    middle: palette.base,
    lining: palette.lining,
    edge: 'bound',
    edgeColour: palette.accent,
    size: [0.87, 0.84],
  }),
};
