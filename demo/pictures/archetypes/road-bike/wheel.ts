import type { Brandmark } from '../../archetype.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { tenth, type Point } from '../../lib/geometry.ts';
import { motifPaths } from '../../lib/motifs.ts';
import { scale } from '../bicycle/frame-geometry.ts';
import { anodised, disc, polar, ring } from '../bicycle/turned-parts.ts';
import { curvedWordmark } from '../print/curved-wordmark.ts';
import { geometry, type RoadBikePalette } from './geometry.ts';

const { tyre, rimOuter, rimInner } = geometry;
const turnOf = 2 * Math.PI;

/** An arc on the rim, read from outside; angles in radians. */
const arc = (hub: Point, radius: number, middle: number, reach: number): Point[] =>
  Array.from({ length: 41 }, (_, step) => polar(hub, radius, middle + (step / 20 - 1) * reach));

function thinTyre(drawing: Drawing, palette: RoadBikePalette, hub: Point): string {
  const light = drawing.linear(
    [
      [0, '#fff', 0.4],
      [0.38, '#fff', 0.05],
      [0.55, '#000', 0],
      [1, '#000', 0.4],
    ],
    0.1,
    0,
    0.9,
    1,
  );
  return (
    ring(hub, (tyre + rimOuter) / 2, tyre - rimOuter, palette.sidewall) +
    ring(hub, tyre - 4.5, 9, '#17181c') +
    ring(hub, tyre - 9.5, 1, '#000', 'opacity=".5"') +
    ring(hub, (tyre + rimOuter) / 2, tyre - rimOuter, light) +
    ring(hub, rimOuter + 1.5, 3, '#000', 'opacity=".5"')
  );
}

/** The deep carbon rim with the name and the motif on both sides of the hub. */
function deepRim(drawing: Drawing, palette: RoadBikePalette, hub: Point, { name, motif }: Brandmark): string {
  const [middle, depth] = [(rimOuter + rimInner) / 2, rimOuter - rimInner];
  const light = drawing.linear(
    [
      [0, '#fff', 0.34],
      [0.24, '#fff', 0.06],
      [0.5, '#000', 0.1],
      [0.78, '#fff', 0.02],
      [1, '#fff', 0.2],
    ],
    0.1,
    0,
    0.9,
    1,
  );
  const print = [-Math.PI / 2, Math.PI / 6, (5 * Math.PI) / 6]
    .map((angle) => {
      const [x, y] = polar(hub, middle, angle + 0.62);
      const rotation = ((angle + 0.62) * 180) / Math.PI + 90;
      const graphic = motifPaths(motif, { x, y, width: 34, height: 12, rotation, mirrored: true })
        .map((path) => `<path d="${path}" fill="${palette.accent}"/>`)
        .join('');
      return (
        curvedWordmark(name, arc(hub, middle, angle, 0.5), {
          size: 21,
          cut: 'heavyItalic',
          fill: '#f0f0ec',
          letterSpacing: 0.08,
          maxWidth: 132,
          opacity: 0.92,
        }) + graphic
      );
    })
    .join('');
  return (
    ring(hub, middle, depth, '#1b1c21') +
    ring(hub, middle, depth, light) +
    ring(hub, rimOuter - 5, 1, '#fff', 'opacity=".16"') +
    ring(hub, rimInner + 1, 2, '#fff', 'opacity=".2"') +
    ring(hub, rimInner + 8, 10, '#fff', `opacity=".07" filter="${drawing.blurOfShape(2)}"`) +
    print
  );
}

/** Twenty-four bladed spokes; every second one ends at the near flange. */
function spokes(hub: Point, turn: number, near: boolean): string {
  return Array.from({ length: 24 }, (_, index) => {
    if ((index % 2 === 0) !== near) return '';
    const angle = ((index + 0.5) / 24) * turnOf + turn;
    const lacing = angle + (index % 4 < 2 ? 1 : -1) * 1.1;
    const [[x1, y1], [x2, y2]] = [polar(hub, near ? 19 : 21, lacing), polar(hub, rimInner + 1, angle)];
    const line = `M${tenth(x1)} ${tenth(y1)}L${tenth(x2)} ${tenth(y2)}`;
    return (
      `<path d="${line}" stroke="${near ? '#25262b' : '#5a5c64'}" stroke-width="${near ? 1.5 : 1.1}"/>` +
      (near ? `<path d="${line}" stroke="#fff" stroke-opacity=".35" stroke-width=".5"/>` : '')
    );
  }).join('');
}

function brakeRotor(drawing: Drawing, hub: Point, radius: number): string {
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
    const [from, to] = [polar(hub, 20, angle), polar(hub, radius - 12, angle + 0.5)];
    return `<path d="M${from.join(' ')}L${to.join(' ')}" stroke="#4a4d55" stroke-width="3"/>`;
  }).join('');
  return (
    ring(hub, radius - 7, 13, '#8e929b') +
    ring(hub, radius - 7, 13, light) +
    ring(hub, radius - 7, 4, '#3a3d45', 'stroke-dasharray="2 3"') +
    arms
  );
}

/** A wheel of 28 inches: thin tyre, deep rim, few spokes and a small brake rotor of the given radius in mm. */
export function roadWheel(
  drawing: Drawing,
  palette: RoadBikePalette,
  { hub, rotor, turn }: { hub: Point; rotor: number; turn: number },
  brand: Brandmark,
): string {
  const [[x1, y1], [x2, y2]] = [polar(hub, rimInner, Math.PI / 2), polar(hub, rimInner - 34, Math.PI / 2)];
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
    thinTyre(drawing, palette, hub) +
    deepRim(drawing, palette, hub, brand) +
    spokes(hub, turn, false) +
    brakeRotor(drawing, hub, rotor) +
    disc(hub, 22, '#22242a') +
    spokes(hub, turn, true) +
    `<path d="M${x1} ${y1}L${x2} ${y2}" stroke="#202127" stroke-width="${tenth(4.4 * scale)}"/>` +
    disc(hub, 20, anodised(drawing)) +
    ring(hub, 18, 2, '#000', 'opacity=".5"') +
    disc(hub, 12, axle)
  );
}
