import { lightness, mix, shade } from '../../../lib/colour.ts';
import type { Drawing } from '../../../lib/drawing.ts';
import { loop, mirror, reverse, smooth, type Run } from '../../../lib/geometry.ts';
import { openMesh, overlay } from '../../../lib/materials.ts';
import { cord } from '../../../lib/strokes.ts';
import { whole } from '../../clothing/cut.ts';
import { patternOf, type PoloDesign, type PoloPalette } from '../pieces.ts';
import { halfPath, stand } from './court/stand.ts';

const pattern = patternOf({
  shoulder: [
    [492, 196],
    [440, 210],
    [394, 226],
    [350, 248],
  ],
  armhole: [
    [350, 248],
    [364, 316],
    [366, 384],
    [356, 440],
  ],
  sideSeam: [
    [356, 440],
    [358, 550],
    [374, 660],
    [378, 770],
    [368, 890],
    [356, 984],
  ],
  hem: [
    [356, 984],
    [378, 1030],
    [436, 1066],
    [516, 1084],
    [600, 1089],
  ],
  sleeveOuter: [
    [350, 248],
    [308, 268],
    [272, 316],
    [240, 384],
    [212, 440],
    [194, 490],
  ],
  sleeveHem: [
    [194, 490],
    [236, 516],
    [282, 534],
    [316, 538],
  ],
  sleeveInner: [
    [316, 538],
    [332, 506],
    [346, 472],
    [356, 440],
  ],
});
/** Across the shoulders, from the armhole to the placket, and behind from armhole to armhole. */
const yoke: Run = [
  [340, 372],
  [420, 352],
  [500, 336],
  [574, 332],
];
const backYoke: Run = whole([
  [340, 352],
  [440, 366],
  [600, 372],
]);
const sidePanel: Run = [
  [340, 470],
  [402, 560],
  [430, 690],
  [424, 820],
  [400, 940],
  [384, 1050],
];

/** The colour of yoke and sides: a tone of the shirt, lighter where that is dark; a white one takes some of its print's. */
function deep({ base, print }: PoloPalette): string {
  const light = lightness(base);
  return light > 0.82 ? mix(base, print, 0.16) : shade(base, light < 0.42 ? 0.16 : -0.16);
}

function panels(drawing: Drawing, palette: PoloPalette, isBack: boolean): string {
  const tone = deep(palette);
  const side = loop(
    sidePanel,
    [
      [384, 1050],
      [320, 1080],
    ],
    [
      [320, 1080],
      [320, 470],
    ],
  );
  const other = loop(
    mirror(sidePanel),
    [
      [816, 1050],
      [880, 1080],
    ],
    [
      [880, 1080],
      [880, 470],
    ],
  );
  const shoulders = isBack
    ? loop(
        backYoke,
        [
          [860, 352],
          [860, 180],
        ],
        [
          [860, 180],
          [340, 180],
        ],
        [
          [340, 180],
          [340, 352],
        ],
      )
    : loop(
        yoke,
        [
          [574, 332],
          [626, 332],
        ],
        reverse(mirror(yoke)),
        [
          [860, 372],
          [860, 180],
        ],
        [
          [860, 180],
          [340, 180],
        ],
        [
          [340, 180],
          [340, 372],
        ],
      );
  const piped = [...(isBack ? [backYoke] : [yoke, mirror(yoke)]), sidePanel, mirror(sidePanel)];
  return (
    overlay(shoulders, tone) +
    [side, other].map((path) => overlay(path, tone) + overlay(path, openMesh(drawing), 0.6)).join('') +
    piped.map((line) => cord(smooth(line), 5, palette.accent)).join('')
  );
}

/** A slim shirt for the court: short sleeves, a stand-up collar, piped shoulders and sides, a hem that falls to a round. */
export const court: PoloDesign = {
  pattern,
  sleevePalette: (palette) => ({ ...palette, base: deep(palette) }),
  panels,
  collar: stand,
  collarPath: halfPath,
};
