import { loop, polygon, type Point, type Run } from '../../../lib/geometry.ts';
import { cord } from '../../../lib/strokes.ts';
import { face, tubBelow } from '../cloth.ts';
import { guyLine } from '../rigging.ts';
import { familyWindows, isTwoTone } from './family-windows.ts';
import { opening } from './opening.ts';
import { motifOn, nameOn, pole, shadeBelow, type Shape } from './shape.ts';

/** Feet, eaves and the ends of the ridge: back at the left, front at the left, front at the right. */
const feet = { back: [66, 836], left: [300, 934], right: [1080, 884] } satisfies Record<string, Point>;
const eaves = { back: [104, 500], left: [318, 524], right: [1058, 494] } satisfies Record<string, Point>;
const ridge: readonly [Point, Point] = [
  [376, 262],
  [838, 246],
];
const hem: Run = [
  [...feet.back, 1],
  [...feet.left, 1],
  [...feet.right, 1],
];

/** The roof over the door: where it leaves the wall, and its front edge, which two poles hold up. */
const awning = { left: [520, 512], right: [914, 496], outLeft: [604, 604], outRight: [1042, 582] } satisfies Record<
  string,
  Point
>;
const poleFeet: readonly [Point, Point] = [
  [608, 1030],
  [1046, 1000],
];

/** Edges bow a little between their ends: cloth is pulled. */
const bowed = ([ax, ay]: Point, [bx, by]: Point, dx: number, dy: number): Point[] => [
  [ax, ay],
  [(ax + bx) / 2 + dx, (ay + by) / 2 + dy],
  [bx, by],
];

const doorArch: Run = [
  [596, 915, 1],
  [598, 760],
  [604, 640],
  [650, 584],
  [722, 572],
  [796, 580],
  [836, 632],
  [842, 750],
  [846, 899, 1],
];

