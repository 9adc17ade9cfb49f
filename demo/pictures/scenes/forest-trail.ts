import { mix } from '../lib/colour.ts';
import { Drawing } from '../lib/drawing.ts';
import { polygon, random, smooth, tenth, type Point } from '../lib/geometry.ts';
import { below, box, glow, line, shape, sky, volt } from './landscape.ts';

const air = '#f0e7cf';
const deep = '#1f3a32';

/** A trunk that widens at its foot; px. */
function trunk(x: number, foot: number, width: number, lean: number): string {
  return (
    `M${tenth(x - width / 2 + lean)} -10L${tenth(x + width / 2 + lean)} -10` +
    `L${tenth(x + width / 2)} ${foot - width * 1.4}Q${tenth(x + width * 0.6)} ${foot - width * 0.3} ${tenth(x + width * 0.95)} ${foot}` +
    `L${tenth(x - width * 0.95)} ${foot}Q${tenth(x - width * 0.6)} ${foot - width * 0.3} ${tenth(x - width / 2)} ${foot - width * 1.4}Z`
  );
}

/** Trunks of one depth on both sides of the clearing, the further the paler. */
function row(seed: number, count: number, foot: number, width: number, gap: number, colour: string): string {
  const next = random(seed);
  return Array.from({ length: count }, (_, at) => {
    const x = (at + next() * 0.8) * (1200 / count);
    if (Math.abs(x - 700) < gap) return '';
    return shape(trunk(x, foot + (next() - 0.3) * 16, width * (0.6 + next() * 0.7), (next() - 0.5) * 30), colour);
  }).join('');
}

/** Leaves overhead, in round masses. */
function crown(seed: number, edge: number, gap: number, colour: string): string {
  const next = random(seed);
  return Array.from({ length: 30 }, (_, at) => {
    const x = at * 42 - 10;
    const open = Math.max(0, 1 - Math.abs(x - 720) / gap);
    const y = edge * (1 - open * 0.9) * (0.5 + next() * 0.5) - 40;
    return (
      `<ellipse cx="${x}" cy="${tenth(y - 40)}" rx="${tenth(60 + next() * 50)}" ry="${tenth(46 + next() * 40)}" fill="${colour}"/>` +
      box(x - 50, -20, 100, Math.max(0, y), colour)
    );
  }).join('');
}

