import type { Brandmark } from '../../../../archetype.ts';
import { shade } from '../../../../lib/colour.ts';
import type { Drawing } from '../../../../lib/drawing.ts';
import { offset, smooth } from '../../../../lib/geometry.ts';
import { overlay } from '../../../../lib/materials.ts';
import { motifPaths } from '../../../../lib/motifs.ts';
import { cord } from '../../../../lib/strokes.ts';
import { wordmark } from '../../../../lib/wordmark.ts';
import { drape, lit, shaded } from '../../../cloth/light.ts';
import type { DuffelPalette } from '../../pieces.ts';
import { coated, shellCloth } from '../../fittings.ts';
import { bottomEdge, bottomPath, frontPath, nearEdge } from './outline.ts';

/** The front: the motif and the name above a coated bottom. */
export function front(drawing: Drawing, palette: DuffelPalette, { name, motif }: Brandmark): string {
  const cloth = drawing.linear([
    [0, shade(palette.base, 0.04)],
    [0.6, palette.base],
    [1, shade(palette.base, -0.14)],
  ]);
  const graphic = motifPaths(motif, { x: 600, y: 676, width: 150, height: 76 });
  const inner =
    shellCloth(drawing, frontPath, 4) +
    graphic.map((shape) => overlay(shape, palette.accent, 0.96)).join('') +
    coated(drawing, bottomPath, bottomEdge, palette.low) +
    lit(
      drawing,
      [
        [200, 600],
        [420, 594],
        [640, 600],
        [600, 650],
        [300, 660],
      ],
      0.22,
      22,
    ) +
    shaded(
      drawing,
      [
        [130, 770],
        [600, 800],
        [1080, 770],
        [1080, 970],
        [120, 970],
      ],
      0.26,
      34,
    ) +
    shaded(
      drawing,
      [
        [1090, 560],
        [1000, 590],
        [984, 760],
        [1000, 950],
        [1110, 950],
      ],
      0.4,
      30,
    ) +
    drape(drawing, [
      [
        [
          [140, 590],
          [190, 660],
          [280, 690],
        ],
        15,
        0.3,
      ],
      [
        [
          [1060, 590],
          [1010, 660],
          [920, 690],
        ],
        15,
        0.32,
        -1,
      ],
      [
        [
          [150, 800],
          [200, 740],
          [270, 730],
        ],
        13,
        0.26,
      ],
      [
        [
          [1050, 800],
          [1000, 740],
          [930, 730],
        ],
        13,
        0.28,
        -1,
      ],
      [
        [
          [430, 800],
          [480, 770],
          [520, 766],
        ],
        11,
        0.22,
      ],
      [
        [
          [770, 800],
          [720, 770],
          [680, 766],
        ],
        11,
        0.22,
        -1,
      ],
    ]);
  return (
    drawing.panel(frontPath, cloth, { roundness: 30, strength: 0.75, light: { highlight: 0.4 }, inner }) +
    drawing.softLine(smooth(offset(nearEdge, 12)), drawing.ink, 0.3, 12, 6) +
    cord(smooth(nearEdge), 9, palette.webbing) +
    wordmark(name, 54, { maxWidth: 250 }).at(600, 770, { fill: palette.print, opacity: 0.96 })
  );
}
