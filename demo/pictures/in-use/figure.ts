import { shade } from '../lib/colour.ts';
import type { Drawing } from '../lib/drawing.ts';
import { loop, offset, reverse, smooth, tenth, type Point, type Run } from '../lib/geometry.ts';
import type { Person } from './person.ts';

/** A figure while it is drawn: whose it is, and where the middle of the body is, px across the canvas. */
export interface Sketch {
  drawing: Drawing;
  person: Person;
}

/** The left side of a figure, or its mirror image. */
export type Side = 1 | -1;
export const sides: readonly Side[] = [1, -1];
export const onSide = (run: Run, side: Side): Point[] =>
  run.map(([x, y, corner]): Point => {
    const place = side === 1 ? x : 1200 - x;
    return corner === undefined ? [place, y] : [place, y, corner];
  });

/** The outline of a limb along its middle, with half its width at each of the points given, px. */
export function limbPath(middle: Run, halves: readonly number[]): string {
  const half = (share: number): number => {
    const at = share * (halves.length - 1);
    const from = halves[Math.floor(at)] ?? 0;
    return from + ((halves[Math.ceil(at)] ?? from) - from) * (at % 1);
  };
  return loop(offset(middle, half, 24), reverse(offset(middle, (share) => -half(share), 24)));
}

/** The paint of something round that stands upright between two places across the canvas, lit from the left. */
function round(drawing: Drawing, colour: string, left: number, right: number): string {
  return drawing.linear(
    [
      [0, shade(colour, -0.16)],
      [0.28, shade(colour, 0.08)],
      [0.62, shade(colour, -0.04)],
      [1, shade(colour, -0.3)],
    ],
    Math.round(left),
    0,
    Math.round(right),
    0,
    true,
  );
}

function across(path: string): [left: number, right: number] {
  const xs = (path.match(/-?[\d.]+/g) ?? []).map(Number).filter((_, index) => index % 2 === 0);
  return [Math.min(...xs), Math.max(...xs)];
}

/** A part of the body or of plain clothes: rounded by light, with markup upon it. */
export function form({ drawing }: Sketch, path: string, colour: string, inner = ''): string {
  const [left, right] = across(path);
  const skin = `<path d="${path}" fill="${round(drawing, colour, left, right)}"/>`;
  return skin + (inner ? drawing.clip(path, inner) : '');
}

/** Soft shade of a colour of its own: skin turns redder, not grey. */
export const dusk = ({ drawing }: Sketch, path: string, colour: string, opacity: number, blur: number): string =>
  drawing.softShape(path, shade(colour, -0.62), opacity, blur);

/** A hand that hangs at ease from the wrist, seen from the side of its thumb: its scale is 1 for 110 px. */
export function hand(sketch: Sketch, [x, y]: Point, side: Side, scale: number, isSleeved: boolean): string {
  const { drawing, person } = sketch;
  const { skin } = person;
  const at = (points: Run): Point[] => points.map(([dx, dy]): Point => [x + dx * scale * side, y + dy * scale]);
  const palm = smooth(
    at([
      [-27, -34],
      [-31, 2],
      [-37, 36],
      [-33, 72],
      [-24, 104],
      [-8, 122],
      [8, 116],
      [19, 92],
      [26, 58],
      [29, 24],
      [26, -34],
    ]),
    true,
  );
  const thumb = smooth(
    at([
      [18, 8],
      [32, 22],
      [38, 50],
      [33, 80],
      [24, 84],
      [20, 64],
      [16, 40],
    ]),
    true,
  );
  const fingers = [-20, -6, 8].map((dx) =>
    drawing.softLine(
      smooth(
        at([
          [dx, 58],
          [dx + 2, 84],
          [dx + 5, 112],
        ]),
      ),
      shade(skin, -0.6),
      0.42,
      tenth(2.6 * scale),
      tenth(1.2 * scale),
    ),
  );
  const cast = drawing.softShape(
    smooth(
      at([
        [-44, -40],
        [44, -40],
        [40, 2],
        [0, 10],
        [-42, 4],
      ]),
      true,
    ),
    shade(skin, -0.65),
    0.6,
    tenth(8 * scale),
  );
  const markup =
    form(sketch, palm, skin, fingers.join('') + (isSleeved ? cast : '')) +
    form(sketch, thumb, shade(skin, 0.03)) +
    drawing.softLine(
      smooth(
        at([
          [14, 34],
          [17, 60],
          [21, 80],
        ]),
      ),
      shade(skin, -0.6),
      0.4,
      tenth(2.6 * scale),
      tenth(1.4 * scale),
    );
  return `<g transform="rotate(${4 * side} ${tenth(x)} ${tenth(y)})">${markup}</g>`;
}
