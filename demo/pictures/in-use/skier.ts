import { shade } from '../lib/colour.ts';
import { loop, reverse, smooth, type Point, type Run } from '../lib/geometry.ts';
import {
  cloth,
  dusk,
  flesh,
  folds,
  gleam,
  onSide,
  shouldersOf,
  sides,
  symmetric,
  turns,
  type Sketch,
} from './figure.ts';
import { strands } from './hair.ts';
import type { Cut } from './person.ts';

/** The shell's outer edge and the edge round the face, each from the crown down to the ear, on the left. */
const shellOuter: Run = [
  [600, -106],
  [540, -105],
  [450, -92],
  [336, -40],
  [220, 60],
  [142, 190],
  [100, 330],
  [88, 470],
  [96, 590],
  [124, 690],
];
const shellInner: Run = [
  [226, 700],
  [206, 560],
  [232, 440],
  [320, 376],
  [460, 352],
  [600, 346],
];
const shellBottom: Run = [
  [124, 690],
  [170, 722],
  [226, 700],
];
const shell = loop(
  reverse(shellOuter),
  onSide(shellOuter, -1),
  onSide(shellBottom, -1),
  onSide(shellInner, -1),
  reverse(shellInner),
  reverse(shellBottom),
);
const pad: Run = [
  [150, 660],
  [160, 780],
  [190, 876],
  [232, 924],
  [276, 912],
  [290, 840],
  [270, 700],
];
/** Face from the temple to the jaw, as far as goggles and scarf leave it. */
const face = symmetric([
  [256, 560],
  [256, 760],
  [280, 900],
  [330, 1000],
  [600, 1000],
]);
const scarfEdge: Run = [
  [244, 812],
  [330, 858],
  [450, 880],
  [600, 872],
];
/** A tube of cloth drawn up over the mouth, from below the nose down into the collar. */
const scarf = loop(
  scarfEdge,
  reverse(onSide(scarfEdge, -1)),
  onSide(
    [
      [244, 812],
      [272, 910],
      [326, 1004],
      [368, 1066],
      [384, 1130],
      [380, 1300],
    ],
    -1,
  ),
  reverse([
    [244, 812],
    [272, 910],
    [326, 1004],
    [368, 1066],
    [384, 1130],
    [380, 1300],
  ]),
);
/** Colours that stand beside those of goggles. */
const scarves: Readonly<Record<Cut, string>> = { short: '#a8987c', long: '#7d4038', plait: '#4f5f52' };
const scarfFolds: Run[] = [
  [
    [300, 930],
    [420, 1014],
    [560, 1046],
  ],
  [
    [380, 1080],
    [500, 1130],
    [700, 1124],
    [810, 1070],
  ],
  [
    [884, 930],
    [800, 990],
    [690, 1014],
  ],
  [
    [392, 1150],
    [520, 1196],
    [680, 1200],
    [806, 1146],
  ],
];
const collarEdge: Run = [
  [330, 1150],
  [340, 1128],
  [362, 1130],
  [440, 1196],
  [600, 1226],
];
const collarSide: Run = [
  [330, 1150],
  [312, 1240],
  [270, 1330],
];
const collar = loop(
  collarEdge,
  reverse(onSide(collarEdge, -1)),
  onSide(collarSide, -1),
  [
    [930, 1330],
    [780, 1400],
    [600, 1424],
    [420, 1400],
    [270, 1330],
  ],
  reverse(collarSide),
);
const chest = symmetric([
  [300, 1280],
  [230, 1330],
  [60, 1390],
  [-120, 1460],
  [-240, 1560],
  [-300, 1720],
  [-320, 1900],
]);

/** A plain helmet's openings: two rows that follow the crown. */
const vents: Run[] = [
  [
    [470, 40],
    [430, 110],
    [404, 196],
  ],
  [
    [330, 96],
    [282, 172],
    [252, 262],
  ],
];

function helmet(sketch: Sketch, plain: string): string {
  const { drawing } = sketch;
  const openings = sides
    .flatMap((side) => vents.map((run) => smooth(onSide(run, side))))
    .concat(smooth([[600, 20] as Point, [600, 100] as Point, [600, 190] as Point]))
    .join('');
  const slot = `d="${openings}" fill="none" stroke-linecap="round"`;
  const upon =
    drawing.softShape('M250 60Q380 -60 540 -70Q400 20 300 220Q230 330 190 300Q190 160 250 60Z', '#fff', 0.2, 26) +
    drawing.softShape('M880 -20Q1080 140 1110 420V720H990Q1010 240 880 -20Z', '#05070c', 0.5, 40) +
    drawing.softLine(smooth([...shellInner, ...reverse(onSide(shellInner.slice(0, -1), -1))]), '#05070c', 0.5, 26, 9) +
    `<path ${slot} stroke="${shade(plain, 0.3)}" stroke-width="44" opacity=".5" transform="translate(3 4)"/>` +
    `<path ${slot} stroke="#0b0d12" stroke-width="40"/>`;
  return cloth(sketch, shell, plain, upon, { from: 60, to: 1140, rim: 40 });
}

