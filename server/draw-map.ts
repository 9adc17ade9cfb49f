/**
 * `npm run map`: draws Hungary for the shop locator from Natural Earth's borders (world-atlas, public domain).
 * The result is committed, so that a build needs no map tool.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { feature } from 'topojson-client';
import { project, type Point } from '#lib/shops/map.ts';

type Topology = Parameters<typeof feature>[0];
type Coordinate = readonly [lng: number, lat: number];

const hungary = '348';
/** How far a line may stray from the true one, units of the map; waters are drawn finer, for they are smooth. */
const borderTolerance = 0.5;
const waterTolerance = 0.2;

/** Where Natural Earth is too coarse, the waters' courses as they run, north to south or around. */
const danubeInland: Coordinate[] = [
  [18.854, 47.818],
  [18.9, 47.807],
  [18.935, 47.783],
  [18.97, 47.79],
  [19.01, 47.818],
  [19.07, 47.823],
  [19.125, 47.79],
  [19.128, 47.74],
  [19.105, 47.69],
  [19.085, 47.645],
  [19.063, 47.605],
  [19.065, 47.572],
  [19.048, 47.54],
  [19.038, 47.515],
  [19.048, 47.497],
  [19.056, 47.483],
  [19.065, 47.468],
  [19.045, 47.445],
  [19.015, 47.415],
  [18.985, 47.39],
  [18.935, 47.36],
  [18.92, 47.32],
  [18.895, 47.28],
  [18.898, 47.235],
  [18.89, 47.19],
  [18.905, 47.12],
  [18.92, 47.06],
  [18.945, 47.01],
  [18.96, 46.965],
  [18.945, 46.92],
  [18.96, 46.86],
  [18.935, 46.81],
  [18.9, 46.77],
  [18.875, 46.72],
  [18.885, 46.66],
  [18.875, 46.615],
  [18.865, 46.575],
  [18.905, 46.545],
  [18.895, 46.5],
  [18.925, 46.46],
  [18.9, 46.42],
  [18.895, 46.37],
  [18.94, 46.32],
  [18.905, 46.27],
  [18.93, 46.22],
  [18.93, 46.17],
  [18.885, 46.13],
  [18.825, 46.11],
  [18.8, 46.06],
  [18.75, 46.015],
  [18.71, 45.985],
  [18.77, 45.945],
  [18.83, 45.912],
];
const tisza: Coordinate[] = [
  [22.84, 48.085],
  [22.74, 48.115],
  [22.64, 48.1],
  [22.55, 48.12],
  [22.43, 48.1],
  [22.34, 48.13],
  [22.3, 48.17],
  [22.33, 48.23],
  [22.28, 48.27],
  [22.25, 48.33],
  [22.21, 48.39],
  [22.15, 48.405],
  [22.08, 48.375],
  [21.99, 48.375],
  [21.93, 48.32],
  [21.88, 48.27],
  [21.8, 48.32],
  [21.73, 48.34],
  [21.66, 48.29],
  [21.6, 48.22],
  [21.55, 48.16],
  [21.48, 48.125],
  [21.41, 48.115],
  [21.36, 48.06],
  [21.38, 48.02],
  [21.29, 47.985],
  [21.2, 47.99],
  [21.11, 47.975],
  [21.07, 47.92],
  [21.06, 47.86],
  [20.96, 47.815],
  [20.89, 47.77],
  [20.82, 47.72],
  [20.76, 47.67],
  [20.7, 47.63],
  [20.64, 47.59],
  [20.57, 47.55],
  [20.51, 47.5],
  [20.52, 47.44],
  [20.46, 47.39],
  [20.38, 47.37],
  [20.33, 47.32],
  [20.27, 47.29],
  [20.25, 47.23],
  [20.2, 47.17],
  [20.18, 47.11],
  [20.25, 47.06],
  [20.2, 47.0],
  [20.16, 46.95],
  [20.13, 46.89],
  [20.07, 46.85],
  [20.09, 46.79],
  [20.14, 46.73],
  [20.18, 46.69],
  [20.17, 46.62],
  [20.19, 46.55],
  [20.17, 46.48],
  [20.13, 46.42],
  [20.17, 46.36],
  [20.17, 46.3],
  [20.16, 46.25],
  [20.11, 46.21],
  [20.08, 46.17],
];
const balaton: Coordinate[] = [
  [17.245, 46.76],
  [17.262, 46.715],
  [17.315, 46.712],
  [17.385, 46.708],
  [17.44, 46.713],
  [17.5, 46.722],
  [17.55, 46.747],
  [17.6, 46.765],
  [17.65, 46.782],
  [17.71, 46.798],
  [17.77, 46.815],
  [17.83, 46.835],
  [17.885, 46.86],
  [17.925, 46.885],
  [17.985, 46.893],
  [18.045, 46.91],
  [18.11, 46.937],
  [18.155, 46.97],
  [18.172, 47.005],
  [18.145, 47.035],
  [18.095, 47.047],
  [18.04, 47.058],
  [18.02, 47.035],
  [17.985, 47.0],
  [17.945, 46.975],
  [17.905, 46.955],
  [17.87, 46.937],
  [17.895, 46.915],
  [17.908, 46.888],
  [17.88, 46.878],
  [17.855, 46.888],
  [17.852, 46.915],
  [17.815, 46.9],
  [17.765, 46.882],
  [17.7, 46.86],
  [17.64, 46.83],
  [17.575, 46.815],
  [17.52, 46.79],
  [17.47, 46.778],
  [17.43, 46.783],
  [17.385, 46.79],
  [17.345, 46.757],
  [17.29, 46.763],
];
/** Where the border leaves the Danube, upstream and downstream; between them the river is the border. */
const borderDanube: readonly [Coordinate, Coordinate] = [
  [17.16, 48.01],
  [18.854, 47.818],
];

