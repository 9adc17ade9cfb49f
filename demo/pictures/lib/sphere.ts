import { shade } from './colour.ts';
import type { Drawing } from './drawing.ts';
import { polygon, reverse, tenth, type Point } from './geometry.ts';
import { add, between, cross, dot, minus, times, unit, type Vector } from './vectors.ts';
import type { Wordmark } from './wordmark.ts';

/** The ball on the canvas: centre and radius in px. */
export const ball = { cx: 600, cy: 585, radius: 405 } as const;
const camera = 4.2;
/** The depth (z) of the limb: points behind it are not seen. */
export const limb = 1 / camera;
const limbRadius = Math.sqrt(1 - limb * limb);

/** Outline of the ball. */
const halfTurn = (across: number): string => `a${ball.radius} ${ball.radius} 0 1 0 ${across} 0`;
export const ballOutline = `M${ball.cx - ball.radius} ${ball.cy}${halfTurn(2 * ball.radius)}${halfTurn(-2 * ball.radius)}Z`;

/** Unit vector → canvas; points behind the limb are pushed onto it. */
export function project([x, y, z]: Vector): Point {
  const behind = z < limb;
  const pull = behind ? limbRadius / (Math.hypot(x, y) || 1) : 1;
  const scale = (camera / (camera - (behind ? limb : z))) * limbRadius * ball.radius;
  return [ball.cx + x * pull * scale, ball.cy - y * pull * scale];
}

/** Band along a curve of unit vectors (half width and shift in radians): its visible runs as one path. */
export function ribbon(points: readonly Vector[], halfWidth: number, closed = true, shift = 0): string {
  const count = points.length;
  const clamped = (index: number): number => Math.max(0, Math.min(count - 1, index));
  const pointAt = (index: number): Vector => points[closed ? (index + count) % count : clamped(index)]!;
  const runs: [Point, Point][][] = [[]];
  for (let index = 0; index < (closed ? count + 1 : count); index++) {
    const point = pointAt(index);
    if (point[2] > limb - 0.06) {
      const side = unit(cross(point, unit(minus(pointAt(index + 1), pointAt(index - 1)))));
      const edge = (reach: number): Point => project(unit(add(point, times(side, reach))));
      runs.at(-1)?.push([edge(halfWidth + shift), edge(shift - halfWidth)]);
    } else if (runs.at(-1)?.length) runs.push([]);
  }
  const band = (run: [Point, Point][]): string =>
    polygon([...run.map(([upper]) => upper), ...reverse(run.map(([, lower]) => lower))]);
  return runs
    .filter((run) => run.length)
    .map(band)
    .join('');
}

interface PathCommand {
  type: string;
  numbers: number[];
}

function parsePath(path: string): PathCommand[] {
  return [...path.matchAll(/([MLCQZ])([^MLCQZ]*)/g)].map(([, type = '', text = '']) => ({
    type,
    numbers: text.trim()
      ? text
          .trim()
          .split(/[\s,]+/)
          .map(Number)
      : [],
  }));
}

/** Any Bézier by de Casteljau: the place at share t of a curve with these control points. */
function bezierAt(controls: readonly (readonly [number, number])[], t: number): readonly [number, number] {
  const [first, ...rest] = controls;
  if (!first) return [0, 0];
  if (!rest.length) return first;
  const next = rest.map((point, index): readonly [number, number] => {
    const before = controls[index] ?? first;
    return [before[0] + (point[0] - before[0]) * t, before[1] + (point[1] - before[1]) * t];
  });
  return bezierAt(next, t);
}

