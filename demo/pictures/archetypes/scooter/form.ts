import type { PaletteOf } from '../../archetype.ts';
import type { Point } from '../../lib/geometry.ts';

/** Deck and column, the second metal, accents, wheels, the lettering and the grip tape. */
export type ScooterPalette = PaletteOf<'base' | 'metal' | 'accent' | 'wheel' | 'mark' | 'grip'>;

/** Pixels per mm along the frame; turned parts bring their own scale. */
export const scale = 0.96;
const origin: Point = [196, 1046];

/** mm forward of the rear axle and up from the ground → canvas. */
export const place = ([forward, up]: Point): Point => [origin[0] + forward * scale, origin[1] - up * scale];
export const placed = (...points: Point[]): Point[] => points.map(place);

export const wheelRadius = 100;
export const rearAxle: Point = [0, wheelRadius];
export const frontAxle: Point = [742, wheelRadius];
export const groundY = place([0, 0])[1];

/** A point of the steering column, which leans back by 11°: mm above the front axle's crown, mm ahead of the column. */
export function column(up: number, ahead = 0): Point {
  const lean = (11 * Math.PI) / 180;
  return [720 - Math.sin(lean) * up + Math.cos(lean) * ahead, 148 + Math.cos(lean) * up + Math.sin(lean) * ahead];
}
