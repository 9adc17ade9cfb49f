import { shade } from '../../../../lib/colour.ts';
import type { Drawing } from '../../../../lib/drawing.ts';
import { drape, lit, shaded } from '../../../cloth/light.ts';
import type { DuffelPalette } from '../../pieces.ts';
import { below, coated, coil, shellCloth } from '../../fittings.ts';
import { frontLow, frontPath, topPath } from './outline.ts';

/** The rounded top with the main zip. */
export function top(drawing: Drawing, palette: DuffelPalette): string {
  const cloth = drawing.linear([
    [0, shade(palette.base, -0.04)],
    [1, shade(palette.base, 0.16)],
  ]);
  const inner =
    shellCloth(drawing, topPath, 3) +
    shaded(
      drawing,
      [
        [760, 424],
        [940, 440],
        [850, 520],
        [790, 500],
      ],
      0.28,
      18,
    ) +
    drape(drawing, [
      [
        [
          [300, 432],
          [330, 462],
          [340, 492],
        ],
        10,
        0.2,
      ],
      [
        [
          [640, 428],
          [620, 462],
          [630, 500],
        ],
        10,
        0.2,
        -1,
      ],
    ]);
  return (
    drawing.panel(topPath, cloth, { roundness: 18, strength: 0.7, light: { highlight: 0.4 }, inner }) +
    coil(
      drawing,
      [
        [196, 478],
        [400, 462],
        [600, 460],
        [780, 466],
        [886, 478],
      ],
      palette,
      17,
    )
  );
}

/** The front in ripstop, coated below. */
export function front(drawing: Drawing, palette: DuffelPalette): string {
  const cloth = drawing.linear([
    [0, shade(palette.base, 0.08)],
    [0.6, palette.base],
    [1, shade(palette.base, -0.12)],
  ]);
  const inner =
    shellCloth(drawing, frontPath, 8) +
    coated(drawing, below(frontLow, 1000, 860), frontLow, palette.low) +
    lit(
      drawing,
      [
        [180, 540],
        [400, 520],
        [700, 530],
        [640, 590],
        [300, 600],
      ],
      0.28,
      24,
    ) +
    shaded(
      drawing,
      [
        [120, 800],
        [500, 840],
        [860, 830],
        [860, 970],
        [140, 970],
      ],
      0.24,
      30,
    ) +
    shaded(
      drawing,
      [
        [120, 520],
        [170, 560],
        [160, 760],
        [180, 930],
        [110, 930],
      ],
      0.3,
      16,
    ) +
    drape(drawing, [
      [
        [
          [166, 530],
          [200, 600],
          [250, 630],
        ],
        13,
        0.28,
      ],
      [
        [
          [830, 540],
          [790, 600],
          [740, 626],
        ],
        13,
        0.28,
        -1,
      ],
      [
        [
          [150, 850],
          [190, 790],
          [240, 770],
        ],
        12,
        0.26,
      ],
    ]);
  return drawing.panel(frontPath, cloth, { roundness: 24, strength: 0.75, light: { highlight: 0.4 }, inner });
}
