import type { PaletteOf } from '../../archetype.ts';
import { polygon, smooth, type Point, type Run } from '../../lib/geometry.ts';

export type BadmintonRacketPalette = PaletteOf<'base' | 'accent' | 'string' | 'grip' | 'shaft'>;

/** Pixels per mm. */
export const scale = 1.74;
/** Turn of the racket in degrees, clockwise. */
export const turn = 40;
const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];

/** mm to the right of the axis and up from the butt → canvas. */
export const place = ([x, y]: Point): Point => [208 + (x * cos + y * sin) * scale, 1060 - (y * cos - x * sin) * scale];
export const placedArea = (points: Run): string => polygon(points.map(place));
export const placedLine = (points: Run): string => polygon(points.map(place), false);
export const placedCurve = (points: Run): string => smooth(points.map(place));

/** Height of the middle of the head above the butt, and its half axes in mm: 252 mm long, 200 mm wide. */
export const headHeight = 548;
const [halfWidth, halfLength] = [100, 126];
/** Width of the frame in mm, as seen from the front. */
export const beam = 9.5;

/** A point of the head at an angle (0 at the right, π/2 at the tip), mm inside its outline; broader at the top. */
export function egg(angle: number, inside = 0): Point {
  const [across, up] = [Math.cos(angle), Math.sin(angle)];
  const fullness = 1 + 0.03 * up - 0.02 * up * up;
  const x = (halfWidth - inside) * Math.sign(across) * Math.abs(across) ** 0.94 * fullness;
  return [x, headHeight + (halfLength - inside) * up];
}

/** A stretch of the head between two angles. */
export function ring(inside: number, from = 0, to = Math.PI * 2, count = 160): Point[] {
  return Array.from({ length: count + 1 }, (_, index) => egg(from + ((to - from) * index) / count, inside));
}

/** The frame: the head's outline with the opening for the strings. */
export const hoop = placedArea(ring(0)) + placedArea(ring(beam).toReversed());
const foot = headHeight - halfLength;
/** The joint between head and shaft, the slim shaft, the cone and the handle. */
export const joint = placedArea([
  [-26, foot + 6],
  [-10, foot + 1],
  [-5.5, foot - 8],
  [-4.6, foot - 26],
  [4.6, foot - 26],
  [5.5, foot - 8],
  [10, foot + 1],
  [26, foot + 6],
  [14, foot + 10],
  [-14, foot + 10],
]);
export const shaft = placedArea([
  [-3.7, foot - 20],
  [3.7, foot - 20],
  [3.9, 208],
  [-3.9, 208],
]);
export const cone = placedArea([
  [-5.4, 222],
  [5.4, 222],
  [8.6, 206],
  [12.4, 190],
  [-12.4, 190],
  [-8.6, 206],
]);
export const grip = placedArea([
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
]);
