import type { PaletteOf } from '../../archetype.ts';
import type { Point } from '../../lib/geometry.ts';

export type BicyclePalette = PaletteOf<'base' | 'fork' | 'decal' | 'accent' | 'stanchion' | 'sidewall'>;

/** A place in the plane of the frame in mm: forward and up from the bottom bracket. */
export type FramePoint = readonly [forward: number, up: number];

/** How a hardtail is built: bent tubes for the trail, wide ones for marathons, or slim and straight ones. */
export type Build = 'trail' | 'marathon' | 'slim';

/** A hardtail of size L with 29-inch wheels and a fork of 120 mm travel; mm and degrees. */
export const geometry = {
  reach: 432,
  stack: 632,
  headAngle: 67.3,
  headTube: 115,
  seatAngle: 73.5,
  seatTube: 440,
  chainstay: 435,
  drop: 60,
  axleToCrown: 525,
  forkOffset: 44,
  tyre: 371,
  rimOuter: 312,
  rimInner: 287,
} as const;

/** Pixels per mm. */
export const scale = 0.575;
const origin: Point = [518, 728];

export const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Frame (mm) → canvas (px). */
export function place([forward, up]: FramePoint): Point {
  return [origin[0] + scale * forward, origin[1] - scale * up];
}

const headAngle = radians(geometry.headAngle);
const steeringAxis: FramePoint = [Math.cos(headAngle), -Math.sin(headAngle)];

/** A point on the steering axis: mm below the top of the head tube, then mm forward of the axis. */
export function steering(below: number, ahead = 0): FramePoint {
  const [x, y] = steeringAxis;
  return [geometry.reach + x * below - y * ahead, geometry.stack + y * below + x * ahead];
}

/** A point on the seat tube, mm from the bottom bracket. */
export function seatTube(up: number): FramePoint {
  const angle = radians(geometry.seatAngle);
  return [-Math.cos(angle) * up, Math.sin(angle) * up];
}

export const bottomBracket: FramePoint = [0, 0];
export const rearAxle: FramePoint = [-Math.sqrt(geometry.chainstay ** 2 - geometry.drop ** 2), geometry.drop];
export const frontAxle = steering(geometry.headTube + geometry.axleToCrown, geometry.forkOffset);
/** Height of the ground line on the canvas. */
export const groundY = origin[1] - scale * (geometry.drop - geometry.tyre);

/** Points given relative to another, placed on the canvas. */
export function placeAround(centre: FramePoint, points: readonly FramePoint[]): Point[] {
  return points.map(([forward, up]) => place([centre[0] + forward, centre[1] + up]));
}

/** Direction on the canvas from one point to another, in degrees. */
export function slope(from: FramePoint, to: FramePoint): number {
  return (Math.atan2(from[1] - to[1], to[0] - from[0]) * 180) / Math.PI;
}
