import { lightness, mix, shade } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { polygon, sample, smooth, type Point, type Run } from '../../lib/geometry.ts';

/** Where a handle's bearing lies, and the handle's turn in degrees; 0 hangs straight down. */
export interface HandlePlace {
  x: number;
  y: number;
  turn: number;
}

export const handles: readonly [left: HandlePlace, right: HandlePlace] = [
  { x: 304, y: 560, turn: 8 },
  { x: 896, y: 548, turn: -11 },
];
const width = 13.5;

/** Two and a half turns; the radius breathes, so that the strands lie beside and across each other. */
function coil(): Point[] {
  const count = 150;
  const turns = Array.from({ length: count + 1 }, (_, index): Point => {
    const angle = Math.PI * (1.02 + (4.93 * index) / count);
    const reach = 1 + 0.055 * Math.sin(angle * 0.61 + 0.4) + 0.03 * Math.sin(angle * 1.37 + 2);
    const x = 600 + 14 * Math.sin(angle * 0.33) + Math.cos(angle) * 300 * reach;
    return [x, 476 + 10 * Math.cos(angle * 0.41) + Math.sin(angle) * 282 * reach];
  });
  return turns.slice(5, -5);
}

/** A place on the handle's axis, px beyond its bearing. */
function beyond({ x, y, turn }: HandlePlace, distance: number): Point {
  const angle = (turn * Math.PI) / 180;
  return [x + Math.sin(angle) * distance, y - Math.cos(angle) * distance];
}

const [left, right] = handles;
const course: Run = [beyond(left, -14), beyond(left, 30), ...coil(), beyond(right, 30), beyond(right, -14)];

/** The coiled cable in pieces of under one turn: later pieces lie over earlier ones and throw a shade on them. */
export function cable(drawing: Drawing, colour: string): string {
  const whole = smooth(course);
  const dense = sample(course, 700).map(({ x, y }): Point => [x, y]);
  const step = 236;
  const stretch = (from: number, to: number): string => polygon(dense.slice(Math.max(0, from), to + 1), false);
  const gloss = lightness(colour) > 0.7 ? 0.85 : 0.5;
  const starts = Array.from({ length: Math.ceil((dense.length - 1) / step) }, (_, index) => index * step);
  const pieces = starts
    .map((start) => {
      // Each stroke begins before the one below it, so that no end shows at the seam of two pieces.
      const strand = (stroke: string, share: number, lead: number, dx: number, dy: number): string =>
        `<path d="${stretch(start - lead, start + step)}" stroke="${stroke}" stroke-width="${width * share}"
 transform="translate(${dx} ${dy})"/>`;
      return `<g fill="none" stroke-linejoin="round"><path d="${stretch(start + 2, start + step)}" stroke="#0b0c14"
 stroke-width="${width}" opacity=".3" transform="translate(2.5 4)" filter="${drawing.blur(2.5)}"/>
<path d="${stretch(start - 2, start + step)}" stroke="${shade(colour, -0.55)}" stroke-width="${width}"/>
${strand(shade(colour, -0.12), 0.8, 3, -0.5, -0.7)}${strand(shade(colour, 0.12), 0.5, 4, -1, -1.4)}${strand(
        mix(shade(colour, 0.12), '#ffffff', gloss),
        0.16,
        5,
        -1.9,
        -2.6,
      )}</g>`;
    })
    .join('');
  return `<g fill="none" stroke-linejoin="round"><path d="${whole}" stroke="#3b3a44" stroke-width="18" opacity=".17"
 transform="translate(15 22)" filter="${drawing.blur(11)}"/><path d="${whole}" stroke="#1a1922" stroke-width="12"
 opacity=".34" transform="translate(5 8)" filter="${drawing.blur(4)}"/></g>${pieces}`;
}
