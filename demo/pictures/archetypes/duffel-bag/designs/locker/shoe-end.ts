import type { Brandmark } from '../../../../archetype.ts';
import { shade } from '../../../../lib/colour.ts';
import type { Drawing } from '../../../../lib/drawing.ts';
import { loop, offset, smooth, type Run } from '../../../../lib/geometry.ts';
import { puller } from '../../../../lib/hardware.ts';
import { overlay } from '../../../../lib/materials.ts';
import { motifPaths } from '../../../../lib/motifs.ts';
import { cord } from '../../../../lib/strokes.ts';
import { shaded } from '../../../cloth/light.ts';
import type { DuffelPalette } from '../../pieces.ts';
import { airMesh, below, coated, coil, shellCloth } from '../../fittings.ts';
import { edge, endLow, endPath } from './outline.ts';

/** The end with the shoe compartment: its zip goes round, mesh lets the air through. */
export function shoeEnd(drawing: Drawing, palette: DuffelPalette, { motif }: Brandmark): string {
  const cloth = drawing.linear([
    [0, shade(palette.base, -0.1)],
    [1, shade(palette.base, -0.34)],
  ]);
  const inner =
    shellCloth(drawing, endPath, 5, 0.3) +
    coated(drawing, below(endLow, 1000, 1080), endLow, shade(palette.low, -0.16)) +
    shaded(
      drawing,
      [
        [840, 520],
        [880, 600],
        [886, 800],
        [860, 950],
        [836, 950],
      ],
      0.26,
      14,
    ) +
    shaded(
      drawing,
      [
        [1080, 480],
        [1030, 560],
        [1036, 760],
        [1020, 900],
        [1090, 880],
      ],
      0.4,
      18,
    );
  const mouth: Run = [
    [894, 850],
    [890, 720],
    [894, 610],
    [916, 552],
    [962, 528],
    [1004, 542],
    [1026, 600],
    [1030, 700],
    [1024, 800],
  ];
  const mesh = loop(
    [
      [916, 726],
      [1006, 700],
    ],
    [
      [1006, 700],
      [1008, 760],
      [1004, 796],
    ],
    [
      [1004, 796],
      [916, 830],
    ],
    [
      [916, 830],
      [913, 780],
      [916, 726],
    ],
  );
  const graphic = motifPaths(motif, { x: 960, y: 640, width: 74, height: 54, rotation: -12 });
  return (
    drawing.panel(endPath, cloth, { roundness: 26, strength: 0.75, light: { highlight: 0.3 }, inner }) +
    coil(drawing, mouth, palette, 14) +
    puller(drawing, 894, 838, palette.accent, 0, 0.8) +
    graphic.map((shape) => overlay(shape, palette.accent, 0.92)).join('') +
    airMesh(drawing, mesh, palette) +
    drawing.softLine(smooth(offset(edge, -8)), '#fff', 0.18, 8, 4) +
    cord(
      smooth([
        [838, 520],
        [866, 494],
        [902, 466],
        [930, 444],
      ]),
      9,
      palette.webbing,
    )
  );
}
