import { mix, shade } from '../lib/colour.ts';
import { polygon, random, smooth, tenth, type Point } from '../lib/geometry.ts';
import { box, line, shape } from '../scenes/landscape.ts';
import { fallenLeaves, flat, grains, grass, grassBefore, nearness, size, type GroundDrawing } from './ground-parts.ts';

/** A mown pitch under lights. */
export const turf: GroundDrawing = (drawing, far) => {
  const colours = ['#1d7d4c', '#2c9a5e', '#136a40', '#3fae6c'];
  return {
    under:
      flat(drawing, far, ['#1f7f58', '#177049', '#0b4630']) +
      grass({ seed: 3, count: 900, from: far, to: 1205, far, height: 74, colours }),
    before: grassBefore(drawing, 8, ['#0d5836', '#17744a'], 120),
  };
};

/** A trodden path in an autumn forest: earth, gravel, leaves, grass at its edges. */
export const trail: GroundDrawing = (drawing, far) => {
  const leaves = ['#d58a3f', '#b9602f', '#e2b35a', '#8a5a30'];
  const aside = (x: number, y: number): boolean => Math.abs(x - 600) > 340 + 240 * nearness(y, far);
  return {
    under:
      flat(drawing, far, ['#b9a677', '#a98b62', '#6f5842']) +
      shape(grains(5, 130, far, 15), '#6a543f', 'opacity=".5" transform="translate(2 3)"') +
      shape(grains(5, 130, far, 15), '#cdb48c', 'opacity=".75"') +
      shape(grains(9, 90, far, 9), '#8d7558', 'opacity=".8"') +
      grass({
        seed: 6,
        count: 900,
        from: far - 4,
        to: 1205,
        far,
        height: 120,
        colours: ['#6f7f47', '#8c9455', '#54683f'],
        grows: aside,
      }) +
      fallenLeaves(12, 34, far, leaves),
    before: grassBefore(drawing, 4, ['#3c5236', '#566b3f'], 170),
  };
};

/** A meadow on a shore in the morning. */
export const meadow: GroundDrawing = (drawing, far) => {
  const colours = ['#7f9a63', '#9aae72', '#6b8757', '#b3bd82'];
  return {
    under:
      flat(drawing, far, ['#a9b585', '#7f9765', '#46603f']) +
      grass({ seed: 13, count: 900, from: far, to: 1205, far, height: 80, colours }),
    before: grassBefore(drawing, 18, ['#3f5a3c', '#5f7a4b'], 150),
  };
};

/** Fresh snow with soft drifts; what stands in it sinks in a little. */
export const snowfield: GroundDrawing = (drawing, far) => {
  const next = random(15);
  const drift = (y: number, swell: number): Point[] =>
    Array.from({ length: 6 }, (_, at): Point => [at * 248 - 20, y + Math.sin(at * 1.7 + y) * swell]);
  const drifts = [0.18, 0.4, 0.66].map((share) => {
    const y = far + (size - far) * share;
    const edge = drift(y, 8 + share * 18);
    const under = edge.map(([x, edgeY]): Point => [x, edgeY + 26 + share * 40]).toReversed();
    return drawing.softShape(`${smooth(edge)}L${smooth(under).slice(1)}Z`, '#8fa6bb', 0.34, 10 + share * 10);
  });
  const glints = Array.from({ length: 90 }, () => {
    const y = far + next() * (size - far);
    const r = 0.8 + 1.8 * nearness(y, far) * next();
    return `M${tenth(next() * size)} ${tenth(y)}h${tenth(r * 2)}v${tenth(r * 2)}h${tenth(-r * 2)}Z`;
  });
  const lip: Point[] = [
    [-20, 1090],
    [170, 1066],
    [400, 1104],
    [640, 1092],
    [880, 1112],
    [1060, 1074],
    [1220, 1096],
  ];
  const paint = drawing.linear(
    [
      [0, '#ffffff'],
      [0.5, '#eef2f5'],
      [1, '#cfdae4'],
    ],
    0,
    1060,
    0,
    1210,
    true,
  );
  return {
    under: flat(drawing, far, ['#f4ede6', '#eef1f3', '#c9d6e2']) + drifts.join('') + shape(glints.join(''), '#ffffff'),
    before: shape(`${smooth(lip)}L1220 1220L-20 1220Z`, paint),
  };
};

