import { loop, reverse, smooth, type Point, type Run } from '../lib/geometry.ts';
import { cloth, dusk, flesh, folds, gleam, onSide, sides, symmetric, turns, type Sketch } from './figure.ts';
import { sleevedArm } from './arms.ts';
import { childCrown, childFace, childHair, shadeOfChin } from './child-face.ts';
import type { Side } from './person.ts';

/** A neck: where it comes out of the collar, half its width (px), and where the picture ends above it. */
export interface Neck {
  collar: number;
  half: number;
  /** The picture's upper edge, under the chin. */
  top: number;
}

/** What light shows on a neck and about its pit: one tendon more than the other, for the head is turned. */
function neckRelief(sketch: Sketch, { collar, half, top }: Neck): string {
  const k = half / 86;
  const { rests } = sketch.person;
  const p = (x: number, y: number): Point => [600 + x * k, collar + y * k];
  const tendon = (to: Side): Run => onSide([p(-66, -150), p(-44, -60), p(-16, 46)], to);
  const collarbones = sides.map((side) => onSide([p(-16, 54), p(-54, 44), p(-110, 44), p(-170, 30)], side));
  const underChin = smooth(
    [
      [600 - 260 * k, top - 120],
      [600 + 260 * k, top - 120],
      [600 + 130 * k, top + 34 * k],
      [600 + 20 * k, top + 58 * k],
      [600 - 90 * k, top + 22 * k],
    ],
    true,
  );
  const pit: Run = [p(-12, 50), p(0, 58), p(12, 50)];
  return (
    gleam(sketch, [[p(-52, -110), p(-48, -40), p(-64, 10)]], 0.3, 26 * k) +
    turns(sketch, [tendon(rests), pit, ...collarbones], 0.32, 14 * k) +
    dusk(sketch, underChin, 0.72, 24 * k)
  );
}

/** The neck from the front, in a stand-up collar or with what a wide one shows of the collarbones. */
export function neck(sketch: Sketch, place: Neck, isOpen: boolean): string {
  const { collar, half, top } = place;
  const { isChild } = sketch.person;
  const k = half / 86;
  // A child's neck is thin; its head hides all but a bit of it.
  const p = (x: number, y: number): Point => [600 + x * k * (isChild && y < 0 ? 0.8 : 1), collar + y * k];
  const throat: Run = [[600 - 84 * k, top - 200], p(-82, -110), p(-84, -50)];
  const path = symmetric(
    isOpen ? [...throat, p(-96, -10), p(-132, 26), p(-200, 60), p(-220, 190)] : [...throat, p(-86, 20), p(-88, 120)],
  );
  const [chin, size] = [collar - 44 * k, 1.05 * k];
  const relief = isChild ? shadeOfChin(sketch, chin, size) : neckRelief(sketch, place);
  return (
    (isChild ? childHair(sketch, chin, size) : '') +
    flesh(sketch, path, relief, { from: 600 - 100 * k, to: 600 + 100 * k, rim: 30 * k }) +
    (isChild ? childFace(sketch, chin, size) : '') +
    (isChild && sketch.isAway ? childCrown(sketch, chin, size) : '')
  );
}

/** A throat and the shirt below it within a hood's opening, in the hood's shade. */
export function throatInHood(sketch: Sketch, opening: string, place: Neck, plain: string): string {
  const { drawing } = sketch;
  const y = place.top + (sketch.person.isChild ? -10 : 44);
  const shirt =
    `<path d="M440 ${y - 50}Q600 ${y + 50} 760 ${y - 50}V700H440Z" fill="${plain}"/>` +
    `<path d="M440 ${y - 32}Q600 ${y + 68} 760 ${y - 32}" fill="none" stroke="#05070c" stroke-width="4" opacity=".4"/>`;
  const dark = drawing.softLine(opening, '#05060a', 0.7, 60, 20);
  const adult = { drawing, person: { ...sketch.person, isChild: false } };
  return drawing.clip(opening, neck(adult, place, true) + shirt + dark);
}

/** A bare trunk with its shoulders and arms: its edges on the left side from the neck downwards, px. */
export interface Trunk {
  /** From the neck over the shoulder down the outer side of the arm. */
  outer: Run;
  /** From the lower edge of the picture up the inner side of the arm to the armpit. */
  arm: Run;
  /** From the armpit down the side. */
  flank: Run;
  /** Where muscles and bones turn away, and how wide that is. */
  relief: readonly Run[];
  width: number;
}

/** A bare trunk and its arms as one, so that one light lies on them. */
export function trunk(
  sketch: Sketch,
  { outer, arm, flank, relief, width }: Trunk,
  middle: readonly Run[],
  throat?: Neck,
): string {
  const half: Point[][] = [[...outer], [...arm], [...flank]];
  const mirrored = half.toReversed().map((run) => reverse(onSide(run, -1)));
  const path = loop(...half, ...mirrored);
  // Side by side, for a blur costs by the box around what is blurred.
  const onBoth = sides.map((side) =>
    turns(
      sketch,
      relief.map((run) => onSide(run, side)),
      0.3,
      width,
    ),
  );
  const lit = outer.slice(2, 8).map(([x, y]): Point => [x + width * 2.6, y + width]);
  const upon =
    gleam(sketch, [lit], 0.34, width * 2.4) +
    onBoth.join('') +
    (middle.length ? turns(sketch, middle, 0.3, width) : '') +
    turns(sketch, [onSide(flank, -1)], 0.3, width * 3.4) +
    (throat ? neckRelief(sketch, throat) : '');
  return flesh(sketch, path, upon, { rim: width * 3 });
}