/** A path through an autumn forest, the morning sun between the trunks. */
export function drawForestTrail(): Drawing {
  const drawing = new Drawing('#48665a');
  const next = random(23);
  drawing.add(
    sky(
      drawing,
      [
        [0, '#b9c9b0'],
        [0.5, '#e3e2c6'],
        [1, air],
      ],
      680,
    ),
    glow(drawing, 760, 430, 520, '#fffbe9', 1),
    row(4, 44, 690, 11, 30, mix('#8aa48f', air, 0.45)),
    crown(2, 250, 520, mix('#b3bf93', air, 0.3)),
    shape(
      below(
        [
          [0, 660],
          [260, 676],
          [520, 690],
          [760, 694],
          [1000, 680],
          [1200, 664],
        ],
        true,
      ),
      '#c3c49c',
    ),
    row(9, 26, 712, 20, 70, mix('#5f7f6d', air, 0.28)),
    crown(13, 200, 420, mix('#9aa76b', air, 0.12)),
    glow(drawing, 760, 520, 420, '#fff6da', 0.7),
    shape(
      below(
        [
          [0, 700],
          [300, 716],
          [560, 724],
          [800, 722],
          [1020, 712],
          [1200, 694],
        ],
        true,
      ),
      '#a0a878',
    ),
  );
  const left: Point[] = [
    [724, 722],
    [690, 752],
    [742, 800],
    [690, 880],
    [520, 990],
    [330, 1210],
  ];
  const right: Point[] = [
    [756, 722],
    [744, 752],
    [842, 800],
    [866, 884],
    [850, 1000],
    [920, 1210],
  ];
  const way = `${smooth(left)}L${smooth(right.toReversed()).slice(1)}Z`;
  drawing.add(
    shape(
      below(
        [
          [0, 770],
          [240, 764],
          [560, 744],
          [820, 742],
          [1040, 758],
          [1200, 752],
        ],
        true,
      ),
      drawing.linear(
        [
          [0, '#8f9a63'],
          [0.5, '#6f7f4d'],
          [1, '#3c5240'],
        ],
        0,
        740,
        0,
        1200,
        true,
      ),
    ),
    shape(
      way,
      drawing.linear(
        [
          [0, '#f0dfb6'],
          [0.4, '#c9a878'],
          [1, '#8d7253'],
        ],
        0,
        722,
        0,
        1200,
        true,
      ),
    ),
    drawing.clip(
      way,
      shape('M720 722Q700 760 760 800Q800 880 700 1000Q640 1100 640 1210H1000V722Z', '#6a5540', 'opacity=".22"'),
    ),
  );
  for (const [x, foot, width, lean] of [
    [300, 800, 46, 16],
    [468, 770, 32, -8],
    [960, 790, 44, -14],
    [1150, 800, 50, 10],
  ] as const) {
    const path = trunk(x, foot, width, lean);
    drawing.add(
      shape(
        path,
        drawing.linear(
          [
            [0, '#3f5f50'],
            [1, '#54694f'],
          ],
          0,
          0,
          0,
          foot,
          true,
        ),
      ),
      drawing.clip(
        path,
        box(x - width * 0.1 + (x < 720 ? 0 : -width), -10, width * 1.1, foot + 10, '#e9d9a0', 'opacity=".28"'),
      ),
    );
    drawing.add(
      `<ellipse cx="${x + (x - 760) * 0.16}" cy="${foot + 4}" rx="${width * 2.6}" ry="10" fill="#2f4536" opacity=".35"/>`,
    );
  }
  for (const [x, spread] of [
    [560, 150],
    [730, 120],
    [900, 170],
  ] as const) {
    drawing.add(
      shape(
        polygon([
          [x + 90, -20],
          [x + 150, -20],
          [x - 120 + spread, 860],
          [x - 220, 860],
        ]),
        drawing.linear(
          [
            [0, '#fff8de', 0.4],
            [1, '#fff8de', 0],
          ],
          0,
          0,
          0,
          860,
          true,
        ),
      ),
    );
  }
  drawing.add(crown(31, 150, 380, '#6d7f47'));
  for (let at = 0; at < 150; at++) {
    const share = next() * next();
    const y = 760 + share * 430;
    const x = next() * 1200;
    const reach = 3 + share * 12;
    const colour = ['#d58a3f', '#b9602f', '#e2b35a', '#8a9150'][Math.floor(next() * 4)]!;
    drawing.add(
      `<path d="M${tenth(-reach)} 0Q0 ${tenth(-reach)} ${tenth(reach)} 0Q0 ${tenth(reach)} ${tenth(-reach)} 0Z" transform="translate(${tenth(x)} ${tenth(y)}) scale(1.2 .6) rotate(${Math.round(next() * 180)})" fill="${colour}"/>`,
    );
  }
  for (const [x, foot, width, lean] of [
    [70, 1010, 130, 24],
    [1120, 1080, 150, -34],
  ] as const) {
    const path = trunk(x, foot, width, lean);
    drawing.add(
      `<ellipse cx="${x}" cy="${foot}" rx="${width * 1.8}" ry="22" fill="#24382c" opacity=".45"/>`,
      shape(
        path,
        drawing.linear(
          [
            [0, '#17302a'],
            [1, deep],
          ],
          0,
          0,
          0,
          foot,
          true,
        ),
      ),
      drawing.clip(
        path,
        [0.3, 0.52, 0.74]
          .map((share) =>
            line(
              `M${tenth(x - width / 2 + width * share + lean)} -10L${tenth(x - width / 2 + width * share)} ${foot}`,
              '#0f231e',
              5,
              'opacity=".55" stroke-dasharray="120 46 60 30"',
            ),
          )
          .join('') +
          box(x < 600 ? x + width * 0.22 : x - width * 0.78, -10, width * 0.4, 1200, '#d9cf9a', 'opacity=".22"'),
      ),
    );
  }
  // The blaze of the trail, on a trunk that a tall cover shows whole.
  drawing.add(...[box(934, 560, 42, 66, '#f4f5f2'), box(934, 582, 42, 22, volt)].map((part) => drawing.accent(part)));
  const fern = (x: number, foot: number, scale: number): string =>
    [-70, -42, -14, 16, 44, 72]
      .map(
        (angle) =>
          `<path d="M0 0Q${tenth(-16 * scale)} ${tenth(-70 * scale)} 0 ${tenth(-150 * scale)}Q${tenth(16 * scale)} ${tenth(-70 * scale)} 0 0Z" transform="translate(${x} ${foot}) rotate(${angle})" fill="${angle > 0 ? '#3d6249' : '#2b4f3d'}"/>`,
      )
      .join('');
  drawing.add(
    fern(250, 1210, 1.1),
    fern(20, 1200, 1.3),
    fern(400, 1230, 0.7),
    fern(1010, 1215, 0.9),
    fern(1190, 1210, 1.2),
  );
  return drawing;
}