/** Boards towards one point, with the gloss of the windows. */
export const parquet: GroundDrawing = (drawing, far) => {
  const vanishing: Point = [600, far - 190];
  const towards = (x: number, y: number): number =>
    vanishing[0] + ((x - vanishing[0]) * (y - vanishing[1])) / (size - vanishing[1]);
  const board = (left: number, right: number, top: number, bottom: number): string =>
    polygon([
      [towards(left, top), top],
      [towards(right, top), top],
      [towards(right, bottom), bottom],
      [towards(left, bottom), bottom],
    ]);
  const next = random(21);
  const boards: string[] = [];
  for (let left = -2400; left < 3600; left += 118) {
    const cuts = [far, far + 60 + next() * 40, far + 150 + next() * 90, 1210];
    cuts.slice(1).forEach((bottom, at) => {
      const tone = ['#6b4322', '#fff0d2', '#7d5230'][Math.floor(next() * 3)]!;
      boards.push(shape(board(left, left + 118, cuts[at]!, bottom), tone, `opacity="${tenth(0.6 + next()) / 10}"`));
    });
    boards.push(line(`M${tenth(towards(left, far))} ${far}L${left} 1200`, '#5b3a1e', 1.6, 'opacity=".4"'));
  }
  const mark = (left: number, right: number, colour: string): string => shape(board(left, right, far, 1210), colour);
  const gloss = drawing.radial(
    [
      [0, '#fff6df', 0.6],
      [1, '#fff6df', 0],
    ],
    420,
    far + 60,
    420,
    true,
  );
  return {
    under:
      flat(drawing, far, ['#e2c08e', '#c99a63', '#946539']) +
      boards.join('') +
      mark(-330, -292, '#fbfaf4') +
      shape(
        polygon([
          [-10, far + 58],
          [1210, far + 50],
          [1210, far + 63],
          [-10, far + 72],
        ]),
        '#fbfaf4',
        'opacity=".9"',
      ) +
      box(-10, far - 10, 1220, size, gloss),
    before: '',
  };
};

/** A wet embankment in the evening, with the lamps in it. */
export const pavement: GroundDrawing = (drawing, far) => {
  const next = random(33);
  const sheen = Array.from({ length: 7 }, () => {
    const x = 80 + next() * 1040;
    const y = far + 40 + next() * 260;
    const paint = drawing.radial([
      [0, '#ffd79a', 0.36],
      [1, '#ffd79a', 0],
    ]);
    return `<ellipse cx="${tenth(x)}" cy="${tenth(y)}" rx="${tenth(40 + next() * 60)}" ry="${tenth(130 + next() * 80)}" fill="${paint}"/>`;
  });
  const stripe = (left: number, right: number, colour: string, opacity: number): string =>
    shape(
      polygon([
        [620 + left * 0.25, far],
        [620 + right * 0.25, far],
        [600 + right * 2.4, 1210],
        [600 + left * 2.4, 1210],
      ]),
      colour,
      `opacity="${opacity}"`,
    );
  return {
    under:
      flat(drawing, far, ['#a58577', '#5c5d68', '#2a3442']) +
      shape(grains(6, 300, far, 5), '#1d2630', 'opacity=".5"') +
      shape(grains(16, 220, far, 4), '#b7bcc2', 'opacity=".32"') +
      stripe(-430, -412, '#d8ff3c', 0.5) +
      sheen.join('') +
      fallenLeaves(3, 12, far, ['#d58a3f', '#c9752f', '#e2b35a']),
    before: '',
  };
};

/** The boards of a landing stage, across the picture. */
export const planks: GroundDrawing = (drawing, far) => {
  const next = random(44);
  const rows: string[] = [];
  let y = far;
  let height = 16;
  while (y < 1210) {
    const tone = mix('#b7a78d', '#8f8069', next());
    rows.push(
      box(-10, y, 1220, height, tone),
      box(-10, y, 1220, Math.max(1.5, height * 0.06), '#e6d9bf', 'opacity=".5"'),
      box(-10, y + height * 0.93, 1220, height * 0.1, '#2b2c29', 'opacity=".75"'),
    );
    for (let at = 0; at < 7; at++) {
      const x = next() * 1200;
      const grain = y + height * (0.2 + next() * 0.6);
      const reach = 60 + next() * 220;
      rows.push(
        line(
          `M${tenth(x)} ${tenth(grain)}q${tenth(reach / 2)} ${tenth((next() - 0.5) * 8)} ${tenth(reach)} 0`,
          '#5d5343',
          Math.max(1, height * 0.022),
          'opacity=".4"',
        ),
      );
    }
    y += height;
    height *= 1.32;
  }
  const light = drawing.linear(
    [
      [0, '#ffeccb', 0.5],
      [0.4, '#ffeccb', 0],
      [1, '#1f2b30', 0.4],
    ],
    0,
    far,
    0,
    1200,
    true,
  );
  return { under: rows.join('') + box(-10, far, 1220, size, light), before: '' };
};

/** The rubber floor of a weights room in a hall. */
export const rubber: GroundDrawing = (drawing, far) => ({
  under:
    flat(drawing, far, ['#7b817f', '#4a5053', shade('#33383c', -0.1)]) +
    shape(grains(2, 260, far, 5), '#23272a', 'opacity=".6"') +
    shape(grains(14, 200, far, 3.6), '#c8d0cc', 'opacity=".4"') +
    shape(grains(24, 70, far, 3.6), '#d8ff3c', 'opacity=".45"'),
  before: '',
});
