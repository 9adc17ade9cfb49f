import type { Brandmark } from '../../archetype.ts';
import { shade } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { loop, offset, smooth, type Run } from '../../lib/geometry.ts';
import { puller, zip } from '../../lib/hardware.ts';
import { crumple, overlay, ripstop, twill } from '../../lib/materials.ts';
import { motifPaths } from '../../lib/motifs.ts';
import { seam, stitch } from '../../lib/strokes.ts';
import { drape, lit, shaded } from '../cloth/light.ts';
import { bungee, type BackpackPalette } from './hardware.ts';

const pocketPath = loop(
  [
    [366, 620],
    [372, 590],
    [400, 574],
  ],
  [
    [400, 574],
    [560, 560],
    [700, 572],
    [736, 586],
    [750, 622],
  ],
  [
    [750, 622],
    [762, 800],
    [752, 980],
    [726, 1046],
  ],
  [
    [726, 1046],
    [560, 1066],
    [400, 1050],
    [362, 1010],
  ],
  [
    [362, 1010],
    [352, 820],
    [366, 620],
  ],
);
const lowerEdge: Run = [
  [340, 930],
  [450, 952],
  [560, 958],
  [680, 950],
  [780, 926],
];
const lowerPath = loop(lowerEdge, [
  [780, 926],
  [780, 1090],
  [340, 1090],
  [340, 930],
]);

function pocketCloth(drawing: Drawing, palette: BackpackPalette): string {
  return (
    crumple(drawing, pocketPath, { seed: 23, opacity: 0.32, frequencyY: 0.012, scale: 10 }) +
    lit(
      drawing,
      [
        [390, 620],
        [520, 590],
        [620, 620],
        [560, 760],
        [420, 800],
        [380, 720],
      ],
      0.2,
      34,
    ) +
    drape(drawing, [
      [
        [
          [372, 900],
          [440, 930],
          [500, 920],
        ],
        18,
        0.28,
      ],
      [
        [
          [750, 900],
          [680, 940],
          [620, 930],
        ],
        18,
        0.3,
        -1,
      ],
      [
        [
          [450, 1050],
          [460, 960],
          [440, 880],
        ],
        18,
        0.2,
      ],
      [
        [
          [660, 1050],
          [650, 960],
          [670, 880],
        ],
        18,
        0.22,
        -1,
      ],
    ]) +
    shaded(
      drawing,
      [
        [720, 600],
        [770, 700],
        [770, 1040],
        [700, 1060],
        [730, 900],
      ],
      0.4,
      22,
    ) +
    overlay(lowerPath, palette.panel) +
    overlay(lowerPath, twill(drawing)) +
    drawing.softShape(lowerPath, drawing.ink, 0.15, 20) +
    seam(lowerEdge) +
    stitch(offset(lowerEdge, 10), shade(palette.panel, 0.4), { width: 1.8 })
  );
}

/** The puffed front pocket with its zip; it carries the brand's motif, or a bungee where there is none. */
export function frontPocket(drawing: Drawing, palette: BackpackPalette, { motif }: Brandmark): string {
  const cloth = drawing.linear([
    [0, shade(palette.base, 0.1)],
    [1, shade(palette.base, -0.1)],
  ]);
  const zipper: Run = [
    [386, 800],
    [372, 660],
    [392, 612],
    [440, 596],
    [560, 588],
    [680, 596],
    [724, 614],
    [738, 660],
    [744, 800],
  ];
  const graphic = motifPaths(motif, { x: 560, y: 796, width: 268, height: 150 });
  const inner =
    overlay(pocketPath, ripstop(drawing), 0.55) +
    graphic.map((path) => overlay(path, palette.accent, 0.95)).join('') +
    pocketCloth(drawing, palette);
  const shadow = drawing.dropShadow(6, 12, 12, 0.5);
  return (
    drawing.panel(pocketPath, cloth, { roundness: 28, strength: 0.95, shadow, inner }) +
    drawing.softLine(smooth(offset(zipper, -8)), drawing.ink, 0.35, 12, 4) +
    zip(zipper, shade(palette.strap, 0.1), { width: 17 }) +
    puller(drawing, 388, 786, palette.accent, 4, 0.95) +
    (graphic.length ? '' : bungee(drawing, palette, [430, 688], [690, 770, 850]))
  );
}
