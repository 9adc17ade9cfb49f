import type { Brandmark } from '../../../archetype.ts';
import { lightness, mix, shade } from '../../../lib/colour.ts';
import type { Drawing } from '../../../lib/drawing.ts';
import { loop, mirror, offset, smooth, type Run } from '../../../lib/geometry.ts';
import { crumple, openMesh, overlay, stretch } from '../../../lib/materials.ts';
import { folds, ribLines } from '../../../lib/hardware.ts';
import { motifPaths } from '../../../lib/motifs.ts';
import { cord, seam, stitch } from '../../../lib/strokes.ts';
import { wordmark } from '../../../lib/wordmark.ts';
import { shaded } from '../../cloth/light.ts';
import { napeMark } from '../../clothing/back.ts';
import { whole } from '../../clothing/cut.ts';
import { hollow } from '../../clothing/wearer.ts';
import { formLight } from '../front.ts';
import { insideBack } from '../inside.ts';
import type { SportsBraDesign, SportsBraPalette } from '../pieces.ts';
import { backLight } from '../racerback.ts';
import { cutFrom, edges, knitted, lining } from './cut.ts';

const cut = cutFrom({
  strap: [
    [424, 198],
    [448, 189],
    [474, 192],
  ],
  neckline: [
    [474, 192],
    [466, 290],
    [468, 372],
    [498, 440],
    [546, 476],
    [600, 486],
  ],
  armhole: [
    [424, 198],
    [416, 290],
    [400, 390],
    [368, 468],
    [336, 520],
    [312, 552],
  ],
  side: [
    [312, 552],
    [297, 580],
    [291, 650],
    [294, 740],
    [304, 830],
    [314, 920],
    [318, 1010],
  ],
  lower: [
    [318, 1010],
    [394, 1034],
    [490, 1046],
    [600, 1050],
  ],
  backNeckline: [
    [474, 192],
    [500, 270],
    [552, 330],
    [600, 346],
  ],
  backArmhole: [
    [424, 198],
    [452, 290],
    [488, 364],
    [496, 424],
    [462, 480],
    [396, 528],
    [312, 566],
  ],
});
const waistTop: Run = whole([
  [311, 926],
  [394, 950],
  [490, 962],
  [600, 966],
]);
/** The seam that shapes the side, from the armhole to the hem. */
const curve: Run = [
  [352, 500],
  [392, 590],
  [404, 690],
  [388, 800],
  [380, 900],
  [386, 960],
];
const underSeam: Run = whole([
  [398, 742],
  [450, 780],
  [520, 790],
  [600, 776],
]);

/** Tapes and piping in the accent's colour, a little deeper. */
const trim = (palette: SportsBraPalette): SportsBraPalette => ({ ...palette, panel: shade(palette.accent, -0.06) });

/** The wide hem, ribbed, that holds it down. */
function waist(drawing: Drawing, palette: SportsBraPalette): string {
  const path = loop(
    waistTop,
    [
      [889, 926],
      [882, 1010],
    ],
    cut.lower.toReversed(),
    [
      [318, 1010],
      [311, 926],
    ],
  );
  return (
    overlay(path, palette.panel) +
    ribLines(waistTop, cut.lower, 160, 1.5, 0.3) +
    drawing.softLine(smooth(offset(waistTop, 6)), '#000', 0.4, 6, 3) +
    stitch(offset(waistTop, -7), palette.accent, { width: 1.9, length: 5, gap: 3 })
  );
}

const pulls = (drawing: Drawing): string =>
  folds(
    drawing,
    [
      [
        [
          [318, 560],
          [370, 584],
          [410, 620],
        ],
        11,
      ],
      [
        [
          [882, 560],
          [830, 584],
          [790, 620],
        ],
        11,
        -1,
      ],
      [
        [
          [312, 900],
          [360, 870],
          [400, 820],
        ],
        11,
      ],
      [
        [
          [888, 900],
          [840, 870],
          [800, 820],
        ],
        11,
        -1,
      ],
      [
        [
          [440, 940],
          [470, 880],
          [474, 820],
        ],
        10,
      ],
      [
        [
          [760, 940],
          [730, 880],
          [726, 820],
        ],
        10,
        -1,
      ],
      [
        [
          [560, 950],
          [580, 890],
          [576, 830],
        ],
        9,
      ],
    ],
    0.17,
    5,
  );

