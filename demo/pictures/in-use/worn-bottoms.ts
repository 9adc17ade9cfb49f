import type { Point } from '../lib/geometry.ts';
import type { Sketch } from './figure.ts';
import type { Fit, Fits, Frame } from './fit.ts';
import { bareLeg } from './bare-leg.ts';
import type { Side } from './person.ts';
import { bareWaist, shirtAbove, type Waist } from './torso.ts';

/** One leg carries the weight, the other one is a step behind it. */
function bareLegs(sketch: Sketch, [x, y]: Point, half: number): string {
  const { rests } = sketch.person;
  const other = -rests as Side;
  return (
    bareLeg(sketch, { hem: [x + 6, y - 24], half: half * 0.95, spread: 3, bend: 7 }, other, true) +
    bareLeg(sketch, { hem: [x, y], half, spread: 1, bend: 2 }, rests)
  );
}

const trousers = (frame: Frame, waist: Waist): Fit => ({
  frame,
  body: (sketch, plain) => shirtAbove(sketch, waist, plain),
});

/** The middle of a left leg's hem, of each design or of all. */
type Hems = Readonly<Record<string, Point>>;

const aboveKnee = (frame: Frame, waist: Waist, hems: Hems, half: number): Fit => ({
  frame,
  body: (sketch, plain, design) =>
    bareLegs(sketch, hems[design] ?? hems.plain!, half) + shirtAbove(sketch, waist, plain),
});

/** Trousers and skirts, from above the waistband to below the knee. */
export const wornBelow: Fits = {
  leggings: {
    frame: { middle: [560, 436], scale: 1.4, slope: 4, lean: 6 },
    body: (sketch) => bareWaist(sketch, { y: 112, half: 124 }),
  },
  'track-pants': trousers({ middle: [560, 470], scale: 1.5, slope: 4, lean: 6 }, { y: 128, half: 140 }),
  'ski-pants': trousers({ middle: [570, 500], scale: 1.4, slope: 3, lean: 5 }, { y: 126, half: 164 }),
  shorts: aboveKnee(
    { middle: [580, 786], scale: 1.18, slope: 3, lean: 5 },
    { y: 300, half: 210 },
    { plain: [466, 925], split: [456, 915], long: [444, 985] },
    122,
  ),
  skirt: aboveKnee(
    { middle: [580, 725], scale: 1.12, slope: 3, lean: 5 },
    { y: 222, half: 206 },
    { plain: [462, 1000] },
    120,
  ),
};
