import type { Brandmark } from '../../../archetype.ts';
import { lightness, mix, shade } from '../../../lib/colour.ts';
import type { Drawing } from '../../../lib/drawing.ts';
import { loop, mirror, offset, reverse, type Run } from '../../../lib/geometry.ts';
import { crumple, overlay, stretch } from '../../../lib/materials.ts';
import { motifPaths } from '../../../lib/motifs.ts';
import { seam, stitch } from '../../../lib/strokes.ts';
import { wordmark } from '../../../lib/wordmark.ts';
import { drape, shaded } from '../../cloth/light.ts';
import { napeMark } from '../../clothing/back.ts';
import { bothSides, flipped } from '../../clothing/cut.ts';
import { hollow } from '../../clothing/wearer.ts';
import { back, body, type FrontQuilting } from '../body.ts';
import { backCollar, collar, frontZip, insideCollar } from '../collar.ts';
import {
  bodyPath,
  collarShadow,
  shoulder,
  sleeveInner,
  sleeveOuter,
  sleevePath,
  type PufferDesign,
  type PufferPalette,
} from '../pieces.ts';
import { cuff, sleeveLight } from '../sleeve.ts';
import { handPockets, hemBinding } from '../trims.ts';

/** Where the quilted front meets the stretch cloth of the sides. */
const core: Run = [
  [362, 296],
  [360, 330],
  [372, 400],
  [396, 480],
  [412, 580],
  [416, 700],
  [408, 860],
  [394, 1040],
];
const rightSleevePath = loop(
  mirror(sleeveOuter),
  mirror([
    [208, 990],
    [208, 1036],
    [288, 1044],
    [290, 1000],
  ]),
  reverse(mirror(sleeveInner)),
);
const flatlock = { length: 6, gap: 3.5, width: 2 };

/** Stretch cloth is a darker tone of the jacket, or a lighter one where it is nearly black. */
function stretchCloth({ side }: PufferPalette): string {
  return lightness(side) < 0.36 ? shade(side, 0.2) : mix(side, '#23262d', 0.62);
}

function sleeve(drawing: Drawing, palette: PufferPalette, { motif }: Brandmark, isFar: boolean): string {
  const cloth = stretchCloth(palette);
  const graphic = isFar ? [] : motifPaths(motif, { x: 276, y: 590, width: 170, height: 66, rotation: -80 });
  const inner =
    overlay(sleevePath, stretch(drawing)) +
    graphic.map((path) => overlay(path, palette.print, 0.92)).join('') +
    drape(drawing, [
      [
        [
          [346, 560],
          [316, 548],
          [286, 556],
          [256, 580],
        ],
        17,
        0.32,
      ],
      [
        [
          [342, 620],
          [310, 656],
          [276, 672],
          [240, 668],
        ],
        17,
        0.34,
      ],
      [
        [
          [330, 690],
          [300, 726],
          [262, 740],
          [230, 730],
        ],
        15,
        0.28,
        -1,
      ],
      [
        [
          [320, 776],
          [284, 800],
          [246, 808],
          [218, 800],
        ],
        14,
        0.28,
      ],
      [
        [
          [304, 876],
          [268, 896],
          [236, 898],
          [208, 886],
        ],
        13,
        0.26,
      ],
      [
        [
          [296, 946],
          [262, 960],
          [224, 958],
        ],
        11,
        0.24,
        -1,
      ],
      [
        [
          [330, 350],
          [306, 430],
          [288, 520],
        ],
        18,
        0.16,
      ],
    ]) +
    sleeveLight(drawing, isFar, lightness(cloth) < 0.42) +
    seam(offset(sleeveOuter, -34), { width: 2.4, opacity: 0.3 });
  const light = isFar ? { highlight: 0.25 } : {};
  return (
    drawing.panel(sleevePath, cloth, { roundness: 24, strength: 0.75, light, inner }) +
    cuff(drawing, shade(cloth, -0.2))
  );
}

