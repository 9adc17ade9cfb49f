import type { Brandmark } from '../../../archetype.ts';
import { lightness, shade } from '../../../lib/colour.ts';
import type { Drawing } from '../../../lib/drawing.ts';
import { loop, mirror, reverse, smooth, type Run } from '../../../lib/geometry.ts';
import { openMesh, overlay, stretch } from '../../../lib/materials.ts';
import { motifPaths } from '../../../lib/motifs.ts';
import { seam, stitch } from '../../../lib/strokes.ts';
import { lit, shaded } from '../../cloth/light.ts';
import { napeMark } from '../../clothing/back.ts';
import { whole } from '../../clothing/cut.ts';
import { hollow } from '../../clothing/wearer.ts';
import { formLight, tension } from '../form.ts';
import { insideBack } from '../inside.ts';
import { backPanel, crumpled, knitted, lining } from '../knit.ts';
import { bandPath, bandTop, side, type SportsBraDesign, type SportsBraPalette } from '../pieces.ts';
import { backLight, backTension } from '../racerback.ts';
import { underband } from '../underband.ts';
import { binding, edges, flatlockSeam } from '../sewing.ts';
import { cutFrom } from './cut.ts';

const cut = cutFrom({
  strap: [
    [404, 204],
    [450, 190],
    [500, 192],
  ],
  neckline: [
    [500, 192],
    [508, 240],
    [530, 284],
    [562, 310],
    [600, 318],
  ],
  armhole: [
    [404, 204],
    [400, 300],
    [384, 392],
    [354, 466],
    [330, 516],
    [312, 556],
  ],
  side,
  lower: bandTop.slice(0, 4),
  backNeckline: [
    [500, 192],
    [516, 232],
    [552, 262],
    [600, 272],
  ],
  backArmhole: [
    [404, 204],
    [432, 290],
    [464, 366],
    [470, 430],
    [438, 488],
    [380, 536],
    [312, 570],
  ],
});
/** Where the yoke of mesh meets the cups, and the sling below these. */
const yokeEdge: Run = whole([
  [360, 452],
  [420, 470],
  [490, 474],
  [550, 460],
  [600, 440],
]);
const sling: Run = [
  [300, 628],
  [340, 716],
  [410, 766],
  [490, 768],
  [556, 730],
  [600, 690],
];
const midSeam: Run = [
  [600, 440],
  [599, 560],
  [600, 690],
];
/** The edge of the opening between the shoulder blades, from its top round. */
const keyholeEdge: Run = [
  [600, 352],
  [636, 400],
  [644, 462],
  [600, 506],
  [556, 462],
  [564, 400],
  [600, 352],
];
const keyhole = smooth(keyholeEdge.slice(0, -1), true);

const joined = (line: Run, thread: string): string => flatlockSeam(line, thread, 5, { width: 2.8, opacity: 0.44 });

/** Padding of a wide strap: rows of stitches along it. */
function padding(palette: SportsBraPalette, isFar: boolean): string {
  const rows: Run[] = [
    [
      [432, 200],
      [430, 290],
      [420, 380],
      [402, 448],
    ],
    [
      [466, 194],
      [468, 290],
      [464, 380],
      [454, 460],
    ],
  ];
  return rows
    .map((row) => stitch(isFar ? mirror(row) : row, shade(palette.panel, 0.3), { width: 1.6, length: 5, gap: 4 }))
    .join('');
}

