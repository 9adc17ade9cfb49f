import { loop, mirror, reverse, type Point, type Run } from '../../lib/geometry.ts';
import { whole } from './cut.ts';

// The left half of a shirt with set-in short sleeves; the right one is its mirror image.
export const shoulder: Run = [
  [492, 196],
  [440, 212],
  [388, 230],
  [342, 252],
];
export const armhole: Run = [
  [342, 252],
  [352, 320],
  [352, 390],
  [340, 452],
];
export const sideSeam: Run = [
  [340, 452],
  [340, 560],
  [352, 680],
  [354, 800],
  [344, 930],
  [336, 1046],
];
const halfHem: Run = [
  [336, 1046],
  [400, 1064],
  [500, 1077],
  [600, 1081],
];
export const hem: Run = whole(halfHem);
export const sleeveHem: Run = [
  [158, 536],
  [210, 566],
  [264, 584],
  [300, 588],
];

/** The body of the shirt below a neckline that runs from shoulder to shoulder. */
export function bodyPath(neckline: Run): string {
  return loop(
    neckline,
    mirror(shoulder),
    mirror(armhole),
    mirror(sideSeam),
    mirror(halfHem),
    reverse(halfHem),
    reverse(sideSeam),
    reverse(armhole),
    reverse(shoulder),
  );
}

const sleeveRuns: readonly Run[] = [
  [
    [342, 252],
    [300, 276],
    [262, 330],
    [226, 404],
    [188, 476],
    [158, 536],
  ],
  sleeveHem,
  [
    [300, 588],
    [316, 536],
    [330, 490],
    [340, 452],
  ],
  reverse(armhole),
];
export const sleevePath = loop(...sleeveRuns);
export const rightSleevePath = loop(...sleeveRuns.map(mirror));

/** A run of the left half, or its mirror image on the right half. */
export const onSide = (run: Run, isFar: boolean): Point[] => (isFar ? mirror(run) : [...run]);
