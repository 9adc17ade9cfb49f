import { loop, reverse, smooth, tenth, type Run } from '../lib/geometry.ts';
import { cloth, dusk, flesh, folds, gleam, turns, type Sketch } from './figure.ts';
import type { Side } from './person.ts';
import { posed, type Pose } from './pose.ts';

const elbow = 215;
const armOuter: Run = [
  [-30, -60],
  [-52, -6],
  [-53, 40],
  [-47, 140],
  [-46, 205],
  [-54, 270],
  [-56, 340],
  [-48, 440],
  [-36, 560],
  [-32, 660],
];
const armInner: Run = [
  [40, -50],
  [52, -6],
  [51, 40],
  [44, 140],
  [38, 205],
  [44, 262],
  [43, 340],
  [35, 440],
  [26, 560],
  [24, 660],
];

/** A bare arm out of a short sleeve. Half of its width is 52 px at scale 1. */
export function bareArm(sketch: Sketch, pose: Pose, side: Side): string {
  const at = posed(elbow, 52, pose, side);
  const scale = pose.half / 52;
  const path = loop(at(armOuter), reverse(at(armInner)));
  const hemShade = smooth(
    at([
      [-90, -90],
      [90, -90],
      [84, 22],
      [0, 38],
      [-84, 16],
    ]),
    true,
  );
  const muscles: Run[] = [
    [
      [20, 30],
      [30, 110],
      [12, 196],
    ],
    [
      [-46, 170],
      [-26, 230],
      [2, 300],
      [8, 460],
    ],
    [
      [40, 190],
      [20, 210],
      [-4, 218],
    ],
    [
      [30, 214],
      [16, 260],
      [8, 320],
    ],
  ];
  const lit: Run[] = [
    [
      [-16 * side, 20],
      [-18 * side, 90],
      [-14 * side, 170],
    ],
    [
      [-28 * side, 240],
      [-30 * side, 320],
      [-20 * side, 440],
    ],
  ];
  const upon =
    gleam(sketch, lit.map(at), 0.42, 21 * scale) +
    turns(sketch, muscles.map(at), 0.34, 11 * scale) +
    dusk(sketch, hemShade, 0.7, tenth(15 * scale));
  return flesh(sketch, path, upon, { rim: 30 * scale });
}

const sleeveOuter: Run = [
  [110, -186],
  [40, -166],
  [-18, -130],
  [-54, -70],
  [-68, 10],
  [-64, 110],
  [-60, 190],
  [-66, 240],
  [-66, 330],
  [-58, 460],
  [-50, 660],
];
const sleeveInner: Run = [
  [80, -120],
  [66, 0],
  [60, 110],
  [50, 180],
  [58, 222],
  [58, 330],
  [50, 460],
  [44, 660],
];
const sleeveFolds: readonly Run[] = [
  [
    [58, 40],
    [20, 74],
    [-30, 70],
  ],
  [
    [-64, 130],
    [-20, 168],
    [46, 150],
  ],
  [
    [-62, 206],
    [-10, 214],
    [50, 186],
  ],
  [
    [-62, 280],
    [-16, 262],
    [54, 214],
  ],
  [
    [-60, 380],
    [-14, 350],
    [40, 300],
  ],
];

/** An arm in a sleeve of plain clothes, from the shoulder. Half of its width is 64 px at scale 1. */
export function sleevedArm(sketch: Sketch, pose: Pose, colour: string, side: Side): string {
  const at = posed(elbow, 64, pose, side);
  const scale = pose.half / 64;
  const path = loop(at(sleeveOuter), reverse(at(sleeveInner)));
  return cloth(sketch, path, colour, folds(sketch, sleeveFolds.map(at), tenth(13 * scale)), { rim: 46 * scale });
}

/** Sleeves or bare forearms that come up from below into a pair of gloves: where each ends and how far it leans, px. */
export function forearms(
  sketch: Sketch,
  ends: readonly (readonly [x: number, y: number, half: number, lean: number])[],
  sleeve?: string,
): string {
  return ends
    .map(([x, y, half, lean]) => {
      const edge = (by: 1 | -1): Run => [
        [x - half * by, y - 20],
        [x - half * 1.06 * by + lean * 0.2, y + 100],
        [x - half * 1.16 * by + lean * 0.5, y + 300],
        [x - half * 1.24 * by + lean, y + 640],
        [x - half * 1.3 * by + lean * 1.4, y + 900],
      ];
      const path = loop(edge(1), reverse(edge(-1)));
      const cuffShade = `M${x - 240} ${y - 60}L${x + 240} ${y - 60}L${x + 240} ${y + 30}Q${x} ${y + 70} ${x - 240} ${y + 30}Z`;
      if (!sleeve) {
        const tendon: Run = [
          [x - half * 0.1, y],
          [x + lean * 0.3, y + 300],
        ];
        return flesh(sketch, path, turns(sketch, [tendon], 0.2, 30) + dusk(sketch, cuffShade, 0.7, 18), { rim: 70 });
      }
      // A cuff with its seam, and soft creases that alternate from side to side.
      const cuff = `M${x - half * 1.3} ${y + 64}Q${x} ${y + 92} ${x + half * 1.3} ${y + 64}`;
      const seam = `<path d="${cuff}" fill="none" stroke="#05070c" stroke-opacity=".45" stroke-width="5"/>`;
      const creases = [150, 236, 330, 420].map((drop, at): Run => {
        const from = at % 2 ? 1 : -1;
        return [
          [x + half * 1.1 * from, y + drop],
          [x + half * 0.3 * from, y + drop + 26],
          [x - half * 0.4 * from, y + drop + 18],
        ];
      });
      return cloth(
        sketch,
        path,
        sleeve,
        folds(sketch, creases, 13, 0.26) + seam + sketch.drawing.softShape(cuffShade, '#05070c', 0.6, 16),
        { rim: 70 },
      );
    })
    .join('');
}
