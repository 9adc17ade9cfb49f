import { loop, reverse, smooth, type Point, type Run } from '../lib/geometry.ts';
import { dusk, flesh, gleam, turns, type Sketch } from './figure.ts';
import { skinIn } from './person.ts';

/** From the shin over the instep to the toes, and from the heel up to the ankle, in px of a sandal 980 px long. */
const instep: Run = [
  [742, 270],
  [716, 350],
  [664, 430],
  [590, 496],
  [510, 556],
  [420, 618],
  [330, 668],
  [240, 706],
  [170, 724],
];
const under: Run = [
  [170, 724],
  [130, 760],
  [150, 800],
  [400, 840],
  [700, 830],
  [1000, 790],
];
const heel: Run = [
  [1000, 790],
  [1050, 760],
  [1070, 690],
  [1056, 600],
  [1010, 500],
  [978, 400],
  [966, 300],
];
/** Middle and half axes of each toe, the big one first, which is the farthest. */
const toes = [
  [186, 746, 66, 40],
  [226, 756, 54, 34],
  [262, 766, 48, 30],
  [294, 776, 43, 27],
  [324, 786, 38, 24],
] as const;

function toe(sketch: Sketch, [x, y, rx, ry]: (typeof toes)[number]): string {
  const path = smooth(
    [
      [x - rx, y + ry * 0.3],
      [x - rx * 0.6, y - ry * 0.8],
      [x + rx * 0.3, y - ry],
      [x + rx * 1.4, y - ry * 1.1],
      [x + rx * 1.5, y + ry],
      [x - rx * 0.4, y + ry],
    ],
    true,
  );
  const nail = `<ellipse cx="${x - rx * 0.56}" cy="${y - ry * 0.36}" rx="${rx * 0.3}" ry="${ry * 0.34}" transform="rotate(-38 ${x - rx * 0.56} ${y - ry * 0.36})" fill="${skinIn(sketch.person.skin, 0.5)}" opacity=".75"/>`;
  return flesh(sketch, path, nail, { rim: 12 });
}

/** A bare leg that ends in its foot: its front and back above the ankle, from above, and markup upon it. */
export function barefoot(sketch: Sketch, front: Run, back: Run, upon: string): string {
  const above = (run: Run): Point[] => run.filter(([, y]) => y < 230).map(([x, y]): Point => [x, y]);
  const path = loop([...above(front), ...instep], under, [...heel, ...reverse(above(back))]);
  const bone: Run = [
    [828, 560],
    [850, 596],
    [890, 596],
    [908, 560],
  ];
  const tendon: Run = [
    [972, 620],
    [946, 500],
    [930, 380],
    [926, 260],
  ];
  const relief =
    turns(sketch, [bone, tendon], 0.4, 18) +
    gleam(
      sketch,
      [
        [
          [700, 450],
          [590, 550],
          [450, 650],
        ],
        [
          [850, 540],
          [870, 530],
        ],
      ],
      0.3,
      30,
    ) +
    dusk(sketch, 'M200 800Q600 720 1080 740V900H200Z', 0.5, 24);
  return (
    flesh(sketch, path, relief + upon, { from: 560, to: 1060, rim: 34 }) + toes.map((one) => toe(sketch, one)).join('')
  );
}
