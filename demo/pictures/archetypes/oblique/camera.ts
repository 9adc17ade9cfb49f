import { shade } from '../../lib/colour.ts';
import type { Point } from '../../lib/geometry.ts';
import { add, dot, minus, times, unit, type Vector } from '../../lib/vectors.ts';

/** Angles in radians, scale in px per mm, origin where the zero of the object lies on the canvas. */
export interface CameraPlace {
  yaw: number;
  pitch: number;
  scale: number;
  origin: readonly [x: number, y: number];
  /** From where the light falls, as seen in the picture: right, up, towards the viewer. */
  light: Vector;
}

/** A parallel view of an object measured in mm: x to the right, y up, z towards the viewer. */
export interface Camera {
  place(point: Vector): Point;
  /** Directions in the object's own space, of length 1. */
  view: Vector;
  light: Vector;
  faces(normal: Vector, margin?: number): boolean;
  /** A transform that sets px of a print, in tenths of a mm, upon the plane that two unit vectors span at a point. */
  printOn(centre: Vector, right: Vector, up: Vector): string;
}

/** Stands a camera above and to the side of an object. */
export function obliqueCamera({ yaw, pitch, scale, origin, light }: CameraPlace): Camera {
  const [cosYaw, sinYaw, cosPitch, sinPitch] = [Math.cos(yaw), Math.sin(yaw), Math.cos(pitch), Math.sin(pitch)];
  const view: Vector = [-sinYaw * cosPitch, sinPitch, cosYaw * cosPitch];
  const place = ([x, y, z]: Vector): Point => {
    const [right, near] = [x * cosYaw + z * sinYaw, -x * sinYaw + z * cosYaw];
    return [origin[0] + right * scale, origin[1] - (y * cosPitch - near * sinPitch) * scale];
  };
  const [across, above, towards] = unit(light);
  const depth = towards * cosPitch - above * sinPitch;
  const height = above * cosPitch + towards * sinPitch;
  const printOn = (centre: Vector, right: Vector, up: Vector): string => {
    const [x, y] = place(centre);
    const [rightX, rightY] = place(add(centre, right));
    const [upX, upY] = place(add(centre, up));
    const cells = [(rightX - x) / 10, (rightY - y) / 10, (x - upX) / 10, (y - upY) / 10, x, y];
    return `matrix(${cells.map((cell) => cell.toFixed(4)).join(' ')})`;
  };
  return {
    place,
    view,
    light: [across * cosYaw - depth * sinYaw, height, across * sinYaw + depth * cosYaw],
    faces: (normal, margin = 0) => dot(normal, view) > margin,
    printOn,
  };
}

/** The colour of a face by its normal: darkest in shade, `reach` lighter where it looks at the light. */
export function facetColour(colour: string, normal: Vector, camera: Camera, dark = -0.36, reach = 0.6): string {
  const facing = dot(normal, camera.light);
  return shade(colour, dark + facing * (facing > 0 ? reach : 0.3));
}

/** The normal of the plane through three points, turned to the side of `outwards`. */
export function planeNormal([a, b, c]: readonly [Vector, Vector, Vector, ...Vector[]], outwards: Vector): Vector {
  const [u, v] = [minus(b, a), minus(c, a)];
  const normal = unit([u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]]);
  return dot(normal, outwards) < 0 ? times(normal, -1) : normal;
}

/** The outline round points: the convex hull, on the canvas. */
export function convexHull(points: readonly Point[]): Point[] {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  const turn = (origin: Point, a: Point, b: Point): number =>
    (a[0] - origin[0]) * (b[1] - origin[1]) - (a[1] - origin[1]) * (b[0] - origin[0]);
  const chain = (run: readonly Point[]): Point[] => {
    const kept: Point[] = [];
    for (const point of run) {
      for (
        let [before, last] = kept.slice(-2);
        before && last && turn(before, last, point) <= 0;
        [before, last] = kept.slice(-2)
      )
        kept.pop();
      kept.push(point);
    }
    return kept.slice(0, -1);
  };
  return [...chain(sorted), ...chain(sorted.toReversed())];
}
