import { loop, smooth, type Point, type Run } from '../lib/geometry.ts';
import { cloth, dusk, flesh, folds, onSide, shouldersOf, sides, symmetric, turns, type Sketch } from './figure.ts';
import { hairFromBehind } from './hair.ts';

/** From the temple down the neck into the collar. */
const headAndNeck = symmetric([
  [312, 600],
  [308, 700],
  [316, 800],
  [332, 890],
  [356, 970],
  [382, 1030],
  [394, 1090],
  [396, 1160],
  [384, 1240],
]);
const ear: Run = [
  [332, 800],
  [302, 782],
  [280, 806],
  [278, 856],
  [294, 914],
  [316, 954],
  [338, 944],
];
const earRim: Run = [
  [318, 806],
  [302, 850],
  [312, 910],
];
const collarEdge: Run = [
  [354, 1186],
  [356, 1160],
  [376, 1154],
  [450, 1182],
  [600, 1198],
  [750, 1182],
  [824, 1154],
  [844, 1160],
  [846, 1186],
];
const collar = loop(
  collarEdge,
  [
    [846, 1186],
    [852, 1230],
    [878, 1292],
  ],
  [
    [878, 1292],
    [760, 1340],
    [600, 1354],
    [440, 1340],
    [322, 1292],
  ],
  [
    [322, 1292],
    [348, 1230],
    [354, 1186],
  ],
);
const back = symmetric([
  [352, 1264],
  [300, 1304],
  [180, 1346],
  [40, 1400],
  [-60, 1480],
  [-112, 1600],
  [-140, 1760],
  [-160, 2000],
]);
const sleeve: Run = [
  [120, 1420],
  [150, 1560],
  [140, 1760],
];
const tendon: Run = [
  [520, 1050],
  [512, 1110],
  [490, 1190],
];
/** The seams of a quilted jacket: they hang between the shoulders. */
const quilting: Run[] = [1450, 1590, 1730].map((y) => [
  [-140, y - 30],
  [200, y + 4],
  [600, y + 16],
  [1000, y + 4],
  [1340, y - 30],
]);

function ears(sketch: Sketch): string {
  return sides
    .map((side) => {
      const rim = turns(sketch, [onSide(earRim, side)], 0.5, 12);
      return flesh(sketch, smooth(onSide(ear, side), true), rim, { rim: 16 });
    })
    .join('');
}

/** A quilted jacket's back below its collar. */
function jacketFromBehind(sketch: Sketch, plain: string): string {
  const creases = sides.map((side) => onSide(sleeve, side));
  const seams = quilting.map((run) => smooth(run)).join('');
  const upon =
    folds(sketch, quilting, 34, 0.42) +
    folds(sketch, creases, 26) +
    `<path d="${seams}" fill="none" stroke="#05070c" stroke-width="4" opacity=".45"/>` +
    sketch.drawing.softLine('M322 1300Q600 1400 878 1300', '#05070c', 0.5, 22, 10);
  return cloth(sketch, back, plain, upon, { rim: 70 });
}

/**
 * A head, as far as it is seen below what is worn on it, and the shoulders from behind, in a jacket of a plain colour: the
 * head's middle is at 600, it is 584 px wide, the hair ends at the nape at 1040. What covers the ears hides them.
 */
export function headFromBehind(sketch: Sketch, plain: string, hasEars = true): string {
  const { drawing, person } = sketch;
  const tendons = sides.map((side) => onSide(tendon, side));
  const upon =
    turns(sketch, tendons, 0.34, 22) +
    dusk(sketch, 'M240 640H960V930Q600 1010 240 930Z', 0.62, 24) +
    drawing.softLine(smooth(collarEdge), '#1a0e08', 0.42, 40, 18);
  const stitched = collarEdge.map(([x, y]): Point => [x, y + 26]);
  return (
    shouldersOf(sketch, 600, jacketFromBehind(sketch, plain)) +
    (hasEars && person.cut !== 'long' ? ears(sketch) : '') +
    flesh(sketch, headAndNeck, upon, { rim: 52 }) +
    cloth(sketch, collar, plain, folds(sketch, [stitched], 12, 0.3), { rim: 30 }) +
    hairFromBehind(sketch)
  );
}
