import { polygon, loop, reverse, type Point, type Run } from '../../../lib/geometry.ts';
import { shade } from '../../../lib/colour.ts';
import { face, tubBelow } from '../cloth.ts';
import { guyLine } from '../rigging.ts';
import { opening, rolledLeaf, within } from './opening.ts';
import { motifOn, nameOn, pole, shadeBelow, type Shape } from './shape.ts';

/** A hoop of a tunnel: the middle of its feet, its near foot and its top. */
interface Hoop {
  middle: Point;
  near: Point;
  top: Point;
}

const hoops: readonly Hoop[] = [
  { middle: [292, 908], near: [506, 952], top: [300, 452] },
  { middle: [648, 884], near: [822, 914], top: [654, 446] },
  { middle: [938, 858], near: [1072, 878], top: [942, 522] },
];
const [front, second, rear] = hoops as [Hoop, Hoop, Hoop];

/** Where a hoop is at an angle, 0° at its near foot and 180° at its far one; flatter at the sides than a circle. */
function on({ middle, near, top }: Hoop, degrees: number, size = 1): Point {
  const angle = (degrees * Math.PI) / 180;
  const across = Math.sign(Math.cos(angle)) * Math.abs(Math.cos(angle)) ** 0.86 * size;
  const up = Math.sin(angle) ** 0.86 * size;
  return [
    middle[0] + across * (near[0] - middle[0]) + up * (top[0] - middle[0]),
    middle[1] + across * (near[1] - middle[1]) + up * (top[1] - middle[1]),
  ];
}

const arc = (hoop: Hoop, from: number, to: number, size = 1): Point[] =>
  Array.from({ length: 13 }, (_, index) => on(hoop, from + ((to - from) * index) / 12, size));

/** Between two hoops at an angle: the cloth hollows there. */
function between(one: Hoop, other: Hoop, share: number, degrees: number): Point {
  const mixed = (key: keyof Hoop): Point => [
    one[key][0] + (other[key][0] - one[key][0]) * share,
    one[key][1] + (other[key][1] - one[key][1]) * share,
  ];
  const hollow = 1 - 0.045 * Math.sin(Math.PI * share);
  return on({ middle: mixed('middle'), near: mixed('near'), top: mixed('top') }, degrees, degrees < 8 ? 1 : hollow);
}

const along = (one: Hoop, other: Hoop, degrees: number): Point[] =>
  [0, 0.2, 0.4, 0.6, 0.8, 1].map((share) => between(one, other, share, degrees));

/** The highest angle of a wall that is seen. */
const ridge = 96;
const wallPath = (one: Hoop, other: Hoop): string =>
  loop(along(one, other, ridge), arc(other, ridge, 0), [other.near, one.near], arc(one, 0, ridge));

const tail: Point = [1168, 852];
const tailPath = loop(arc(rear, 0, 84), [on(rear, 84), [1016, 590], [1100, 730], tail], [tail, rear.near]);
const mouthPath = loop(arc(front, 180, 0), [front.near, on(front, 180)]);
const hem: Run = [on(front, 180), front.near, second.near, rear.near, tail].map(([x, y]): Point => [x, y, 1]);

/** A tunnel tent: three hoops in a row, the highest in front, and a porch behind the first. */
export const tunnel: Shape = (drawing, palette, brand, layer) => {
  const wall = (one: Hoop, other: Hoop, seed: number, inner = ''): string =>
    face(drawing, palette, layer, {
      path: wallPath(one, other),
      tones: [0.2, -0.02, -0.26],
      along: [0.2, 0, 0.4, 1],
      hem: [along(one, other, 17), [[other.near[0], 1000], [one.near[0], 1000], on(one, 17)]],
      sheen: [...along(one, other, 84), ...reverse(along(one, other, 52))],
      folds: [
        [[between(one, other, 0.04, 80), between(one, other, 0.3, 50), between(one, other, 0.42, 24)], 15, 0.26],
        [[between(one, other, 0.96, 80), between(one, other, 0.72, 50), between(one, other, 0.6, 20)], 15, 0.28, -1],
        [[between(one, other, 0.04, 4), between(one, other, 0.2, 20), between(one, other, 0.3, 44)], 12, 0.24],
      ],
      seed,
      inner,
    });
  const mouth = reverse(within(arc(front, 4, 176), 0.78, 0.8));
  const leaf = [0.06, 0.16, 0.3, 0.44, 0.6, 0.74, 0.84].map((share): Point => {
    const [x, y] = on(front, 74 - share * 74, 0.86);
    return [x - 14, y + 30];
  });
  const corners = [
    between(front, second, 0.3, 62),
    between(front, second, 0.78, 62),
    between(front, second, 0.78, 30),
    between(front, second, 0.3, 30),
  ];
  const isFly = layer === 'fly';
  const parts = [
    shadeBelow(
      drawing,
      [
        [60, 870],
        [506, 972],
        [1090, 892],
        [1190, 862],
        [1180, 930],
        [760, 990],
        [400, 1000],
        [70, 900],
      ],
      isFly ? hem : hem.slice(0, -1),
    ),
    tubBelow(drawing, palette, layer, isFly ? hem : hem.slice(0, -1)),
    isFly
      ? face(drawing, palette, layer, {
          path: tailPath,
          tones: [-0.06, -0.2, -0.36],
          hem: [
            [on(rear, 17), tail],
            [[1180, 1000], [1060, 1000], on(rear, 17)],
          ],
        })
      : '',
    wall(second, rear, 3),
    pole(drawing, palette, layer, arc(rear, 0, ridge), -0.1),
    wall(front, second, 5, motifOn(palette, brand, corners)),
    isFly ? nameOn(palette, brand, between(front, second, 0.52, 8), { rotation: -6.5, skew: -4, maxWidth: 200 }) : '',
    pole(drawing, palette, layer, arc(second, 0, ridge)),
    face(drawing, palette, layer, {
      path: mouthPath,
      tones: [0.22, 0.12, -0.1],
      folds: [
        [[on(front, 150, 0.98), on(front, 150, 0.8)], 12, 0.3],
        [[on(front, 30, 0.98), on(front, 34, 0.84)], 12, 0.3, -1],
      ],
      sheen: [...arc(front, 165, 100, 0.98), ...arc(front, 100, 165, 0.84)],
      seed: 8,
    }),
    opening(drawing, palette, layer, mouth),
    isFly ? rolledLeaf(drawing, palette, leaf, 36) : '',
    pole(drawing, palette, layer, arc(front, 0, 180)),
  ];
  if (!isFly) return parts;
  const vent = polygon([
    between(second, rear, 0.28, 66),
    between(second, rear, 0.72, 66),
    between(second, rear, 0.66, 50),
    between(second, rear, 0.34, 50),
  ]);
  return [
    guyLine(drawing, palette, on(front, 140), [40, 800]),
    guyLine(drawing, palette, [1016, 610], [1184, 900]),
    ...parts,
    drawing.panel(vent, shade(palette.base, 0.06), { roundness: 8, shadow: drawing.dropShadow(2, 7, 6, 0.5) }),
    guyLine(drawing, palette, on(second, 40), [902, 1010]),
    guyLine(drawing, palette, on(front, 42), [600, 1052]),
  ];
};
