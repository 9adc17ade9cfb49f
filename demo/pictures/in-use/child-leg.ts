import { shade } from '../lib/colour.ts';
import { loop, reverse, smooth, type Point, type Run } from '../lib/geometry.ts';
import { barefoot } from './bare-foot.ts';
import { cloth as form, flesh, folds, gleam, turns, type Sketch } from './figure.ts';
import { castAt, creases, inShoe, ribbedSock } from './leg-parts.ts';
import type { Wear } from './legs.ts';
import { clothesBeside, skinIn } from './person.ts';

/** Front and back of a child's leg from the side, in px of a shoe 980 px long: slender, the knee near above the shoe. */
const front: Run = [
  [700, -2200],
  [706, -1100],
  [716, -900],
  [728, -760],
  [734, -660],
  [724, -600],
  [730, -536],
  [744, -470],
  [742, -380],
  [740, -230],
  [746, -60],
  [754, 90],
  [754, 200],
  [750, 300],
  [742, 400],
  [730, 570],
];
const back: Run = [
  [1036, -2200],
  [1030, -1100],
  [1016, -900],
  [992, -740],
  [968, -640],
  [964, -570],
  [980, -480],
  [998, -360],
  [1000, -240],
  [984, -90],
  [964, 70],
  [958, 190],
  [962, 290],
  [968, 400],
  [994, 570],
];
const [kneeX, kneeY] = [850, -590];
/** Degrees by which the thigh goes back from the shin. */
const bend = 22;

/** Points of a leg whose knee is bent. */
const bent = (run: Run): Point[] =>
  run.map(([x, y]): Point => {
    const share = Math.max(0, Math.min(1, (kneeY + 90 - y) / 180));
    const angle = (bend * share * Math.PI) / 180;
    const [dx, dy] = [x - kneeX, y - kneeY];
    return [kneeX + dx * Math.cos(angle) - dy * Math.sin(angle), kneeY + dx * Math.sin(angle) + dy * Math.cos(angle)];
  });

/** The outline of the leg between two heights, grown by px. */
function outline(from: number, to: number, by: number): string {
  const edge = (run: Run, side: 1 | -1): Point[] =>
    bent(run.filter(([, y]) => y >= from && y <= to)).map(([x, y]): Point => [x + by * side, y]);
  return loop(edge(front, -1), reverse(edge(back, 1)));
}

/** What children play in: none of it is grey. */
const playClothes = ['#3f5680', '#4b7069', '#94413f', '#5c5580'] as const;
const socks = ['#eceae4', '#e9c46a', '#9cc3cf'] as const;

/** The bare leg of a child: kneecap, shin and the hollow behind the knee. */
function bareLeg(sketch: Sketch, isBarefoot = false): string {
  const cap: Run[] = [
    [
      [752, -664],
      [790, -640],
      [800, -590],
      [780, -540],
      [750, -524],
    ],
    [
      [960, -650],
      [930, -590],
      [956, -520],
    ],
    [
      [940, -440],
      [948, -280],
      [916, -60],
    ],
  ];
  const lit: Run[] = [
    [
      [768, -420],
      [766, -240],
      [778, 40],
    ],
    [
      [748, -620],
      [750, -580],
    ],
  ];
  const upon = turns(sketch, cap.map(bent), 0.36, 22) + gleam(sketch, lit.map(bent), 0.3, 30);
  if (isBarefoot) return barefoot(sketch, bent(front), bent(back), upon);
  return flesh(sketch, outline(-2200, 330, 0), upon);
}

const hem: Run = [
  [676, -700],
  [760, -672],
  [870, -668],
  [970, -690],
  [1050, -726],
];

