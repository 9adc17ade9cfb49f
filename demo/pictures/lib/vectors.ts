/** A vector in space: x to the right, y up, z towards the viewer. */
export type Vector = readonly [x: number, y: number, z: number];

export const add = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const times = (a: Vector, factor: number): Vector => [a[0] * factor, a[1] * factor, a[2] * factor];
export const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

/** The vector with length 1. */
export function unit(a: Vector): Vector {
  return times(a, 1 / (Math.hypot(...a) || 1));
}

/** The place between two vectors; share 0 gives the first, 1 the second. */
export function between(a: Vector, b: Vector, share: number): Vector {
  return add(a, times(minus(b, a), share));
}

/** A rotation by radians: first about y, then x, then z. */
export function rotation(aboutX: number, aboutY: number, aboutZ: number): (point: Vector) => Vector {
  const [cosX, sinX] = [Math.cos(aboutX), Math.sin(aboutX)];
  const [cosY, sinY] = [Math.cos(aboutY), Math.sin(aboutY)];
  const [cosZ, sinZ] = [Math.cos(aboutZ), Math.sin(aboutZ)];
  return ([x0, y0, z0]) => {
    const [x1, z1] = [cosY * x0 + sinY * z0, -sinY * x0 + cosY * z0];
    const [y2, z2] = [cosX * y0 - sinX * z1, sinX * y0 + cosX * z1];
    return [cosZ * x1 - sinZ * y2, sinZ * x1 + cosZ * y2, z2];
  };
}
