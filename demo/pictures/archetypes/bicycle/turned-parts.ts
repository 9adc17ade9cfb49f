import { shade } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { polygon, reverse, sample, type Point, type Run } from '../../lib/geometry.ts';
import { scale } from './frame-geometry.ts';

// Brightness of a round tube from its lit edge (0) to its shaded one (1).
const profile = [
  [0, -0.3],
  [0.1, -0.05],
  [0.2, 0.3],
  [0.3, 0.42],
  [0.4, 0.16],
  [0.55, -0.06],
  [0.75, -0.34],
  [0.92, -0.58],
  [1, -0.42],
] as const;

function brightness(share: number): number {
  const next = profile.findIndex(([place], index) => index > 0 && place >= share);
  const [from, to] = [profile[next - 1], profile[next]];
  if (!from || !to) return 0;
  return from[1] + ((to[1] - from[1]) * (share - from[0])) / (to[0] - from[0]);
}

/** A round tube along a curve on the canvas; width in mm, or by the share walked. Needs no filter. */
export function tube(line: Run, width: number | ((share: number) => number), colour: string, contrast = 1): string {
  const steps = 26;
  const strips = 22;
  const samples = sample(line, steps);
  const middle = samples[steps / 2];
  const litSide = middle && middle.nx * -0.45 + middle.ny * -0.9 > 0 ? 1 : -1;
  const widthAt = (share: number): number => (typeof width === 'function' ? width(share) : width);
  const edge = (share: number): Point[] =>
    samples.map(({ x, y, nx, ny }, index) => {
      const by = (0.5 - share) * widthAt(index / steps) * scale * litSide;
      return [x + nx * by, y + ny * by];
    });
  return Array.from({ length: strips }, (_, index) => {
    const from = index / strips;
    const strip = polygon([...edge(from), ...reverse(edge(Math.min(1, from + 2 / strips)))]);
    return `<path d="${strip}" fill="${shade(colour, brightness(from + 0.5 / strips) * contrast)}"/>`;
  }).join('');
}

/** A disc round a point on the canvas; radius in mm. */
export function disc([x, y]: Point, radius: number, fill: string, attributes = ''): string {
  const place = `cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${(radius * scale).toFixed(2)}"`;
  return `<circle ${place} fill="${fill}" ${attributes}/>`;
}

/** A ring round a point on the canvas; radius and width in mm. */
export function ring([x, y]: Point, radius: number, width: number, stroke: string, attributes = ''): string {
  const line = `fill="none" stroke="${stroke}" stroke-width="${(width * scale).toFixed(2)}"`;
  return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${(radius * scale).toFixed(2)}" ${line} ${attributes}/>`;
}

/** The point at a radius in mm and an angle in radians round a centre. */
export function polar([x, y]: Point, radius: number, angle: number): Point {
  return [x + radius * scale * Math.cos(angle), y + radius * scale * Math.sin(angle)];
}

/** A toothed wheel; radius and depth of the teeth in mm. */
export function cog(centre: Point, radius: number, teeth: number, depth = 4): string {
  const pitch = (2 * Math.PI) / teeth;
  return polygon(
    Array.from({ length: teeth }, (_, index) => {
      const angle = index * pitch;
      const [valley, crest] = [radius - depth * 0.6, radius + depth * 0.55];
      return [
        polar(centre, valley, angle),
        polar(centre, crest, angle + pitch * 0.34),
        polar(centre, crest, angle + pitch * 0.56),
        polar(centre, valley, angle + pitch * 0.9),
      ];
    }).flat(),
  );
}

/** Polished steel as a paint. */
export function polished(drawing: Drawing): string {
  return drawing.linear(
    [
      [0, '#f2f3f5'],
      [0.35, '#a9adb5'],
      [0.6, '#6d717a'],
      [1, '#3c3f47'],
    ],
    0,
    0,
    1,
    1,
  );
}

/** Black anodised metal as a paint. */
export function anodised(drawing: Drawing): string {
  return drawing.linear(
    [
      [0, '#5a5d66'],
      [0.5, '#24262c'],
      [1, '#0f1014'],
    ],
    0,
    0,
    1,
    1,
  );
}

/** Light of black moulded parts, which the usual shade would drown. */
export const onBlack = { highlight: 0.8, colour: '#06070b' };
