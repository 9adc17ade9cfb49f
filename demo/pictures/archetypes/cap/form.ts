import type { PaletteOf } from '../../archetype.ts';
import type { Point } from '../../lib/geometry.ts';
import type { Vector } from '../../lib/vectors.ts';

/** The colours of a cap by part: side is the mesh of the side panels, print the brand's on the front. */
export type CapPalette = PaletteOf<'base' | 'side' | 'brim' | 'accent' | 'print'>;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const [yaw, pitch] = [radians(38), radians(16)];
const [halfLength, halfWidth, crownHeight] = [338, 268, 356];
/** Degrees from the front to the ends of the brim. */
export const brimReach = 80;

/** Onto the canvas: the cap looks to the left front, the camera slightly down on it. */
function project([forward, side, up]: Vector): Point {
  const x = -Math.sin(yaw) * forward + Math.cos(yaw) * side;
  const z = Math.cos(yaw) * forward + Math.sin(yaw) * side;
  return [640 + x, 716 - up * Math.cos(pitch) + z * Math.sin(pitch)];
}

/** The lower edge of the crown is arched over the forehead. */
const lift = (azimuth: number): number => 34 * Math.cos(radians(Math.min(90, Math.abs(azimuth)))) ** 2;

/** A point of the crown: degrees from the front to the wearer's left, degrees above its lower edge (0…90). */
export function crownPoint(azimuth: number, elevation: number): Point {
  const [around, above] = [radians(azimuth), radians(elevation)];
  const front = Math.max(0, Math.cos(around));
  const radius = Math.cos(above) ** (0.86 - 0.12 * front);
  const up = crownHeight * Math.sin(above) ** (1.02 - 0.12 * front) + lift(azimuth) * Math.cos(above);
  return project([halfLength * Math.cos(around) * radius, halfWidth * Math.sin(around) * radius, up]);
}

/** A point of the brim: degrees from its middle, share of its depth from the crown (0) to the outer edge (1). */
export function brimPoint(azimuth: number, share: number): Point {
  const around = radians(azimuth);
  const depth = 286 * Math.cos(radians((azimuth / brimReach) * 90)) ** 0.86 * share;
  const forward = halfLength * Math.cos(around) + depth * 0.97;
  const side = halfWidth * Math.sin(around) * (1 - 0.04 * share * Math.cos(around));
  const drop = (depth / 286) ** 0.8 * (34 + 50 * (side / halfWidth) ** 2);
  return project([forward, side, lift(azimuth) - drop]);
}

/** Evenly spaced values from one to another. */
export function range(from: number, to: number, count: number): number[] {
  return Array.from({ length: count + 1 }, (_, index) => from + ((to - from) * index) / count);
}
