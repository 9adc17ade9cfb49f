import { mix } from '../lib/colour.ts';
import { Drawing } from '../lib/drawing.ts';
import { polygon, random, tenth, type Point } from '../lib/geometry.ts';
import { below, box, glow, line, shape, sky, snow, volt } from './landscape.ts';

const dusk = '#6d7f9c';
const lit = '#ffd79a';
const square = 800;

/** Houses side by side, snow on their gables, some of their windows lit. */
function houses(seed: number, heights: readonly [number, number], colour: string, isLit: boolean): string {
  const next = random(seed);
  const parts: string[] = [];
  for (let x = -30; x < 1210;) {
    const width = 92 + next() * 84;
    const eaves = square - heights[0] - next() * (heights[1] - heights[0]);
    const ridge = eaves - width * (0.34 + next() * 0.16);
    const gable: Point[] = [
      [x - 6, eaves],
      [x + width / 2, ridge],
      [x + width + 6, eaves],
    ];
    const under = gable.toReversed().map(([at, y]): Point => [at, y + 20]);
    parts.push(
      shape(polygon([[x, square], [x, eaves], gable[1]!, [x + width, eaves], [x + width, square]]), colour),
      shape(polygon([...gable, ...under]), mix(snow, dusk, isLit ? 0 : 0.34)),
    );
    for (let y = eaves + 44; isLit && y < square - 50; y += 58) {
      for (let at = x + 20; at < x + width - 24; at += 34) {
        const glass = next() > 0.42 ? lit : mix(colour, '#0e1116', 0.3);
        parts.push(box(at, y, 16, 26, glass, glass === lit ? `opacity="${tenth(0.7 + next() * 0.3)}"` : ''));
      }
    }
    x += width + 2;
  }
  return parts.join('');
}

/** A star with as many points as given, around a place; px. */
function star(x: number, y: number, reach: number, points: number): string {
  return polygon(
    Array.from({ length: points * 2 }, (_, at): Point => {
      const far = at % 2 === 0 ? reach : reach * 0.44;
      const angle = (Math.PI * at) / points - Math.PI / 2;
      return [x + far * Math.cos(angle), y + far * Math.sin(angle)];
    }),
  );
}

/** The tiers of a fir by the middle of its foot and its height, px, each with snow on its lower edge. */
function fir(drawing: Drawing, x: number, foot: number, height: number): string {
  const tiers = 7;
  return Array.from({ length: tiers }, (_, at) => {
    const tier = tiers - 1 - at;
    const top = foot - height + (height * 0.72 * tier) / tiers;
    const edge = foot - height * 0.1 - (height * 0.84 * (tiers - 1 - tier)) / tiers;
    const reach = height * (0.09 + 0.062 * tier);
    // Tips of twigs hang along its lower edge, and every second one carries snow.
    const twigs = 6 + tier;
    const tips = Array.from({ length: twigs * 2 + 1 }, (_, step): Point => {
      const share = 1 - step / twigs;
      return [x + reach * share, edge + 12 * (1 - share * share) + (step % 2 ? -height * 0.026 : 0)];
    });
    const branch: Point[] = [[x, top], ...tips];
    const shaded: Point[] = [[x, top], ...tips.slice(0, twigs + 1)];
    const caps = tips
      .filter((_, step) => step % 2 === 0)
      .map(([tipX, tipY]) => {
        const half = height * 0.024;
        return `M${tenth(tipX - half)} ${tenth(tipY - half * 0.5)}Q${tenth(tipX)} ${tenth(tipY - half * 1.7)} ${tenth(tipX + half)} ${tenth(tipY - half * 0.5)}Q${tenth(tipX)} ${tenth(tipY + half * 0.3)} ${tenth(tipX - half)} ${tenth(tipY - half * 0.5)}Z`;
      })
      .join('');
    const paint = drawing.linear([
      [0, '#2f7a63'],
      [1, '#0f3a36'],
    ]);
    return shape(polygon(branch), paint) + shape(polygon(shaded), '#04211f', 'opacity=".34"') + shape(caps, '#ffffff');
  }).join('');
}

