import { Drawing } from '../lib/drawing.ts';
import { polygon, random, smooth, type Point } from '../lib/geometry.ts';
import { below, box, glow, hazy, jagged, line, shape, sky, snow, spruce, volt } from './landscape.ts';

const air = '#f3dcc9';
const next = (seed: number): (() => number) => random(seed);

interface Peak {
  top: Point;
  left: Point;
  right: Point;
  seed: number;
}

/** A mountain in two faces, lit from the right, where the sun comes up. */
function mountain(drawing: Drawing, { top, left, right, seed }: Peak, shade: string, light: string): string {
  const rand = next(seed);
  const leftEdge = jagged(rand, left, top, 0.16);
  const rightEdge = jagged(rand, top, right, 0.16);
  const spineFoot: Point = [top[0] - (top[0] - left[0]) * 0.12, left[1]];
  const spine = jagged(rand, top, spineFoot, 0.5, 4);
  /** A spur of the lit face: its far side lies in the shade. */
  const spur = (share: number, reach: number): string => {
    const start = rightEdge[Math.round(rightEdge.length * share)] ?? top;
    const foot: Point = [start[0] - reach * 0.62, start[1] + reach];
    const back: Point = [start[0] - reach * 0.3, start[1] + reach * 0.66];
    return polygon([...jagged(rand, start, foot, 0.14, 3), ...jagged(rand, foot, back, 0.2, 2).slice(1)]);
  };
  const shadePaint = hazy(drawing, shade, air, top[1], left[1], 0.62);
  const lightPaint = hazy(drawing, light, air, top[1], left[1], 0.75);
  return (
    shape(polygon([...leftEdge, ...rightEdge]), shadePaint) +
    shape(polygon([...rightEdge, ...spine.toReversed()]), lightPaint) +
    shape(spur(0.08, 150), shadePaint, 'opacity=".85"') +
    shape(spur(0.26, 190), shadePaint, 'opacity=".8"') +
    shape(spur(0.5, 190), shadePaint, 'opacity=".7"') +
    shape(spur(0.72, 110), shadePaint, 'opacity=".6"')
  );
}

/** A pair of skis that stand in the snow with their tips up, leaning on each other, and their poles. */
function skis(): string {
  const blade = 'M-11 0L-9 -250Q-8 -300 0 -314Q8 -300 9 -250L11 0Z';
  const ski = (x: number, turn: number, colour: string): string =>
    `<g transform="translate(${x} 0) rotate(${turn})">${shape(blade, colour)}` +
    `${box(-9, -236, 18, 26, snow)}${box(-12, -146, 24, 40, '#22303c')}</g>`;
  const pole = (x: number, turn: number): string =>
    `<g transform="translate(${x} 0) rotate(${turn})">${line('M0 0V-206', '#3b4c58', 4)}` +
    `${line('M0 -206V-182', '#22303c', 10)}<ellipse cy="-20" rx="14" ry="4" fill="#22303c"/></g>`;
  // Where a cover shows them above its offer, and a banner above its edge.
  return (
    '<g transform="translate(900 892) scale(.66)"><ellipse rx="104" ry="9" fill="#8ea3b5" opacity=".6"/>' +
    `${pole(-78, 7)}${pole(78, -7)}${ski(-28, 4, '#c4522f')}${ski(28, -4, '#d8693f')}</g>`
  );
}

