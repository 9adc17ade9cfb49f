import { loop, polygon, reverse, sample, type Point, type Run, type Sample } from '../../lib/geometry.ts';
import type { Surface } from './knit.ts';

/** A knitted tube: its surface, and its outline on the canvas with a sagging lower edge. */
export interface Tube {
  surface: Surface;
  path: string;
}

const steps = 300;
const atShare = (samples: readonly Sample[], share: number): Sample =>
  samples[Math.round(Math.min(1, Math.max(0, share)) * steps)]!;

/**
 * A tube round a spine that runs from the tip to the brim; the profile is half its width (second number) at px from the
 * tip (first number), and begins at 0, 0. Rows sag by `sag` px towards the viewer at the brim.
 */
export function tube(spine: Run, profile: Run, sag = 46): Tube {
  const line = sample(spine, steps);
  const length = line[steps]!.distance;
  const widths = sample(profile, steps);
  const halfWidth = (share: number): number => {
    const along = share * length;
    const next = widths.findIndex(({ x }) => x >= along);
    if (next <= 0) return next === 0 ? widths[0]!.y : widths[steps]!.y;
    const [before, after] = [widths[next - 1]!, widths[next]!];
    return before.y + ((after.y - before.y) * (along - before.x)) / (after.x - before.x || 1);
  };
  const surface: Surface = (angle, share) => {
    const { x, y, nx, ny, tx, ty } = atShare(line, share);
    const across = halfWidth(Math.min(1, share)) * Math.sin(angle);
    const bow = sag * Math.cos(angle) * share ** 0.8 * (0.35 + 0.65 * share);
    return [x - nx * across + tx * bow, y - ny * across + ty * bow];
  };
  const edge = (side: 1 | -1): Point[] =>
    Array.from({ length: 61 }, (_, index): Point => {
      const { x, y, nx, ny } = atShare(line, index / 60);
      const width = halfWidth(index / 60) + 3;
      return [x - side * nx * width, y - side * ny * width];
    });
  const [left, right] = [edge(-1), edge(1)];
  const [from, to] = [right.at(-1)!, left.at(-1)!];
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + sag + 6];
  const path = `${polygon([...reverse(left), ...right.slice(1)], false)}L${loop([from, middle, to]).slice(1)}`;
  return { surface, path };
}
