import { shade } from '../lib/colour.ts';
import type { Drawing } from '../lib/drawing.ts';
import { loop, reverse, smooth, tenth, type Point, type Run } from '../lib/geometry.ts';
import { skinIn, type Person, type Side } from './person.ts';

/** A figure while it is drawn: whose it is. */
export interface Sketch {
  drawing: Drawing;
  person: Person;
  /** Whether it is seen from so far that its whole head is in the picture. */
  isAway?: boolean;
}

export const sides: readonly Side[] = [1, -1];
export const onSide = (run: Run, side: Side): Point[] =>
  run.map(([x, y, corner]): Point => {
    const place = side === 1 ? x : 1200 - x;
    return corner === undefined ? [place, y] : [place, y, corner];
  });

/** What lies between an edge on the left and its mirror image. */
export const symmetric = (edge: Run): string => loop(edge, reverse(onSide(edge, -1)));

/** How a part of the body is rounded: where the light's gradient runs (px across), and how far its edges turn away. */
export interface Roundness {
  from: number;
  to: number;
  /** Width of the shade along the edges, px; 0 leaves it out. */
  rim: number;
}

function across(path: string, rim: number): Roundness {
  const xs = (path.match(/-?[\d.]+/g) ?? []).map(Number).filter((_, index) => index % 2 === 0);
  return { from: Math.min(...xs), to: Math.max(...xs), rim };
}

/** Shoulders of a figure about the middle of its neck, px: a child's are narrow beside its head. */
export const shouldersOf = ({ person }: Sketch, middle: number, markup: string): string =>
  person.isChild ? `<g transform="translate(${middle} 0) scale(.8 1) translate(${-middle} 0)">${markup}</g>` : markup;

type Toned = (amount: number) => string;

function rounded({ drawing }: Sketch, path: string, tone: Toned, { from, to, rim }: Roundness, inner: string): string {
  const paint = drawing.linear(
    [
      [0, tone(-0.08)],
      [0.3, tone(0.1)],
      [0.58, tone(-0.04)],
      [0.86, tone(-0.24)],
      [1, tone(-0.2)],
    ],
    Math.round(from),
    0,
    Math.round(to),
    0,
    true,
  );
  const edge = rim ? drawing.softLine(path, tone(-0.5), 0.42, tenth(rim), tenth(rim * 0.42)) : '';
  return `<path d="${path}" fill="${paint}"/>${edge || inner ? drawing.clip(path, inner + edge) : ''}`;
}

/** A part of the bare body, lit from the left, with markup upon it. */
export const flesh = (sketch: Sketch, path: string, inner = '', roundness: Partial<Roundness> = {}): string =>
  rounded(sketch, path, (by) => skinIn(sketch.person.skin, by), { ...across(path, 34), ...roundness }, inner);

/** A part of plain clothes, lit from the left, with markup upon it. */
export const cloth = (
  sketch: Sketch,
  path: string,
  colour: string,
  inner = '',
  roundness: Partial<Roundness> = {},
): string => rounded(sketch, path, (by) => shade(colour, by), { ...across(path, 44), ...roundness }, inner);

/** Several lines as one path: each filter of its own costs librsvg a picture of the whole canvas. */
const allOf = (runs: readonly Run[]): string => runs.map((run) => smooth(run)).join('');

/** Soft shade upon skin. */
export const dusk = ({ drawing, person }: Sketch, path: string, opacity: number, blur: number): string =>
  drawing.softShape(path, skinIn(person.skin, -0.6), opacity, blur);

/** Soft lines upon skin where a muscle or a bone turns away, width in px. */
export const turns = ({ drawing, person }: Sketch, runs: readonly Run[], opacity: number, width: number): string =>
  drawing.softLine(allOf(runs), skinIn(person.skin, -0.5), opacity, tenth(width), tenth(width * 0.7));

/** Soft light upon skin, width in px. */
export const gleam = ({ drawing, person }: Sketch, runs: readonly Run[], opacity: number, width: number): string =>
  drawing.softLine(allOf(runs), skinIn(person.skin, 0.55), opacity, tenth(width), tenth(width * 0.6));

/** A cloth's long folds: soft dark valleys with a lit ridge above each; width in px. */
export function folds({ drawing }: Sketch, runs: readonly Run[], width: number, opacity = 0.34): string {
  const ridges = runs.map((run) => run.map(([x, y]): Point => [x - width * 0.5, y - width * 0.8]));
  return (
    drawing.softLine(allOf(runs), '#05070c', opacity, tenth(width), tenth(width * 0.6)) +
    drawing.softLine(allOf(ridges), '#ffffff', opacity * 0.3, tenth(width * 0.8), tenth(width * 0.6))
  );
}
