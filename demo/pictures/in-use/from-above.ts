import { mix } from '../lib/colour.ts';
import type { Drawing } from '../lib/drawing.ts';
import { random, tenth } from '../lib/geometry.ts';
import { box, line, shape } from '../scenes/landscape.ts';
import { size, type GroundDrawing } from './ground-parts.ts';

/** Grounds that are looked at from straight above, for what lies flat on them: they fill the picture. */

/** Grains of up to a radius in px all over, as one path. */
function speckles(seed: number, count: number, most: number): string {
  const next = random(seed);
  return Array.from({ length: count }, () => {
    const r = tenth(most * (0.3 + next() * 0.7));
    return `M${tenth(next() * size)} ${tenth(next() * size)}a${r} ${r} 0 1 0 ${tenth(r * 2)} 0a${r} ${r} 0 1 0 ${tenth(-r * 2)} 0Z`;
  }).join('');
}

/** The whole picture in one colour, lit from the upper left. */
function lit(drawing: Drawing, colour: string): string {
  const light = drawing.radial(
    [
      [0, '#ffffff', 0.22],
      [0.5, '#ffffff', 0],
      [0.75, '#000000', 0.06],
      [1, '#000000', 0.26],
    ],
    400,
    360,
    1120,
    true,
  );
  return box(-10, -10, size + 20, size + 20, colour) + box(-10, -10, size + 20, size + 20, light);
}

/** A band of paint from edge to edge that is turned about the picture's middle; across and width in px. */
const band = (turn: number, across: number, width: number, colour: string, opacity = 1): string =>
  box(-400, 600 + across - width / 2, 2000, width, colour, `opacity="${opacity}" transform="rotate(${turn} 600 600)"`);

/** Clay that has been swept, a baseline of chalk on it. */
export const clay: GroundDrawing = (drawing, _far, view) => {
  const turn = view % 2 ? 14 : -76;
  const strokes = Array.from(
    { length: 9 },
    (_, at) => `M${-200 + at * 150} -40Q${260 + at * 120} 560 ${-120 + at * 170} 1260`,
  );
  return {
    under:
      lit(drawing, '#c26a43') +
      strokes.map((path, at) => line(path, at % 2 ? '#e39a70' : '#8f4526', 46, 'opacity=".1"')).join('') +
      band(turn, 330, 84, '#f7efe4', 0.92) +
      shape(speckles(4, 420, 4.2), '#8a4022', 'opacity=".42"') +
      shape(speckles(9, 460, 3.4), '#eaa981', 'opacity=".5"'),
    before: '',
  };
};

/** The mat of a badminton court with two of its lines. */
export const mat: GroundDrawing = (drawing, _far, view) => {
  const turn = view % 2 ? 12 : -14;
  const weave = drawing.pattern(
    14,
    14,
    '<path d="M0 3.5h14M0 10.5h14" stroke="#04261a" stroke-width="2" opacity=".16"/>' +
      '<path d="M3.5 0v14M10.5 0v14" stroke="#d9ffe9" stroke-width="1.2" opacity=".06"/>',
  );
  return {
    under:
      lit(drawing, '#1f7a58') +
      box(-10, -10, size + 20, size + 20, weave) +
      band(turn, 390, 56, '#f6f8f2', 0.95) +
      (view % 2 ? band(turn + 90, -400, 56, '#f6f8f2', 0.95) : ''),
    before: '',
  };
};

/** Boards of a hall's floor side by side. */
export const floorboards: GroundDrawing = (drawing, _far, view) => {
  const next = random(61 + view);
  const boards: string[] = [];
  for (let y = -40; y < size + 40; y += 84) {
    for (let x = -next() * 400; x < size;) {
      const length = 380 + next() * 320;
      boards.push(
        box(x, y, length, 84, mix('#d9ab72', '#b98450', next())),
        line(
          `M${tenth(x + 12)} ${tenth(y + 20 + next() * 44)}q${tenth(length / 3)} ${tenth((next() - 0.5) * 22)} ${tenth(length * 0.8)} 0`,
          '#7a4f28',
          2,
          'opacity=".22"',
        ),
        box(x, y, 2.4, 84, '#5b3a1e', 'opacity=".5"'),
      );
      x += length;
    }
    boards.push(box(-10, y, size + 20, 2.6, '#5b3a1e', 'opacity=".5"'));
  }
  return {
    under:
      `<g transform="rotate(${view === 1 ? 90 : 0} 600 600)">${boards.join('')}</g>` +
      band(view === 2 ? 20 : -18, 440, 52, '#fbfaf4', 0.92) +
      band(view === 2 ? 20 : -18, 540, 52, '#2f6fb0', 0.85) +
      box(
        -10,
        -10,
        size + 20,
        size + 20,
        drawing.radial(
          [
            [0, '#fff6df', 0.42],
            [0.6, '#fff6df', 0],
            [1, '#2c1808', 0.3],
          ],
          380,
          330,
          1100,
          true,
        ),
      ),
    before: '',
  };
};

