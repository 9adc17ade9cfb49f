import { shade } from '../lib/colour.ts';
import { loop, reverse, smooth, tenth, type Point, type Run } from '../lib/geometry.ts';
import { dusk, form, hand, limbPath, onSide, sides, type Sketch } from './figure.ts';

/** Bare arms at ease out of short sleeves, whose left hem is known from its outer to its inner end. */
export function bareArms(sketch: Sketch, hem: readonly [Point, Point], half: number): string {
  const { skin } = sketch.person;
  const [outer, inner] = hem;
  const x = (outer[0] + inner[0]) / 2 + 8;
  const y = (outer[1] + inner[1]) / 2;
  const middle: Run = [
    [x + 50, y - 110],
    [x, y],
    [x - 34, y + 110],
    [x - 40, y + 200],
    [x - 22, y + 310],
    [x + 6, y + 420],
  ];
  const sleeveShade: Run = [
    [outer[0] - 20, outer[1] - 40],
    [inner[0] + 20, inner[1] - 40],
    [inner[0] + 14, inner[1] + 16],
    [outer[0] - 14, outer[1] + 20],
  ];
  const crook: Run = [
    [x - 60, y + 196],
    [x - 30, y + 204],
    [x + 2, y + 192],
  ];
  return sides
    .map((side) => {
      const arm = limbPath(
        onSide(middle, side),
        [1, 1, 0.9, 0.84, 0.72, 0.52].map((share) => share * half),
      );
      const upon =
        dusk(sketch, smooth(onSide(sleeveShade, side), true), skin, 0.6, 14) +
        sketch.drawing.softLine(smooth(onSide(crook, side)), shade(skin, -0.5), 0.26, 8, 6);
      const wrist: Point = [x + 10, y + 446];
      return (
        hand(sketch, onSide([wrist], side)[0]!, side, half / 54, false) +
        form(sketch, arm, side === 1 ? skin : shade(skin, -0.08), upon)
      );
    })
    .join('');
}

/** Hands out of long sleeves: `cuff` is the left one's, outer end first. */
export function hands(sketch: Sketch, cuff: readonly [Point, Point], scale: number): string {
  const [outer, inner] = cuff;
  return sides
    .map((side) => {
      const wrist: Point = [(outer[0] + inner[0]) / 2 + 2, (outer[1] + inner[1]) / 2 + 10];
      return hand(sketch, onSide([wrist], side)[0]!, side, scale, true);
    })
    .join('');
}

/** A cloth's long folds: soft dark lines. */
function creases({ drawing }: Sketch, lines: readonly Run[], width: number, opacity = 0.3): string {
  return lines.map((points) => drawing.softLine(smooth(points), '#05070c', opacity, width, width * 0.6)).join('');
}

/** Plain trousers from under a hem to the lower edge of the picture: half the hips' width at a height, px. */
export function trousers(sketch: Sketch, { y, half, colour }: { y: number; half: number; colour: string }): string {
  const k = half / 230;
  const crotch = y + 250 * k;
  const leg: Run = [
    [600 - half, y - 60],
    [600 - half - 10 * k, y + 90 * k],
    [600 - half + 2 * k, y + 330 * k],
    [600 - half + 30 * k, y + 700 * k],
    [600 - half + 70 * k, y + 1100 * k],
  ];
  const inner: Run = [
    [600 - 60 * k, y + 1100 * k],
    [600 - 22 * k, y + 600 * k],
    [600 - 7 * k, crotch + 40 * k],
    [600, crotch],
  ];
  const waist: Run = [
    [600, y - 40 + 18 * k],
    [600 - half * 0.5, y - 44 + 12 * k],
    [600 - half, y - 60],
  ];
  const middle: Run = [
    [600, crotch],
    [600, y - 40 + 18 * k],
  ];
  const left = loop(leg, inner, middle, waist);
  const right = loop(onSide(leg, -1), onSide(inner, -1), middle, onSide(waist, -1));
  const hemShade = `M${600 - half - 40} ${y - 80}H${600 + half + 40}V${y + 26}Q600 ${y + 64} ${600 - half - 40} ${y + 26}Z`;
  const folds: Run[] = [
    [
      [600, y],
      [601, y + 120 * k],
      [600, crotch],
    ],
    [
      [600 - 8 * k, crotch - 10],
      [600 - 80 * k, crotch - 50 * k],
      [600 - 150 * k, crotch - 70 * k],
    ],
    [
      [600 + 8 * k, crotch - 10],
      [600 + 80 * k, crotch - 50 * k],
      [600 + 150 * k, crotch - 70 * k],
    ],
    [
      [600 - 170 * k, y + 20],
      [600 - 190 * k, y + 90 * k],
      [600 - 222 * k, y + 140 * k],
    ],
    [
      [600 + 170 * k, y + 20],
      [600 + 190 * k, y + 90 * k],
      [600 + 222 * k, y + 140 * k],
    ],
  ];
  const upon = creases(sketch, folds, 9 * k) + sketch.drawing.softShape(hemShade, '#05070c', 0.6, 16);
  return form(sketch, right, shade(colour, -0.1), upon) + form(sketch, left, colour, upon);
}

