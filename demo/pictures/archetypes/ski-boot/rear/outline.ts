import { loop, mirror, reverse, type Run } from '../../../lib/geometry.ts';
import { whole } from '../../clothing/cut.ts';

const cuffSide: Run = [
  [446, 300],
  [436, 400],
  [424, 520],
  [410, 640],
  [402, 730],
  [404, 786],
];
const cuffTop: Run = whole([
  [446, 300],
  [470, 268],
  [530, 250],
  [600, 246],
]);
/** The lower edge of the cuff. */
export const cuffFoot: Run = whole([
  [404, 786],
  [470, 806],
  [540, 818],
  [600, 820],
]);
/** The cuff. */
export const cuffOutline = loop(cuffTop, mirror(cuffSide), reverse(cuffFoot), reverse(cuffSide));
const shellSide: Run = [
  [428, 700],
  [412, 790],
  [400, 860],
  [404, 930],
  [428, 985],
];
/** The heel of the lower shell. */
export const shellOutline = loop(
  [
    [428, 700],
    [772, 700],
  ],
  mirror(shellSide),
  [
    [772, 985],
    [600, 996],
    [428, 985],
  ],
  reverse(shellSide),
);
/** The block of the sole that the binding holds. */
export const lugOutline = loop(
  whole([
    [428, 968],
    [500, 976],
    [600, 979],
  ]),
  [
    [772, 968],
    [784, 1010],
    [776, 1052],
  ],
  [
    [776, 1052],
    [424, 1052],
  ],
  [
    [424, 1052],
    [416, 1010],
    [428, 968],
  ],
);
/** The spine up the middle of the cuff. */
export const spineOutline = loop(
  [
    [548, 262],
    [600, 258],
    [652, 262],
  ],
  [
    [652, 262],
    [654, 420],
    [662, 600],
    [672, 760],
    [668, 806],
  ],
  [
    [668, 806],
    [600, 814],
    [532, 806],
  ],
  [
    [532, 806],
    [528, 760],
    [538, 600],
    [546, 420],
    [548, 262],
  ],
);
