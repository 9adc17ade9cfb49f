import type { PaletteOf } from '../../archetype.ts';
import { smooth, type Point, type Run } from '../../lib/geometry.ts';

export type TableTennisBatPalette = PaletteOf<'base' | 'wood' | 'grip' | 'stripe' | 'ball'>;

/** Pixels per mm. */
export const scale = 3.72;
/** Turn of the bat in degrees, clockwise. */
export const turn = 30;
const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];

/** mm to the right of the handle's axis and up from its butt → canvas; corners stay corners. */
export function place([x, y, corner]: Point): Point {
  const [across, down] = [372 + (x * cos + y * sin) * scale, 1046 - (y * cos - x * sin) * scale];
  return corner === undefined ? [across, down] : [across, down, corner];
}

/** The same run on the other side of the handle's axis. */
export const otherSide = (run: Run): Point[] =>
  run.map(([x, y, corner]): Point => (corner === undefined ? [-x, y] : [-x, y, corner]));

export const placedLine = (run: Run): string => smooth(run.map(place));
export const placedArea = (run: Run): string => smooth(run.map(place), true);

/** A closed path of smooth runs in mm, with corners between them. */
export function placedOutline(...runs: Run[]): string {
  return `${runs.map((run, index) => (index ? `L${placedLine(run).slice(1)}` : placedLine(run))).join('')}Z`;
}

const bladeRight: Run = [
  [15, 92],
  [24, 96],
  [44, 104],
  [62, 122],
  [73, 150],
  [75, 184],
  [68, 216],
  [50, 242],
  [26, 255],
  [0, 258],
];
const rubberRight: Run = [
  [33, 106.5],
  [46, 110],
  [60, 125],
  [71, 151],
  [73, 184],
  [66.2, 215],
  [48.8, 240],
  [25.5, 253],
  [0, 256],
];
/** Right outline of the flared handle. */
export const gripRight: Run = [
  [16.5, 1],
  [14.5, 14],
  [12.6, 40],
  [12.4, 64],
  [13.4, 86],
  [13.6, 101],
];

/** Round the blade from the right of the neck to its left. */
export const bladeRim: Run = [...bladeRight, ...otherSide(bladeRight).toReversed().slice(1)];
export const blade = placedOutline(bladeRim);
export const rubber = placedOutline(
  [
    [-33, 106.5],
    [0, 103.5],
    [33, 106.5],
  ],
  [...rubberRight, ...otherSide(rubberRight).toReversed().slice(1)],
);
export const grip = placedOutline(
  [
    [-16.5, 1],
    [0, -1.5],
    [16.5, 1],
  ],
  gripRight,
  [
    [13.6, 101],
    [0, 104],
    [-13.6, 101],
  ],
  otherSide(gripRight).toReversed(),
);
