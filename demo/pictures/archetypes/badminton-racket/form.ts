import type { PaletteOf } from '../../archetype.ts';
import { polygon, smooth, type Point, type Run } from '../../lib/geometry.ts';

export type BadmintonRacketPalette = PaletteOf<'base' | 'accent' | 'string' | 'grip' | 'shaft'>;

/** Pixels per mm. */
export const scale = 1.74;

/** What a model is built like, in mm. */
export interface Build {
  /** Turn of the racket in the picture in degrees, clockwise. */
  turn: number;
  /** Where the middle of the butt lies on the canvas. */
  butt: Point;
  /** Half axes of the head's outline. */
  halfWidth: number;
  halfLength: number;
  /** How square the upper and the lower half of the head are: 1 is an ellipse, less is squarer. */
  upper: readonly [across: number, up: number];
  lower: readonly [across: number, up: number];
  /** How much broader the head is at the top. */
  fullness(up: number): number;
  /** Width of the frame, as seen from the front. */
  beam: number;
  /** Outline of the joint from the middle of the head's foot (0), and half the width of the shaft. */
  joint: Run;
  shaft: number;
  cone: Run;
}

const coneOf = (top: number, half: number): Run => [
  [-half, top],
  [half, top],
  [8.6, 206],
  [12.4, 190],
  [-12.4, 190],
  [-8.6, 206],
];

/** The origin by which the middle of the racket comes to the middle of the canvas. */
function centred(turn: number): Point {
  const angle = (turn * Math.PI) / 180;
  return [600 - 337 * Math.sin(angle) * scale, 600 + 337 * Math.cos(angle) * scale];
}

/** 252 mm long and 200 mm wide at the head. */
const classic: Build = {
  turn: 40,
  butt: [208, 1060],
  halfWidth: 100,
  halfLength: 126,
  upper: [0.94, 1],
  lower: [0.94, 1],
  fullness: (up) => 1 + 0.03 * up - 0.02 * up * up,
  beam: 9.5,
  joint: [
    [-26, 6],
    [-10, 1],
    [-5.5, -8],
    [-4.6, -26],
    [4.6, -26],
    [5.5, -8],
    [10, 1],
    [26, 6],
    [14, 10],
    [-14, 10],
  ],
  shaft: 3.7,
  cone: coneOf(222, 5.4),
};

/** The square head of an isometric frame, which runs into its shaft in one piece. */
const isometric: Build = {
  ...classic,
  turn: -40,
  butt: centred(-40),
  halfWidth: 103,
  upper: [0.7, 0.78],
  lower: [0.82, 0.94],
  fullness: (up) => 1 + 0.025 * up,
  beam: 8.6,
  joint: [
    [-38, 15],
    [-18, 4],
    [-8, -10],
    [-4.6, -34],
    [-3.6, -64],
    [3.6, -64],
    [4.6, -34],
    [8, -10],
    [18, 4],
    [38, 15],
    [18, 11],
    [-18, 11],
  ],
  shaft: 3.1,
  cone: coneOf(244, 3.9),
};

/** A short, boxy head in a deep frame, for smashes. */
const attack: Build = {
  ...classic,
  turn: 140,
  butt: centred(140),
  halfWidth: 101,
  halfLength: 118,
  upper: [0.62, 0.66],
  lower: [0.66, 0.84],
  fullness: (up) => 1 + 0.015 * up,
  beam: 12.5,
  joint: [
    [-48, 12],
    [-26, -2],
    [-9, -20],
    [-4.8, -40],
    [4.8, -40],
    [9, -20],
    [26, -2],
    [48, 12],
    [26, 12],
    [10, 6],
    [-10, 6],
    [-26, 12],
  ],
  shaft: 3.5,
  cone: coneOf(232, 5),
};

/** An oval head that is joined to its steel shaft by a T-piece. */
const steel: Build = {
  ...classic,
  turn: 62,
  butt: centred(62),
  halfWidth: 100,
  halfLength: 125,
  upper: [1, 1],
  lower: [1, 1],
  fullness: () => 1,
  beam: 10.5,
  joint: [
    [-27, 11.5],
    [-27, 0],
    [-9, -6],
    [-7, -11],
    [-7, -40],
    [7, -40],
    [7, -11],
    [9, -6],
    [27, 0],
    [27, 11.5],
    [14, 8],
    [-14, 8],
  ],
  shaft: 3.8,
  cone: coneOf(214, 7),
};

export const builds = { classic, isometric, attack, steel };
export type RacketDesign = keyof typeof builds;

/** A racket in the picture: places in mm right of its axis and up from its butt. */
export interface Racket extends Build {
  place(point: Point): Point;
  placedArea(points: Run): string;
  placedLine(points: Run): string;
  placedCurve(points: Run): string;
  /** Height of the middle of the head, and of its foot, above the butt. */
  headHeight: number;
  foot: number;
  /** A stretch of the head between two angles (0 at the right, π/2 at the tip), mm inside its outline. */
  ring(inside: number, from?: number, to?: number, count?: number): Point[];
  /** Outlines on the canvas: the frame with its opening, the joint, the slim shaft, the cone and the handle. */
  outlines: Readonly<Record<'hoop' | 'joint' | 'shaft' | 'cone' | 'grip', string>>;
}

const gripOutline: Run = [
  [-12.6, 192],
  [-12.4, 120],
  [-12.6, 40],
  [-13.4, 16],
  [-15.6, 4],
  [-14, 0],
  [14, 0],
  [15.6, 4],
  [13.4, 16],
  [12.6, 40],
  [12.4, 120],
  [12.6, 192],
];

/** Length of every racket: 674 mm. */
const tip = 674;

/** Lays a build out on the canvas. */
export function racketOf(build: Build): Racket {
  const { turn, butt, halfWidth, halfLength, upper, lower, fullness, beam } = build;
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const place = ([x, y]: Point): Point => [
    butt[0] + (x * cos + y * sin) * scale,
    butt[1] - (y * cos - x * sin) * scale,
  ];
  const placedArea = (points: Run): string => polygon(points.map(place));
  const headHeight = tip - halfLength;
  const foot = headHeight - halfLength;
  const power = (value: number, exponent: number): number => Math.sign(value) * Math.abs(value) ** exponent;
  const rim = (angle: number, inside: number): Point => {
    const [across, up] = [Math.cos(angle), Math.sin(angle)];
    const [broad, high] = up > 0 ? upper : lower;
    return [
      (halfWidth - inside) * power(across, broad) * fullness(up),
      headHeight + (halfLength - inside) * power(up, high),
    ];
  };
  const ring: Racket['ring'] = (inside, from = 0, to = Math.PI * 2, count = 160) =>
    Array.from({ length: count + 1 }, (_, index) => rim(from + ((to - from) * index) / count, inside));
  return {
    ...build,
    place,
    placedArea,
    placedLine: (points) => polygon(points.map(place), false),
    placedCurve: (points) => smooth(points.map(place)),
    headHeight,
    foot,
    ring,
    outlines: {
      hoop: placedArea(ring(0)) + placedArea(ring(beam).toReversed()),
      joint: placedArea(build.joint.map(([x, y]): Point => [x, foot + y])),
      shaft: placedArea([
        [-build.shaft, foot - 20],
        [build.shaft, foot - 20],
        [build.shaft + 0.2, 208],
        [-build.shaft - 0.2, 208],
      ]),
      cone: placedArea(build.cone),
      grip: placedArea(gripOutline),
    },
  };
}
