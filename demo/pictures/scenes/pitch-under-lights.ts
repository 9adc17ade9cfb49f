import { mix } from '../lib/colour.ts';
import { Drawing } from '../lib/drawing.ts';
import { polygon, random, tenth, type Point } from '../lib/geometry.ts';
import { box, glow, line, onGround, shape, sky, volt } from './landscape.ts';

const horizon = 640;
const eye = 560;
const vanishing: Point = [680, horizon - 60];
/** Depth of the goal line, and half its length at depth 1. */
const goalLine = 4.6;
const side = 1046;

/** A floodlight mast by its foot and its height, px. */
function mast(drawing: Drawing, x: number, foot: number, height: number): string {
  const [width, rows, columns] = [height * 0.2, 3, 5];
  const top = foot - height;
  const lamps = Array.from({ length: rows * columns }, (_, at) => {
    const [across, down] = [at % columns, Math.floor(at / columns)];
    return `<circle cx="${tenth(x - width / 2 + (width * (across + 0.5)) / columns)}" cy="${tenth(top + (width * (down + 0.5)) / columns)}" r="${tenth(width / columns / 2.5)}" fill="#fdfff2"/>`;
  }).join('');
  return (
    glow(drawing, x, top + width * 0.3, height * 1.15, '#dff3e6', 0.62) +
    line(`M${x} ${foot}V${top}`, '#1b2b33', height * 0.022) +
    box(x - width / 2 - 4, top - 4, width + 8, (width * rows) / columns + 8, '#1b2b33') +
    lamps
  );
}

