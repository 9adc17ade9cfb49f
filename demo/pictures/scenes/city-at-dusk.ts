import { mix } from '../lib/colour.ts';
import { Drawing } from '../lib/drawing.ts';
import { polygon, random, smooth, tenth, type Point } from '../lib/geometry.ts';
import { box, glow, hazy, ink, line, onGround, shape, sky, volt } from './landscape.ts';

const air = '#e9b48f';
const lit = '#ffd79a';
/** What lies on the embankment. */
type Weather = 'rain' | 'snow';
const bank = 672;

/** Roofs side by side from one edge to the other, with windows of which some are lit. */
function roofs(
  seed: number,
  from: number,
  to: number,
  heights: readonly [number, number],
  colour: string,
  isLit: boolean,
): string {
  const next = random(seed);
  const parts: string[] = [];
  for (let x = from; x < to;) {
    const width = 34 + next() * 52;
    const height = heights[0] + next() * (heights[1] - heights[0]);
    const roof = next();
    const top = bank - height;
    const peak: Point[] =
      roof > 0.6
        ? [
            [x, top],
            [x + width * 0.5, top - width * 0.42],
            [x + width, top],
          ]
        : roof > 0.3
          ? [
              [x, top],
              [x + width * 0.16, top - 14],
              [x + width * 0.84, top - 14],
              [x + width, top],
            ]
          : [
              [x, top],
              [x + width, top],
            ];
    parts.push(shape(polygon([[x, bank], ...peak, [x + width, bank]]), colour));
    if (isLit) {
      for (let y = top + 12; y < bank - 14; y += 19) {
        for (let at = x + 8; at < x + width - 8; at += 12) {
          if (next() > 0.8) parts.push(box(at, y, 5, 8, lit, `opacity="${tenth(0.5 + next() * 0.5)}"`));
        }
      }
    }
    x += width - 1;
  }
  return parts.join('');
}

/** A chain bridge from one tower to the other and to both banks. */
function bridge(colour: string): string {
  const [deck, tops] = [628, 520];
  const towers = [520, 940];
  const chain = (from: Point, low: Point, to: Point): string => line(smooth([from, low, to]), colour, 5);
  const hangers = Array.from({ length: 19 }, (_, at) => {
    const share = (at + 1) / 20;
    const x = 520 + 420 * share;
    const y = tops + 4 * 84 * share * (1 - share);
    return line(`M${tenth(x)} ${tenth(y)}V${deck}`, colour, 2);
  }).join('');
  return (
    box(240, deck, 980, 9, colour) +
    towers
      .map((x) => box(x - 15, tops - 12, 30, bank - tops + 12, colour) + box(x - 20, tops - 20, 40, 10, colour))
      .join('') +
    chain([520, tops], [730, tops + 84], [940, tops]) +
    chain([260, deck], [400, 596], [520, tops]) +
    chain([940, tops], [1070, 596], [1220, deck]) +
    hangers
  );
}

/** Flakes in the air, the larger ones nearer. */
function snowfall(): string {
  const next = random(7);
  const flakes = Array.from({ length: 44 }, () => {
    const near = next();
    return `<circle cx="${tenth(next() * 1200)}" cy="${tenth(next() * 1150)}" r="${tenth(1.6 + near * near * 4)}" opacity="${tenth(0.4 + near * 0.5)}"/>`;
  });
  return `<g fill="#fff">${flakes.join('')}</g>`;
}

/** An embankment after rain, the city's lights coming on across the river. */
export const drawCityAtDusk = (): Drawing => drawQuay('rain');

/** The same embankment on a winter's evening: snow on the stones, the wall and the lamps, and a little in the air. */
export const drawSnowyQuay = (): Drawing => drawQuay('snow');

const stones: Readonly<Record<Weather, readonly (readonly [number, string])[]>> = {
  rain: [
    [0, '#b98f7c'],
    [0.18, '#6d6b77'],
    [0.55, '#3a4757'],
    [1, '#1f2a37'],
  ],
  snow: [
    [0, '#e9cdbb'],
    [0.18, '#c9c3cb'],
    [0.55, '#9eabbd'],
    [1, '#7f90a8'],
  ],
};