const onMap = (line: readonly Coordinate[]): Point[] => line.map(([lng, lat]) => project({ lat, lng }));

function offLine({ x, y }: Point, a: Point, b: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = Math.hypot(dx, dy);
  return length === 0 ? Math.hypot(x - a.x, y - a.y) : Math.abs(dx * (a.y - y) - dy * (a.x - x)) / length;
}

/** The line with the fewest points that strays no further than the tolerance (Douglas and Peucker). */
function simplified(line: readonly Point[], tolerance: number): Point[] {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || line.length < 3) return [...line];
  let farthest = { at: 0, distance: 0 };
  line.forEach((point, at) => {
    const distance = offLine(point, first, last);
    if (distance > farthest.distance) farthest = { at, distance };
  });
  if (farthest.distance <= tolerance) return [first, last];
  return [
    ...simplified(line.slice(0, farthest.at + 1), tolerance).slice(0, -1),
    ...simplified(line.slice(farthest.at), tolerance),
  ];
}

const rounded = (value: number) => Number(value.toFixed(1));

/** A line as the data of an SVG path, in steps from point to point. */
function pathOf(line: readonly Point[], isClosed: boolean): string {
  let at = { x: 0, y: 0 };
  return (
    line
      .map((point, index) => {
        const next = { x: rounded(point.x), y: rounded(point.y) };
        const step = `${index === 0 ? 'M' : 'l'}${rounded(next.x - at.x)} ${rounded(next.y - at.y)}`;
        at = next;
        return step.replace(' -', '-');
      })
      .join('') + (isClosed ? 'z' : '')
  );
}

/** The smooth line through points whose course is known only roughly (Catmull and Rom), in steps of a third. */
function smooth(line: readonly Point[]): Point[] {
  return line.flatMap((point, index) => {
    const next = line[index + 1];
    if (!next) return [point];
    const [before, after] = [line[index - 1] ?? point, line[index + 2] ?? next];
    return [0, 1 / 3, 2 / 3].map((t) => {
      const along = (p0: number, p1: number, p2: number, p3: number) =>
        0.5 *
        (2 * p1 + (p2 - p0) * t + (2 * p0 - 5 * p1 + 4 * p2 - p3) * t ** 2 + (3 * p1 - p0 - 3 * p2 + p3) * t ** 3);
      return { x: along(before.x, point.x, next.x, after.x), y: along(before.y, point.y, next.y, after.y) };
    });
  });
}

const nearestTo = (line: readonly Point[], place: Coordinate): number => {
  const { x, y } = project({ lat: place[1], lng: place[0] });
  const distances = line.map((point) => Math.hypot(point.x - x, point.y - y));
  return distances.indexOf(Math.min(...distances));
};

async function border(): Promise<Point[]> {
  const file = createRequire(import.meta.url).resolve('world-atlas/countries-10m.json');
  const world = JSON.parse(await readFile(file, 'utf8')) as Topology;
  const countries = feature(world, world.objects.countries as never) as unknown as {
    features: { id: string; geometry: { coordinates: Coordinate[][] } }[];
  };
  const ring = countries.features.find(({ id }) => id === hungary)?.geometry.coordinates[0];
  if (!ring) throw new Error('Natural Earth knows no Hungary');
  return onMap(ring);
}

const outline = await border();
const [from, to] = borderDanube.map((place) => nearestTo(outline, place)) as [number, number];
// The ring may run either way, and may begin anywhere: the shorter of the two ways along it is the river.
const [low, high] = [Math.min(from, to), Math.max(from, to)];
const inner = outline.slice(low, high + 1);
const outer = [...outline.slice(high), ...outline.slice(0, low + 1)].toReversed();
const river = inner.length < outer.length ? inner : outer;
const upstream = low === from ? river : river.toReversed();

// A ring ends where it begins, which leaves no line to stray from: it is simplified in halves.
const half = outline.length >> 1;
const water = (course: readonly Coordinate[]) => simplified(smooth(onMap(course)), waterTolerance);
const paths = {
  outline: pathOf(
    [...simplified(outline.slice(0, half), borderTolerance), ...simplified(outline.slice(half), borderTolerance)],
    true,
  ),
  danube: pathOf([...simplified(upstream, borderTolerance), ...water(danubeInland)], false),
  tisza: pathOf(water(tisza), false),
  balaton: pathOf(water([...balaton, ...balaton.slice(0, 1)]), true),
};
const text = `/** Hungary in the units of the map, drawn by \`npm run map\` (Natural Earth, public domain). */
export const hungary = {
${Object.entries(paths)
  .map(([name, path]) => `  ${name}: '${path}',`)
  .join('\n')}
};
`;
await writeFile(new URL('../lib/shops/hungary-map.ts', import.meta.url), text);
console.log(`hungary-map.ts: ${(text.length / 1024).toFixed(1)} kB`);