/** Shorts that end above the knee, wide around the thigh, and their shade upon it. */
function shorts(sketch: Sketch, colour: string): string {
  const path = loop(
    bent([
      [640, -2200],
      [660, -1100],
      [668, -900],
      [676, -700],
    ]),
    bent(hem),
    bent([
      [1050, -726],
      [1078, -900],
      [1090, -1100],
      [1100, -2200],
    ]),
  );
  const seam = smooth(bent(hem).map(([x, y]): Point => [x + 8, y - 34]));
  const creased: Run[] = [
    [
      [700, -760],
      [740, -880],
      [730, -1040],
    ],
    [
      [1010, -780],
      [960, -900],
      [980, -1060],
    ],
  ];
  const upon =
    folds(sketch, creased.map(bent), 24) +
    `<path d="${seam}" fill="none" stroke="${shade(colour, -0.45)}" stroke-width="7" opacity=".7"/>`;
  const cast = smooth(bent(hem).map(([x, y]): Point => [x, y + 16]));
  return (
    sketch.drawing.clip(
      outline(-2200, 330, 0),
      sketch.drawing.softLine(cast, skinIn(sketch.person.skin, -0.66), 0.6, 34, 12),
    ) + form(sketch, path, colour, upon)
  );
}

/** Joggers with a knitted cuff, loose around the knee. */
function joggers(sketch: Sketch, colour: string): string {
  const path = loop(
    bent([
      [660, -2200],
      [676, -1000],
      [690, -740],
      [672, -600],
      [690, -470],
      [690, -240],
      [690, -30],
      [716, 110],
    ]),
    [
      [716, 110],
      [860, 144],
      [1004, 106],
    ],
    reverse(
      bent([
        [1100, -2200],
        [1078, -1000],
        [1040, -740],
        [1012, -600],
        [1034, -450],
        [1046, -240],
        [1034, -30],
        [1004, 106],
      ]),
    ),
  );
  const creased: Run[] = [
    [
      [690, 60],
      [800, 100],
      [930, 70],
    ],
    [
      [1040, 0],
      [940, 60],
      [820, 60],
    ],
    [
      [1030, -560],
      [930, -600],
      [820, -590],
    ],
    [
      [1030, -620],
      [920, -660],
      [800, -700],
    ],
    [
      [680, -300],
      [760, -230],
      [820, -200],
    ],
  ];
  const cuff = 'M716 104Q862 146 1004 100L992 200Q862 236 728 206Z';
  const knit = Array.from({ length: 20 }, (_, at) => `M${726 + at * 14} 110l${7 - at * 0.7} 112`).join('');
  const rib = `<path d="${knit}" fill="none" stroke="#05070c" stroke-width="4" opacity=".32"/>`;
  const stripe = smooth(
    bent([
      [890, -2200],
      [880, -900],
      [862, -560],
      [872, -200],
      [866, 140],
    ]),
  );
  const upon =
    `<path d="${stripe}" fill="none" stroke="#f1efe8" stroke-width="20" opacity=".7"/>` +
    folds(sketch, creased.map(bent), 18);
  return form(sketch, cuff, shade(colour, -0.1), rib) + form(sketch, path, colour, upon);
}

/** A stocking to below the knee, its edge turned down. */
function stocking(sketch: Sketch, colour: string): string {
  const upon = creases(sketch, colour, [170, 250, 330]) + inShoe(sketch, colour);
  const edge = 'M716 -470Q860 -430 1012 -476L1016 -390Q866 -340 716 -384Z';
  return (
    castAt(sketch, -380, sketch.person.skin) +
    form(sketch, outline(-400, 600, 5), colour, upon) +
    form(sketch, edge, '#f1efe8', '', { rim: 26 })
  );
}

/** A child's leg above its shoe, with what is usual above that: shorts over a bare knee, or joggers. */
export function childLegIn(sketch: Sketch, wears: Wear, number: number): string {
  const colour = clothesBeside(playClothes, sketch.person, number);
  if (wears === 'nothing') return bareLeg(sketch, true) + shorts(sketch, colour);
  const sock = ribbedSock(sketch, outline(180, 600, 8), socks[(number >>> 3) % socks.length]);
  if (wears === 'trousers' || wears === 'tights') return sock + joggers(sketch, colour);
  if (wears === 'stocking') return bareLeg(sketch) + stocking(sketch, colour) + shorts(sketch, shade(colour, -0.3));
  return bareLeg(sketch) + sock + shorts(sketch, colour);
}
