import { shade } from '../lib/colour.ts';
import type { Drawing } from '../lib/drawing.ts';
import { loop, type Point, type Run } from '../lib/geometry.ts';
import { line, shape } from '../scenes/landscape.ts';
import { flesh, type Sketch } from './figure.ts';

/** A tennis ball on clay by its middle and radius, px. */
export function tennisBall(drawing: Drawing, x: number, y: number, r: number): string {
  const felt = drawing.radial(
    [
      [0, '#f3f77e'],
      [0.55, '#d3df3e'],
      [1, '#8b9a1f'],
    ],
    0.36,
    0.32,
    0.75,
  );
  const ball = `M${x - r} ${y}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0Z`;
  const seams = `M${x - r * 1.1} ${y - r * 0.2}Q${x} ${y - r * 0.1} ${x + r * 0.1} ${y - r * 1.1}M${x + r * 1.1} ${y + r * 0.2}Q${x} ${y + r * 0.1} ${x - r * 0.1} ${y + r * 1.1}`;
  return (
    `<ellipse cx="${x + r * 0.34}" cy="${y + r * 0.42}" rx="${r * 1.02}" ry="${r * 0.96}" fill="#2a0f04" opacity=".5" filter="${drawing.blur(12)}"/>` +
    shape(ball, felt) +
    drawing.clip(ball, line(seams, '#f7f8e6', r * 0.1, 'opacity=".9"'))
  );
}

/** A shuttlecock that lies on its side, its cork to the lower left; x, y is the cork's middle, px. */
export function shuttlecock(drawing: Drawing, x: number, y: number): string {
  const feathers = Array.from({ length: 9 }, (_, at) => {
    const spread = (at - 4) * 8.4;
    const vane = 'M0 -52L-15 -148Q-20 -182 0 -196Q20 -182 15 -148Z';
    const tone = at % 2 ? '#f7f7f3' : '#e6e8e4';
    return (
      `<g transform="rotate(${spread})">${shape(vane, tone)}${line('M0 -46V-190', '#b8bdb8', 2.4)}` +
      `${line('M-9 -120L0 -106L9 -120M-11 -150L0 -136L11 -150', '#cfd4cf', 1.6)}</g>`
    );
  });
  const cork = drawing.linear(
    [
      [0, '#ffffff'],
      [1, '#b9b9b2'],
    ],
    0,
    0,
    1,
    0,
  );
  const shadow = drawing.softShape(
    'M-34 20Q-30 -60 -90 -190Q0 -240 110 -180Q60 -60 44 20Z',
    '#03170f',
    0.5,
    12,
    'transform="translate(20 24)"',
  );
  return (
    `<g transform="translate(${x} ${y}) rotate(52) scale(1.15)">${shadow}${feathers.join('')}` +
    line('M-40 -92Q0 -104 40 -92M-32 -68Q0 -78 32 -68', '#3d7f63', 4) +
    shape('M-34 -52Q0 -64 34 -52L36 -18Q36 22 0 24Q-36 22 -36 -18Z', cork) +
    shape('M-35 -42Q0 -54 35 -42L36 -26Q0 -36 -36 -26Z', '#c4122e') +
    '</g>'
  );
}

const shin: Run = [
  [568, 330],
  [556, 180],
  [540, 0],
  [536, -180],
  [560, -420],
];
const calf: Run = [
  [728, 330],
  [752, 190],
  [792, 20],
  [802, -130],
  [786, -420],
];

/** The bare leg above a sock, in px of the sock's own drawing. */
export function bareLegAbove(sketch: Sketch): string {
  const { drawing, person } = sketch;
  const { skin } = person;
  const muscle =
    drawing.softLine('M690 320Q700 120 726 -60Q730 -240 700 -400', shade(skin, -0.5), 0.32, 34, 18) +
    drawing.softLine('M592 200Q578 0 580 -240', shade(skin, 0.4), 0.3, 24, 16);
  // A child's calf is hardly wider than its ankle.
  const slim = (run: Run): Run =>
    person.isChild ? run.map(([x, y]): Point => [640 + (x - 640) * (y < 330 ? 0.82 : 1), y]) : run;
  return flesh(sketch, loop(slim(shin), slim(calf.toReversed())), muscle);
}
