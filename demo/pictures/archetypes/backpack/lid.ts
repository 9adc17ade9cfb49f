import type { Brandmark } from '../../archetype.ts';
import { lightness, shade } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { loop, offset, smooth, type Run } from '../../lib/geometry.ts';
import { puller, zip } from '../../lib/hardware.ts';
import { crumple, overlay, ripstop } from '../../lib/materials.ts';
import { wordmark } from '../../lib/wordmark.ts';
import { drape, lit, shaded } from '../cloth/light.ts';
import type { BackpackPalette } from './hardware.ts';

const lidPath = loop(
  [
    [300, 350],
    [306, 262],
    [344, 204],
    [430, 172],
    [560, 160],
    [700, 166],
    [800, 194],
    [868, 250],
    [884, 330],
  ],
  [
    [884, 330],
    [870, 392],
    [812, 424],
  ],
  [
    [812, 424],
    [700, 446],
    [560, 452],
    [420, 446],
    [330, 424],
  ],
  [
    [330, 424],
    [304, 400],
    [300, 350],
  ],
);

function badge(drawing: Drawing, palette: BackpackPalette, { name }: Brandmark): string {
  const path = 'M466 240h190q10 0 10 10v52q0 10 -10 10h-190q-10 0 -10 -10v-52q0 -10 10 -10z';
  const thread = lightness(palette.accent) > 0.6 ? palette.accent : '#f4f1e6';
  const inner = wordmark(name, 36, { maxWidth: 178 }).at(561, 276, { fill: thread });
  const shadow = drawing.dropShadow(1, 3, 3, 0.35);
  return drawing.panel(path, shade(palette.panel, -0.05), { roundness: 5, strength: 0.7, shadow, inner });
}

/** The lid with its zip and the badge with the wordmark. */
export function lid(drawing: Drawing, palette: BackpackPalette, brand: Brandmark): string {
  const cloth = drawing.linear([
    [0, shade(palette.base, 0.12)],
    [1, shade(palette.base, -0.12)],
  ]);
  const zipper: Run = [
    [316, 340],
    [430, 372],
    [560, 380],
    [700, 372],
    [872, 332],
  ];
  const crown: Run = [
    [330, 270],
    [400, 206],
    [560, 182],
    [680, 190],
    [660, 240],
    [520, 240],
    [400, 270],
    [340, 330],
  ];
  const inner =
    overlay(lidPath, ripstop(drawing), 0.55) +
    crumple(drawing, lidPath, { seed: 41, opacity: 0.34, frequency: 0.006, frequencyY: 0.013, scale: 10 }) +
    lit(drawing, crown, 0.3, 26) +
    shaded(
      drawing,
      [
        [300, 400],
        [560, 440],
        [880, 380],
        [880, 460],
        [300, 470],
      ],
      0.5,
      18,
    ) +
    shaded(
      drawing,
      [
        [800, 190],
        [900, 260],
        [890, 420],
        [820, 430],
        [840, 320],
      ],
      0.42,
      26,
    ) +
    drape(drawing, [
      [
        [
          [340, 330],
          [420, 350],
          [500, 340],
        ],
        16,
        0.22,
      ],
      [
        [
          [820, 320],
          [740, 350],
          [660, 344],
        ],
        16,
        0.24,
        -1,
      ],
    ]);
  const shadow = drawing.dropShadow(4, 16, 14, 0.55);
  return (
    drawing.panel(lidPath, cloth, { roundness: 32, strength: 0.9, shadow, inner }) +
    drawing.softLine(smooth(offset(zipper, -7)), drawing.ink, 0.3, 9, 3) +
    zip(zipper, shade(palette.strap, 0.1), { width: 17 }) +
    puller(drawing, 346, 352, palette.accent, 24, 0.9) +
    badge(drawing, palette, brand)
  );
}