/** A present with its ribbon: left upper corner, width and height, px. */
function present(x: number, y: number, width: number, height: number, paper: string, ribbon: string): string {
  const middle = x + width / 2;
  const bow = (side: 1 | -1): string =>
    line(`M${middle} ${y}q${side * 30} -34 ${side * 38} -8q${side * -6} 14 ${side * -38} 8`, ribbon, 7);
  return (
    `<ellipse cx="${middle}" cy="${y + height}" rx="${width * 0.62}" ry="9" fill="#5b6f8b" opacity=".4"/>` +
    box(x, y, width, height, paper) +
    box(x + width * 0.72, y, width * 0.28, height, '#0e1116', 'opacity=".16"') +
    box(middle - 7, y, 14, height, ribbon) +
    bow(1) +
    bow(-1)
  );
}

/** A town's square on an evening before Christmas: a lit fir in the snow, presents below it. */
export function drawSnowySquare(): Drawing {
  const drawing = new Drawing('#3b4c66');
  const next = random(24);
  drawing.add(
    sky(
      drawing,
      [
        [0, '#0f1a33'],
        [0.45, '#2a3c66'],
        [0.8, '#7d6a8e'],
        [1, '#e8a987'],
      ],
      square,
    ),
    glow(drawing, 600, 640, 520, '#ffcf96', 0.5),
    houses(5, [250, 330], '#34466f', false),
    houses(14, [120, 240], '#1c2742', true),
    shape(
      below(
        [
          [0, 800],
          [300, 786],
          [620, 782],
          [900, 788],
          [1200, 800],
        ],
        true,
      ),
      drawing.linear(
        [
          [0, '#dbe1e8'],
          [0.45, '#eef0ef'],
          [1, '#aebccd'],
        ],
        0,
        780,
        0,
        1200,
        true,
      ),
    ),
    glow(drawing, 600, 900, 420, '#ffdf9f', 0.55),
    '<ellipse cx="600" cy="966" rx="270" ry="26" fill="#5b6f8b" opacity=".45"/>',
    box(580, 880, 40, 86, '#3d3029'),
    fir(drawing, 600, 950, 700),
  );
  for (let at = 0; at < 64; at++) {
    const share = 0.1 + 0.9 * Math.sqrt(next());
    const y = 262 + share * 590;
    const x = 600 + (next() - 0.5) * share * 330;
    const colour = [lit, '#ffb27a', '#fff1d2'][at % 3]!;
    drawing.add(
      `<circle cx="${tenth(x)}" cy="${tenth(y)}" r="11" fill="${colour}" opacity=".3"/>`,
      `<circle cx="${tenth(x)}" cy="${tenth(y)}" r="6" fill="${colour}"/>`,
      `<circle cx="${tenth(x - 1.5)}" cy="${tenth(y - 1.5)}" r="2.4" fill="#fff"/>`,
    );
  }
  drawing.add(
    glow(drawing, 600, 246, 150, '#f2ffb8', 0.8),
    shape(star(600, 246, 52, 5), volt),
    present(420, 912, 104, 84, '#c4122e', '#f7f8f5'),
    present(676, 926, 124, 74, '#0b6b4a', '#ffd79a'),
    present(548, 958, 92, 70, '#f4f5f2', '#c4122e'),
  );
  for (let at = 0; at < 70; at++) {
    const depth = next();
    drawing.add(
      `<circle cx="${tenth(next() * 1200)}" cy="${tenth(next() * 1180)}" r="${tenth(1.6 + depth * depth * 3.4)}" fill="#fff" opacity="${tenth(0.6 + depth * 0.4)}"/>`,
    );
  }
  return drawing;
}