/** Mountains at dawn after the first snow, a run down to the trees. */
export function drawFirstSnow(): Drawing {
  const drawing = new Drawing('#5d7388');
  const rand = next(7);
  drawing.add(
    sky(
      drawing,
      [
        [0, '#8ba0b4'],
        [0.45, '#c3cbd1'],
        [0.8, air],
        [1, '#f9e6d2'],
      ],
      760,
    ),
    glow(drawing, 1010, 560, 520, '#fff3dd', 0.95),
    '<circle cx="1010" cy="548" r="44" fill="#fffaf0"/>',
  );
  const far: Point[] = [
    [0, 590],
    [120, 520],
    [230, 570],
    [360, 500],
    [500, 580],
    [640, 540],
    [800, 590],
    [930, 560],
    [1060, 600],
    [1200, 550],
  ];
  const broken = far.slice(1).flatMap((point, at) => jagged(rand, far[at]!, point, 0.16, 3).slice(at ? 1 : 0));
  drawing.add(shape(below(broken), hazy(drawing, '#b7c0c9', air, 500, 720, 0.85)));
  drawing.add(
    mountain(drawing, { top: [330, 400], left: [-60, 800], right: [640, 800], seed: 3 }, '#8296aa', '#eceae6'),
    mountain(drawing, { top: [1120, 470], left: [860, 800], right: [1420, 800], seed: 9 }, '#8699ab', '#efeae4'),
    mountain(drawing, { top: [730, 270], left: [330, 830], right: [1110, 830], seed: 21 }, '#647a91', '#fbf6ee'),
    glow(drawing, 1010, 640, 460, '#ffeed8', 0.5),
  );
  const wood: Point[] = [
    [0, 770],
    [260, 800],
    [560, 770],
    [860, 806],
    [1200, 760],
  ];
  const trees = (count: number, edge: number, height: number, seed: number): string => {
    const place = next(seed);
    return Array.from({ length: count }, (_, at) => {
      const x = (at / count) * 1220 - 10 + place() * 14;
      const y = edge + Math.sin(x / 150) * 14;
      return spruce(x, y + 14, height * (0.6 + place() * 0.6), place);
    }).join('');
  };
  drawing.add(
    shape(trees(70, 792, 62, 31), hazy(drawing, '#7f93a3', air, 730, 840, 0.4)),
    shape(
      below(
        wood.map(([x, y]): Point => [x, y + 26]),
        true,
      ),
      drawing.linear(
        [
          [0, '#dfe4e6'],
          [1, snow],
        ],
        0,
        780,
        0,
        900,
        true,
      ),
    ),
    shape(trees(34, 838, 96, 5), '#4c6472', 'opacity=".9"'),
  );
  const slope: Point[] = [
    [0, 856],
    [220, 872],
    [520, 838],
    [820, 866],
    [1200, 820],
  ];
  const hollow: Point[] = [
    [0, 1010],
    [300, 960],
    [620, 1010],
    [930, 960],
    [1200, 990],
  ];
  drawing.add(
    shape(
      below(slope, true),
      drawing.linear(
        [
          [0, '#fdf6ec'],
          [0.4, '#f1f1ef'],
          [1, '#c9d4dd'],
        ],
        900,
        820,
        500,
        1200,
        true,
      ),
    ),
    shape(
      below(hollow, true),
      drawing.linear(
        [
          [0, '#dbe2e7'],
          [1, '#b4c3d0'],
        ],
        0,
        960,
        0,
        1200,
        true,
      ),
    ),
  );
  const track = (shift: number, width: number): string =>
    line(
      smooth([
        [640 + shift * 0.2, 850],
        [700 + shift * 0.35, 874],
        [640 + shift * 0.5, 910],
        [560 + shift * 0.7, 950],
        [660 + shift, 1010],
        [760 + shift * 1.2, 1070],
        [640 + shift * 1.6, 1150],
        [560 + shift * 2, 1220],
      ]),
      '#93a7b8',
      width,
      'opacity=".8"',
    );
  drawing.add(track(0, 4), track(14, 4));
  for (const [x, foot, height] of [
    [60, 1000, 300],
    [150, 960, 190],
    [-10, 1060, 360],
    [1130, 960, 270],
    [1050, 930, 160],
    [1205, 1010, 360],
  ] as const) {
    const own = spruce(x, foot, height, rand);
    drawing.add(
      shape(own, hazy(drawing, '#274351', '#6c8492', foot - height, foot, 0.5)),
      drawing.clip(
        own,
        shape(
          polygon([
            [x + height * 0.05, foot - height],
            [x + height, foot - height],
            [x + height, foot],
            [x + height * 0.05, foot],
          ]),
          '#e9eef0',
          'opacity=".2"',
        ),
      ),
    );
  }
  drawing.add(drawing.accent(skis()));
  drawing.add(
    ...[
      line('M806 980V902', '#3b4c58', 4),
      line('M858 988V910', '#3b4c58', 4),
      shape(
        polygon([
          [806, 906],
          [858, 914],
          [858, 946],
          [806, 938],
        ]),
        volt,
      ),
    ].map((part) => drawing.accent(part)),
  );
  return drawing;
}