/** Lettering bent on the ball. Centre and up are unit vectors, scale is in radians per px. */
export function sphereWordmark(mark: Wordmark, centre: Vector, up: Vector, scale: number): string {
  const right = unit(cross(up, centre));
  const upright = unit(cross(centre, right));
  const commands = parsePath(mark.path);
  const axis = (parity: number): number[] =>
    commands.flatMap(({ numbers }) => numbers.filter((_, index) => index % 2 === parity));
  const middle = (values: number[]): number => (Math.min(...values) + Math.max(...values)) / 2;
  const [middleX, middleY] = [middle(axis(0)), middle(axis(1))];
  const put = (letter: string, [x, y]: readonly [number, number]): string => {
    const across = times(right, Math.tan((x - middleX) * scale));
    const upwards = times(upright, Math.tan(-(y - middleY) * scale));
    const [px, py] = project(unit(add(centre, add(across, upwards))));
    return `${letter}${tenth(px)} ${tenth(py)}`;
  };
  let path = '';
  let pen: readonly [number, number] = [0, 0];
  let start = pen;
  for (const { type, numbers } of commands) {
    const points = numbers.flatMap((x, index) => (index % 2 ? [] : [[x, numbers[index + 1] ?? 0] as const]));
    if (type === 'M') {
      start = points[0] ?? start;
      path += put('M', start);
    } else if (type === 'Z') path += 'Z';
    else for (let step = 1; step <= 6; step++) path += put('L', bezierAt([pen, ...points], step / 6));
    pen = type === 'Z' ? start : (points.at(-1) ?? pen);
  }
  return path;
}

/** The ball's shadow on the floor. */
export function ballShadow(drawing: Drawing): string {
  const pool = (cx: number, cy: number, rx: number, ry: number, look: string, blur: number): string =>
    `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" ${look} filter="${drawing.blur(blur)}"/>`;
  return (
    pool(660, 1000, 330, 46, 'fill="#3b3a44" opacity=".2"', 34) +
    pool(626, 990, 205, 30, 'fill="#23222c" opacity=".42"', 17) +
    pool(606, 986, 96, 13, 'fill="#0f0e16" opacity=".75"', 7)
  );
}

/** The light of the studio on a ball; gloss 0 (matt) … 1 (shiny). */
export function ballLight(drawing: Drawing, gloss = 1): string {
  const { cx, cy, radius } = ball;
  const night = '#0a0c1c';
  const turning = drawing.radial(
    [
      [0, night, 0],
      [0.52, night, 0.03],
      [0.74, night, 0.2],
      [0.9, night, 0.47],
      [1, night, 0.66],
    ],
    440,
    400,
    690,
    true,
  );
  const glow = drawing.radial(
    [
      [0, '#fff', 0.2 + 0.14 * gloss],
      [0.35, '#fff', 0.11 + 0.05 * gloss],
      [1, '#fff', 0],
    ],
    430,
    340,
    360,
    true,
  );
  const softness = 1 - gloss;
  const radii = `rx="${74 + 40 * softness}" ry="${44 + 26 * softness}"`;
  const window = `cx="425" cy="318" ${radii} transform="rotate(-42 425 318)"`;
  const bounceRadius = radius * 0.97;
  const bounce =
    `M${cx - radius * 0.62} ${cy + radius * 0.74}` +
    `A${bounceRadius} ${bounceRadius} 0 0 0 ${cx + radius * 0.72} ${cy + radius * 0.64}`;
  const edge = `fill="none" stroke="${night}" stroke-opacity=".35" stroke-width="10" filter="${drawing.blur(5)}"`;
  return (
    `<path d="${ballOutline}" fill="${turning}"/><path d="${ballOutline}" fill="${glow}"/>
<ellipse ${window} fill="#fff" opacity="${(0.14 + 0.28 * gloss).toFixed(2)}" filter="${drawing.blur(22)}"/>` +
    drawing.softLine(bounce, '#fdf6ea', +(0.38 * gloss).toFixed(2), 24, 13) +
    `<path d="${ballOutline}" ${edge}/>`
  );
}