/** A family tent for four: walls one can stand up within, windows, and a roof over the door. */
export const family: Shape = (drawing, colours, brand, layer) => {
  const isOther = layer === 'fly' && isTwoTone(brand);
  const palette = isOther ? { ...colours, base: colours.low, low: colours.base } : colours;
  const isFly = layer === 'fly';
  const { back, left, right } = eaves;
  const wall = (path: string, low: Run, tones: readonly [number, number, number], seed: number, inner = ''): string =>
    face(drawing, palette, layer, {
      path,
      tones,
      seed,
      inner,
      hem: [
        low,
        [
          [1200, 1100],
          [0, 1100],
        ],
      ],
    });
  const sideWall = loop(
    bowed(back, left, 0, 8),
    bowed(left, feet.left, 8, 0),
    [feet.left, feet.back],
    bowed(feet.back, back, -6, 0),
  );
  const frontWall = loop(
    bowed(left, right, 0, 10),
    bowed(right, feet.right, -4, 0),
    [feet.right, feet.left],
    bowed(feet.left, left, 8, 0),
  );
  const sideRoof = loop(bowed(back, ridge[0], -34, -16), bowed(ridge[0], left, -22, 6), bowed(left, back, 0, 8));
  const frontRoof = loop(
    bowed(ridge[0], ridge[1], 0, 14),
    bowed(ridge[1], right, 34, -20),
    bowed(right, left, 0, 10),
    bowed(left, ridge[0], -22, 6),
  );
  const under = isFly
    ? drawing.softShape(
        polygon([
          [500, 520],
          [930, 502],
          [1010, 720],
          [640, 760],
          [520, 640],
        ]),
        drawing.ink,
        0.46,
        34,
      )
    : '';
  const parts = [
    shadeBelow(
      drawing,
      [
        [40, 846],
        [300, 950],
        [1100, 900],
        [1190, 930],
        [760, 1000],
        [300, 985],
        [40, 880],
      ],
      hem,
    ),
    tubBelow(drawing, palette, layer, hem),
    wall(
      sideWall,
      [
        [60, 770],
        [302, 846],
      ],
      [0.24, 0.12, -0.06],
      5,
    ),
    wall(
      frontWall,
      [
        [300, 846],
        [700, 824],
        [1090, 794],
      ],
      [0.08, -0.06, -0.28],
      9,
      under,
    ),
    face(drawing, palette, layer, {
      path: sideRoof,
      colour: palette.low,
      tones: [0.3, 0.2, 0.04],
      sheen: [
        [150, 480],
        [330, 290],
        [330, 400],
        [250, 500],
      ],
      folds: [
        [
          [
            [376, 266],
            [310, 380],
            [240, 500],
          ],
          13,
          0.26,
        ],
      ],
    }),
    face(drawing, palette, layer, {
      path: frontRoof,
      colour: palette.low,
      tones: [0.14, 0, -0.24],
      along: [0, 0.1, 1, 0.6],
      sheen: [
        [400, 290],
        [640, 280],
        [600, 400],
        [370, 470],
      ],
      folds: [
        [
          [
            [382, 270],
            [450, 390],
            [560, 500],
          ],
          14,
          0.26,
        ],
        [
          [
            [832, 254],
            [820, 370],
            [760, 490],
          ],
          14,
          0.28,
          -1,
        ],
        [
          [
            [836, 252],
            [920, 350],
            [1030, 480],
          ],
          13,
          0.26,
          -1,
        ],
      ],
    }),
    pole(drawing, palette, layer, [feet.back, [72, 660], back, [214, 372], ridge[0]]),
    pole(drawing, palette, layer, [feet.right, [1074, 700], right, [980, 350], ridge[1]], -0.2),
    pole(drawing, palette, layer, [feet.left, [316, 720], left, [322, 392], ridge[0]]),
    opening(drawing, palette, layer, doorArch),
  ];
  if (!isFly) return parts;
  const { left: from, right: to, outLeft, outRight } = awning;
  const roof = loop(
    bowed(from, to, 0, 6),
    bowed(to, outRight, 6, -8),
    bowed(outRight, outLeft, 0, -16),
    bowed(outLeft, from, 6, -8),
  );
  const upright = (top: Point, foot: Point): string =>
    `<ellipse cx="${foot[0] + 8}" cy="${foot[1]}" rx="26" ry="6" fill="#14131b" opacity=".4" filter="${drawing.blur(4)}"/>` +
    cord(`M${top[0]} ${top[1] - 6}L${foot[0]} ${foot[1]}`, 12, palette.pole);
  return [
    guyLine(drawing, palette, [92, 560], [14, 850]),
    guyLine(drawing, palette, [1066, 520], [1180, 900]),
    ...parts,
    ...familyWindows(drawing, palette, isOther),
    motifOn(palette, brand, [
      [130, 612],
      [268, 640],
      [266, 760],
      [126, 724],
    ]),
    nameOn(palette, brand, [446, 880], { rotation: -3.6, size: 38, maxWidth: 230 }),
    drawing.softShape(
      polygon([
        [640, 900],
        [860, 890],
        [1060, 990],
        [640, 1020],
      ]),
      '#23222c',
      0.2,
      22,
    ),
    guyLine(drawing, palette, outLeft, [500, 1130]),
    guyLine(drawing, palette, outRight, [1170, 1064]),
    upright(outLeft, poleFeet[0]),
    upright(outRight, poleFeet[1]),
    face(drawing, palette, layer, {
      path: roof,
      ...(isOther && { colour: colours.sleeve }),
      tones: [0.26, 0.12, -0.08],
      along: [0, 0, 1, 0.6],
      sheen: [
        [560, 520],
        [760, 514],
        [800, 580],
        [640, 590],
      ],
      folds: [
        [
          [
            [610, 600],
            [640, 560],
            [690, 520],
          ],
          10,
          0.24,
        ],
        [
          [
            [1036, 580],
            [980, 550],
            [900, 510],
          ],
          10,
          0.24,
          -1,
        ],
      ],
      seed: 12,
    }),
    cord(`M${outLeft.join(' ')}Q822 ${(outLeft[1] + outRight[1]) / 2 - 17} ${outRight.join(' ')}`, 9, palette.sleeve),
  ];
};
