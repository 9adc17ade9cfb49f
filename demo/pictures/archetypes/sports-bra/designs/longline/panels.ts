import { shade } from '../../../../lib/colour.ts';
import type { Drawing } from '../../../../lib/drawing.ts';
import { loop, mirror, offset, smooth } from '../../../../lib/geometry.ts';
import { overlay, stretch } from '../../../../lib/materials.ts';
import { folds, ribLines } from '../../../../lib/hardware.ts';
import { cord, seam, stitch } from '../../../../lib/strokes.ts';
import type { SportsBraPalette } from '../../pieces.ts';
import { curve, cut, waistTop } from './outline.ts';

/** Tapes and piping in the accent's colour, a little deeper. */
export const trim = (palette: SportsBraPalette): SportsBraPalette => ({
  ...palette,
  panel: shade(palette.accent, -0.06),
});

/** The wide hem, ribbed, that holds it down. */
export function waist(drawing: Drawing, palette: SportsBraPalette): string {
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

/** Creases at armholes and waist. */
export const pulls = (drawing: Drawing): string =>
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

/** The panels between the shaping seams and the sides. */
export function sidePanels(drawing: Drawing, palette: SportsBraPalette): string {
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

/** The piped seams along the side panels. */
export const shapingSeams = (palette: SportsBraPalette): string =>
  [curve, mirror(curve)]
    .map((line) => seam(line, { width: 8, opacity: 0.3 }) + cord(smooth(line), 7, trim(palette).panel))
    .join('');
