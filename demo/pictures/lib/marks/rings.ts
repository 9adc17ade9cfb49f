import type { Point, Run } from '../geometry.ts';

/** A mark that keeps its proportions: closed rings in units of its own; a hole runs against the ring around it. */
export interface Mark {
  width: number;
  height: number;
  rings: readonly Run[];
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The point at an angle (in degrees, clockwise from the right) and a distance. */
export const polar = ([x, y]: Point, radius: number, degrees: number): Point => [
  x + radius * Math.cos(radians(degrees)),
  y + radius * Math.sin(radians(degrees)),
];

/** Points along a circle's arc; against the clock where it ends at a smaller angle. */
export function arc(middle: Point, radius: number, from: number, to: number): Point[] {
  const steps = Math.max(2, Math.ceil(Math.abs(to - from) / 9));
  return Array.from({ length: steps + 1 }, (_, step) => polar(middle, radius, from + ((to - from) * step) / steps));
}

export const disc = (middle: Point, radius: number): Point[] => arc(middle, radius, 0, 360);
export const hole = (middle: Point, radius: number): Point[] => arc(middle, radius, 360, 0);

/** A piece of a ring between two radii and two angles. */
export const segment = (middle: Point, inner: number, outer: number, from: number, to: number): Point[] => [
  ...arc(middle, outer, from, to),
  ...arc(middle, inner, to, from),
];

/** Points along a cubic curve. */
export function curve(from: Point, out: Point, into: Point, to: Point, steps = 10): Point[] {
  const at = (axis: 0 | 1, t: number): number =>
    (1 - t) ** 3 * from[axis] +
    3 * (1 - t) ** 2 * t * out[axis] +
    3 * (1 - t) * t ** 2 * into[axis] +
    t ** 3 * to[axis];
  return Array.from({ length: steps + 1 }, (_, step) => [at(0, step / steps), at(1, step / steps)]);
}

/** An upright rectangle by its corner and size. */
export const slab = (x: number, y: number, width: number, height: number): Point[] => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];

/** A petal from its foot to its tip, as wide as given. */
export function petal(foot: Point, tip: Point, width: number): Point[] {
  const [dx, dy] = [tip[0] - foot[0], tip[1] - foot[1]];
  const length = Math.hypot(dx, dy);
  const at = (along: number, aside: number): Point => [
    foot[0] + dx * along - (dy / length) * aside,
    foot[1] + dy * along + (dx / length) * aside,
  ];
  const bow = width * 0.68;
  return [...curve(foot, at(0.25, bow), at(0.7, bow), tip), ...curve(tip, at(0.7, -bow), at(0.25, -bow), foot)];
}

/** The same drawing turned around a middle, as often as it goes. */
export const around = (count: number, draw: (degrees: number) => Point[]): Point[][] =>
  Array.from({ length: count }, (_, index) => draw((360 * index) / count - 90));
