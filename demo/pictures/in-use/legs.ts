import { shade } from '../lib/colour.ts';
import { loop, reverse, smooth, type Point, type Run } from '../lib/geometry.ts';
import { cloth as form, flesh, type Sketch } from './figure.ts';
import { skinIn } from './person.ts';

/** Front and back of a leg from the side, toe at the left, from the calf down into the shoe; px of a shoe 980 px long. */
const front: Run = [
  [690, -520],
  [676, -300],
  [672, -140],
  [688, 40],
  [716, 190],
  [738, 300],
  [748, 400],
  [742, 560],
];
const back: Run = [
  [1020, -520],
  [1040, -300],
  [1044, -120],
  [1014, 50],
  [980, 190],
  [964, 300],
  [968, 400],
  [990, 560],
];

/** The outline of the leg between two heights, grown by px. */
function outline(from: number, to: number, by: number): string {
  const cut = (run: Run, side: 1 | -1): Point[] =>
    run.filter(([, y]) => y >= from && y <= to).map(([x, y]): Point => [x + by * side, y]);
  return loop(cut(front, -1), reverse(cut(back, 1)));
}

/** What a leg wears above its shoe: a sock, the cuff of trousers above that, or a stocking up to the knee. */
export interface Leg {
  wears: 'sock' | 'trousers' | 'stocking';
  /** How far from that of a running shoe the opening lies, in px of the shoe, by design. */
  from?: Readonly<Record<string, readonly [right: number, down: number]>>;
  /** Designs whose opening no leg would fill. */
  without?: readonly string[];
}

/** A leg that steps out of a shoe of a design; cloth is the colour of trousers and stockings. */
export function legIn(sketch: Sketch, { wears, from = {}, without = [] }: Leg, design: string, cloth: string): string {
  if (without.includes(design)) return '';
  const [right, down] = from[design] ?? [0, 0];
  return `<g transform="translate(${right} ${down})">${leg(sketch, wears, cloth)}</g>`;
}

function leg(sketch: Sketch, wears: Leg['wears'], cloth: string): string {
  const { drawing, person } = sketch;
  const sock = wears === 'stocking' ? cloth : '#eceae4';
  const ribs = Array.from(
    { length: 15 },
    (_, at) => `M${714 + at * 18} 180Q${722 + at * 17} 260 ${734 + at * 16.4} 420`,
  );
  const muscle = drawing.softLine(
    smooth([
      [930, -200],
      [940, -40],
      [914, 110],
      [880, 200],
    ]),
    wears === 'stocking' ? shade(cloth, -0.5) : skinIn(person.skin, -0.5),
    0.3,
    34,
    22,
  );
  const lines = `<path d="${ribs.join('')}" fill="none" stroke="#8d8a82" stroke-width="4" opacity=".45"/>`;
  const inShoe = drawing.softShape('M640 440Q840 600 1060 420L1060 700L640 700Z', shade(sock, -0.62), 0.75, 22);
  const edge = '<path d="M700 190Q840 214 992 190" fill="none" stroke="#8d8a82" stroke-width="5" opacity=".6"/>';
  if (wears === 'stocking') return form(sketch, outline(-520, 600, 4), sock, muscle + inShoe);
  const stocking = form(sketch, outline(180, 600, 5), sock, lines + inShoe + edge);
  if (wears === 'sock') return flesh(sketch, outline(-520, 320, 0), muscle, { rim: 90 }) + stocking;
  const shin: Run = [
    [612, -520],
    [608, -320],
    [612, -120],
    [640, 60],
    [676, 150],
  ];
  const calf: Run = [
    [1090, -520],
    [1096, -320],
    [1104, -120],
    [1072, 50],
    [1030, 150],
  ];
  const trouser = loop(
    shin,
    [
      [676, 150],
      [850, 176],
      [1030, 150],
    ],
    reverse(calf),
  );
  const cuff = loop(
    [
      [680, 140],
      [850, 166],
      [1026, 140],
    ],
    [
      [1026, 140],
      [1008, 226],
    ],
    [
      [1008, 226],
      [850, 250],
      [700, 226],
    ],
    [
      [700, 226],
      [680, 140],
    ],
  );
  const folds = [
    'M640 60Q760 130 900 90',
    'M1070 40Q960 110 820 140',
    'M624 -60Q740 20 880 -10',
    'M1090 -80Q1000 0 900 30',
  ].map((path) => drawing.softLine(path, '#05070c', 0.34, 20, 12));
  const knit = Array.from({ length: 22 }, (_, at) => `M${690 + at * 15.4} 140l${8 - at * 0.8} 100`);
  const rib = `<path d="${knit.join('')}" fill="none" stroke="#05070c" stroke-width="4" opacity=".35"/>`;
  return stocking + form(sketch, cuff, shade(cloth, -0.1), rib) + form(sketch, trouser, cloth, folds.join(''));
}
