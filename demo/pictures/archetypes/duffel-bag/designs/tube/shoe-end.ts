import type { Brandmark } from '../../../../archetype.ts';
import { shade } from '../../../../lib/colour.ts';
import type { Drawing } from '../../../../lib/drawing.ts';
import { smooth, type Run } from '../../../../lib/geometry.ts';
import { puller } from '../../../../lib/hardware.ts';
import { overlay } from '../../../../lib/materials.ts';
import { motifPaths } from '../../../../lib/motifs.ts';
import { cord } from '../../../../lib/strokes.ts';
import { drape, lit, shaded } from '../../../cloth/light.ts';
import { webbing, type DuffelPalette } from '../../pieces.ts';
import { airMesh, below, coated, coil, shellCloth, tab } from '../../fittings.ts';
import { endPath } from './outline.ts';

/** The round end: a shoe compartment with its zip, air mesh and a grip. */
export function nearEnd(drawing: Drawing, palette: DuffelPalette, { motif }: Brandmark): string {
  const cloth = drawing.linear(
    [
      [0, shade(palette.base, 0.04)],
      [1, shade(palette.base, -0.22)],
    ],
    0.2,
    0,
    0.7,
    1,
  );
  const low: Run = [
    [120, 812],
    [220, 836],
    [320, 842],
    [470, 826],
  ];
  const inner =
    shellCloth(drawing, endPath, 5, 0.3) +
    coated(drawing, below(low, 960), low, palette.low) +
    lit(
      drawing,
      [
        [196, 560],
        [260, 490],
        [330, 500],
        [290, 580],
        [210, 650],
      ],
      0.24,
      22,
    ) +
    shaded(
      drawing,
      [
        [420, 560],
        [460, 700],
        [420, 860],
        [330, 940],
        [400, 760],
      ],
      0.34,
      24,
    ) +
    drape(drawing, [
      [
        [
          [176, 700],
          [214, 720],
          [250, 764],
        ],
        11,
        0.24,
      ],
      [
        [
          [424, 690],
          [392, 724],
          [360, 764],
        ],
        11,
        0.26,
        -1,
      ],
    ]);
  const mouth: Run = [
    [190, 790],
    [174, 690],
    [188, 590],
    [236, 512],
    [300, 488],
    [364, 512],
    [412, 590],
    [426, 690],
    [410, 790],
  ];
  const mesh = smooth(
    [
      [240, 600, 1],
      [300, 586],
      [360, 600, 1],
      [366, 640],
      [354, 668, 1],
      [300, 676],
      [246, 668, 1],
      [234, 640],
    ],
    true,
  );
  const graphic = motifPaths(motif, { x: 300, y: 540, width: 62, height: 44 });
  const grip: Run = [
    [204, 752],
    [236, 736],
    [300, 728],
    [364, 736],
    [396, 752],
  ];
  const gripEnd = (x: number): string => tab(drawing, `M${x - 15} 744h30v34h-30Z`, palette);
  return (
    drawing.panel(endPath, cloth, {
      roundness: 24,
      strength: 0.8,
      light: { highlight: 0.45 },
      shadow: drawing.dropShadow(5, 4, 7, 0.35),
      inner,
    }) +
    cord(endPath, 10, shade(palette.webbing, 0.06)) +
    coil(drawing, mouth, palette, 15) +
    puller(drawing, 190, 786, palette.accent, 6, 0.85) +
    graphic.map((shape) => overlay(shape, palette.accent, 0.96)).join('') +
    airMesh(drawing, mesh, palette) +
    webbing(drawing, grip, 26, palette.webbing, 0.36) +
    gripEnd(206) +
    gripEnd(394)
  );
}