/** Where a waistband holds a body: its height and half its width, px. */
export interface Waist {
  y: number;
  half: number;
}

/** A plain shirt above a waistband and the arms beside it, up to the upper edge of the picture. */
export function upperBody(sketch: Sketch, { y, half }: Waist, colour: string): string {
  const k = half / 122;
  const p = (points: readonly (readonly [number, number])[]): Point[] =>
    points.map(([x, dy]): Point => [600 + x * k, y + dy * k]);
  const edge = p([
    [-190, -520],
    [-176, -400],
    [-160, -280],
    [-140, -160],
    [-124, -60],
    [-122, 30],
  ]);
  const torso = loop(edge, [edge.at(-1)!, onSide(edge, -1).at(-1)!], reverse(onSide(edge, -1)));
  const arm = p([
    [-190, -520],
    [-208, -330],
    [-212, -150],
    [-214, 10],
    [-202, 130],
    [-190, 226],
  ]);
  const sleeve = p([
    [-188, -520],
    [-204, -380],
    [-211, -230],
  ]);
  const folds: Run[] = [
    p([
      [-110, -20],
      [-60, -50],
      [20, -60],
    ]),
    p([
      [112, -14],
      [70, -70],
      [10, -96],
    ]),
    p([
      [-118, -90],
      [-70, -110],
      [-10, -112],
    ]),
    p([
      [-40, 10],
      [-52, -60],
      [-58, -150],
    ]),
    p([
      [44, 10],
      [56, -70],
      [64, -160],
    ]),
  ];
  const arms = sides.map((side) => {
    const path = limbPath(
      onSide(arm, side),
      [50, 47, 41, 40, 34, 25].map((own) => own * k),
    );
    const cloth = limbPath(
      onSide(sleeve, side),
      [58, 58, 56].map((own) => own * k),
    );
    const wrist = onSide(arm, side).at(-1)!;
    return (
      hand(sketch, [wrist[0], wrist[1] + 24 * k], side, 0.9 * k, false) +
      form(sketch, path, sketch.person.skin) +
      form(sketch, cloth, shade(colour, -0.06))
    );
  });
  return arms.join('') + form(sketch, torso, colour, creases(sketch, folds, 9 * k, 0.14));
}

/** Bare legs from under a hem downwards; `top` is where the left leg is hidden, `half` half its width there, px. */
export function bareLegs(sketch: Sketch, top: Point, half: number): string {
  const [x, y] = top;
  const k = half / 90;
  const middle: Run = [
    [x, y - 80 * k],
    [x + 2, y + 90 * k],
    [x + 10 * k, y + 260 * k],
    [x + 6 * k, y + 420 * k],
    [x + 14 * k, y + 640 * k],
    [x + 18 * k, y + 860 * k],
  ];
  return sides
    .map((side) => {
      const path = limbPath(
        onSide(middle, side),
        [96, 88, 68, 72, 66, 44].map((own) => own * k),
      );
      const [kneeX, kneeY] = onSide([[x + 10 * k, y + 262 * k]], side)[0]!;
      const knee =
        sketch.drawing.softLine(
          `M${tenth(kneeX - 40 * k)} ${tenth(kneeY + 34 * k)}Q${tenth(kneeX)} ${tenth(kneeY + 56 * k)} ${tenth(kneeX + 40 * k)} ${tenth(kneeY + 34 * k)}`,
          shade(sketch.person.skin, -0.55),
          0.34,
          9 * k,
          7 * k,
        ) +
        sketch.drawing.softLine(
          `M${tenth(kneeX - 34 * k)} ${tenth(kneeY - 30 * k)}Q${tenth(kneeX)} ${tenth(kneeY - 46 * k)} ${tenth(kneeX + 34 * k)} ${tenth(kneeY - 30 * k)}`,
          shade(sketch.person.skin, -0.5),
          0.2,
          9 * k,
          7 * k,
        );
      const hemShade = `M${tenth(kneeX - 140 * k)} ${tenth(y - 90 * k)}H${tenth(kneeX + 140 * k)}V${tenth(y + 20 * k)}Q${tenth(kneeX)} ${tenth(y + 50 * k)} ${tenth(kneeX - 140 * k)} ${tenth(y + 20 * k)}Z`;
      return form(sketch, path, sketch.person.skin, knee + dusk(sketch, hemShade, sketch.person.skin, 0.6, 14 * k));
    })
    .join('');
}
