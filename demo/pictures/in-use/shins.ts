import { smooth, type Run } from '../lib/geometry.ts';
import { cloth, dusk, flesh, symmetric, turns, type Sketch } from './figure.ts';

/** How the guards stand in their drawing: moved by px, turned by degrees. */
const legs = [
  [220, -14, 7],
  [-214, 8, -6],
] as const;

/** Half a bare knee, and half a stocking from below it to the ankle, in px of one guard. */
const knee: Run = [
  [398, -500],
  [412, -200],
  [434, 0],
  [446, 80],
  [448, 150],
  [430, 240],
  [424, 320],
];
const calf: Run = [
  [434, 196],
  [414, 280],
  [408, 380],
  [418, 520],
  [446, 700],
  [480, 860],
  [500, 980],
  [500, 1140],
  [500, 1700],
];
const kneecap: Run[] = [
  [
    [520, 40],
    [548, 4],
    [600, -6],
    [652, 4],
    [680, 40],
  ],
  [
    [524, 96],
    [550, 136],
    [600, 148],
    [650, 136],
    [676, 96],
  ],
];
function leg(sketch: Sketch, colour: string): string {
  const bare = turns(sketch, kneecap, 0.4, 16) + dusk(sketch, 'M400 130H800V260H400Z', 0.4, 14);
  const cuff = smooth(
    [
      [428, 176],
      [500, 194],
      [600, 200],
      [700, 194],
      [772, 176],
      [782, 240],
      [700, 262],
      [600, 268],
      [500, 262],
      [418, 240],
    ],
    true,
  );
  return (
    flesh(sketch, symmetric(knee), bare) +
    cloth(sketch, symmetric(calf), colour) +
    cloth(sketch, cuff, '#eceae4', '', { rim: 0 })
  );
}

/** Two legs from the front in stockings, in px of a pair of shin guards, which are strapped before them. */
export const shins = (sketch: Sketch, colour: string): string =>
  legs
    .map(
      ([x, y, turn]) =>
        `<g transform="translate(${x} ${y}) rotate(${turn} 600 600) translate(600 600) scale(1.12) translate(-600 -592)">${leg(sketch, colour)}</g>`,
    )
    .join('');
