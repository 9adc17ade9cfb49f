import type { Brandmark } from '../../archetype.ts';
import { lightness } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { mirror, type Run } from '../../lib/geometry.ts';
import { folds } from '../../lib/hardware.ts';
import { openMesh, overlay, stretch } from '../../lib/materials.ts';
import { lit, shaded } from '../cloth/light.ts';
import { napeMark } from '../clothing/back.ts';
import { sideShade } from './form.ts';
import { crumpled, knitted, liningCloth, liningShade } from './knit.ts';
import { backArmhole, backEdge, frontPath, middlePanel, racerbackPath, type SportsBraPalette } from './pieces.ts';
import { edges, flatlockSeam } from './sewing.ts';

/** Where the mesh between the shoulder blades begins. */
const spineEdge: Run = [
  [562, 452],
  [548, 540],
  [516, 640],
  [486, 760],
  [470, 860],
];

function meshSpine(drawing: Drawing, palette: SportsBraPalette): string {
  const path = middlePanel(spineEdge, 496);
  return (
    overlay(path, palette.panel) +
    overlay(path, openMesh(drawing)) +
    [spineEdge, mirror(spineEdge)].map((line) => flatlockSeam(line, palette.accent)).join('')
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
    sideShade(drawing, 580) +
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
  const lining = liningCloth(drawing, palette);
  const cloth = knitted(drawing, palette.base);
  const inside = liningShade(drawing, frontPath, [backArmhole, mirror(backArmhole)]);
  const inner =
    overlay(racerbackPath, stretch(drawing), 0.8) +
    meshSpine(drawing, palette) +
    crumpled(drawing, racerbackPath, 11) +
    backLight(drawing, lightness(palette.base) < 0.45) +
    backTension(drawing) +
    napeMark(brand, 392, { emblem: palette.accent, name: palette.print }, 0.86);
  const shadow = drawing.dropShadow(2, 7, 8, 0.45);
  return (
    drawing.panel(frontPath, lining, { roundness: 12, strength: 0.6, inner: inside }) +
    drawing.panel(racerbackPath, cloth, { roundness: 18, strength: 0.7, shadow, inner }) +
    edges(drawing, palette, backEdge, backArmhole, 18, 18)
  );
}
