import { readableOn } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { polygon, tenth, type Point } from '../../lib/geometry.ts';
import { wordmark, type WordmarkCut } from '../../lib/wordmark.ts';
import { geometry, radians, scale, type BicyclePalette } from './frame-geometry.ts';
import { anodised, disc, polar, ring } from './turned-parts.ts';

/** A wheel: its hub on the canvas, the radius of its brake rotor in mm, and how far it is turned in radians. */
export interface WheelPlace {
  hub: Point;
  rotor: number;
  turn: number;
}

interface ArcLettering {
  radius: number;
  /** Angle of the middle of the text in radians. */
  middle: number;
  size: number;
  cut: WordmarkCut;
  fill: string;
  opacity: number;
}

const { tyre, rimOuter, rimInner } = geometry;
const turnOf = 2 * Math.PI;

function letteringOnArc(text: string, hub: Point, lettering: ArcLettering): string {
  const { radius, middle, size, cut, fill, opacity } = lettering;
  const letters = [...text];
  const capital = wordmark('H', size, { cut }).height;
  return letters
    .map((letter, index) => {
      if (letter === ' ') return '';
      const angle = middle + (index - (letters.length - 1) / 2) * 0.047;
      const mark = wordmark(letter, size, { cut });
      // A letter is set by its middle: one with an accent stands higher, so that all share the baseline.
      const [x, y] = polar(hub, radius + Math.max(0, mark.height - capital) / 2 / scale, angle);
      const rotation = (angle * 180) / Math.PI + 90;
      return mark.at(x, y, { rotation, fill, opacity });
    })
    .join('');
}

function knobs(hub: Point): string {
  const count = 92;
  const pitch = turnOf / count;
  const blocks = (start: number, length: number, reach: (index: number) => readonly [number, number]): string =>
    Array.from({ length: count }, (_, index) => {
      const angle = (index + start) * pitch;
      const [inner, outer] = reach(index);
      return polygon([
        polar(hub, inner, angle),
        polar(hub, outer, angle + 0.004),
        polar(hub, outer, angle + pitch * length - 0.004),
        polar(hub, inner, angle + pitch * length),
      ]);
    }).join('');
  const crown = blocks(0, 0.62, (index) => [360, tyre - (index % 2) * 1.2]);
  const shoulder = blocks(0.3, 0.6, (index) => [350 - (index % 2) * 3, 361]);
  return (
    `<path d="${crown}" fill="#1d1e23"/>${ring(hub, 339.5, 51, '#14151a')}<path d="${shoulder}" fill="#2b2c33"/>` +
    `<path d="${shoulder}" fill="none" stroke="#000" stroke-opacity=".5" stroke-width=".7"/>`
  );
}

function tyreWall(drawing: Drawing, palette: BicyclePalette, hub: Point, brandName: string): string {
  const light = drawing.linear(
    [
      [0, '#fff', 0.34],
      [0.4, '#fff', 0.04],
      [0.55, '#000', 0],
      [1, '#000', 0.45],
    ],
    0.1,
    0,
    0.9,
    1,
  );
  const sheen = drawing.linear(
    [
      [0, '#fff', 0.28],
      [0.35, '#fff', 0],
    ],
    0.1,
    0,
    0.7,
    1,
  );
  const fill = readableOn(palette.sidewall, 0.5, '#2a2018');
  const print = [-Math.PI / 2, Math.PI / 2]
    .map((middle) =>
      letteringOnArc(`${brandName} 57-622`, hub, {
        radius: 331,
        middle,
        size: 11.5,
        cut: 'bold',
        fill,
        opacity: 0.78,
      }),
    )
    .join('');
  return (
    ring(hub, 330, 30, palette.sidewall) +
    ring(hub, 345, 3, '#0b0b0f') +
    ring(hub, 337, 1, '#fff', 'opacity=".12"') +
    ring(hub, 317, 4, '#000', 'opacity=".45"') +
    ring(hub, 340, 58, light) +
    ring(hub, 348, 9, sheen, `filter="${drawing.blurOfShape(1.2)}"`) +
    print
  );
}

