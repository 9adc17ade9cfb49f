import type { Brandmark } from '../../../../archetype.ts';
import { shade } from '../../../../lib/colour.ts';
import type { Drawing } from '../../../../lib/drawing.ts';
import type { Run } from '../../../../lib/geometry.ts';
import { wordmark } from '../../../../lib/wordmark.ts';
import { drape, lit, shaded } from '../../../cloth/light.ts';
import type { DuffelPalette } from '../../pieces.ts';
import { coil, matt, shellCloth } from '../../fittings.ts';
import { topPath } from './outline.ts';

/** The zip that opens the lid on three sides. */
const lidZip: Run = [
  [316, 424],
  [272, 462],
  [226, 516],
  [222, 540],
  [260, 551],
  [420, 556],
  [600, 557],
  [780, 556],
  [940, 551],
  [978, 540],
  [974, 516],
  [928, 462],
  [884, 424],
];

/** The lid with its zip, and a badge with the name. */
export function lid(drawing: Drawing, palette: DuffelPalette, { name }: Brandmark): string {
  const cloth = drawing.linear([
    [0, shade(palette.base, -0.06)],
    [1, shade(palette.base, 0.14)],
  ]);
  const inner =
    shellCloth(drawing, topPath, 9) +
    lit(
      drawing,
      [
        [260, 470],
        [420, 440],
        [640, 436],
        [820, 450],
        [700, 520],
        [380, 530],
      ],
      0.26,
      22,
    ) +
    shaded(
      drawing,
      [
        [960, 420],
        [1070, 560],
        [1060, 590],
        [980, 570],
      ],
      0.3,
      16,
    ) +
    drape(drawing, [
      [
        [
          [240, 500],
          [320, 480],
          [400, 486],
        ],
        11,
        0.26,
      ],
      [
        [
          [960, 500],
          [880, 478],
          [800, 486],
        ],
        11,
        0.28,
        -1,
      ],
      [
        [
          [470, 410],
          [500, 450],
          [500, 500],
        ],
        11,
        0.2,
      ],
      [
        [
          [730, 410],
          [700, 450],
          [704, 500],
        ],
        11,
        0.2,
        -1,
      ],
    ]);
  const badge = 'M508 458h184q8 0 8 8v40q0 8 -8 8h-184q-8 0 -8 -8v-40q0 -8 8 -8Z';
  return (
    drawing.panel(topPath, cloth, { roundness: 26, strength: 0.6, light: { highlight: 0.4 }, inner }) +
    coil(drawing, lidZip, palette) +
    drawing.panel(badge, palette.low, {
      roundness: 4,
      strength: 0.6,
      light: matt,
      shadow: drawing.dropShadow(1, 2, 2),
    }) +
    wordmark(name, 26, { cut: 'bold', letterSpacing: 0.06, maxWidth: 160 }).at(600, 486, {
      fill: '#f4f3ee',
      scaleY: 0.86,
    })
  );
}
