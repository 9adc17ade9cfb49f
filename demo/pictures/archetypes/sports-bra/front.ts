import type { Brandmark } from '../../archetype.ts';
import { lightness, mix, shade } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { loop, mirror, offset, reverse, type Run } from '../../lib/geometry.ts';
import { folds } from '../../lib/hardware.ts';
import { crumple, openMesh, overlay, stretch } from '../../lib/materials.ts';
import { motifPaths } from '../../lib/motifs.ts';
import { seam, stitch } from '../../lib/strokes.ts';
import { lit, shaded } from '../cloth/light.ts';
import { flipped } from '../clothing/cut.ts';
import { armhole, frontPath, neckline, type SportsBraPalette } from './pieces.ts';

const princessSeam: Run = [
  [384, 452],
  [416, 540],
  [424, 640],
  [412, 740],
  [396, 838],
];
const meshEdge: Run = [
  [524, 452],
  [548, 540],
  [556, 640],
  [552, 740],
  [548, 852],
];

function panels(drawing: Drawing, palette: SportsBraPalette, { motif }: Brandmark): string {
  const side = loop(
    [[400, 400], ...princessSeam],
    [
      [396, 838],
      [260, 840],
    ],
    [
      [260, 840],
      [240, 560],
      [400, 400],
    ],
  );
  const mesh = loop(
    meshEdge,
    [
      [548, 852],
      [652, 852],
    ],
    reverse(mirror(meshEdge)),
    [
      [676, 452],
      [600, 520],
      [524, 452],
    ],
  );
  const region = { x: 358, y: 690, width: 320, height: 122, rotation: 82 };
  const tone = mix(palette.panel, palette.accent, 0.45);
  const graphic = motifPaths(motif, region)
    .map((path) => overlay(path, tone, 0.95))
    .join('');
  const sidePanel = overlay(side, palette.panel) + drawing.clip(side, graphic) + overlay(side, stretch(drawing), 0.7);
  return sidePanel + flipped(sidePanel) + overlay(mesh, palette.panel) + overlay(mesh, openMesh(drawing));
}

/** Two soft volumes, with shade between and below them. */
export function formLight(drawing: Drawing, isDark: boolean): string {
  const leftCup: Run = [
    [430, 520],
    [500, 490],
    [540, 560],
    [530, 660],
    [470, 700],
    [410, 650],
  ];
  return (
    lit(drawing, leftCup, isDark ? 0.17 : 0.26, 32) +
    lit(
      drawing,
      [
        [690, 510],
        [750, 510],
        [780, 590],
        [750, 660],
        [690, 660],
        [660, 590],
      ],
      isDark ? 0.09 : 0.15,
      32,
    ) +
    shaded(
      drawing,
      [
        [568, 520],
        [632, 520],
        [640, 640],
        [632, 760],
        [568, 760],
        [560, 640],
      ],
      0.3,
      22,
    ) +
    shaded(
      drawing,
      [
        [300, 770],
        [400, 742],
        [500, 770],
        [600, 780],
        [700, 770],
        [800, 742],
        [900, 770],
        [900, 880],
        [300, 880],
      ],
      0.28,
      24,
    ) +
    shaded(
      drawing,
      [
        [920, 540],
        [840, 560],
        [836, 700],
        [860, 850],
        [940, 850],
      ],
      0.5,
      28,
    ) +
    shaded(
      drawing,
      [
        [270, 560],
        [312, 600],
        [306, 720],
        [322, 840],
        [260, 840],
      ],
      0.36,
      14,
    ) +
    lit(
      drawing,
      [
        [440, 200],
        [464, 196],
        [462, 330],
        [440, 420],
        [420, 440],
        [434, 330],
      ],
      isDark ? 0.16 : 0.24,
      10,
    ) +
    shaded(
      drawing,
      [
        [764, 200],
        [744, 200],
        [748, 330],
        [770, 430],
        [800, 450],
        [774, 330],
      ],
      0.34,
      10,
    )
  );
}

/** Creases at the armpit and above the band. */
export function tension(drawing: Drawing): string {
  return folds(
    drawing,
    [
      [
        [
          [330, 540],
          [380, 560],
          [420, 600],
        ],
        11,
      ],
      [
        [
          [300, 590],
          [340, 620],
          [370, 670],
        ],
        11,
      ],
      [
        [
          [866, 536],
          [824, 558],
          [784, 596],
        ],
        11,
        -1,
      ],
      [
        [
          [898, 600],
          [862, 628],
          [836, 680],
        ],
        11,
        -1,
      ],
      [
        [
          [330, 800],
          [370, 780],
          [400, 740],
        ],
        9,
      ],
      [
        [
          [868, 802],
          [832, 784],
          [806, 744],
        ],
        9,
        -1,
      ],
      [
        [
          [470, 832],
          [490, 800],
          [492, 770],
        ],
        8,
      ],
      [
        [
          [726, 834],
          [712, 800],
          [708, 770],
        ],
        8,
        -1,
      ],
    ],
    0.17,
    5,
  );
}

function seams(palette: SportsBraPalette): string {
  const flatlock = { width: 1.9, length: 5, gap: 3 };
  const half = (princess: Run, mesh: Run, outwards: 1 | -1): string =>
    seam(princess, { width: 2.6, opacity: 0.42 }) +
    stitch(offset(princess, -4), palette.accent, flatlock) +
    stitch(offset(princess, 4), palette.accent, flatlock) +
    seam(mesh, { width: 2.4, opacity: 0.4 }) +
    stitch(offset(mesh, 6 * outwards), shade(palette.base, 0.3), { width: 1.5, length: 5, gap: 3.5 });
  return half(princessSeam, meshEdge, 1) + half(mirror(princessSeam), mirror(meshEdge), -1);
}

/** The front with moulded cups, mesh between them and dark side panels. */
export function front(drawing: Drawing, palette: SportsBraPalette, brand: Brandmark): string {
  const cloth = drawing.linear([
    [0, shade(palette.base, 0.06)],
    [1, shade(palette.base, -0.1)],
  ]);
  const inner =
    overlay(frontPath, stretch(drawing), 0.8) +
    panels(drawing, palette, brand) +
    crumple(drawing, frontPath, { seed: 11, opacity: 0.26, frequencyY: 0.006, scale: 9, blur: 7 }) +
    formLight(drawing, lightness(palette.base) < 0.45) +
    tension(drawing) +
    seams(palette);
  const shadow = drawing.dropShadow(2, 7, 8, 0.45);
  return drawing.panel(frontPath, cloth, { roundness: 18, strength: 0.7, shadow, inner });
}

/** The bonded binding round neck and armholes. */
export function bindings(drawing: Drawing, palette: SportsBraPalette): string {
  return (
    binding(drawing, palette, neckline, 20, 0.16) +
    binding(drawing, palette, armhole, -18, 0.16) +
    binding(drawing, palette, mirror(armhole), 18, 0.02)
  );
}

/** The tape bonded along an edge; width in px, top how much lighter its upper end is. */
export function binding(drawing: Drawing, palette: SportsBraPalette, line: Run, width: number, top: number): string {
  const path = loop(line, reverse(offset(line, width, 60)));
  const cloth = drawing.linear([
    [0, shade(palette.panel, top)],
    [1, shade(palette.panel, -0.06)],
  ]);
  const inner = overlay(path, stretch(drawing), 0.7);
  return (
    drawing.panel(path, cloth, { roundness: 6, strength: 0.8, inner }) +
    stitch(offset(line, width * 0.78, 70), shade(palette.panel, 0.36), { width: 1.5, length: 5, gap: 3.5 })
  );
}
