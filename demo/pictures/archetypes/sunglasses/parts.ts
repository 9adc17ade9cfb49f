import type { Brandmark, PaletteOf } from '../../archetype.ts';
import { lightness, readableOn } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { loop, mirror, polygon, reverse, smooth, type Run } from '../../lib/geometry.ts';
import { motifPaths } from '../../lib/motifs.ts';
import { wordmark } from '../../lib/wordmark.ts';
import { band } from '../footwear/form.ts';

/** The frame, the mirrored lens from its sky down to its floor, the accent and the rubber. */
export type SunglassesPalette = PaletteOf<
  'base' | 'lensSky' | 'lensUpper' | 'lensLower' | 'lensFloor' | 'accent' | 'rubber'
>;

const full = (left: Run): Run => [...left, ...reverse(mirror(left)).slice(1)];
const brow: Run = full([
  [150, 566],
  [216, 532],
  [330, 508],
  [470, 498],
  [560, 504],
  [600, 510],
]);
const lowerEdge: Run = full([
  [150, 566],
  [148, 628],
  [174, 698],
  [230, 758],
  [308, 794],
  [402, 796],
  [478, 766],
  [528, 718],
  [560, 684],
  [600, 668],
]);
/** One lens from temple to temple. */
const shieldPath = loop(brow, reverse(lowerEdge));
const frontPath = loop(
  full([
    [110, 556],
    [154, 516],
    [230, 492],
    [340, 474],
    [470, 466],
    [600, 476],
  ]),
  [
    [1090, 556],
    [1098, 596],
    [1082, 626],
    [1056, 622],
  ],
  reverse(
    full([
      [144, 622],
      [168, 590],
      [228, 558],
      [340, 534],
      [470, 524],
      [552, 528],
      [600, 536],
    ]),
  ),
  [
    [144, 622],
    [118, 626],
    [102, 596],
    [110, 556],
  ],
);

/** The temples, which run back and down behind the lens, with their rubber tips. */
export function temples(drawing: Drawing, { base, accent, rubber }: SunglassesPalette): string {
  return ([1, -1] as const)
    .map((side) => {
      const at = (points: Run): Run => (side === 1 ? points : mirror(points));
      const line = at([
        [124, 590],
        [142, 532],
        [180, 488],
        [236, 456],
        [306, 436],
      ]);
      const tip = at([
        [252, 450],
        [312, 434],
        [364, 434],
        [402, 454],
        [426, 500],
      ]);
      const stripe = at([
        [144, 540],
        [176, 496],
        [226, 465],
      ]);
      return (
        drawing.panel(
          band(tip, (share) => 15 - 4 * share),
          rubber,
          {
            roundness: 8,
            light: { highlight: 0.7 },
            shadow: drawing.dropShadow(2, 4, 4, 0.25),
          },
        ) +
        drawing.panel(
          band(line, (share) => 27 - 11 * share),
          base,
          {
            roundness: 10,
            light: { highlight: 0.6 },
            shadow: drawing.dropShadow(2, 5, 5, 0.25),
          },
        ) +
        drawing.softLine(smooth(stripe), accent, 1, 7, 0.5)
      );
    })
    .join('');
}

/** What is seen in any lens: a horizon, slanted gleams and the brightness under the brow. */
function reflection(drawing: Drawing, { lensFloor }: SunglassesPalette): string {
  const horizon: Run = [
    [100, 690],
    [240, 672],
    [330, 690],
    [440, 664],
    [560, 690],
    [700, 668],
    [820, 692],
    [960, 664],
    [1100, 690],
  ];
  const ground = loop(
    horizon,
    [
      [1100, 690],
      [1100, 860],
    ],
    [
      [1100, 860],
      [100, 860],
    ],
    [
      [100, 860],
      [100, 690],
    ],
  );
  const gleam = (x: number, width: number, opacity: number): string =>
    drawing.softShape(
      polygon([
        [x + 110, 470],
        [x + 110 + width, 470],
        [x + width - 50, 850],
        [x - 50, 850],
      ]),
      '#fff',
      opacity,
      4,
    );
  return (
    drawing.softShape(ground, lensFloor, 0.5, 10) +
    gleam(214, 62, 0.3) +
    gleam(300, 20, 0.24) +
    gleam(826, 46, 0.16) +
    drawing.softShape(
      smooth(
        [
          [170, 590],
          [330, 548],
          [560, 548],
          [600, 560],
          [560, 590],
          [330, 590],
          [190, 650],
        ],
        true,
      ),
      '#fff',
      0.24,
      18,
    )
  );
}

/** A mirrored lens: the coloured sky that it reflects, and the tint of its edge. */
export function lens(
  drawing: Drawing,
  palette: SunglassesPalette,
  path: string = shieldPath,
  edge: string = smooth(lowerEdge),
): string {
  const { lensSky, lensUpper, lensLower, lensFloor } = palette;
  const paint = drawing.linear(
    [
      [0, lensSky],
      [0.34, lensUpper],
      [0.6, lensLower],
      [1, lensFloor],
    ],
    420,
    490,
    520,
    840,
    true,
  );
  const inner =
    reflection(drawing, palette) +
    drawing.softLine(edge, '#05060c', 0.5, 22, 10) +
    drawing.softLine(edge, '#fff', 0.45, 4, 1.4);
  return drawing.panel(path, paint, {
    roundness: 16,
    light: { highlight: 0.35, shade: 0.45, edge: 0.4 },
    shadow: drawing.dropShadow(4, 9, 9, 0.35),
    inner,
  });
}

/** The soft pads that sit on the nose. */
export function nosePads(drawing: Drawing, { rubber }: SunglassesPalette): string {
  return ([1, -1] as const)
    .map((side) => {
      const at = (points: Run): Run => (side === 1 ? points : mirror(points));
      const pad = smooth(
        at([
          [588, 660],
          [566, 684],
          [538, 722],
          [506, 758],
          [500, 772],
          [520, 766],
          [556, 732],
          [584, 696],
        ]),
        true,
      );
      return drawing.panel(pad, rubber, {
        roundness: 8,
        light: { highlight: 0.7 },
        shadow: drawing.dropShadow(1, 3, 3, 0.3),
      });
    })
    .join('');
}

/** The half frame over the lens, the hinges and the soft nose pads; the name on the lens, the motif at the hinges. */
export function front(drawing: Drawing, palette: SunglassesPalette, { name, motif }: Brandmark): string {
  const { base, accent, lensLower } = palette;
  const isLight = lightness(base) > 0.7;
  const graphic = [
    { x: 178, rotation: -32, mirrored: false },
    { x: 1022, rotation: 32, mirrored: true },
  ]
    .flatMap((place) => motifPaths(motif, { ...place, y: 545, width: 62, height: 25 }))
    .map((path) => `<path d="${path}" fill="${accent}"/>`);
  const sheen = drawing.softLine(
    smooth([
      [150, 538],
      [230, 506],
      [340, 486],
      [470, 478],
      [600, 487],
    ]),
    '#fff',
    isLight ? 0.9 : 0.5,
    7,
    3,
  );
  return (
    nosePads(drawing, palette) +
    drawing.panel(frontPath, base, {
      roundness: 13,
      light: { highlight: 0.55 },
      shadow: drawing.dropShadow(2, 6, 6, 0.4),
      inner: sheen,
    }) +
    graphic.join('') +
    wordmark(name, 34, { maxWidth: 152 }).at(844, 584, {
      rotation: 4,
      fill: readableOn(lensLower, 0.8, '#22252c'),
      opacity: 0.92,
    })
  );
}
