import type { Drawing } from '../lib/drawing.ts';
import { random, tenth } from '../lib/geometry.ts';
import { box, shape } from '../scenes/landscape.ts';

/** The ground on which a product stands: what lies behind and under it, and what is before it. */
export interface Ground {
  under: string;
  before: string;
}

/** Draws a ground from its far edge, in px down the canvas, to the lower edge of the picture; view is that of its outlook. */
export type GroundDrawing = (drawing: Drawing, far: number, view: number) => Ground;

/** The canvas, px. */
export const size = 1200;

/** The flat of a ground: three colours from its far edge to the eye, its edge lost in the blur of the distance. */
export function flat(drawing: Drawing, far: number, colours: readonly [string, string, string]): string {
  const [distant, middle, near] = colours;
  const paint = drawing.linear(
    [
      [0, distant, 0],
      [0.09, distant],
      [0.45, middle],
      [1, near],
    ],
    0,
    far - 36,
    0,
    size,
    true,
  );
  return box(-10, far - 36, size + 20, size - far + 46, paint);
}

/** How near a height of the ground is, 0 at its far edge, 1 at the lower edge. */
export const nearness = (y: number, far: number): number => (y - far) / (size - far);

/** Blades of one colour as one path: each stands at a point, with a height and a lean in px. */
function blades(points: readonly (readonly [x: number, y: number, height: number, lean: number])[]): string {
  return points
    .map(([x, y, height, lean]) => {
      const half = Math.max(1, height * 0.045);
      return (
        `M${tenth(x - half)} ${tenth(y)}Q${tenth(x - half * 0.4 + lean * 0.2)} ${tenth(y - height * 0.6)}` +
        ` ${tenth(x + lean)} ${tenth(y - height)}Q${tenth(x + half + lean * 0.3)} ${tenth(y - height * 0.5)}` +
        ` ${tenth(x + half)} ${tenth(y)}Z`
      );
    })
    .join('');
}

interface Grass {
  seed: number;
  count: number;
  from: number;
  to: number;
  far: number;
  /** Of a blade at the lower edge, in px. */
  height: number;
  colours: readonly string[];
  /** Where blades grow; everywhere where nothing is said. */
  grows?(x: number, y: number): boolean;
}

/** Grass from far to near, row by row so that near blades stand before far ones. */
export function grass({ seed, count, from, to, far, height, colours, grows = () => true }: Grass): string {
  const next = random(seed);
  const rows = 7;
  return Array.from({ length: rows }, (_, row) =>
    colours
      .map((colour) => {
        const points = Array.from({ length: Math.round(count / rows / colours.length) }, () => {
          const y = from + ((to - from) * (row + next())) / rows;
          const tall = height * (0.16 + 0.84 * nearness(y, far)) * (0.55 + next() * 0.7);
          return [next() * 1240 - 20, y, tall, (next() - 0.45) * tall * 0.7] as const;
        }).filter(([x, y]) => grows(x, y));
        return shape(blades(points), colour);
      })
      .join(''),
  ).join('');
}

/** Blades before the product, out of focus, at both sides of the picture. */
export function grassBefore(drawing: Drawing, seed: number, colours: readonly string[], height: number): string {
  const next = random(seed);
  const tufts = colours.map((colour) => {
    const points = Array.from({ length: 26 }, () => {
      const side = next() > 0.5 ? 1 : 0;
      const reach = next() ** 1.6 * 470;
      const tall = height * (1.15 - reach / 620) * (0.6 + next() * 0.6);
      return [side ? size - reach + 20 : reach - 20, size + 12, tall, (next() - 0.5) * tall * 0.5] as const;
    });
    return shape(blades(points), colour);
  });
  return `<g filter="${drawing.blur(2.2)}">${tufts.join('')}</g>`;
}

/** Flat stones or grains as one path: round ellipses, the nearer the bigger. */
export function grains(seed: number, count: number, far: number, most: number, from = far + 8): string {
  const next = random(seed);
  return Array.from({ length: count }, () => {
    const y = from + next() * (size - from + 10);
    const r = most * (0.12 + 0.88 * nearness(y, far)) * (0.35 + next() * 0.75);
    const x = next() * 1220 - 10;
    return (
      `M${tenth(x - r)} ${tenth(y)}a${tenth(r)} ${tenth(r * 0.52)} 0 1 0 ${tenth(r * 2)} 0` +
      `a${tenth(r)} ${tenth(r * 0.52)} 0 1 0 ${tenth(-r * 2)} 0Z`
    );
  }).join('');
}

export function fallenLeaves(seed: number, count: number, far: number, colours: readonly string[]): string {
  const next = random(seed);
  return Array.from({ length: count }, () => {
    const y = far + 20 + next() * (size - far - 20);
    const r = 4 + 20 * nearness(y, far) * (0.6 + next() * 0.6);
    const turn = Math.round(next() * 180);
    const colour = colours[Math.floor(next() * colours.length)]!;
    return (
      `<path d="M${tenth(-r)} 0Q0 ${tenth(-r * 0.9)} ${tenth(r)} 0Q0 ${tenth(r * 0.9)} ${tenth(-r)} 0Z" fill="${colour}"` +
      ` transform="translate(${tenth(next() * size)} ${tenth(y)}) scale(1 .55) rotate(${turn})"/>`
    );
  }).join('');
}
