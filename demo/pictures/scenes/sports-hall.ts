import { mix } from '../lib/colour.ts';
import { Drawing } from '../lib/drawing.ts';
import { polygon, tenth, type Point } from '../lib/geometry.ts';
import { box, glow, line, onGround, shape, volt } from './landscape.ts';

const vanishing: Point = [690, 560];
/** The back wall: its left, right, upper and lower edge, px. */
const wall = { left: 400, right: 1010, top: 330, floor: 700 };
const eye = 560;
const depthOfWall = eye / (wall.floor - vanishing[1]);

/** A point of the left wall, which goes from the back wall towards the eye: share of the way and of the height. */
function onLeftWall(share: number, height: number): Point {
  const grow = 1 / (1 - share * 0.999);
  const x = vanishing[0] + (wall.left - vanishing[0]) * grow;
  const low = vanishing[1] + (wall.floor - vanishing[1]) * grow;
  const high = vanishing[1] + (wall.top - vanishing[1]) * grow;
  return [x, low + (high - low) * height];
}

const onLeft = (from: number, to: number, low: number, high: number): string =>
  polygon([onLeftWall(from, low), onLeftWall(to, low), onLeftWall(to, high), onLeftWall(from, high)]);

/** An empty hall in the morning: light through high windows on the parquet, wall bars, a basket. */
export function drawSportsHall(): Drawing {
  const drawing = new Drawing('#8a7a63');
  const ground = onGround(vanishing, eye);
  const [paper, pale, panel, wood] = ['#eef0ec', '#dfe3de', '#b9c3c2', '#c79f6b'];
  drawing.add(
    box(
      0,
      0,
      1200,
      1200,
      drawing.linear(
        [
          [0, '#6f7f86'],
          [1, '#c6cdca'],
        ],
        0,
        0,
        0,
        500,
        true,
      ),
    ),
  );
  for (const share of [0.14, 0.36, 0.54, 0.68]) {
    const grow = 1 / (1 - share);
    const y = vanishing[1] + (wall.top - vanishing[1]) * grow;
    const [left, right] = [
      vanishing[0] + (wall.left - vanishing[0]) * grow,
      vanishing[0] + (wall.right - vanishing[0]) * grow,
    ];
    const thick = 9 * grow;
    drawing.add(
      box(left, y, right - left, thick, mix('#475860', '#8d999b', 1 - share)),
      [0.3, 0.5, 0.7]
        .map(
          (at) =>
            `<rect x="${tenth(left + (right - left) * at - 26 * grow)}" y="${tenth(y + thick)}" width="${tenth(52 * grow)}" height="${tenth(4 * grow)}" fill="#fffdf2"/>`,
        )
        .join(''),
    );
  }
  drawing.add(
    box(
      wall.left,
      wall.top,
      wall.right - wall.left,
      wall.floor - wall.top,
      drawing.linear(
        [
          [0, paper],
          [1, pale],
        ],
        0,
        wall.top,
        0,
        wall.floor,
        true,
      ),
    ),
    box(wall.left, 590, wall.right - wall.left, 110, '#0b6b4a', 'opacity=".82"'),
    shape(
      onLeft(0, 0.86, 0, 1),
      drawing.linear(
        [
          [0, '#8b999c'],
          [1, '#d2d8d4'],
        ],
        0,
        0,
        wall.left,
        0,
        true,
      ),
    ),
    shape(onLeft(0, 0.86, 0, 0.297), '#0a5a40', 'opacity=".85"'),
    shape(
      polygon([
        [wall.right, wall.top],
        [1200, wall.top - 140],
        [1200, wall.floor + 88],
        [wall.right, wall.floor],
      ]),
      drawing.linear(
        [
          [0, '#c9d0cd'],
          [1, '#aab5b6'],
        ],
        wall.right,
        0,
        1200,
        0,
        true,
      ),
    ),
    shape(
      polygon([
        [wall.right, 590],
        [1200, 608],
        [1200, wall.floor + 88],
        [wall.right, wall.floor],
      ]),
      '#0a5a40',
      'opacity=".8"',
    ),
  );
  for (const [from, to] of [
    [0.05, 0.17],
    [0.2, 0.31],
    [0.34, 0.45],
    [0.48, 0.585],
    [0.61, 0.7],
  ] as const) {
    const pane = onLeft(from, to, 0.5, 0.9);
    drawing.add(
      shape(pane, '#fff8e2'),
      line(onLeft((from + to) / 2, (from + to) / 2 + 0.001, 0.5, 0.9), panel, 2 / (1 - from)),
    );
  }
  drawing.add(
    box(
      0,
      wall.floor,
      1200,
      500,
      drawing.linear(
        [
          [0, mix(wood, '#fff3d8', 0.35)],
          [0.3, wood],
          [1, '#8a6742'],
        ],
        0,
        wall.floor,
        0,
        1200,
        true,
      ),
    ),
    shape(
      polygon([[0, wall.floor - 2], onLeftWall(0, 0), onLeftWall(0.86, 0), [0, 1200]]),
      mix('#8b999c', '#0a5a40', 0.6),
    ),
  );
  const floorEdge = polygon([
    onLeftWall(0, 0),
    [wall.right, wall.floor],
    [1200, wall.floor + 88],
    [1200, 1200],
    onLeftWall(0.86, 0),
  ]);
  const floor: string[] = [];
  for (let across = -1500; across < 1500; across += 62) {
    floor.push(
      shape(
        polygon([
          ground(across, 0.8),
          ground(across + 31, 0.8),
          ground(across + 31, depthOfWall),
          ground(across, depthOfWall),
        ]),
        '#6b4a2a',
        'opacity=".10"',
      ),
    );
  }
  for (const [near, far] of [
    [3.4, 3.0],
    [2.75, 2.42],
    [2.2, 1.9],
    [1.72, 1.44],
    [1.3, 1.06],
  ] as const) {
    floor.push(
      shape(
        polygon([ground(-640, near), ground(60, near - 0.1), ground(60, far - 0.1), ground(-640, far)]),
        '#fff6d8',
        'opacity="0.3"',
      ),
    );
  }
  const white = '#fbfaf4';
  const stroke = (points: Point[], colour: string, width: number): string =>
    line(polygon(points, false), colour, width);
  const arc = (radius: number, middle: number, from: number, to: number): Point[] =>
    Array.from({ length: 31 }, (_, at) => {
      const angle = from + ((to - from) * at) / 30;
      return ground(Math.cos(angle) * radius, 1 / (1 / middle + Math.sin(angle) * 0.16 * (radius / 180)));
    });
  floor.push(
    shape(
      polygon([ground(-150, 3.85), ground(150, 3.85), ground(150, 2.3), ground(-150, 2.3)]),
      '#0b6b4a',
      'opacity=".75"',
    ),
    stroke([ground(-150, 3.85), ground(-150, 2.3), ground(150, 2.3), ground(150, 3.85)], white, 4),
    drawing.accent(stroke(arc(150, 2.3, 0, Math.PI), volt, 6)),
    stroke([ground(-520, 3.85), ground(-520, 0.8)], white, 6),
    stroke([ground(520, 3.85), ground(520, 0.8)], white, 6),
    stroke([ground(-520, 3.85), ground(520, 3.85)], white, 3),
    stroke([ground(-520, 1.2), ground(520, 1.2)], white, 7),
    stroke(arc(200, 1.2, -0.02, Math.PI), white, 7),
  );
  drawing.add(drawing.clip(floorEdge, floor.join('')));
  for (const [from, to] of [
    [0.2, 0.27],
    [0.29, 0.36],
    [0.38, 0.45],
    [0.47, 0.54],
  ] as const) {
    drawing.add(shape(onLeft(from, to, 0.02, 0.46), '#c99f68'));
    for (let bar = 0; bar < 12; bar++) {
      const low = 0.045 + bar * 0.035;
      drawing.add(shape(onLeft(from + 0.004, to - 0.004, low, low + 0.022), '#5b4630', 'opacity=".65"'));
    }
  }
  drawing.add(
    shape(
      polygon([
        [0, 60],
        [260, 150],
        [980, 900],
        [300, 1000],
      ]),
      drawing.linear(
        [
          [0, '#fff8e0', 0.34],
          [1, '#fff8e0', 0],
        ],
        100,
        100,
        720,
        900,
        true,
      ),
    ),
    line('M704 366V430', '#55656a', 8),
    box(620, 420, 168, 112, '#fbfbf8', 'stroke="#55656a" stroke-width="4"'),
    box(672, 462, 64, 48, 'none', 'stroke="#c4122e" stroke-width="5"'),
    shape('M668 516H740L726 574H684Z', '#ffffff', 'opacity=".75"'),
    line('M676 530L726 572M732 530L684 572M668 518L708 574M740 518L702 574', '#7f8d90', 2),
    line('M664 516H744', '#d4552f', 8),
    glow(drawing, 330, 420, 520, '#fff4d6', 0.4),
    box(880, 690, 96, 10, '#5b4630'),
    box(888, 700, 8, 24, '#39454a'),
    box(960, 700, 8, 24, '#39454a'),
  );
  const [ballX, ballY] = ground(250, 1.55);
  const ball = [
    `<ellipse cx="${tenth(ballX + 14)}" cy="${tenth(ballY + 4)}" rx="48" ry="10" fill="#4a3018" opacity=".4"/>`,
    `<circle cx="${tenth(ballX)}" cy="${tenth(ballY - 34)}" r="38" fill="${drawing.radial(
      [
        [0, '#f0a05c'],
        [0.6, '#d0672d'],
        [1, '#8c3d17'],
      ],
      0.36,
      0.32,
      0.75,
    )}"/>`,
    line(
      `M${tenth(ballX - 38)} ${tenth(ballY - 36)}q38 14 76 4M${tenth(ballX - 4)} ${tenth(ballY - 72)}q14 38 4 76M${tenth(ballX - 28)} ${tenth(ballY - 60)}q24 26 4 54`,
      '#54230e',
      2.6,
    ),
  ];
  drawing.add(...ball.map((part) => drawing.accent(part)));
  return drawing;
}
