import type { Brandmark } from '../../archetype.ts';
import { mix, shade } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { loop, mirror, offset, smooth, type Run } from '../../lib/geometry.ts';
import { zip } from '../../lib/hardware.ts';
import { crumple, overlay, ripstop } from '../../lib/materials.ts';
import { mirrorRegion, motifPaths } from '../../lib/motifs.ts';
import { cord, stitch } from '../../lib/strokes.ts';
import { drape, lit, shaded, type Fold } from '../cloth/light.ts';
import { bagPath, capSeam, floorEdge, type DuffelPalette } from './pieces.ts';

function tarpaulinFloor(drawing: Drawing, palette: DuffelPalette): string {
  const path = loop(floorEdge, [
    [1082, 800],
    [1100, 990],
    [100, 990],
    [118, 800],
  ]);
  const inner =
    drawing.grain(path, { frequency: 0.35, octaves: 2, scale: 0.6, opacity: 0.4 }) +
    crumple(drawing, path, { seed: 3, opacity: 0.28, frequency: 0.008, frequencyY: 0.012 });
  const light = { colour: '#07080c', highlight: 0.6 };
  return (
    drawing.panel(path, palette.low, { roundness: 10, strength: 0.7, light, inner }) +
    stitch(offset(floorEdge, 9, 40), mix(palette.low, '#ffffff', 0.35), { length: 8, gap: 5, width: 2 })
  );
}

function endCap(drawing: Drawing, palette: DuffelPalette, seamRun: Run, isFar: boolean): string {
  const outwards: Run = [
    [240, 938],
    [60, 960],
    [60, 440],
    [236, 462],
  ];
  const path = loop(seamRun, isFar ? mirror(outwards) : outwards);
  const inset = seamRun.map(([x, y]): [number, number] => [x + 6, y]);
  return (
    overlay(path, drawing.ink, isFar ? 0.34 : 0.16) +
    drawing.softLine(smooth(inset), drawing.ink, 0.5, 12, 5) +
    cord(smooth(seamRun), 7, shade(palette.base, -0.2))
  );
}

/** The motif on both sides of the bag, between the handle and the end cap. */
function sideMotifs({ motif }: Brandmark, colour: string): string {
  const left = { x: 298, y: 640, width: 142, height: 92 };
  return [...motifPaths(motif, left), ...motifPaths(motif, mirrorRegion(left))]
    .map((path) => overlay(path, colour, 0.95))
    .join('');
}

// From the handle roots, the cap seams and the corners of the floor; the shade of the last ones falls one way.
const leftFolds: readonly Fold[] = [
  [
    [
      [404, 470],
      [440, 540],
      [500, 590],
    ],
    14,
    0.3,
    1,
  ],
  [
    [
      [372, 476],
      [330, 560],
      [312, 650],
    ],
    14,
    0.28,
    -1,
  ],
  [
    [
      [216, 800],
      [280, 760],
      [330, 700],
    ],
    13,
    0.3,
    1,
  ],
  [
    [
      [150, 560],
      [170, 640],
      [166, 720],
    ],
    12,
    0.3,
    1,
  ],
  [
    [
      [146, 800],
      [176, 720],
      [196, 640],
    ],
    12,
    0.26,
    1,
  ],
];
const evenFolds: readonly Fold[] = [
  [
    [
      [218, 560],
      [270, 600],
      [340, 610],
    ],
    12,
    0.3,
  ],
  [
    [
      [210, 690],
      [270, 680],
      [350, 700],
    ],
    13,
    0.28,
  ],
  [
    [
      [240, 930],
      [280, 890],
      [360, 866],
    ],
    12,
    0.3,
  ],
];

function bodyFolds(drawing: Drawing): string {
  const rightFolds = leftFolds.map(([points, width, opacity, side = 1]): Fold => [
    mirror(points),
    width,
    opacity,
    side === 1 ? -1 : 1,
  ]);
  const rightEven = evenFolds.map(([points, width, opacity]): Fold => [mirror(points), width, opacity]);
  return drape(drawing, [...leftFolds, ...evenFolds, ...rightFolds, ...rightEven]);
}

/** The barrel: cloth, floor, end caps, folds and the main zip along its top. */
export function body(drawing: Drawing, palette: DuffelPalette, brand: Brandmark): string {
  const cloth = drawing.linear([
    [0, shade(palette.base, 0.08)],
    [0.6, palette.base],
    [1, shade(palette.base, -0.14)],
  ]);
  const inner =
    overlay(bagPath, ripstop(drawing), 0.75) +
    sideMotifs(brand, palette.accent) +
    crumple(drawing, bagPath, { seed: 6, opacity: 0.26, frequency: 0.006, frequencyY: 0.006 }) +
    tarpaulinFloor(drawing, palette) +
    endCap(drawing, palette, capSeam, false) +
    endCap(drawing, palette, mirror(capSeam), true) +
    lit(
      drawing,
      [
        [200, 520],
        [320, 478],
        [600, 470],
        [880, 478],
        [820, 540],
        [600, 534],
        [380, 546],
        [230, 600],
      ],
      0.36,
      24,
    ) +
    shaded(
      drawing,
      [
        [140, 740],
        [400, 780],
        [800, 780],
        [1070, 730],
        [1080, 960],
        [120, 960],
      ],
      0.32,
      36,
    ) +
    shaded(
      drawing,
      [
        [1090, 500],
        [1000, 520],
        [990, 700],
        [1000, 940],
        [1110, 940],
      ],
      0.42,
      32,
    ) +
    bodyFolds(drawing);
  const zipper: Run = [
    [250, 474],
    [420, 463],
    [600, 461],
    [780, 463],
    [950, 474],
  ];
  return (
    drawing.panel(bagPath, cloth, { roundness: 34, strength: 0.75, light: { highlight: 0.4 }, inner }) +
    drawing.softLine(smooth(offset(zipper, 8, 20)), drawing.ink, 0.4, 10, 4) +
    zip(zipper, mix(palette.webbing, '#000000', 0.2), { width: 17 })
  );
}
