import { loop, mirror, reverse, type Run } from '../../../../lib/geometry.ts';
import { whole } from '../../../clothing/cut.ts';
import { bandTop, side } from '../../pieces.ts';

/** From the armpit over the point of the cup down to the middle. */
export const armEdge: Run = [
  [312, 560],
  [352, 524],
  [392, 480],
  [426, 436],
];
/** From the point of the cup down to the middle. */
export const neckEdge: Run = [
  [446, 432],
  [478, 492],
  [530, 552],
  [600, 596],
];
const lowerHalf = bandTop.slice(0, 4);
/** The front, down to the underband. */
export const frontPath = loop(
  armEdge,
  [
    [426, 436],
    [446, 432],
  ],
  whole(neckEdge),
  [
    [754, 432],
    [774, 436],
  ],
  reverse(mirror(armEdge)),
  mirror(side),
  reverse(whole(lowerHalf)),
  reverse(side),
);
/** The middle of the left strap, in front. */
export const frontStrap: Run = [
  [462, 190],
  [454, 270],
  [444, 350],
  [436, 446],
];
/** The middle of the left strap behind: the two meet in a point. */
export const backStrap: Run = [
  [462, 190],
  [488, 262],
  [536, 350],
  [592, 428],
];
/** The upper edge of the back, from the armpit to the middle. */
export const backEdge: Run = [
  [312, 566],
  [390, 590],
  [470, 574],
  [530, 522],
  [566, 446],
  [584, 408],
  [600, 402],
];
/** The back, down to the underband. */
export const backPath = loop(whole(backEdge), mirror(side), reverse(whole(lowerHalf)), reverse(side));
