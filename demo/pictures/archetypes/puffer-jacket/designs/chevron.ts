import type { Brandmark } from '../../../archetype.ts';
import { readableOn } from '../../../lib/colour.ts';
import type { Drawing } from '../../../lib/drawing.ts';
import type { Run } from '../../../lib/geometry.ts';
import { overlay } from '../../../lib/materials.ts';
import { motifPaths } from '../../../lib/motifs.ts';
import { wordmark } from '../../../lib/wordmark.ts';
import { setOff } from '../../clothing/contrast.ts';
import { napeMark } from '../../clothing/back.ts';
import { bothSides } from '../../clothing/cut.ts';
import { hollow } from '../../clothing/wearer.ts';
import { back, body, type FrontQuilting } from '../body.ts';
import { backCollar, collar, frontZip, insideCollar } from '../collar.ts';
import { bodyOutline, collarShadow, sleevePath, type PufferDesign, type PufferPalette } from '../pieces.ts';
import { sleeves } from '../sleeve.ts';
import { handPockets, waistband, waistbandPath, waistbandTop } from '../trims.ts';

const edge: Run = [
  [362, 296],
  [344, 350],
  [334, 410],
  [334, 470],
  [336, 600],
  [334, 740],
  [336, 860],
  [350, 950],
];
const aboveBand = 'M250 200H950V956Q600 986 250 956Z';
const sleeveCuts = [0, 0.17, 0.28, 0.39, 0.5, 0.61, 0.72, 0.83, 0.92, 1];

/** The wordmark on one half of the yoke, the motif on the other. */
function print(yoke: string, brand: Brandmark): string {
  const emblem = motifPaths(brand.motif, { x: 478, y: 336, width: 78, height: 36 });
  const fill = readableOn(yoke, 0.62);
  return (
    emblem.map((path) => overlay(path, fill, 0.95)).join('') +
    wordmark(brand.name, 34, { maxWidth: 180 }).at(728, 334, { fill, opacity: 0.95 })
  );
}

const yokeColour = ({ lining, base }: PufferPalette): string => setOff(lining, base);

const quilting = (palette: PufferPalette): FrontQuilting => ({
  edge,
  heights: [336, 424, 512, 600, 688, 776, 864, 952],
  drop: () => 106,
  sag: 10,
  cloth: palette.base,
  yoke: yokeColour(palette),
  yokeSeam: [
    [350, 336],
    [420, 370],
    [520, 416],
    [594, 442],
  ],
  within: aboveBand,
});

function quiltedSleeves(drawing: Drawing, palette: PufferPalette): string {
  const { side } = palette;
  const yoke = yokeColour(palette);
  return sleeves(drawing, palette, {
    cuts: sleeveCuts,
    slant: 0.055,
    cloth: side,
    colourAt: (index) => (index === 0 ? yoke : side),
  });
}

/** V-shaped quilting under a contrasting yoke, drawn in by a knitted waistband: a short bomber. */
export const chevron: PufferDesign = {
  frame: 'translate(600 614) scale(1 1.03) translate(-600 -600)',
  shadow:
    `${bothSides(bodyOutline(edge, waistbandTop), sleevePath)}<path d="${waistbandPath}"/>` +
    `<path d="${collarShadow}"/>`,
  back(drawing, palette, brand) {
    const yoke = yokeColour(palette);
    const ink = readableOn(yoke, 0.62);
    return (
      quiltedSleeves(drawing, palette) +
      waistband(drawing, palette.accent) +
      back(drawing, palette, quilting(palette), true) +
      backCollar(drawing, yoke) +
      napeMark(brand, 322, { emblem: ink, name: ink }, 1.2)
    );
  },
  draw(drawing, palette, brand, view) {
    const yoke = yokeColour(palette);
    return (
      quiltedSleeves(drawing, palette) +
      hollow(view, insideCollar(drawing, { ...palette, lining: palette.base }, brand)) +
      waistband(drawing, palette.accent) +
      body(drawing, palette, quilting(palette)) +
      handPockets(drawing, palette, [
        [412, 720],
        [420, 790],
        [434, 862],
      ]) +
      collar(drawing, yoke) +
      frontZip(drawing, palette, 1042) +
      print(yoke, brand)
    );
  },
};
