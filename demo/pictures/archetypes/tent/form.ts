import type { PaletteOf } from '../../archetype.ts';
import { loop, reverse, type Point, type Run } from '../../lib/geometry.ts';

export type TentPalette = PaletteOf<'base' | 'low' | 'sleeve' | 'inner' | 'rope' | 'pole'>;

/** Where the poles cross. */
const apex: Point = [606, 338];

/** The visible pole arcs from the ground to the crossing. */
export const poles = {
  frontLeft: [[424, 944], [418, 800], [436, 620], [500, 450], apex],
  frontRight: [[1064, 884], [1052, 760], [982, 574], [838, 412], apex],
  backLeft: [[126, 838], [142, 716], [226, 536], [392, 396], apex],
} satisfies Record<string, Run>;

/** Lower edges of the fly, from left to right. */
export const hems = {
  side: [
    [126, 838],
    [200, 856],
    [300, 896],
    [424, 944],
  ],
  front: [
    [424, 944],
    [620, 934],
    [850, 910],
    [1064, 884],
  ],
} satisfies Record<string, Run>;

/** The door opening from its lower left, up and over to its lower right. */
export const doorArch: Run = [
  [548, 934, 1],
  [546, 800],
  [566, 640],
  [632, 530],
  [716, 506],
  [800, 560],
  [872, 690],
  [904, 800],
  [916, 899, 1],
];
export const doorPath = loop(doorArch, [
  [916, 899],
  [730, 919],
  [548, 934],
]);

/** The left face, which is turned to the light, and the face with the door. */
export const sidePath = loop(poles.backLeft, reverse(poles.frontLeft), reverse(hems.side));
export const frontPath = loop(poles.frontLeft, reverse(poles.frontRight), reverse(hems.front));

/** The points moved by px. */
export function moved(points: Run, dx: number, dy: number): Point[] {
  return points.map(([x, y]): Point => [x + dx, y + dy]);
}
