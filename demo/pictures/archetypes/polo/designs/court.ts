import type { ViewName } from '../../../archetype.ts';
import { lightness, mix, shade } from '../../../lib/colour.ts';
import type { Drawing } from '../../../lib/drawing.ts';
import { loop, mirror, offset, reverse, smooth, type Run } from '../../../lib/geometry.ts';
import { openMesh, overlay, rib } from '../../../lib/materials.ts';
import { cord, stitch } from '../../../lib/strokes.ts';
import { lit, shaded } from '../../cloth/light.ts';
import { whole } from '../../clothing/cut.ts';
import { unworn } from '../../clothing/wearer.ts';
import { patternOf, type PoloDesign, type PoloPalette } from '../pieces.ts';

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

const outer: Run = [
  [484, 202],
  [488, 172],
  [504, 148],
];
const upper: Run = [
  [504, 148],
  [520, 186],
  [552, 224],
  [591, 252],
];
const front: Run = [
  [591, 252],
  [597, 270],
  [596, 292],
];
const lower: Run = [
  [596, 292],
  [562, 272],
  [522, 242],
  [484, 202],
];
const halfPath = loop(outer, upper, front, lower);
const behindPath = loop(
  [
    [504, 148],
    [540, 124],
    [600, 116],
    [660, 124],
    [696, 148],
  ],
  [
    [696, 148],
    [676, 182],
  ],
  [
    [676, 182],
    [640, 164],
    [600, 160],
    [560, 164],
    [524, 182],
  ],
  [
    [524, 182],
    [504, 148],
  ],
);
const standBehind = loop(
  [
    [484, 202],
    [490, 164],
    [540, 138],
    [600, 132],
    [660, 138],
    [710, 164],
    [716, 202],
  ],
  [
    [716, 202],
    [660, 226],
    [600, 232],
    [540, 226],
    [484, 202],
  ],
);

function standHalf(drawing: Drawing, palette: PoloPalette, isFar: boolean): string {
  const turn = (run: Run): Run => (isFar ? mirror(run) : run);
  const path = loop(...[outer, upper, front, lower].map(turn));
  const inner =
    overlay(path, rib(drawing), 0.55) +
    stitch(offset(turn(upper), isFar ? -13 : 13), palette.tipping, { length: 400, gap: 0.1, width: 4.5 }) +
    (isFar
      ? shaded(
          drawing,
          turn([
            [480, 190],
            [500, 160],
            [540, 240],
            [520, 250],
          ]),
          0.3,
          12,
        )
      : lit(
          drawing,
          turn([
            [504, 160],
            [530, 206],
            [580, 250],
            [566, 262],
            [510, 216],
          ]),
          drawing.isLight ? 0.4 : 0.2,
          8,
        ));
  return drawing.panel(path, palette.collar, {
    roundness: 10,
    strength: 0.75,
    shadow: drawing.dropShadow(2, 6, 6, 0.4),
    inner,
  });
}

/** A low collar that stands, open in front. */
function stand(drawing: Drawing, palette: PoloPalette, view: ViewName): string {
  const cloth = drawing.linear([
    [0, shade(palette.collar, 0.1)],
    [1, shade(palette.collar, -0.16)],
  ]);
  if (view === 'back') {
    const edge: Run = [
      [490, 164],
      [540, 138],
      [600, 132],
      [660, 138],
      [710, 164],
    ];
    const inner =
      overlay(standBehind, rib(drawing), 0.55) +
      stitch(offset(edge, 14), palette.tipping, { length: 900, gap: 0.1, width: 4.5 }) +
      shaded(
        drawing,
        [
          [670, 140],
          [730, 170],
          [720, 220],
          [670, 232],
        ],
        0.3,
        14,
      );
    return drawing.panel(standBehind, cloth, {
      roundness: 12,
      strength: 0.75,
      shadow: drawing.dropShadow(2, 5, 5, 0.38),
      inner,
    });
  }
  const inner = overlay(behindPath, rib(drawing), 0.5);
  return (
    unworn(view, drawing.panel(behindPath, cloth, { roundness: 8, strength: 0.8, inner })) +
    standHalf(drawing, palette, true) +
    standHalf(drawing, palette, false)
  );
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
