import type { Brandmark } from '../../archetype.ts';
import { lightness, shade } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { loop, mirror, offset, reverse, smooth, type Run } from '../../lib/geometry.ts';
import { folds } from '../../lib/hardware.ts';
import { crumple, openMesh, overlay, stretch } from '../../lib/materials.ts';
import { seam, stitch } from '../../lib/strokes.ts';
import { lit, shaded } from '../cloth/light.ts';
import { napeMark } from '../clothing/back.ts';
import { binding } from './front.ts';
import { backArmhole, backEdge, frontPath, racerbackPath, type SportsBraPalette } from './pieces.ts';

/** Where the mesh between the shoulder blades begins. */
const spineEdge: Run = [
  [562, 452],
  [548, 540],
  [516, 640],
  [486, 760],
  [470, 860],
];

function meshSpine(drawing: Drawing, palette: SportsBraPalette): string {
  const path = loop(
    spineEdge,
    [
      [470, 860],
      [730, 860],
    ],
    reverse(mirror(spineEdge)),
    [
      [638, 452],
      [600, 496],
      [562, 452],
    ],
  );
  const flatlock = { width: 1.9, length: 5, gap: 3 };
  return (
    overlay(path, palette.panel) +
    overlay(path, openMesh(drawing)) +
    [spineEdge, mirror(spineEdge)]
      .map(
        (line) =>
          seam(line, { width: 2.6, opacity: 0.42 }) +
          stitch(offset(line, -4), palette.accent, flatlock) +
          stitch(offset(line, 4), palette.accent, flatlock),
      )
      .join('')
  );
}

/** Light upon the shoulder blades, and shade at the sides and along the spine. */
export function backLight(drawing: Drawing, isDark: boolean): string {
  const blade: Run = [
    [400, 590],
    [480, 540],
    [520, 600],
    [490, 720],
    [410, 740],
    [370, 660],
  ];
  return (
    lit(drawing, blade, isDark ? 0.15 : 0.22, 34) +
    shaded(
      drawing,
      [
        [920, 540],
        [840, 580],
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
    shaded(
      drawing,
      [
        [588, 440],
        [616, 440],
        [624, 640],
        [612, 850],
        [588, 850],
        [580, 640],
      ],
      0.26,
      18,
    )
  );
}

/** Pull of the straps upon the back, and creases above the band. */
export function backTension(drawing: Drawing): string {
  return folds(
    drawing,
    [
      [
        [
          [500, 440],
          [440, 520],
          [370, 570],
        ],
        11,
      ],
      [
        [
          [700, 440],
          [760, 520],
          [830, 570],
        ],
        11,
        -1,
      ],
      [
        [
          [320, 800],
          [370, 780],
          [410, 740],
        ],
        9,
      ],
      [
        [
          [878, 802],
          [832, 784],
          [796, 744],
        ],
        9,
        -1,
      ],
    ],
    0.17,
    5,
  );
}

/** The bra from behind: straps that run together between the shoulder blades, the inside of the front beside them. */
export function racerback(drawing: Drawing, palette: SportsBraPalette, brand: Brandmark): string {
  const lining = drawing.linear([
    [0, shade(palette.panel, -0.2)],
    [1, shade(palette.panel, -0.5)],
  ]);
  const cloth = drawing.linear([
    [0, shade(palette.base, 0.06)],
    [1, shade(palette.base, -0.1)],
  ]);
  const inside =
    overlay(frontPath, stretch(drawing), 0.7) +
    [backArmhole, mirror(backArmhole)].map((line) => drawing.softLine(smooth(line), '#05060c', 0.4, 30, 10)).join('');
  const inner =
    overlay(racerbackPath, stretch(drawing), 0.8) +
    meshSpine(drawing, palette) +
    crumple(drawing, racerbackPath, { seed: 11, opacity: 0.26, frequencyY: 0.006, scale: 9, blur: 7 }) +
    backLight(drawing, lightness(palette.base) < 0.45) +
    backTension(drawing) +
    napeMark(brand, 392, { emblem: palette.accent, name: palette.print }, 0.86);
  const shadow = drawing.dropShadow(2, 7, 8, 0.45);
  return (
    drawing.panel(frontPath, lining, { roundness: 12, strength: 0.6, inner: inside }) +
    drawing.panel(racerbackPath, cloth, { roundness: 18, strength: 0.7, shadow, inner }) +
    binding(drawing, palette, backEdge, 18, 0.16) +
    binding(drawing, palette, backArmhole, -18, 0.16) +
    binding(drawing, palette, mirror(backArmhole), 18, 0.02)
  );
}
