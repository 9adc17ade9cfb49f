import type { Brandmark, Motif } from '../../../archetype.ts';
import { lightness, shade } from '../../../lib/colour.ts';
import type { Drawing } from '../../../lib/drawing.ts';
import { loop, mirror, offset, smooth, type Run } from '../../../lib/geometry.ts';
import { puller, zip } from '../../../lib/hardware.ts';
import { overlay, ripstop } from '../../../lib/materials.ts';
import { motifPaths } from '../../../lib/motifs.ts';
import { cord, seam } from '../../../lib/strokes.ts';
import { wordmark } from '../../../lib/wordmark.ts';
import { chestFolds, skirtFolds } from '../body.ts';
import { patternOf, type JacketDesign, type JacketPalette } from '../pieces.ts';
import { collarPath, weldedZip } from '../trims.ts';

const pattern = patternOf({
  sideSeam: [
    [346, 580],
    [362, 640],
    [368, 720],
    [364, 800],
    [354, 900],
    [346, 990],
    [342, 1058],
  ],
  halfHem: [
    [342, 1058],
    [420, 1072],
    [510, 1080],
    [600, 1082],
  ],
  sleeveOuter: [
    [314, 424],
    [278, 448],
    [254, 520],
    [236, 620],
    [222, 680],
    [222, 712],
    [212, 770],
    [209, 802],
    [198, 866],
    [198, 896],
    [190, 950],
    [190, 1004],
  ],
  cuff: [
    [190, 1004],
    [214, 1020],
    [244, 1026],
    [270, 1022],
  ],
  sleeveInner: [
    [270, 1022],
    [278, 960],
    [292, 900],
    [302, 800],
    [324, 690],
    [346, 580],
  ],
});
/** From under the left arm up to the right shoulder; the sleeve continues it. */
const cutLine: Run = [
  [300, 690],
  [440, 604],
  [600, 494],
  [740, 394],
  [840, 324],
];
const sleeveLine: Run = [
  [200, 742],
  [250, 716],
  [300, 688],
  [350, 652],
];
const opening: Run = [
  [628, 396],
  [648, 470],
  [662, 580],
  [668, 700],
  [670, 880],
  [669, 1070],
];

function band(drawing: Drawing, line: Run, from: number, to: number, cloth: string): string {
  const path = loop(offset(line, from), offset(line, to).toReversed());
  return overlay(path, cloth) + overlay(path, ripstop(drawing), 0.5);
}

/** The block with its band; from behind it comes over the same shoulder and runs to the other side of the picture. */
function colourBlock(drawing: Drawing, palette: JacketPalette, motif: Motif, isBack: boolean): string {
  const onSide = (run: Run): Run => (isBack ? mirror(run) : run);
  const [placed, turn, out] = isBack ? [(x: number) => 1200 - x, 34, -1] : [(x: number) => x, -34, 1];
  const path = loop(
    onSide(cutLine),
    onSide([
      [840, 324],
      [700, 280],
      [260, 300],
    ]),
    onSide([
      [260, 300],
      [300, 690],
    ]),
  );
  const cloth = drawing.linear([
    [0, shade(palette.accent, 0.05)],
    [1, shade(palette.accent, -0.06)],
  ]);
  const tone = shade(palette.base, lightness(palette.base) < 0.35 ? 0.1 : -0.14);
  const graphic = motifPaths(motif, { x: placed(590), y: 900, width: 640, height: 330, rotation: turn });
  const flash = motifPaths(motif, { x: placed(768), y: 556, width: 168, height: 42, rotation: turn });
  const line = onSide(cutLine);
  const beneath = offset(line, 46 * out);
  return (
    graphic.map((shape) => overlay(shape, tone, 0.8)).join('') +
    flash.map((shape) => overlay(shape, palette.print, 0.95)).join('') +
    overlay(path, cloth) +
    overlay(path, ripstop(drawing), 0.5) +
    band(drawing, line, 0, 46 * out, palette.print) +
    seam(line, { width: 3, opacity: 0.45 }) +
    seam(beneath, { width: 3, opacity: 0.45 })
  );
}

