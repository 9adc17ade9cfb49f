import { mix } from '../lib/colour.ts';
import type { Drawing, Stop } from '../lib/drawing.ts';
import { polygon, smooth, tenth, type Point, type Run } from '../lib/geometry.ts';

/** The shop's colours, so that a scene stands beside its panels as one of them (ADR-0133). */
export const ink = '#0e1116';
export const volt = '#d8ff3c';
export const snow = '#f7f8f5';

const size = 1200;

/** A filled path. */
export const shape = (path: string, fill: string, attributes = ''): string =>
  `<path d="${path}" fill="${fill}" ${attributes}/>`;

/** A stroked path; width in px. */
export const line = (path: string, colour: string, width: number, attributes = ''): string =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${tenth(width)}" stroke-linecap="round" ${attributes}/>`;

/** A rectangle by its left upper corner, px. */
export const box = (x: number, y: number, width: number, height: number, fill: string, attributes = ''): string =>
  `<rect x="${tenth(x)}" y="${tenth(y)}" width="${tenth(width)}" height="${tenth(height)}" fill="${fill}" ${attributes}/>`;

/** The whole canvas in one gradient from its upper edge to a height in px. */
export function sky(drawing: Drawing, stops: readonly Stop[], bottom: number): string {
  return box(0, 0, size, size, drawing.linear(stops, 0, 0, 0, bottom, true));
}

/** Light that fades out around a point: radius in px, strength 0…1. */
export function glow(drawing: Drawing, x: number, y: number, radius: number, colour: string, strength: number): string {
  const stops: Stop[] = [
    [0, colour, strength],
    [0.35, colour, strength * 0.45],
    [1, colour, 0],
  ];
  return box(0, 0, size, size, drawing.radial(stops, x, y, radius, true));
}

/** A broken edge between two points: each half is moved by a share of its length. */
export function jagged(next: () => number, from: Point, to: Point, roughness: number, depth = 4): Point[] {
  if (depth === 0) return [from, to];
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const middle: Point = [
    (from[0] + to[0]) / 2 + (next() - 0.5) * length * roughness * 0.5,
    (from[1] + to[1]) / 2 + (next() - 0.5) * length * roughness,
  ];
  const left = jagged(next, from, middle, roughness, depth - 1);
  return [...left, ...jagged(next, middle, to, roughness, depth - 1).slice(1)];
}

/** Everything below a line across the canvas. */
export const below = (edge: Run, isSmooth = false): string =>
  `${isSmooth ? smooth(edge) : polygon(edge, false)}L${size} ${size}L0 ${size}Z`;

/** A paint that pales towards the air that lies between: from the top of a range to its foot, px. */
export function hazy(drawing: Drawing, colour: string, air: string, top: number, foot: number, share = 0.8): string {
  const stops: Stop[] = [
    [0, colour],
    [1, mix(colour, air, share)],
  ];
  return drawing.linear(stops, 0, top, 0, foot, true);
}

/** A spruce by the middle of its foot and its height, px. */
export function spruce(x: number, foot: number, height: number, next: () => number): string {
  const tiers = 6;
  const side = (direction: 1 | -1): Point[] =>
    Array.from({ length: tiers }, (_, tier): Point[] => {
      const y = foot - height * (1 - (tier + 1) / tiers) - height * 0.06;
      const reach = height * 0.19 * ((tier + 1.3) / tiers) * (0.85 + next() * 0.3);
      return [
        [x + direction * reach, y],
        [x + direction * reach * 0.5, y - height * 0.025],
      ];
    }).flat();
  const right = side(1);
  const left = side(-1).toReversed();
  return polygon([[x, foot - height], ...right, [x + 3, foot], [x - 3, foot], ...left]);
}

/** Where a point of the ground is seen: `across` in px at depth 1, from the vanishing point; deeper is further. */
export function onGround(vanishing: Point, eye: number): (across: number, depth: number) => Point {
  return (across, depth) => [vanishing[0] + across / depth, vanishing[1] + eye / depth];
}
