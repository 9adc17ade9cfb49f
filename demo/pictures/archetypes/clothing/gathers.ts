import { random, type Point } from '../../lib/geometry.ts';
import type { FoldLine } from '../../lib/hardware.ts';

/** How folds are varied: lengths in px, turn as px per px from the pivot (an x), drop as a share. */
export interface Jitter {
  shift?: number;
  down?: number;
  turn?: number;
  pivot?: number;
  drop?: number;
}

/** Cloth gathered on a line from x to x; pitch, height and width in px as [least, spread]. */
export interface Gathers {
  from: number;
  to: number;
  pitch: readonly [number, number];
  height: readonly [number, number];
  width: readonly [number, number];
  /** Where the line runs at an x. */
  line(x: number): number;
  /** 'down' under a waistband, 'up' over a cuff. */
  direction: 'up' | 'down';
  sway?: number;
}

/** Shifts, turns and drops folds a little, so that the two halves of a garment are no mirror images. */
export function jittered(lines: readonly FoldLine[], seed: number, jitter: Jitter = {}): FoldLine[] {
  const { shift = 10, down = 24, turn = 0, pivot = 0, drop = 0 } = jitter;
  const next = random(seed);
  return lines
    .filter(() => next() >= drop)
    .map(([points, width, side = 1]): FoldLine => {
      const fall = (next() - 0.5) * down;
      const slope = (next() - 0.5) * turn;
      const moved = points.map(([x, y]): Point => [x + (next() - 0.5) * shift, y + fall + (x - pivot) * slope]);
      return [moved, width * (0.7 + next() * 0.6), side];
    });
}

/** The small folds of cloth that is gathered on elastic. */
export function gathers(seed: number, options: Gathers): FoldLine[] {
  const { from, to, pitch, height, width, line, direction, sway = 8 } = options;
  const next = random(seed);
  const within = ([least, spread]: readonly [number, number]): number => least + next() * spread;
  const folds: FoldLine[] = [];
  for (let x = from; x < to; x += within(pitch)) {
    const reach = within(height) * (direction === 'up' ? -1 : 1);
    const y = line(x);
    const middle: Point = [x + (next() - 0.5) * sway, y + reach * 0.5];
    folds.push([[[x, y], middle, [x + (next() - 0.5) * sway * 2, y + reach]], within(width)]);
  }
  return folds;
}