/** A pocket bag bonded on without stitches: only its raised edge shows. */
function laminated(drawing: Drawing, palette: JacketPalette): string {
  const bag = loop(
    [
      [392, 806],
      [530, 772],
    ],
    [
      [530, 772],
      [534, 900],
      [528, 1000],
    ],
    [
      [528, 1000],
      [460, 1006],
      [388, 998],
    ],
    [
      [388, 998],
      [386, 900],
      [392, 806],
    ],
  );
  const raised = (markup: string): string => `<g filter="${drawing.dropShadow(1, 2, 3, 0.34)}">${markup}</g>`;
  const edge = 'fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="3"';
  const mouth: Run = [
    [408, 818],
    [460, 806],
    [514, 792],
  ];
  return (
    raised(`<path d="${bag}" fill="${palette.base}" fill-opacity=".25"/>`) +
    `<path d="${bag}" ${edge}/>` +
    weldedZip(drawing, mouth, palette.lower, { zip: palette.zip, puller: palette.accent })
  );
}

function trims(drawing: Drawing, palette: JacketPalette, brand: Brandmark): string {
  const side: Run = [
    [760, 800],
    [752, 880],
    [744, 960],
  ];
  const ink = shade(palette.lower, -0.1);
  return (
    laminated(drawing, palette) +
    weldedZip(drawing, side, palette.lower, { zip: palette.zip, puller: palette.accent }) +
    wordmark(brand.name, 40, { maxWidth: 204 }).at(470, 508, { fill: ink, rotation: -34, opacity: 0.95 }) +
    boundHem(palette)
  );
}

const boundHem = ({ lower }: JacketPalette): string => cord(smooth(offset(pattern.hem, -5)), 15, lower);

function backTrims(_drawing: Drawing, palette: JacketPalette, { name }: Brandmark): string {
  const fill = shade(palette.lower, -0.1);
  return wordmark(name, 40, { maxWidth: 204 }).at(738, 516, { fill, rotation: 34, opacity: 0.95 }) + boundHem(palette);
}

function front(drawing: Drawing, palette: JacketPalette): string {
  const collar = collarPath(92, 456);
  const guard = loop(
    [
      [614, 374],
      [648, 366],
    ],
    [
      [648, 366],
      [656, 412],
      [628, 420],
      [614, 374],
    ],
  );
  const stand = drawing.linear([
    [0, shade(palette.base, 0.12)],
    [1, shade(palette.base, -0.16)],
  ]);
  const block = 'M480 340L626 340L644 470L480 470Z';
  const inner = overlay(block, palette.accent) + overlay(collar, ripstop(drawing), 0.5);
  return (
    drawing.panel(collar, stand, { roundness: 9, strength: 0.8, inner, shadow: drawing.dropShadow(1, 5, 5) }) +
    drawing.softLine(smooth(offset(opening, 12)), '#fff', 0.16, 8, 4) +
    drawing.softLine(smooth(opening), drawing.ink, 0.4, 34, 7) +
    zip(opening, palette.zip, { width: 20 }) +
    drawing.panel(guard, palette.lower, { roundness: 5, strength: 0.7, shadow: drawing.dropShadow(1, 2, 2) }) +
    puller(drawing, 634, 424, palette.accent, -10, 1.15)
  );
}

/** A diagonal colour block from the left arm to the right shoulder, an offset zip and bonded pockets; a slim cut. */
export const diagonal: JacketDesign = {
  pattern,
  frame: 'translate(0 -28) translate(600 600) scale(1.05 1.05) translate(-600 -600)',
  folds: [...chestFolds, ...skirtFolds],
  behind: () => '',
  panels: (drawing, palette, { motif }) => colourBlock(drawing, palette, motif, false),
  trims,
  front,
  back: { panels: (drawing, palette, { motif }) => colourBlock(drawing, palette, motif, true), trims: backTrims },
  sleeve(drawing, palette, _brand, isFar) {
    const { accent, base, lower, print } = palette;
    const above = loop(
      sleeveLine,
      [
        [350, 652],
        [380, 400],
      ],
      [
        [380, 400],
        [180, 400],
      ],
      [
        [180, 400],
        [200, 742],
      ],
    );
    const near =
      overlay(above, accent) +
      overlay(above, ripstop(drawing), 0.5) +
      band(drawing, sleeveLine, 0, 46, print) +
      seam(sleeveLine, { width: 3, opacity: 0.45 });
    const forearm: Run = [
      [160, 880],
      [220, 862],
      [300, 826],
    ];
    const far = band(drawing, forearm, 0, 46, accent) + seam(forearm, { width: 3, opacity: 0.45 });
    return {
      cloth: base,
      blocks: isFar ? far : near,
      trims: cord(smooth(offset(pattern.cuff, -6)), 16, lower),
    };
  },
  hood: ({ base, lower, lining }) => ({
    cloth: base,
    lining,
    edge: 'bound',
    edgeColour: lower,
    size: [0.78, 0.82],
  }),
};
