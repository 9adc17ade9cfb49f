import { shade } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import {
  curveLength,
  loop,
  polygon,
  random,
  reverse,
  sample,
  smooth,
  type Point,
  type Run,
  type Sample,
} from '../../lib/geometry.ts';

/** How a quilted piece is filled: sag of its seams and bulge of its edges in px. */
export interface QuiltOptions {
  sag: number;
  /** Bulge of the first and of the second edge; negative to the left. */
  bulge: readonly [first: number, second: number];
  seed: number;
  /** Opacity of the satin glint. */
  shine: number;
  /** How much lower, as a share of the length, the seams end on the second edge. */
  slant?: number;
  /** The colour of single baffles, counted from the top. */
  colourAt?(index: number): string;
  /** Lies on the half that turns away from the light. */
  isFar: boolean;
}

/** A quilted piece: its markup and the outline of all its baffles. */
export interface Quilt {
  markup: string;
  outline: string;
}

type Random = () => number;

/** One tapered brush stroke along a short run. */
function taper(points: Run, width: number): string {
  const count = 8;
  const samples = sample(points, count);
  const rim = samples.map(({ x, y, nx, ny }, index): Point => {
    const by = width * Math.sin((Math.PI * index) / count) ** 0.8;
    return [x + nx * by, y + ny * by];
  });
  return polygon([...samples.map(({ x, y }): Point => [x, y]), ...reverse(rim)]);
}

function puckers(line: Run, next: Random): [dark: string, light: string] {
  const [step, reach, width] = [8, 21, 4.2];
  const samples = sample(line, 80);
  const total = curveLength(line);
  let [dark, light] = ['', ''];
  for (let walked = next() * step; walked < total; walked += step * (0.5 + next())) {
    const at = samples[Math.min(80, Math.round((walked / total) * 80))]!;
    for (const side of [-1, 1]) {
      if (next() < 0.2) continue;
      const length = reach * (0.25 + next() * next() * 1.5);
      const lean = (next() - 0.5) * 1.3;
      const thickness = width * (0.5 + next() * 0.9);
      const along = (share: number, swerve: number): Point => [
        at.x + at.nx * side * length * share + at.tx * length * lean * swerve,
        at.y + at.ny * side * length * share + at.ty * length * lean * swerve,
      ];
      const stroke: Run = [[at.x, at.y], along(0.5, 0.3), along(1, 1)];
      dark += taper(stroke, thickness);
      light += taper(stroke, -thickness * 0.8);
    }
  }
  return [dark, light];
}

/** Cloth gathered along quilting seams: short strokes that leave the seams on both sides. */
export function puckersAlong(drawing: Drawing, lines: readonly Run[], next: Random): string {
  const strokes = lines.map((line) => puckers(line, next));
  const dark = strokes.map(([path]) => path).join('');
  const light = strokes.map(([, path]) => path).join('');
  return `<path d="${dark}" fill="${drawing.ink}" opacity=".26" filter="${drawing.blur(2.2)}"/>
<path d="${light}" fill="#fff" opacity=".17" filter="${drawing.blur(2)}"/>`;
}

type Seam = readonly [Point, Point, Point, Point];

function seamBetween(from: Sample, to: Sample, sag: number): Seam {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  const at = (share: number, drop: number): Point => [
    from.x + dx * share - (dy / length) * drop,
    from.y + dy * share + (dx / length) * drop,
  ];
  return [[from.x, from.y], at(0.28, sag * 0.75), at(0.66, sag), [to.x, to.y]];
}

function bulgingEdge(from: Point, to: Point, bulge: number): Run {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const at = (share: number, outwards: number): Point => [
    from[0] + dx * share + bulge * outwards,
    from[1] + dy * share,
  ];
  return [from, at(0.2, 0.72), at(0.55, 1), at(0.86, 0.66), to];
}

/** The satin glint of one baffle, broken in two or three pieces. */
function glint(upper: Seam, lower: Seam, next: Random): string {
  const middle = upper.map(([x, y], index): Point => {
    const [belowX, belowY] = lower[index]!;
    return [x + (belowX - x) * 0.32, y + (belowY - y) * 0.32];
  });
  const samples = sample(middle, 60);
  let path = '';
  for (let from = 0.08 + next() * 0.12; from < 0.86;) {
    const length = 0.12 + next() * 0.26;
    const [first, last] = [Math.round(from * 60), Math.min(57, Math.round((from + length) * 60))];
    if (last - first > 5) {
      const stroke = [first, (first + last) >> 1, last].map((index): Point => {
        const { x, y } = samples[index]!;
        return [x, y + (next() - 0.5) * 5];
      });
      path += taper(stroke, 7 + next() * 6);
    }
    from += length + 0.08 + next() * 0.16;
  }
  return path;
}

function quiltingSeams(drawing: Drawing, lines: readonly Seam[], colour: string): string {
  const path = lines.map((line) => smooth(line)).join('');
  const line = `<path d="${path}" fill="none"`;
  return `${line} stroke="${drawing.ink}" stroke-opacity=".62" stroke-width="4.5" filter="${drawing.blur(1.2)}"/>
${line} stroke="${shade(colour, -0.62)}" stroke-width="1.6" stroke-dasharray="5 2.4"/>
${line} stroke="#fff" stroke-opacity=".17" stroke-width="1.6" transform="translate(.6 3)"/>`;
}

/** The shade of one down tube from its upper to its lower seam. */
function tube(drawing: Drawing, colour: string, isFar: boolean): string {
  return drawing.linear([
    [0, shade(colour, -0.34)],
    [0.13, shade(colour, -0.04)],
    [0.34, shade(colour, isFar ? 0.11 : 0.15)],
    [0.58, colour],
    [0.84, shade(colour, -0.24)],
    [1, shade(colour, -0.5)],
  ]);
}

/** Baffles between two edges, cut at shares (0…1) of their lengths. */
export function quilt(
  drawing: Drawing,
  first: Run,
  second: Run,
  cuts: readonly number[],
  colour: string,
  options: QuiltOptions,
): Quilt {
  const { sag, bulge, seed, shine, isFar, slant = 0, colourAt = () => colour } = options;
  const next = random(seed);
  const [firstEdge, secondEdge] = [sample(first, 200), sample(second, 200)];
  const seams = cuts.map((cut) => {
    const lower = Math.min(1, cut + slant * Math.sin(Math.PI * cut));
    return seamBetween(firstEdge[Math.round(cut * 200)]!, secondEdge[Math.round(lower * 200)]!, sag);
  });
  const light = { edge: 0.5, highlight: isFar ? 0.4 : 0.5 };
  let [outline, baffles, glints] = ['', '', ''];
  seams.slice(0, -1).forEach((upper, index) => {
    const lower = seams[index + 1]!;
    const path = loop(
      upper,
      bulgingEdge(upper[3], lower[3], bulge[1] * (0.8 + next() * 0.4)),
      reverse(lower),
      reverse(bulgingEdge(upper[0], lower[0], bulge[0] * (0.8 + next() * 0.4))),
    );
    outline += path;
    baffles += drawing.panel(path, tube(drawing, colourAt(index), isFar), { roundness: 17, strength: 0.62, light });
    glints += glint(upper, lower, next);
  });
  const inner = seams.slice(1, -1);
  const markup =
    baffles +
    drawing.clip(outline, puckersAlong(drawing, inner, next)) +
    `<path d="${glints}" fill="#fff" opacity="${shine}" filter="${drawing.blur(3.2)}"/>` +
    quiltingSeams(drawing, inner, colour);
  return { markup, outline };
}