/** The corner of a table of table tennis above the floor of the hall. */
export const tableTop: GroundDrawing = (drawing, _far, view) => {
  const turn = view % 2 ? 8 : -9;
  const edge = view % 2 ? -230 : 90;
  const floor = drawing.linear([
    [0, '#a9784a'],
    [1, '#7c5330'],
  ]);
  const sheen = drawing.linear(
    [
      [0, '#ffffff', 0.2],
      [0.4, '#ffffff', 0.02],
      [1, '#02122c', 0.34],
    ],
    0,
    0,
    1,
    1,
  );
  const top = (x: number, y: number, fill: string, more = ''): string => box(x, y, 2000, 2000, fill, more);
  return {
    under:
      box(-10, -10, size + 20, size + 20, floor) +
      `<g transform="rotate(${turn} 600 600) translate(${edge - 160} 60)">` +
      `<g filter="${drawing.blur(26)}">${top(20, 34, '#1c0f05', 'opacity=".6"')}</g>` +
      top(-6, -6, '#14181d') +
      top(0, 0, '#f4f6f4') +
      top(30, 30, '#1f5a9c') +
      top(30, 30, sheen) +
      box(-10, 1010, 2000, 16, '#f4f6f4', 'opacity=".95"') +
      '</g>',
    before: '',
  };
};

/** Short blades in all directions, as one path of strokes. */
function lawn(seed: number, count: number, length: number): string {
  const next = random(seed);
  return Array.from({ length: count }, () => {
    const [x, y] = [next() * 1240 - 20, next() * 1240 - 20];
    const lean = (next() - 0.5) * length;
    const tall = length * (0.6 + next() * 0.7);
    return `M${tenth(x)} ${tenth(y)}q${tenth(lean * 0.2)} ${tenth(-tall * 0.6)} ${tenth(lean)} ${tenth(-tall)}`;
  }).join('');
}

/** A lawn of several greens from above. */
function grassland(colours: readonly string[], length: number): string {
  return colours.map((colour, at) => line(lawn(70 + at, 480, length), colour, 4.4, 'opacity=".8"')).join('');
}

/** A meadow by the lake with a camping mat spread on it. */
export const camp: GroundDrawing = (drawing, _far, view) => {
  const next = random(90 + view);
  const colour = view % 2 ? '#c9803a' : '#5d6b75';
  const ridges = Array.from({ length: 29 }, (_, at) => box(322, -34 + at * 44, 556, 20, '#ffffff', 'opacity=".13"'));
  const flowers = Array.from({ length: 16 }, () => {
    const [x, y] = [next() < 0.5 ? next() * 270 : 930 + next() * 270, next() * size];
    return `<circle cx="${tenth(x)}" cy="${tenth(y)}" r="${tenth(5 + next() * 4)}" fill="${next() > 0.4 ? '#fbf7e6' : '#f0cf5c'}"/>`;
  });
  const matPath = 'M352 -60H848Q878 -60 878 -30V1210Q878 1240 848 1240H352Q322 1240 322 1210V-30Q322 -60 352 -60Z';
  const round = drawing.linear(
    [
      [0, '#ffffff', 0.2],
      [0.12, '#ffffff', 0],
      [0.92, '#000000', 0.04],
      [1, '#000000', 0.24],
    ],
    0,
    0,
    1,
    0,
  );
  return {
    under:
      lit(drawing, '#6d8a55') +
      grassland(['#4f6c43', '#86a465', '#a7bd7e'], 44) +
      flowers.join('') +
      `<g transform="rotate(${view % 2 ? -3 : 4} 600 600)">` +
      drawing.softShape('M336 -80H886V1280H336Z', '#1d2c1a', 0.6, 10) +
      shape(matPath, colour) +
      drawing.clip(matPath, ridges.join('')) +
      shape(matPath, round) +
      '</g>',
    before: '',
  };
};
