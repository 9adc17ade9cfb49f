import { volleyball as colours } from '#demo/catalog/colourways/equipment.ts';
import { defineArchetype, wholeCanvas, type Brandmark, type PaletteOf } from '../archetype.ts';
import { shade } from '../lib/colour.ts';
import { Drawing } from '../lib/drawing.ts';
import { polygon, type Point } from '../lib/geometry.ts';
import { ballLight, ballOutline, ballShadow, limb, pebbles, project } from '../lib/sphere.ts';
import { add, rotation, times, unit, type Vector } from '../lib/vectors.ts';
import { printMotif, printText } from './balls/print.ts';

/** The middle strips, the two colours of the outer strips, the lettering. */
type Palette = PaletteOf<'base' | 'first' | 'second' | 'mark'>;

/** A leather strip: its outline on the ball, its place among the three of its face, how near its face is. */
interface Strip {
  outline: Vector[];
  colour: 'base' | 'first' | 'second';
  depth: number;
}

const turn = rotation(0.36, -0.52, 0.16);
const axes: readonly [Vector, Vector, Vector] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];
const degrees = Math.PI / 180;

/** A rounded rectangle from −length…length along a strip and from…to across it, all in degrees. */
function stripOutline(length: number, from: number, to: number, radius: number): Point[] {
  const corners = [
    [length - radius, to - radius],
    [radius - length, to - radius],
    [radius - length, from + radius],
    [length - radius, from + radius],
  ] as const;
  const arc = ([x, y]: readonly [number, number], quarter: number): Point[] =>
    Array.from({ length: 7 }, (_, step) => {
      const angle = ((quarter + step / 6) * Math.PI) / 2;
      return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
    });
  const arcs = corners.map((corner, quarter) => arc(corner, quarter));
  return arcs.flatMap((points, index) => {
    const [start, end] = [points.at(-1), arcs[(index + 1) % arcs.length]?.[0]];
    if (!start || !end) return points;
    const straight = Array.from({ length: 15 }, (_, step): Point => {
      const share = (step + 1) / 16;
      return [start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share];
    });
    return [...points, ...straight];
  });
}

/** Three strips on each face of a cube that is blown up to the ball; neighbouring faces cross their strips. */
function strips(): Strip[] {
  return axes
    .flatMap((axis, index) =>
      [1, -1].flatMap((side) => {
        const normal = times(axis, side);
        const [along, across] = [axes[(index + 1) % 3] ?? axis, axes[(index + 2) % 3] ?? axis];
        return [-1, 0, 1].map((row): Strip => {
          const outline = stripOutline(44.65, row * 30 - 14.65, row * 30 + 14.65, 1.9).map(([a, b]) =>
            turn(unit(add(normal, add(times(along, Math.tan(a * degrees)), times(across, Math.tan(b * degrees)))))),
          );
          const outer = row * side > 0 === (index === 2) ? 'second' : 'first';
          return { outline, colour: row === 0 ? 'base' : outer, depth: turn(normal)[2] };
        });
      }),
    )
    .filter(({ outline }) => Math.max(...outline.map(([, , z]) => z)) >= limb + 0.02)
    .toSorted((a, b) => a.depth - b.depth);
}

function print(palette: Palette, { name, motif }: Brandmark): string {
  const up = turn([0, 1, 0]);
  const middle = turn(unit([0.04, 0.02, 1]));
  const upper = turn(unit([0.04, 0.577, 1]));
  return (
    printText(name, { centre: middle, up }, { size: 84, maxWidth: 430, fill: palette.mark }) +
    printMotif(motif, { centre: upper, up }, 0.44, 0.24, palette.mark)
  );
}

/** A volleyball of 18 strips with a dimpled soft cover. */
export const volleyball = defineArchetype<Palette>({
  name: 'volleyball',
  colourways: {
    classic: { ...colours.classic, palette: { base: '#f3f2ec', first: '#1b53b5', second: '#f3c21c', mark: '#14346f' } },
    beach: { ...colours.beach, palette: { base: '#f7efdc', first: '#f0643c', second: '#18a2a0', mark: '#0f4a4d' } },
    club: { ...colours.club, palette: { base: '#f4f4f2', first: '#1e2a2f', second: '#d3283f', mark: '#1e2a2f' } },
    meadow: { ...colours.meadow, palette: { base: '#f4f3ea', first: '#2a8a58', second: '#f0c62e', mark: '#15482f' } },
  },
  views: [wholeCanvas, { name: 'detail', viewBox: '210 370 520 520' }],
  draw(palette, brand) {
    const drawing = new Drawing(palette.base);
    const light = { shade: 0.4, highlight: 0.55, edge: 0.6 };
    const cover =
      `<path d="${ballOutline}" fill="${shade(palette.base, -0.66)}"/>` +
      strips()
        .map(({ outline, colour }) =>
          drawing.panel(polygon(outline.map(project)), palette[colour], { roundness: 17, strength: 0.8, light }),
        )
        .join('') +
      print(palette, brand) +
      pebbles(drawing, 15_000, 4.2, '#8a8680', undefined, 0.2) +
      drawing.grain(ballOutline, { frequency: 0.26, octaves: 2, scale: 0.3, opacity: 0.3, highlights: 0.8 }) +
      ballLight(drawing, 0.8);
    return drawing.add(drawing.studio(), ballShadow(drawing), drawing.clip(ballOutline, cover));
  },
});
