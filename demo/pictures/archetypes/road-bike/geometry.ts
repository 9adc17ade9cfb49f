import type { PaletteOf } from '../../archetype.ts';
import type { Point } from '../../lib/geometry.ts';
import { place, radians, type FramePoint } from '../bicycle/frame-geometry.ts';

/** The frame, its second colour on fork and stays, the lettering, the accent, the bar tape and the tyre's wall. */
export type RoadBikePalette = PaletteOf<'base' | 'second' | 'decal' | 'accent' | 'tape' | 'sidewall'>;

/** A road bicycle of size M with tyres of 28 mm; mm and degrees. */
export const geometry = {
  reach: 388,
  stack: 566,
  headAngle: 73,
  headTube: 148,
  seatAngle: 73.5,
  seatTube: 490,
  chainstay: 412,
  drop: 70,
  axleToCrown: 384,
  forkOffset: 45,
  tyre: 339,
  rimOuter: 317,
  rimInner: 268,
} as const;

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

export const rearAxle: FramePoint = [-Math.sqrt(geometry.chainstay ** 2 - geometry.drop ** 2), geometry.drop];
export const frontAxle = steering(geometry.headTube + geometry.axleToCrown, geometry.forkOffset);
/** Height of the ground line, before the bicycle is enlarged. */
export const groundY = place([0, geometry.drop - geometry.tyre])[1];

/** Points on the canvas along a line of the frame. */
export const placed = (...points: FramePoint[]): Point[] => points.map(place);