/** A football pitch at night, ready for training. */
export function drawPitchUnderLights(): Drawing {
  const drawing = new Drawing('#123a2f');
  const next = random(77);
  const ground = onGround(vanishing, eye);
  drawing.add(
    sky(
      drawing,
      [
        [0, '#0b141d'],
        [0.5, '#152a38'],
        [1, '#2f5560'],
      ],
      horizon,
    ),
    glow(drawing, 620, 620, 620, '#7fb3a6', 0.4),
    mast(drawing, 170, 560, 380),
    mast(drawing, 1010, 560, 380),
    mast(drawing, 430, 500, 180),
    mast(drawing, 800, 500, 180),
  );
  drawing.add(
    shape(
      polygon([
        [-10, horizon + 70],
        [-10, 470],
        [240, 520],
        [240, 500],
        [960, 500],
        [960, 520],
        [1210, 470],
        [1210, horizon + 70],
      ]),
      drawing.linear(
        [
          [0, '#16252e'],
          [1, '#22404a'],
        ],
        0,
        470,
        0,
        horizon,
        true,
      ),
    ),
    shape(
      polygon([
        [-10, 450],
        [250, 500],
        [250, 512],
        [-10, 476],
      ]),
      '#0c171e',
    ),
    shape(
      polygon([
        [1210, 450],
        [950, 500],
        [950, 512],
        [1210, 476],
      ]),
      '#0c171e',
    ),
    box(236, 488, 728, 14, '#0c171e'),
  );
  for (let row = 0; row < 8; row++) {
    const y = 530 + row * 14;
    for (let x = -6 + (row % 2) * 6; x < 1210; x += 13) {
      const bright = next();
      if (bright > 0.42)
        drawing.add(
          box(
            x,
            y - Math.max(0, Math.abs(x - 600) - 360) * 0.06,
            6,
            5,
            bright > 0.95 ? '#e9efe6' : mix('#2d4d57', '#8fb3ad', next()),
            `opacity="${tenth(0.5 + next() * 0.4)}"`,
          ),
        );
    }
  }
  drawing.add(
    box(-10, horizon, 1220, 26, '#e9efe6', 'opacity=".9"'),
    box(-10, horizon, 1220, 26, '#0b6b4a', 'opacity=".55"'),
  );
  for (let at = 0; at < 7; at++) drawing.add(box(20 + at * 176, horizon + 7, 110, 12, '#f4f5f2', 'opacity=".55"'));
  drawing.add(
    box(
      -10,
      horizon + 26,
      1220,
      600,
      drawing.linear(
        [
          [0, '#2f9a6b'],
          [0.35, '#14774f'],
          [1, '#07402d'],
        ],
        0,
        horizon,
        0,
        1200,
        true,
      ),
    ),
  );
  const stripes = [6.6, 5.2, 4.2, 3.4, 2.8, 2.3, 1.9, 1.58, 1.32, 1.1, 0.92];
  stripes.forEach((depth, at) => {
    const [, top] = ground(0, depth);
    const [, bottom] = ground(0, stripes[at + 1] ?? 0.8);
    if (at % 2 === 0) drawing.add(box(-10, top, 1220, bottom - top, '#aef0bf', 'opacity=".13"'));
  });
  drawing.add(glow(drawing, 640, 740, 560, '#d9ffe2', 0.34));
  const white = '#f4f8f2';
  const chalk = (points: Point[], width: number): string => line(polygon(points, false), white, width, 'opacity=".95"');
  drawing.add(
    chalk([ground(-side, 0.8), ground(-side, goalLine), ground(side, goalLine), ground(side, 0.8)], 4),
    chalk([ground(-620, goalLine), ground(-620, 2.1), ground(620, 2.1), ground(620, goalLine)], 5),
    chalk([ground(-300, goalLine), ground(-300, 3.2), ground(300, 3.2), ground(300, goalLine)], 4),
    chalk(
      Array.from({ length: 25 }, (_, at) => {
        const angle = (Math.PI * at) / 24;
        return ground(Math.cos(angle) * 240, 1 / (1 / 2.1 + Math.sin(angle) * 0.1));
      }),
      5,
    ),
  );
  const [spotX, spotY] = ground(0, 2.5);
  drawing.add(`<ellipse cx="${tenth(spotX)}" cy="${tenth(spotY)}" rx="8" ry="3.4" fill="${white}"/>`);
  const [left, foot] = ground(-150, goalLine);
  const [right] = ground(150, goalLine);
  const bar = foot - 52;
  const back = { left: left + 10, right: right - 10, top: bar + 8, foot: foot - 14 };
  const net: string[] = [];
  for (let share = 0; share <= 1.001; share += 1 / 12) {
    const x = left + (right - left) * share;
    const behind = back.left + (back.right - back.left) * share;
    net.push(line(`M${tenth(x)} ${bar}L${tenth(behind)} ${back.top}V${back.foot}`, white, 1, 'opacity=".55"'));
  }
  for (let y = back.top; y < back.foot; y += 7)
    net.push(line(`M${back.left} ${y}H${back.right}`, white, 1, 'opacity=".5"'));
  drawing.add(
    shape(
      polygon([
        [left, foot],
        [left, bar],
        [right, bar],
        [right, foot],
        [back.right, back.foot],
        [back.left, back.foot],
      ]),
      '#0b1f1a',
      'opacity=".35"',
    ),
    net.join(''),
    line(`M${tenth(left)} ${foot}V${bar}H${tenth(right)}V${foot}`, '#ffffff', 5),
  );
  for (const corner of [-side, side]) {
    const [x, y] = ground(corner, goalLine);
    drawing.add(
      line(`M${tenth(x)} ${tenth(y)}v-50`, '#f4f5f2', 3),
      drawing.accent(shape(`M${tenth(x)} ${tenth(y - 50)}l26 8l-26 9Z`, volt)),
    );
  }
  for (const depth of [2.3, 1.75, 1.38]) {
    const [x, y] = ground(-330, depth);
    const half = 52 / depth;
    const cone = [
      `<ellipse cx="${tenth(x + half * 0.3)}" cy="${tenth(y + half * 0.1)}" rx="${tenth(half * 1.5)}" ry="${tenth(half * 0.22)}" fill="#052a1e" opacity=".5"/>`,
      shape(
        `M${tenth(x - half)} ${tenth(y)}L${tenth(x - half * 0.3)} ${tenth(y - half * 0.72)}Q${tenth(x)} ${tenth(y - half * 0.6)} ${tenth(x + half * 0.3)} ${tenth(y - half * 0.72)}L${tenth(x + half)} ${tenth(y)}Q${tenth(x)} ${tenth(y + half * 0.32)} ${tenth(x - half)} ${tenth(y)}Z`,
        volt,
      ),
      shape(
        `M${tenth(x - half)} ${tenth(y)}L${tenth(x - half * 0.3)} ${tenth(y - half * 0.72)}L${tenth(x - half * 0.1)} ${tenth(y - half * 0.66)}L${tenth(x - half * 0.36)} ${tenth(y + half * 0.13)}Z`,
        '#0b6b4a',
        'opacity=".3"',
      ),
    ];
    drawing.add(...cone.map((part) => drawing.accent(part)));
  }
  const [ballX, ballY, r] = [800, 1000, 42];
  const ball = [
    `<ellipse cx="${ballX - 34}" cy="${ballY + r - 2}" rx="64" ry="10" fill="#052a1e" opacity=".5"/>`,
    `<ellipse cx="${ballX + 40}" cy="${ballY + r}" rx="60" ry="9" fill="#052a1e" opacity=".35"/>`,
    `<circle cx="${ballX}" cy="${ballY}" r="${r}" fill="${drawing.radial(
      [
        [0, '#ffffff'],
        [0.62, '#e6ece8'],
        [1, '#90a39b'],
      ],
      0.42,
      0.3,
      0.75,
    )}"/>`,
    drawing.clip(
      `M${ballX - r} ${ballY}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0Z`,
      [
        [0, -2, 15],
        [-36, -16, 13],
        [34, -20, 13],
        [-24, 32, 13],
        [24, 32, 13],
        [2, -44, 12],
      ]
        .map(([dx = 0, dy = 0, size = 0]) =>
          shape(
            polygon(
              Array.from({ length: 5 }, (_, at): Point => [
                ballX + dx + Math.sin((at * Math.PI * 2) / 5) * size,
                ballY + dy - Math.cos((at * Math.PI * 2) / 5) * size,
              ]),
            ),
            '#182a30',
          ),
        )
        .join('') +
        line(
          `M${ballX} ${ballY - 16}V${ballY - 44}M${ballX - 14} ${ballY - 5}L${ballX - 30} ${ballY - 12}M${ballX + 14} ${ballY - 6}L${ballX + 30} ${ballY - 14}M${ballX - 9} ${ballY + 11}L${ballX - 20} ${ballY + 24}M${ballX + 9} ${ballY + 11}L${ballX + 20} ${ballY + 24}`,
          '#182a30',
          2.4,
        ),
    ),
  ];
  drawing.add(...ball.map((part) => drawing.accent(part)));
  return drawing;
}