function sidePanels(drawing: Drawing, palette: SportsBraPalette): string {
  const path = loop(
    curve,
    [
      [386, 960],
      [260, 980],
    ],
    [
      [260, 980],
      [260, 520],
    ],
    [
      [260, 520],
      [352, 500],
    ],
  );
  const other = loop(
    mirror(curve),
    [
      [814, 960],
      [940, 980],
    ],
    [
      [940, 980],
      [940, 520],
    ],
    [
      [940, 520],
      [848, 500],
    ],
  );
  return [path, other].map((shape) => overlay(shape, palette.panel) + overlay(shape, stretch(drawing), 0.7)).join('');
}

const shapingSeams = (palette: SportsBraPalette): string =>
  [curve, mirror(curve)]
    .map((line) => seam(line, { width: 8, opacity: 0.3 }) + cord(smooth(line), 7, trim(palette).panel))
    .join('');

function front(drawing: Drawing, palette: SportsBraPalette, { name, motif }: Brandmark): string {
  const isDark = lightness(palette.base) < 0.45;
  const tone = mix(palette.base, palette.panel, isDark ? 0.85 : 0.6);
  const large = motifPaths(motif, { x: 640, y: 860, width: 340, height: 190, rotation: -8 });
  const emblem = motifPaths(motif, { x: 600, y: 548, width: 58, height: 30 });
  const inner =
    overlay(cut.frontPath, stretch(drawing), 0.8) +
    large.map((shape) => overlay(shape, tone, 0.9)).join('') +
    sidePanels(drawing, palette) +
    crumple(drawing, cut.frontPath, { seed: 14, opacity: 0.28, frequencyY: 0.006, scale: 9, blur: 7 }) +
    formLight(drawing, isDark) +
    shaded(
      drawing,
      [
        [400, 800],
        [600, 810],
        [800, 800],
        [806, 870],
        [600, 850],
        [394, 870],
      ],
      0.2,
      20,
    ) +
    pulls(drawing) +
    shapingSeams(palette) +
    seam(underSeam, { width: 2.2, opacity: 0.3 }) +
    waist(drawing, palette) +
    shaded(
      drawing,
      [
        [930, 880],
        [850, 920],
        [850, 1040],
        [920, 1050],
      ],
      0.4,
      20,
    ) +
    emblem.map((shape) => overlay(shape, palette.accent, 0.96)).join('') +
    wordmark(name, 24, { maxWidth: 120 }).at(600, emblem.length ? 584 : 552, { fill: palette.print, opacity: 0.95 });
  const shadow = drawing.dropShadow(2, 7, 8, 0.45);
  return drawing.panel(cut.frontPath, knitted(drawing, palette.base), { roundness: 18, strength: 0.7, shadow, inner });
}

function back(drawing: Drawing, palette: SportsBraPalette, brand: Brandmark): string {
  const blade: Run = [
    [508, 440],
    [520, 520],
    [560, 600],
    [600, 640],
  ];
  const window = loop(blade, mirror(blade).toReversed(), [
    [692, 440],
    [600, 420],
    [508, 440],
  ]);
  const inner =
    overlay(cut.backPath, stretch(drawing), 0.8) +
    sidePanels(drawing, palette) +
    overlay(window, palette.panel) +
    overlay(window, openMesh(drawing)) +
    crumple(drawing, cut.backPath, { seed: 14, opacity: 0.28, frequencyY: 0.006, scale: 9, blur: 7 }) +
    backLight(drawing, lightness(palette.base) < 0.45) +
    pulls(drawing) +
    shapingSeams(palette) +
    [blade, mirror(blade)].map((line) => seam(line, { width: 2.4, opacity: 0.4 })).join('') +
    waist(drawing, palette) +
    napeMark(brand, 396, { emblem: palette.accent, name: palette.print }, 0.8);
  return (
    lining(drawing, palette, cut) +
    drawing.panel(cut.backPath, knitted(drawing, palette.base), {
      roundness: 18,
      strength: 0.7,
      shadow: drawing.dropShadow(2, 7, 8, 0.45),
      inner,
    }) +
    edges(drawing, trim(palette), cut.backEdge, cut.backArmhole, 15)
  );
}

/** A cropped top down to the waist, whose ribbed hem takes the place of an underband. */
export const longline: SportsBraDesign = {
  shapes: [cut.frontPath],
  frame: 'translate(600 600) scale(.96) translate(-600 -624)',
  layers: (drawing, palette, brand, view) =>
    view === 'back'
      ? [back(drawing, palette, brand)]
      : [
          hollow(view, insideBack(drawing, palette, brand, { path: cut.backPath, edge: cut.backEdge, label: 378 })),
          front(drawing, palette, brand),
          edges(drawing, trim(palette), cut.neckline, cut.armhole, 15),
        ],
};