function rim(drawing: Drawing, palette: BicyclePalette, hub: Point, brandName: string): string {
  const [middle, depth] = [(rimOuter + rimInner) / 2, rimOuter - rimInner];
  const light = drawing.linear(
    [
      [0, '#fff', 0.42],
      [0.3, '#fff', 0.08],
      [0.5, '#000', 0],
      [0.8, '#fff', 0.06],
      [1, '#fff', 0.22],
    ],
    0.1,
    0,
    0.9,
    1,
  );
  const print = [-0.5, 2.64]
    .map((angle) =>
      letteringOnArc(brandName, hub, {
        radius: 299.5,
        middle: angle,
        size: 11.5,
        cut: 'heavyItalic',
        fill: palette.accent,
        opacity: 0.95,
      }),
    )
    .join('');
  return (
    ring(hub, middle, depth, '#17181d') +
    ring(hub, middle, depth, light) +
    ring(hub, rimOuter - 2, 2, '#000', 'opacity=".6"') +
    ring(hub, rimInner + 1.5, 2, '#fff', 'opacity=".2"') +
    print
  );
}

/** Thirty-two spokes crossed three times; every second one ends at the near flange. */
function spokes(palette: BicyclePalette, { hub, turn }: WheelPlace, near: boolean): string {
  const line = ([x1, y1]: Point, [x2, y2]: Point, stroke: string, width: number, opacity = 1): string =>
    `<path d="M${tenth(x1)} ${tenth(y1)}L${tenth(x2)} ${tenth(y2)}" stroke="${stroke}" stroke-opacity="${opacity}"` +
    ` stroke-width="${width}"/>`;
  return Array.from({ length: 32 }, (_, index) => {
    if ((index % 2 === 0) !== near) return '';
    const angle = ((index + 0.5) / 32) * turnOf + turn;
    const lacing = angle + (index % 4 < 2 ? 1 : -1) * radians(66);
    const from = polar(hub, near ? 27 : 29, lacing);
    const to = polar(hub, rimInner + 2, angle);
    const glint = line([from[0] - 0.5, from[1] - 0.5], [to[0] - 0.5, to[1] - 0.5], '#fff', 0.5, 0.4);
    return (
      line(from, to, near ? '#1c1d22' : '#4b4d55', near ? 1.5 : 1.15) +
      (near ? glint : '') +
      line(polar(hub, rimInner - 9, angle), to, near ? palette.accent : '#3a3c43', 2.2)
    );
  }).join('');
}

function brakeRotor(drawing: Drawing, { hub, rotor }: WheelPlace): string {
  const light = drawing.linear(
    [
      [0, '#fff', 0.7],
      [0.45, '#fff', 0],
      [0.6, '#000', 0],
      [1, '#000', 0.4],
    ],
    0,
    0,
    1,
    1,
  );
  const arms = Array.from({ length: 6 }, (_, index) => {
    const angle = (index * Math.PI) / 3;
    const [from, to] = [polar(hub, 26, angle), polar(hub, rotor - 14, angle + 0.5)];
    return `<path d="M${from.join(' ')}L${to.join(' ')}" stroke="#7f838c" stroke-width="3"/>`;
  }).join('');
  return (
    ring(hub, rotor - 8, 15, '#8e929b') +
    ring(hub, rotor - 8, 15, light) +
    ring(hub, rotor - 8, 5, '#3a3d45', 'stroke-dasharray="2.2 3.4"') +
    arms +
    disc(hub, 30, '#3b3e46')
  );
}

/** A wheel with its tyre, rim, spokes, rotor and hub, lettered with the brand's name. */
export function wheel(drawing: Drawing, palette: BicyclePalette, wheelPlace: WheelPlace, brandName: string): string {
  const { hub } = wheelPlace;
  const down = Math.PI / 2;
  const valve = [polar(hub, rimInner, down), polar(hub, rimInner - 38, down)].map((point) => point.join(' ')).join('L');
  const axle = drawing.linear(
    [
      [0, '#70747d'],
      [1, '#17181c'],
    ],
    0,
    0,
    1,
    1,
  );
  return (
    knobs(hub) +
    tyreWall(drawing, palette, hub, brandName) +
    rim(drawing, palette, hub, brandName) +
    spokes(palette, wheelPlace, false) +
    brakeRotor(drawing, wheelPlace) +
    disc(hub, 30, '#22242a') +
    spokes(palette, wheelPlace, true) +
    `<path d="M${valve}" stroke="#202127" stroke-width="3"/>` +
    disc(hub, 29, anodised(drawing)) +
    ring(hub, 26, 3, '#000', 'opacity=".5"') +
    disc(hub, 17, axle)
  );
}
