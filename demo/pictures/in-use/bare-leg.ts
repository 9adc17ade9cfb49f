import { loop, reverse, smooth, tenth, type Run } from '../lib/geometry.ts';
import { dusk, flesh, gleam, turns, type Sketch } from './figure.ts';
import { skinIn, type Side } from './person.ts';
import { posed, type Pose } from './pose.ts';

const knee = 210;
const legOuter: Run = [
  [-118, -200],
  [-116, -60],
  [-108, 50],
  [-94, 140],
  [-84, 196],
  [-82, 236],
  [-90, 310],
  [-98, 390],
  [-90, 520],
];
const legInner: Run = [
  [108, -200],
  [106, -60],
  [98, 40],
  [90, 120],
  [82, 168],
  [70, 214],
  [70, 254],
  [82, 320],
  [88, 390],
  [72, 520],
];

/** A bare leg out of a hem, from the front. Half of its width is 116 px at scale 1. */
export function bareLeg(sketch: Sketch, pose: Pose, side: Side, isBehind = false): string {
  const at = posed(knee, 116, pose, side);
  const scale = pose.half / 116;
  const path = loop(at(legOuter), reverse(at(legInner)));
  const hemShade = smooth(
    at([
      [-190, -160],
      [190, -160],
      [180, 16],
      [0, 46],
      [-180, 16],
    ]),
    true,
  );
  const joints: Run[] = [
    [
      [-52, 186],
      [-30, 158],
      [4, 152],
      [34, 166],
    ],
    [
      [-52, 226],
      [-34, 262],
      [2, 274],
      [36, 258],
      [48, 226],
    ],
    [
      [30, 0],
      [40, 80],
      [32, 130],
    ],
    [
      [-60, 20],
      [-54, 100],
      [-60, 150],
    ],
    [
      [10, 300],
      [14, 380],
      [8, 500],
    ],
  ];
  const lit: Run[] = [
    [
      [-36 * side, -20],
      [-34 * side, 70],
      [-28 * side, 130],
    ],
    [
      [-14, 192],
      [2, 206],
      [-4, 226],
    ],
    [
      [-26 * side, 310],
      [-26 * side, 460],
    ],
  ];
  const upon =
    gleam(sketch, lit.map(at), 0.3, 38 * scale) +
    turns(sketch, joints.map(at), 0.4, 15 * scale) +
    dusk(sketch, hemShade, 0.7, tenth(22 * scale)) +
    (isBehind ? `<path d="${path}" fill="${skinIn(sketch.person.skin, -0.7)}" opacity=".34"/>` : '');
  return flesh(sketch, path, upon, { rim: 46 * scale });
}
