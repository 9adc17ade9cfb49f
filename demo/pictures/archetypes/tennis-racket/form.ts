import type { PaletteOf } from '../../archetype.ts';
import { polygon, sample, smooth, type Point, type Run } from '../../lib/geometry.ts';

export type TennisRacketPalette = PaletteOf<'base' | 'accent' | 'string' | 'grip'>;

/** Pixels per mm. */
export const scale = 1.66;
/** Turn of the racket in degrees, clockwise. */
export const turn = 38;
const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];

/** mm to the right of the axis and up from the butt → canvas. */
export const place = ([x, y]: Point): Point => [222 + (x * cos + y * sin) * scale, 1056 - (y * cos - x * sin) * scale];
export const placedArea = (points: Run): string => polygon(points.map(place));
export const placedLine = (points: Run): string => polygon(points.map(place), false);
export const placedCurve = (points: Run): string => smooth(points.map(place));

/** Height of the middle of the head above the butt in mm; the head is 342 mm long and 262 mm wide. */
export const headHeight = 513;
/** Width of the beam in mm, as seen from the front. */
export const beam = 14.5;

/** A point of the head's egg at an angle (0 at the right, π/2 at the tip), mm inside its outline. */
export function egg(angle: number, inside = 0): Point {
  const [across, up] = [Math.cos(angle), Math.sin(angle)];
  const fullness = 1 + 0.035 * up - 0.02 * up * up;
  const x = (132 - inside) * Math.sign(across) * Math.abs(across) ** 0.96 * fullness;
  return [x, headHeight + (171 - inside) * up];
}

/** A stretch of the egg between two angles. */
export function ring(inside: number, from = 0, to = Math.PI * 2, count = 160): Point[] {
  return Array.from({ length: count + 1 }, (_, index) => egg(from + ((to - from) * index) / count, inside));
}

export const headOutline = placedArea(ring(0));
/** The hoop: the head's outline with the opening for the strings. */
export const hoop = headOutline + placedArea(ring(beam).toReversed());

/** The middle line of the right arm of the throat, from the hoop to the shaft. */
const armLine: Run = [
  egg(-0.48, beam / 2),
  egg(-0.62, beam / 2),
  egg(-0.75, beam / 2),
  [66, 360],
  [46, 320],
  [28, 280],
  [15.5, 246],
  [9.5, 218],
  [8, 196],
];

function band(line: Run, halfWidth: (share: number) => number): Point[] {
  const count = 60;
  const edge = (side: 1 | -1): Point[] =>
    sample(line, count).map((point, index): Point => {
      const by = side * halfWidth(index / count);
      return [point.x + point.nx * by, point.y + point.ny * by];
    });
  return [...edge(1), ...edge(-1).toReversed()];
}

const onSide = (side: 1 | -1, line: Run): Point[] => line.map(([x, y]): Point => [side * x, y]);

export const arm = (side: 1 | -1): string => placedArea(band(onSide(side, armLine), (share) => 7 + share));
/** The painted line along the arm. */
export const armStripe = (side: 1 | -1): string =>
  placedArea(
    band(
      onSide(side, armLine.slice(3, 8)),
      (share) => 2.3 * Math.max(0, Math.sin(Math.PI * Math.min(1, share * 1.02))) ** 0.5,
    ),
  );

export const shaft = placedArea([
  [-21, 242],
  [-5.5, 242],
  [0, 229],
  [5.5, 242],
  [21, 242],
  [17, 216],
  [16.5, 186],
  [-16.5, 186],
  [-17, 216],
]);
export const grip = placedArea([
  [-15.5, 192],
  [-15.2, 120],
  [-15.4, 40],
  [-16.2, 16],
  [-19, 4],
  [-17, 0],
  [17, 0],
  [19, 4],
  [16.2, 16],
  [15.4, 40],
  [15.2, 120],
  [15.5, 192],
]);