function front(drawing: Drawing, palette: SportsBraPalette, { motif }: Brandmark): string {
  const yoke = loop(
    yokeEdge,
    [
      [840, 452],
      [840, 170],
    ],
    [
      [840, 170],
      [360, 170],
    ],
    [
      [360, 170],
      [360, 452],
    ],
  );
  const slings = loop(
    whole(sling),
    [
      [900, 628],
      [940, 860],
    ],
    [
      [940, 860],
      [260, 860],
    ],
    [
      [260, 860],
      [300, 628],
    ],
  );
  const graphic = motifPaths(motif, { x: 600, y: 384, width: 84, height: 42 });
  const inner =
    overlay(cut.frontPath, stretch(drawing), 0.8) +
    overlay(yoke, palette.panel) +
    overlay(yoke, openMesh(drawing)) +
    overlay(slings, palette.panel) +
    overlay(slings, stretch(drawing), 0.7) +
    padding(palette, false) +
    padding(palette, true) +
    crumpled(drawing, cut.frontPath, 11, 0.22) +
    formLight(drawing, lightness(palette.base) < 0.45) +
    lit(
      drawing,
      [
        [404, 560],
        [470, 520],
        [520, 560],
        [510, 640],
        [440, 680],
        [390, 640],
      ],
      0.14,
      26,
    ) +
    shaded(
      drawing,
      [
        [330, 700],
        [420, 770],
        [500, 770],
        [590, 700],
        [600, 740],
        [500, 800],
        [400, 800],
      ],
      0.24,
      14,
    ) +
    shaded(
      drawing,
      [
        [870, 700],
        [780, 770],
        [700, 770],
        [610, 700],
        [600, 740],
        [700, 800],
        [800, 800],
      ],
      0.28,
      14,
    ) +
    tension(drawing) +
    joined(yokeEdge, palette.accent) +
    joined(whole(sling), palette.accent) +
    seam(midSeam, { width: 2.6, opacity: 0.4 }) +
    graphic.map((shape) => overlay(shape, palette.accent, 0.96)).join('');
  const shadow = drawing.dropShadow(2, 7, 8, 0.45);
  return drawing.panel(cut.frontPath, knitted(drawing, palette.base), { roundness: 18, strength: 0.7, shadow, inner });
}

function back(drawing: Drawing, palette: SportsBraPalette, brand: Brandmark): string {
  const wing: Run = [
    [470, 430],
    [500, 560],
    [470, 700],
    [420, 840],
  ];
  const spine = loop(
    wing,
    [
      [420, 850],
      [780, 850],
    ],
    reverse(mirror(wing)),
    [
      [730, 430],
      [600, 400],
      [470, 430],
    ],
  );
  const inner =
    overlay(cut.backPath, stretch(drawing), 0.8) +
    overlay(spine, palette.panel) +
    overlay(spine, openMesh(drawing)) +
    crumpled(drawing, cut.backPath, 11) +
    backLight(drawing, lightness(palette.base) < 0.45) +
    backTension(drawing) +
    joined(wing, palette.accent) +
    joined(mirror(wing), palette.accent) +
    overlay(keyhole, shade(palette.panel, -0.5)) +
    drawing.softLine(keyhole, '#05060c', 0.5, 16, 6) +
    napeMark(brand, 316, { emblem: palette.accent, name: palette.print }, 0.72);
  return (
    lining(drawing, palette, cut.frontPath, [cut.backArmhole, mirror(cut.backArmhole)]) +
    backPanel(drawing, cut.backPath, palette.base, inner) +
    edges(drawing, palette, cut.backEdge, cut.backArmhole, 18) +
    binding(drawing, palette, keyholeEdge, -13, 0.1)
  );
}

/** High in front, with wide padded straps, a yoke of mesh and a sling below the cups: the one that holds most. */
export const high: SportsBraDesign = {
  shapes: [cut.frontPath, bandPath],
  layers: (drawing, palette, brand, view) => [
    ...(view === 'back'
      ? [back(drawing, palette, brand)]
      : [
          hollow(view, insideBack(drawing, palette, brand, { path: cut.backPath, edge: cut.backEdge, label: 294 })),
          front(drawing, palette, brand),
          edges(drawing, palette, cut.neckline, cut.armhole, 20),
        ]),
    underband(drawing, palette, brand, view === 'back'),
  ],
};