/** Pebbled skin: dots on a Fibonacci lattice, each lit; keep() may drop dots. Width in px. */
export function pebbles(
  drawing: Drawing,
  count: number,
  width: number,
  colour: string,
  keep: (point: Vector) => boolean = () => true,
  opacity = 1,
): string {
  const golden = Math.PI * (3 - Math.sqrt(5));
  const rings = ['', '', ''];
  for (let index = 0; index < count; index++) {
    const y = 1 - (2 * (index + 0.5)) / count;
    const radius = Math.sqrt(1 - y * y);
    const point: Vector = [Math.cos(index * golden) * radius, y, Math.sin(index * golden) * radius];
    if (point[2] < limb + 0.02 || !keep(point)) continue;
    const [px, py] = project(point);
    rings[point[2] > 0.75 ? 0 : point[2] > 0.48 ? 1 : 2] += `M${tenth(px)} ${tenth(py)}h0`;
  }
  return rings
    .map((path, ring) => {
      const dots = (id: string): string => `<path id="${id}" d="${path}" fill="none" stroke-linecap="round"/>`;
      const id = drawing.define(`pebbles${path}`, dots);
      const size = width * ([1, 0.86, 0.68][ring] ?? 1);
      const copy = (dx: number, dy: number, tone: string, share: number, strength: number): string =>
        `<use href="#${id}" x="${dx}" y="${dy}" stroke="${tone}" stroke-width="${tenth(size * share)}"` +
        ` opacity="${(strength * opacity).toFixed(2)}"/>`;
      return (
        copy(0.9, 1.3, shade(colour, -0.62), 1, 0.5) +
        copy(0, 0, shade(colour, 0.02), 0.92, 0.75) +
        copy(-0.8, -1, shade(colour, 0.5), 0.45, 0.5)
      );
    })
    .join('');
}

/** One face of the truncated icosahedron: its number of corners, middle and corners as unit vectors. */
export interface Face {
  corners: 5 | 6;
  centre: Vector;
  vertices: Vector[];
}

function icosahedron(): Vector[] {
  const golden = (1 + Math.sqrt(5)) / 2;
  const signs = [-1, 1] as const;
  return signs.flatMap((s) =>
    signs.flatMap((side): Vector[] => {
      const t = side * golden;
      return [
        [0, s, t],
        [s, t, 0],
        [t, 0, s],
      ];
    }),
  );
}

function inOrder(centre: Vector, points: Vector[]): Vector[] {
  const normal = unit(centre);
  const u = unit(cross(normal, Math.abs(normal[0]) < 0.9 ? [1, 0, 0] : [0, 1, 0]));
  const w = cross(normal, u);
  const angle = (point: Vector): number => Math.atan2(dot(point, w), dot(point, u));
  return points.toSorted((a, b) => angle(a) - angle(b)).map(unit);
}

/** The 12 pentagons and 20 hexagons of a football: every icosahedron vertex cut at a third of its edges. */
export function footballFaces(): Face[] {
  const vertices = icosahedron();
  const touch = (a: Vector, b: Vector): boolean => a !== b && Math.hypot(...minus(a, b)) < 2.0001;
  const neighbours = (vertex: Vector): Vector[] => vertices.filter((other) => touch(vertex, other));
  const pentagons = vertices.map((vertex): Face => ({
    corners: 5,
    centre: unit(vertex),
    vertices: inOrder(
      vertex,
      neighbours(vertex).map((other) => between(vertex, other, 1 / 3)),
    ),
  }));
  const hexagons = vertices.flatMap((a, i) =>
    vertices.slice(i + 1).flatMap((b, j) =>
      vertices
        .slice(i + j + 2)
        .filter((c) => touch(a, b) && touch(a, c) && touch(b, c))
        .map((c): Face => {
          const centre = add(add(a, b), c);
          const edges = [
            [a, b],
            [b, c],
            [c, a],
          ] as const;
          const cuts = edges.flatMap(([from, to]) => [between(from, to, 1 / 3), between(from, to, 2 / 3)]);
          return { corners: 6, centre: unit(centre), vertices: inOrder(centre, cuts) };
        }),
    ),
  );
  return [...pentagons, ...hexagons];
}