function drawQuay(weather: Weather): Drawing {
  const isSnow = weather === 'snow';
  const drawing = new Drawing('#33475a');
  const next = random(41);
  drawing.add(
    sky(
      drawing,
      [
        [0, '#253648'],
        [0.35, '#4e647b'],
        [0.68, '#a98f8e'],
        [0.9, air],
        [1, '#f3cba0'],
      ],
      bank,
    ),
    glow(drawing, 800, 640, 560, '#ffd9a6', 0.75),
    shape('M120 300q220-30 420-4q160-18 300 6q-200 20-330 12q-220 12-390-14Z', '#c9a199', 'opacity=".35"'),
    shape('M560 410q200-24 360 0q150-14 260 8q-200 18-300 10q-200 8-320-18Z', '#e3b59b', 'opacity=".5"'),
    shape(
      `${smooth([
        [-20, 560],
        [120, 500],
        [300, 520],
        [440, 580],
        [620, 610],
        [900, 590],
        [1080, 540],
        [1220, 560],
      ])}L1220 ${bank}L-20 ${bank}Z`,
      hazy(drawing, '#7f7a86', air, 500, bank, 0.55),
    ),
    roofs(5, -10, 1210, [24, 70], mix('#62657a', air, 0.18), false),
    shape('M1010 672V560q0-34 34-44V486h6v30q34 10 34 44V672Z', mix('#4d566b', air, 0.12)),
    roofs(12, -10, 520, [40, 104], '#3d4a5f', true),
    roofs(3, 960, 1210, [30, 84], '#3d4a5f', true),
    bridge('#2b384a'),
  );
  for (let at = 0; at < 13; at++) drawing.add(`<circle cx="${290 + at * 72}" cy="622" r="4" fill="${lit}"/>`);
  drawing.add(
    box(
      0,
      bank,
      1200,
      120,
      drawing.linear(
        [
          [0, '#d9a483'],
          [0.4, '#8d8189'],
          [1, '#4a5b6f'],
        ],
        0,
        bank,
        0,
        bank + 120,
        true,
      ),
    ),
  );
  for (let at = 0; at < 30; at++) {
    const y = bank + 4 + next() * next() * 100;
    const x = next() * 1200;
    const half = 8 + next() * 34;
    const isWarm = next() > 0.55 || Math.abs(x - 800) < 120;
    drawing.add(
      line(
        `M${tenth(x - half)} ${tenth(y)}h${tenth(half * 2)}`,
        isWarm ? '#ffd9a6' : '#3a4a5e',
        2.4,
        `opacity="${isWarm ? 0.6 : 0.4}"`,
      ),
    );
  }
  const vanishing: Point = [830, 640];
  const ground = onGround(vanishing, 560);
  const strip = (left: number, right: number, fill: string, far = 4.4, attributes = ''): string =>
    shape(polygon([ground(left, 1), ground(right, 1), ground(right, far), ground(left, far)]), fill, attributes);
  const pavement = drawing.linear(stones[weather], 0, 760, 0, 1200, true);
  drawing.add(
    shape(polygon([[0, 790], ground(-170, 4.4), ground(460, 4.4), [1200, 772], [1200, 1200], [0, 1200]]), pavement),
    shape(
      polygon([
        [0, 762],
        [1200, 762],
        [1200, 776],
        [0, 812],
      ]),
      '#2b3646',
    ),
    isSnow
      ? shape(
          smooth([
            [0, 764],
            [300, 757],
            [620, 760],
            [900, 756],
            [1200, 760],
          ]) + 'V768L0 780Z',
          '#f4eef0',
        )
      : '',
    strip(-420, 300, '#ffd9a6', 4.4, 'opacity=".10"'),
    drawing.accent(strip(-444, -424, volt, 4.4)),
    strip(318, 330, '#f3e6d6', 4.4, 'opacity=".55"'),
  );
  for (let at = 0; at < 16; at++) {
    const [x, y] = ground((next() - 0.62) * 1500, 1 + next() * 2.6);
    const half = 10 + (y - 760) * 0.16 * next();
    drawing.add(
      line(
        `M${tenth(x - half)} ${tenth(y)}h${tenth(half * 2)}`,
        next() > 0.5 ? '#ffcf9a' : '#8fa0b2',
        2.6,
        'opacity=".28"',
      ),
    );
  }
  for (const depth of [4.2, 2.9, 2, 1.38]) {
    const [x, foot] = ground(470, depth);
    const height = 640 / depth;
    const top = foot - height;
    const width = Math.max(2.5, 13 / depth);
    drawing.add(
      `<ellipse cx="${tenth(x - 18 / depth)}" cy="${tenth(foot + 120 / depth)}" rx="${tenth(26 / depth)}" ry="${tenth(150 / depth)}" fill="${drawing.radial(
        [
          [0, lit, 0.75],
          [1, lit, 0],
        ],
      )}"/>`,
      glow(drawing, x - 60 / depth, top + 10 / depth, 260 / depth, lit, 0.7),
      line(
        `M${tenth(x)} ${tenth(foot)}V${tenth(top + 20 / depth)}q0 ${tenth(-24 / depth)} ${tenth(-34 / depth)} ${tenth(-24 / depth)}`,
        ink,
        width,
      ),
      `<ellipse cx="${tenth(x - 60 / depth)}" cy="${tenth(top)}" rx="${tenth(34 / depth)}" ry="${tenth(11 / depth)}" fill="#fff1d2"/>`,
    );
  }
  if (isSnow) return drawing.add(snowfall());
  for (let at = 0; at < 16; at++) {
    const [x, y] = ground((next() - 0.5) * 1500, 1.02 + next() * 1.6);
    const reach = 3 + (y - 760) * 0.022;
    const turn = Math.round(next() * 180);
    drawing.add(
      `<path d="M${-reach} 0Q0 ${-reach} ${reach} 0Q0 ${reach} ${-reach} 0Z" transform="translate(${tenth(x)} ${tenth(y)}) scale(1.3 .6) rotate(${turn})" fill="${next() > 0.5 ? '#d98a4f' : '#b8623f'}"/>`,
    );
  }
  return drawing;
}