function sleeves(drawing: Drawing, palette: PufferPalette, brand: Brandmark): string {
  const texture = (path: string, seed: number): string =>
    crumple(drawing, path, { seed, opacity: 0.34, frequency: 0.009, frequencyY: 0.006, scale: 9 });
  return (
    sleeve(drawing, palette, brand, false) +
    texture(sleevePath, 4) +
    flipped(sleeve(drawing, palette, brand, true)) +
    texture(rightSleevePath, 21)
  );
}

function sides(drawing: Drawing, palette: PufferPalette): string {
  const cloth = stretchCloth(palette);
  const inner =
    overlay(bodyPath, stretch(drawing)) +
    drape(drawing, [
      [
        [
          [344, 520],
          [370, 590],
          [396, 640],
        ],
        14,
        0.3,
      ],
      [
        [
          [350, 700],
          [376, 730],
          [404, 744],
        ],
        12,
        0.26,
      ],
      [
        [
          [352, 860],
          [376, 880],
          [400, 886],
        ],
        12,
        0.24,
        -1,
      ],
      [
        [
          [856, 520],
          [830, 590],
          [804, 640],
        ],
        14,
        0.34,
        -1,
      ],
      [
        [
          [850, 700],
          [824, 730],
          [796, 744],
        ],
        12,
        0.3,
        -1,
      ],
    ]) +
    shaded(
      drawing,
      [
        [860, 420],
        [800, 600],
        [806, 1070],
        [900, 1070],
        [900, 600],
      ],
      0.4,
      22,
    );
  return drawing.panel(bodyPath, cloth, { roundness: 18, strength: 0.7, inner });
}

function seams(palette: PufferPalette): string {
  const line = core.slice(1);
  return (
    stitch(offset(line, 9), palette.accent, flatlock) +
    stitch(offset(mirror(line), -9), palette.accent, flatlock) +
    seam(shoulder, { width: 2.4, opacity: 0.3 }) +
    seam(mirror(shoulder), { width: 2.4, opacity: 0.3 })
  );
}

const quilting = ({ base }: PufferPalette): FrontQuilting => ({
  edge: core,
  heights: [380, 424, 468, 512, 556, 600, 644, 688, 732, 776, 820, 864, 908, 952, 996, 1040],
  drop: (index) => 10 + index * 0.6,
  sag: 5,
  cloth: base,
  yoke: base,
  yokeSeam: [
    [368, 380],
    [440, 392],
    [520, 394],
    [594, 390],
  ],
});

/** The binding of the hem, which is narrower than that of a wider jacket. */
const narrowBinding = (drawing: Drawing, palette: PufferPalette): string =>
  `<g transform="translate(14.4 -2) scale(.976 1)">${hemBinding(drawing, stretchCloth(palette))}</g>`;

/** Narrow baffles over chest and back only; sleeves, sides and collar are of smooth stretch cloth. */
export const hybrid: PufferDesign = {
  frame: 'translate(600 604) scale(.98 1) translate(-600 -600)',
  shadow: `${bothSides(bodyPath, sleevePath)}<path d="${collarShadow}"/>`,
  back: (drawing, palette, brand) =>
    sleeves(drawing, palette, brand) +
    sides(drawing, palette) +
    back(drawing, palette, quilting(palette)) +
    seams(palette) +
    narrowBinding(drawing, palette) +
    backCollar(drawing, stretchCloth(palette)) +
    napeMark(brand, 326, { emblem: palette.print, name: palette.print }),
  draw: (drawing, palette, brand, view) =>
    sleeves(drawing, palette, brand) +
    hollow(view, insideCollar(drawing, palette, brand)) +
    sides(drawing, palette) +
    body(drawing, palette, quilting(palette)) +
    seams(palette) +
    narrowBinding(drawing, palette) +
    handPockets(drawing, palette, [
      [444, 770],
      [452, 840],
      [462, 910],
    ]) +
    collar(drawing, stretchCloth(palette)) +
    frontZip(drawing, palette) +
    wordmark(brand.name, 30, { maxWidth: 160 }).at(718, 336, { fill: palette.print, opacity: 0.95 }),
};
