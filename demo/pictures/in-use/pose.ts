import type { Point, Run } from '../lib/geometry.ts';
import { onSide } from './figure.ts';
import type { Side } from './person.ts';

/** A limb that comes out of a hem: the hem's middle on the left side, half its width there (px), and its pose (degrees). */
export interface Pose {
  hem: Point;
  half: number;
  /** How far it is spread from the body. */
  spread: number;
  /** How far its joint is bent towards the body. */
  bend: number;
}

/** Moves a limb's points, drawn hanging straight down from 0, 0, to where it is. */
export function posed(
  joint: number,
  unit: number,
  { hem, half, spread, bend }: Pose,
  side: Side,
): (run: Run) => Point[] {
  const scale = half / unit;
  const turned = ([x, y]: readonly [number, number], degrees: number, pivot: number): [number, number] => {
    const angle = (degrees * Math.PI) / 180;
    const [dx, dy] = [x, y - pivot];
    return [dx * Math.cos(angle) - dy * Math.sin(angle), pivot + dx * Math.sin(angle) + dy * Math.cos(angle)];
  };
  return (run) =>
    onSide(
      run.map(([x, y]): Point => {
        const share = Math.max(0, Math.min(1, (y - joint + 45) / 90));
        const [bx, by] = turned(turned([x, y], -bend * share, joint), spread, 0);
        return [hem[0] + bx * scale, hem[1] + by * scale];
      }),
      side,
    );
}