/** Where a waistband holds a body: its height and half its width, px. */
export interface Waist {
  y: number;
  half: number;
}

/** A plain shirt above a waistband, up to the upper edge of the picture. */
export function shirtAbove(sketch: Sketch, { y, half }: Waist, colour: string): string {
  const k = half / 150;
  const p = (x: number, dy: number): Point => [600 + x * k, y + dy * k];
  const path = symmetric([p(-178, -320), p(-164, -200), p(-152, -90), p(-149, -20), p(-150, 60)]);
  const creases: Run[] = [
    [p(-140, -14), p(-70, -44), p(20, -50)],
    [p(142, -10), p(90, -60), p(16, -84)],
    [p(-148, -80), p(-90, -104), p(-20, -108)],
    [p(-46, 6), p(-56, -40), p(-50, -90)],
    [p(60, 6), p(70, -40), p(62, -80)],
  ];
  const band = sketch.drawing.softLine(smooth([p(-160, 8), p(0, 26), p(160, 8)]), '#05070c', 0.5, 30 * k, 14 * k);
  return cloth(sketch, path, colour, folds(sketch, creases, 11 * k, 0.26) + band, { rim: 60 * k });
}

/** A bare waist above a waistband, up to the upper edge of the picture. */
export function bareWaist(sketch: Sketch, { y, half }: Waist): string {
  const k = half / 124;
  const p = (x: number, dy: number): Point => [600 + x * k, y + dy * k];
  const path = symmetric([p(-150, -320), p(-128, -190), p(-116, -100), p(-119, -30), p(-126, 50)]);
  const middle: Run = [p(0, -240), p(2, -120), p(0, 20)];
  const sidesOfIt = sides.map((side) => onSide([p(-66, -230), p(-58, -120), p(-70, 10)], side));
  const band = dusk(
    sketch,
    `M${600 - 170 * k} ${y - 16 * k}H${600 + 170 * k}V${y + 60 * k}H${600 - 170 * k}Z`,
    0.6,
    12 * k,
  );
  return flesh(
    sketch,
    path,
    gleam(sketch, [[p(-40, -200), p(-34, -60)]], 0.28, 34 * k) +
      turns(sketch, [middle, ...sidesOfIt], 0.3, 13 * k) +
      band,
    { rim: 44 * k },
  );
}

/** A wearer's back and arms in a plain jacket, before whose back a bag hangs; the neck ends at the picture's upper edge. */
export function backInJacket(sketch: Sketch, colour: string): string {
  const { drawing, person } = sketch;
  const nape = symmetric([
    [518, -160],
    [516, 10],
    [500, 70],
    [470, 120],
  ]);
  const hairline = dusk(sketch, 'M440 -160L760 -160L760 -40Q600 20 440 -40Z', 0.6, 20);
  const spine = turns(
    sketch,
    [
      [
        [600, -60],
        [602, 80],
      ],
    ],
    0.26,
    22,
  );
  const back = symmetric([
    [470, 66],
    [420, 104],
    [320, 150],
    [236, 196],
    [214, 300],
    [262, 560],
    [284, 900],
    [276, 1300],
  ]);
  const collar = symmetric([
    [486, 28],
    [478, 66],
    [462, 112],
    [520, 134],
    [600, 140],
  ]);
  const arms = sides.map((side) => {
    const isStill = side === person.rests;
    const pose = { hem: [244, 420], half: 96, spread: isStill ? 8 : 14, bend: isStill ? 4 : 20 } as const;
    return sleevedArm(sketch, pose, colour, side);
  });
  const straps = sides.map((side) => {
    const line: Run = onSide(
      [
        [452, 320],
        [420, 220],
        [412, 150],
        [426, 104],
      ],
      side,
    );
    return `<path d="${smooth(line)}" fill="none" stroke="#1b1e24" stroke-width="62" stroke-linecap="round"/>`;
  });
  const yoke: Run[] = sides.map((side) =>
    onSide(
      [
        [250, 260],
        [330, 230],
        [420, 250],
      ],
      side,
    ),
  );
  const castByBag = drawing.softShape('M250 210L950 210L960 1200L240 1200Z', '#05070c', 0.4, 40);
  return (
    flesh(sketch, nape, spine + hairline, { rim: 40 }) +
    arms.join('') +
    cloth(sketch, back, colour, straps.join('') + folds(sketch, yoke, 16) + castByBag, { rim: 60 }) +
    cloth(sketch, collar, colour, drawing.softLine('M470 116Q600 150 730 116', '#05070c', 0.5, 16, 8), { rim: 24 })
  );
}