/** The nose below the goggles, and their shade on the cheeks. */
function faceBelow(sketch: Sketch): string {
  const wings = sides.map((side) =>
    onSide(
      [
        [560, 796],
        [538, 824],
        [552, 846],
        [574, 842],
      ],
      side,
    ),
  );
  const upon =
    dusk(sketch, 'M200 560H1000V760Q930 850 800 836Q690 800 600 740Q510 800 400 836Q270 850 200 760Z', 0.66, 20) +
    turns(sketch, wings, 0.6, 10) +
    dusk(sketch, 'M560 846Q600 868 640 846Q650 880 600 886Q550 880 560 846Z', 0.5, 8) +
    gleam(
      sketch,
      [
        [
          [590, 770],
          [592, 816],
        ],
      ],
      0.5,
      26,
    );
  return flesh(sketch, face, upon, { from: 250, to: 950, rim: 40 });
}

/** Long hair that comes from below the helmet on both sides and lies before the shoulders. */
function locks(sketch: Sketch): string {
  const { drawing, person } = sketch;
  if (person.cut === 'short') return '';
  return sides
    .map((side) => {
      const outer = onSide(
        [
          [214, 820],
          [222, 960],
          [262, 1090],
          [240, 1240],
          [256, 1380],
          [318, 1500],
        ],
        side,
      );
      const inner = onSide(
        [
          [286, 820],
          [344, 980],
          [392, 1100],
          [380, 1250],
          [372, 1390],
          [330, 1506],
        ],
        side,
      );
      const path = loop(outer, reverse(inner));
      return (
        drawing.softShape(path, '#05070c', 0.4, 12, 'transform="translate(8 10)"') +
        `<path d="${path}" fill="${shade(person.hair, side === 1 ? 0.08 : -0.16)}"/>` +
        strands(person.hair, outer, inner, { count: 40, fall: 24, width: 4 })
      );
    })
    .join('');
}

/** A skier from the front behind goggles, in px of their own drawing: a plain helmet, a scarf over the mouth, a jacket. */
export function skierBehindGoggles(sketch: Sketch, plain: string): string {
  const { drawing, person } = sketch;
  const wool = scarves[person.cut];
  const zip = '<path d="M600 1226V1900" stroke="#0b0d12" stroke-width="16" opacity=".7"/>';
  const onChest: Run[] = sides.map((side) =>
    onSide(
      [
        [330, 1400],
        [280, 1500],
        [270, 1640],
      ],
      side,
    ),
  );
  const underChin = drawing.softShape('M380 1060Q600 1180 820 1060L800 1130Q600 1230 400 1130Z', '#05070c', 0.4, 18);
  const hem = [...scarfEdge, ...reverse(onSide(scarfEdge.slice(0, -1), -1))];
  const upon =
    folds(sketch, scarfFolds, 24, 0.4) +
    underChin +
    `<path d="${smooth(hem.map(([x, y]): Point => [x, y + 26]))}" fill="none" stroke="${shade(wool, -0.4)}" stroke-width="4" stroke-dasharray="10 7"/>`;
  const behind = symmetric([
    [600, 330],
    [300, 366],
    [214, 460],
    [206, 620],
    [236, 760],
    [300, 800],
  ]);
  return (
    shouldersOf(sketch, 600, cloth(sketch, chest, plain, folds(sketch, onChest, 26) + zip, { rim: 60 })) +
    `<path d="${behind}" fill="#0b0d12"/>` +
    faceBelow(sketch) +
    drawing.softShape(scarf, '#05070c', 0.5, 14, 'transform="translate(0 -8)"') +
    cloth(sketch, scarf, wool, upon, { rim: 60 }) +
    cloth(sketch, collar, plain, zip, { rim: 36 }) +
    locks(sketch) +
    sides.map((side) => cloth(sketch, smooth(onSide(pad, side), true), shade(plain, -0.4), '', { rim: 24 })).join('') +
    helmet(sketch, plain)
  );
}
