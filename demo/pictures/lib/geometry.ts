/** A place on the 1200 × 1200 canvas in px; a truthy third number marks a corner. */
export type Point = readonly [x: number, y: number, corner?: number];
/** Points that are joined by one smooth curve. */
export type Run = readonly Point[];
/** A point on a curve with its unit tangent and normal; distance is the px walked from the start. */
export interface Sample {
  x: number;
  y: number;
  tx: number;
  ty: number;
  nx: number;
  ny: number;
  distance: number;
}
/** One cubic Bézier: start, two controls, end. */
export type Segment = readonly [start: Point, control: Point, control: Point, end: Point];

/** Rounds to a tenth of a px, as all paths are written. */
export const tenth = (value: number): number => +value.toFixed(1);

function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index];
  if (item === undefined) throw new Error(`No item ${index} in a list of ${items.length}`);
  return item;
}

const span = (from: Point, to: Point): number => Math.hypot(to[0] - from[0], to[1] - from[1]);

function tangent(before: Point, here: Point, after: Point, spanBefore: number, spanAfter: number): [number, number] {
  const weightBefore = spanAfter / (spanBefore + spanAfter);
  const weightAfter = spanBefore / (spanBefore + spanAfter);
  const along = (axis: 0 | 1): number =>
    (weightBefore * (here[axis] - before[axis])) / spanBefore + (weightAfter * (after[axis] - here[axis])) / spanAfter;
  return [along(0), along(1)];
}

/** Catmull-Rom curve through the points as cubic Béziers: direction by neighbours, length by each span. */
export function segments(points: Run, closed = false): Segment[] {
  const count = points.length;
  const pointAt = (index: number): Point => at(points, ((index % count) + count) % count);
  const result: Segment[] = [];
  for (let index = 0; index < (closed ? count : count - 1); index++) {
    const start = pointAt(index);
    const end = pointAt(index + 1);
    const isFirst = !closed && index === 0;
    const isLast = !closed && index === count - 2;
    const before = start[2] || isFirst ? start : pointAt(index - 1);
    const after = end[2] || isLast ? end : pointAt(index + 2);
    const length = span(start, end);
    const straight: [number, number] = [end[0] - start[0], end[1] - start[1]];
    const leave = before === start ? straight : tangent(before, start, end, span(before, start) || length, length);
    const arrive = after === end ? straight : tangent(start, end, after, length, span(end, after) || length);
    const leaveLength = Math.hypot(...leave) || 1;
    const arriveLength = Math.hypot(...arrive) || 1;
    const reach = length / 3;
    result.push([
      start,
      [start[0] + (leave[0] / leaveLength) * reach, start[1] + (leave[1] / leaveLength) * reach],
      [end[0] - (arrive[0] / arriveLength) * reach, end[1] - (arrive[1] / arriveLength) * reach],
      end,
    ]);
  }
  return result;
}

const pair = (point: Point): string => `${tenth(point[0])} ${tenth(point[1])}`;

/** Smooth path through the points. */
export function smooth(points: Run, closed = false): string {
  const curve = segments(points, closed);
  const start = `M${pair(at(curve, 0)[0])}`;
  return start + curve.map(([, a, b, end]) => `C${pair(a)} ${pair(b)} ${pair(end)}`).join('') + (closed ? 'Z' : '');
}

/** Joins open runs into one closed path: each run is smooth, with corners between the runs. */
export function loop(...runs: Run[]): string {
  return `${runs.map((run, index) => (index ? `L${smooth(run).slice(1)}` : smooth(run))).join('')}Z`;
}

/** The same points in the opposite direction. */
export function reverse<Item>(items: readonly Item[]): Item[] {
  return [...items].reverse();
}

function flatten(points: Run, closed: boolean): [number, number][] {
  const curve = segments(points, closed);
  const steps = 24;
  const result: [number, number][] = [];
  for (const [a, c, d, b] of curve) {
    for (let step = 0; step < steps; step++) {
      const t = step / steps;
      const u = 1 - t;
      const along = (axis: 0 | 1): number =>
        u * u * u * a[axis] + 3 * u * u * t * c[axis] + 3 * u * t * t * d[axis] + t * t * t * b[axis];
      result.push([along(0), along(1)]);
    }
  }
  const [, , , end] = at(curve, curve.length - 1);
  result.push([end[0], end[1]]);
  return result;
}

function walked(line: readonly [number, number][]): number[] {
  const lengths = [0];
  for (let index = 1; index < line.length; index++) {
    lengths.push(at(lengths, index - 1) + span(at(line, index - 1), at(line, index)));
  }
  return lengths;
}

/** Walks the curve in `count` equal steps and returns count + 1 samples. */
export function sample(points: Run, count = 100, closed = false): Sample[] {
  const line = flatten(points, closed);
  const lengths = walked(line);
  const total = at(lengths, lengths.length - 1);
  const result: Sample[] = [];
  let cursor = 0;
  for (let index = 0; index <= count; index++) {
    const distance = (total * index) / count;
    while (cursor < lengths.length - 2 && at(lengths, cursor + 1) < distance) cursor++;
    const from = at(line, cursor);
    const to = at(line, cursor + 1);
    const reached = at(lengths, cursor);
    const t = (distance - reached) / (at(lengths, cursor + 1) - reached || 1);
    const dx = to[0] - from[0];
    const dy = to[1] - from[1];
    const step = Math.hypot(dx, dy) || 1;
    const [tx, ty] = [dx / step, dy / step];
    result.push({ x: from[0] + dx * t, y: from[1] + dy * t, tx, ty, nx: -ty, ny: tx, distance });
  }
  return result;
}

/** Length of the curve in px. */
export function curveLength(points: Run, closed = false): number {
  return walked(flatten(points, closed)).at(-1) ?? 0;
}

/** The curve moved along its normal by a distance in px, or by a function of the share walked (0…1). */
export function offset(points: Run, distance: number | ((share: number) => number), count = 60): Point[] {
  return sample(points, count).map((point, index): Point => {
    const by = typeof distance === 'function' ? distance(index / count) : distance;
    return [point.x + point.nx * by, point.y + point.ny * by];
  });
}

/** Straight-edged path through the points. */
export function polygon(points: Run, closed = true): string {
  return `M${points.map(pair).join('L')}${closed ? 'Z' : ''}`;
}

/** The stretch of a curve between two shares (0…1) of its length. */
export function part(points: Run, from: number, to: number): Point[] {
  const stretch = sample(points, 200).slice(Math.round(from * 200), Math.round(to * 200) + 1);
  return stretch.map((point): Point => [point.x, point.y]);
}

/** The points mirrored at the middle of the canvas (x → 1200 − x), corners kept. */
export function mirror(points: Run): Point[] {
  return points.map(([x, y, corner]): Point => (corner === undefined ? [1200 - x, y] : [1200 - x, y, corner]));
}

/** Repeatable random numbers 0…1 from a seed. */
export function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
}
