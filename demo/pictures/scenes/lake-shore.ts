import { Drawing } from '../lib/drawing.ts';
import { polygon, random, smooth, type Point } from '../lib/geometry.ts';
import { below, box, glow, hazy, line, shape, sky, volt } from './landscape.ts';

const air = '#f1e6d4';
const water = 640;

function hill(points: readonly Point[]): string {
  return `${smooth(points)}L${points.at(-1)![0]} ${water + 4}L${points[0]![0]} ${water + 4}Z`;
}

/** Reeds from one side, taller towards the edge. */
function reeds(from: number, to: number, count: number, seed: number, colour: string): string {
  const next = random(seed);
  return Array.from({ length: count }, () => {
    const share = next();
    const x = from + (to - from) * share * share;
    const height = 130 + 250 * (1 - share) * (0.6 + next() * 0.5);
    const foot = 1160 + next() * 60;
    const lean = (next() - 0.4) * 60;
    const stem = line(`M${x} ${foot}Q${x} ${foot - height * 0.6} ${x + lean} ${foot - height}`, colour, 3 + next() * 2);
    const head = next() > 0.55 ? line(`M${x + lean} ${foot - height}l${lean * 0.16} -44`, '#6b5637', 11) : '';
    return stem + head;
  }).join('');
}

/** A lake in the early morning: table mountains, a landing stage, reeds. */
export function drawLakeShore(): Drawing {
  const drawing = new Drawing('#6c8791');
  const next = random(17);
  drawing.add(
    sky(
      drawing,
      [
        [0, '#a9bfc6'],
        [0.5, '#d9dfda'],
        [0.85, air],
        [1, '#f8ead2'],
      ],
      water,
    ),
    glow(drawing, 800, 520, 460, '#fff4dc', 0.95),
    '<circle cx="800" cy="505" r="46" fill="#fffaf0"/>',
    shape('M90 250q120-34 250-8q110-40 240 4q-180 18-260 12q-120 10-230-8Z', '#f4f1e8', 'opacity=".6"'),
    shape('M620 170q120-26 260 0q120-14 200 12q-160 12-230 6q-130 6-230-18Z', '#f4f1e8', 'opacity=".55"'),
  );
  drawing.add(
    shape(
      hill([
        [-40, 600],
        [140, 560],
        [300, 590],
        [520, 606],
        [760, 596],
        [960, 566],
        [1240, 600],
      ]),
      hazy(drawing, '#a9b9bd', air, 540, water, 0.6),
    ),
    shape(
      hill([
        [560, 640],
        [700, 612],
        [860, 560],
        [900, 548],
        [1050, 546],
        [1090, 560],
        [1240, 610],
      ]),
      hazy(drawing, '#8ea3a8', air, 540, water, 0.5),
    ),
    shape(
      hill([
        [-60, 560],
        [60, 500],
        [96, 486],
        [290, 484],
        [330, 500],
        [430, 580],
        [560, 622],
        [700, 640],
      ]),
      hazy(drawing, '#6d8a8c', air, 480, water, 0.45),
    ),
    shape(
      hill([
        [-40, 612],
        [120, 606],
        [300, 620],
        [520, 640],
      ]),
      '#55757a',
    ),
  );
  drawing.add(
    box(
      0,
      water,
      1200,
      560,
      drawing.linear(
        [
          [0, '#f4e6cd'],
          [0.22, '#c6d2cf'],
          [0.6, '#8aa5ab'],
          [1, '#557580'],
        ],
        0,
        water,
        0,
        1200,
        true,
      ),
    ),
    shape(
      hill([
        [-40, 612],
        [120, 606],
        [300, 620],
        [520, 640],
      ]),
      '#6a878b',
      `transform="translate(0 ${water * 2}) scale(1 -1)" opacity=".55"`,
    ),
  );
  for (let row = 0; row < 46; row++) {
    const share = row / 46;
    const y = water + 8 + share * share * 470;
    const half = 14 + 90 * share * next() + 20;
    const x = 800 + (next() - 0.5) * (60 + 190 * share);
    drawing.add(
      line(`M${x - half} ${y}h${half * 2}`, '#fff3d8', 2 + share * 5, `opacity="${(0.95 - share * 0.6).toFixed(2)}"`),
    );
  }
  for (let row = 0; row < 34; row++) {
    const share = next();
    const y = water + 20 + share * share * 520;
    const half = 20 + 90 * share;
    const x = next() * 1200;
    drawing.add(
      line(`M${x - half} ${y}h${half * 2}`, share > 0.4 ? '#456570' : '#8fa8ac', 1.5 + share * 3, 'opacity=".35"'),
    );
  }
  const near: readonly Point[] = [
    [470, 1200],
    [770, 1200],
  ];
  const end: readonly Point[] = [
    [604, 760],
    [648, 760],
  ];
  const along = (side: 0 | 1, share: number): Point => {
    const [from, to] = [near[side]!, end[side]!];
    return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
  };
  for (const share of [0.99, 0.9, 0.76, 0.55, 0.2]) {
    const scale = 1 - share * 0.84;
    for (const side of [0, 1] as const) {
      const [x, y] = along(side, share);
      drawing.add(line(`M${x} ${y - 30 * scale - 6}v${130 * scale + 14}`, '#2c3f45', 16 * scale + 1.5));
    }
  }
  drawing.add(
    shape(
      polygon([along(0, 0), along(1, 0), along(1, 1), along(0, 1)]),
      drawing.linear(
        [
          [0, '#b5a78f'],
          [1, '#6f6a5d'],
        ],
        0,
        760,
        0,
        1200,
        true,
      ),
    ),
    shape(polygon([along(1, 0), along(1, 1), [650, 768], [806, 1200]]), '#37474a'),
  );
  for (let plank = 0; plank < 26; plank++) {
    const depth = 1 - 1 / (1 + plank * 0.22);
    const [x, y] = along(0, depth * 1.16);
    const [toX] = along(1, depth * 1.16);
    if (y > 760) drawing.add(line(`M${x} ${y}H${toX}`, '#4b4b44', Math.max(1, 5 * (1 - depth)), 'opacity=".7"'));
  }
  drawing.add(
    ...[
      shape('M975 812q0-26 20-26t20 26Z', volt),
      line('M995 786v-20', '#2c3f45', 4),
      line('M962 814h66', '#e9efe6', 3, 'opacity=".7"'),
      shape('M980 820q15 20 30 0Z', volt, 'opacity=".45"'),
    ].map((part) => drawing.accent(part)),
  );
  drawing.add(
    reeds(-10, 360, 46, 3, '#5f6f4c'),
    reeds(-10, 300, 34, 8, '#2f473f'),
    reeds(1210, 930, 30, 5, '#5f6f4c'),
    reeds(1210, 980, 26, 12, '#2f473f'),
  );
  drawing.add(
    shape(
      below(
        [
          [0, 1180],
          [200, 1190],
          [420, 1215],
          [800, 1220],
          [1010, 1196],
          [1200, 1172],
        ],
        true,
      ),
      '#24382f',
    ),
  );
  return drawing;
}
