import { mix } from '../lib/colour.ts';
import { random, smooth, tenth, type Point } from '../lib/geometry.ts';
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

/** A beach of fine sand, trodden into soft hollows, with a low ridge before what stands in it. */
export const sand: GroundDrawing = (drawing, far) => {
  const next = random(27);
  const hollows = Array.from({ length: 15 }, () => {
    const y = far + 30 + next() * (size - far);
    const near = nearness(y, far);
    const [x, reach] = [next() * 1260 - 30, 40 + 170 * near];
    const bowl = (dy: number): string =>
      `M${tenth(x - reach)} ${tenth(y + dy)}Q${tenth(x)} ${tenth(y + dy - reach * 0.2)} ${tenth(x + reach)} ${tenth(y + dy)}` +
      `Q${tenth(x)} ${tenth(y + dy + reach * 0.2)} ${tenth(x - reach)} ${tenth(y + dy)}Z`;
    return { shade: bowl(0), light: bowl(reach * 0.17) };
  });
  const all = (part: 'shade' | 'light'): string => hollows.map((hollow) => hollow[part]).join('');
  const ridge: Point[] = [
    [-20, 1120],
    [190, 1096],
    [420, 1122],
    [640, 1110],
    [900, 1128],
    [1080, 1100],
    [1220, 1116],
  ];
  return {
    under:
      flat(drawing, far, ['#e2cfa6', '#d9bf8e', '#b9945f']) +
      drawing.softShape(all('light'), '#f6e7c4', 0.6, 7) +
      drawing.softShape(all('shade'), '#8d6b40', 0.34, 7) +
      shape(grains(7, 320, far, 4), '#8f7148', 'opacity=".5"') +
      shape(grains(11, 220, far, 3), '#fbf0d6', 'opacity=".7"'),
    before: drawing.softShape(`${smooth(ridge)}L1220 1230L-20 1230Z`, '#c9a671', 0.85, 9),
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
