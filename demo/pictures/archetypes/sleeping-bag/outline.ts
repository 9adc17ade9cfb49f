import type { PaletteOf } from '../../archetype.ts';
import { loop, mirror, polygon, reverse, smooth, type Point, type Run } from '../../lib/geometry.ts';
import type { Drawing } from '../../lib/drawing.ts';

export type SleepingBagPalette = PaletteOf<'base' | 'low' | 'lining' | 'cord' | 'print'>;

/** An upright ellipse. */
interface Ellipse {
  x: number;
  y: number;
  rx: number;
  ry: number;
}

/** Middle of the bag, from hood to foot. */
export const middle = 600;
/** The face opening and the outer rim of the hood. */
export const opening: Ellipse = { x: middle, y: 246, rx: 88, ry: 106 };
export const hoodRim: Ellipse = { x: middle, y: 238, rx: 162, ry: 158 };
/** Heights of the seams between the baffles; the foot box begins at the last one. */
export const seams: readonly number[] = [276, 388, 452, 516, 580, 644, 708, 770, 830, 888, 944, 998];

const halfWidths: readonly (readonly [y: number, half: number])[] = [
  [276, 140],
  [318, 162],
  [360, 186],
  [420, 203],
  [480, 207],
  [560, 200],
  [650, 186],
  [750, 168],
  [850, 151],
  [940, 139],
  [1020, 131],
  [1070, 124],
];

/** Half the width of the bag at a height. */
export function halfWidth(y: number): number {
  const next = halfWidths.findIndex(([height]) => y <= height);
  const [below, above] = [halfWidths[next], halfWidths[Math.max(0, next - 1)]];
  if (!below || !above) throw new Error(`No width of the sleeping bag at ${y}`);
  const share = below === above ? 0 : (y - above[0]) / (below[0] - above[0]);
  return above[1] + (below[1] - above[1]) * share;
}

/** A place on a seam, across −1…1; seams sag in the middle. */
export function onSeam(y: number, across: number): Point {
  return [middle + halfWidth(y) * across, y + 13 * (1 - across * across)];
}

/** A seam from side to side, or the inner share of it. */
export function seamLine(y: number, share = 1): Point[] {
  const steps = 10;
  return Array.from({ length: steps + 1 }, (_, step) => {
    const across = -1 + (2 * step) / steps;
    const [, height] = onSeam(y, across);
    return [middle + halfWidth(y) * across * share, height];
  });
}

/** A place on an ellipse that is scaled about its middle; the angle in radians runs clockwise from the right. */
export function onEllipse({ x, y, rx, ry }: Ellipse, angle: number, scale = 1): Point {
  return [x + rx * scale * Math.cos(angle), y + ry * scale * Math.sin(angle)];
}

/** The foot box from the last seam's right end round the toes to its left end. */
export const foot: Run = [
  onSeam(998, 1),
  [726, 1060],
  [694, 1104],
  [middle, 1116],
  [506, 1104],
  [474, 1060],
  onSeam(998, -1),
];

const leftSide: Run = seams.map((y): Point => [middle - halfWidth(y), y]);
const hoodLine: Run = Array.from({ length: 21 }, (_, step) =>
  onEllipse(hoodRim, Math.PI * (0.86 + (1.28 * step) / 20)),
);

/** The whole bag. */
export const bagPath = loop(hoodLine, mirror(leftSide), foot, reverse(leftSide));
/** The face opening. */
export const openingPath = smooth(
  Array.from({ length: 24 }, (_, step) => onEllipse(opening, (step / 24) * 2 * Math.PI)),
  true,
);

/** Where the cloth gathers at a seam: its needle holes, the seam's normal and how far the creases reach in px. */
interface Gather {
  holes: Run;
  normal: readonly [x: number, y: number];
  reach: number;
}

/** Short dark and light creases on both sides of seams; chance gives repeatable numbers 0…1. */
export function puckers(drawing: Drawing, gathers: readonly Gather[], chance: () => number): string {
  let [dark, light] = ['', ''];
  for (const { holes, normal, reach } of gathers) {
    for (const [x, y] of holes) {
      for (const side of [1, -1]) {
        const length = reach * (0.35 + chance() * 0.65) * side;
        const width = 2.2 + chance() * 2.6;
        const tip: Point = [x + normal[0] * length + (chance() - 0.5) * 9, y + normal[1] * length];
        dark += polygon([[x - width, y], tip, [x + width, y]]);
        light += polygon([
          [x - width * 2.1, y],
          [tip[0] - width * 1.4, tip[1]],
          [x - width * 0.6, y],
        ]);
      }
    }
  }
  return drawing.softShape(dark, drawing.ink, 0.34, 2) + drawing.softShape(light, '#fff', 0.22, 1.8);
}
