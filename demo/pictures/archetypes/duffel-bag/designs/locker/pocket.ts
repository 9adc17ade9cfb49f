import type { Brandmark } from '../../../../archetype.ts';
import { shade } from '../../../../lib/colour.ts';
import type { Drawing } from '../../../../lib/drawing.ts';
import { loop, type Run } from '../../../../lib/geometry.ts';
import { puller } from '../../../../lib/hardware.ts';
import { overlay } from '../../../../lib/materials.ts';
import { wordmark } from '../../../../lib/wordmark.ts';
import { drape } from '../../../cloth/light.ts';
import type { DuffelPalette } from '../../pieces.ts';
import { coil, shellCloth } from '../../fittings.ts';

/** The wide pocket whose mouth falls to one side, with the name below it. */
export function slantPocket(drawing: Drawing, palette: DuffelPalette, { name }: Brandmark): string {
  const mouth: Run = [
    [214, 612],
    [400, 634],
    [600, 668],
    [776, 704],
  ];
  const path = loop(
    [
      [206, 592],
      [400, 612],
      [600, 646],
      [784, 684],
    ],
    [
      [784, 684],
      [786, 800],
      [780, 875],
    ],
    [
      [780, 875],
      [560, 879],
      [340, 874],
      [210, 864],
    ],
    [
      [210, 864],
      [202, 740],
      [206, 592],
    ],
  );
  const cloth = drawing.linear([
    [0, shade(palette.base, 0.04)],
    [1, shade(palette.base, -0.12)],
  ]);
  const stripe = loop(
    [
      [196, 640],
      [400, 662],
      [600, 698],
      [800, 738],
    ],
    [
      [800, 738],
      [800, 756],
    ],
    [
      [800, 756],
      [600, 716],
      [400, 680],
      [196, 658],
    ],
    [
      [196, 658],
      [196, 640],
    ],
  );
  const inner =
    shellCloth(drawing, path, 14, 0.3) +
    overlay(stripe, palette.accent, 0.95) +
    drape(drawing, [
      [
        [
          [214, 858],
          [270, 830],
          [330, 824],
        ],
        12,
        0.26,
      ],
      [
        [
          [776, 868],
          [730, 830],
          [690, 820],
        ],
        12,
        0.28,
        -1,
      ],
    ]);
  return (
    drawing.panel(path, cloth, { roundness: 14, strength: 0.75, shadow: drawing.dropShadow(3, 6, 7, 0.32), inner }) +
    coil(drawing, mouth, palette, 15) +
    puller(drawing, 228, 620, palette.accent, -4, 0.9) +
    wordmark(name, 58, { maxWidth: 270 }).at(502, 792, { fill: palette.print, opacity: 0.96 })
  );
}
