import { lightness, shade } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { curveLength, loop, random, reverse, sample, type Point, type Run } from '../../lib/geometry.ts';
import { folds, type FoldLine } from '../../lib/hardware.ts';
import { seam } from '../../lib/strokes.ts';
import { whole } from '../clothing/cut.ts';
import { onSide } from '../clothing/tee.ts';
import { quiltEdge, type VestPalette } from './pieces.ts';

const seamHeights = [300, 374, 448, 522, 596, 670, 744, 818, 892, 966, 1036];
const zipEdge = 592;

/** One quilting line from the side panel to the zip: it drops towards the middle. */
function quiltLine(height: number, isFar: boolean, middle = zipEdge): Run {
  const edge = sample(quiltEdge, 300);
  const { x, y } = edge.find((point) => point.y >= height) ?? edge[300]!;
  const drop = 44;
  return onSide(
    [
      [x, y],
      [x + (middle - x) * 0.4, y + drop * 0.52],
      [x + (middle - x) * 0.75, y + drop * 0.85],
      [middle, y + drop],
    ],
    isFar,
  );
}

/** The cloth puckers on both sides of a quilting line. */
function puckers(line: Run, seed: number): FoldLine[] {
  const next = random(seed);
  const count = Math.round(curveLength(line) / 9);
  return sample(line, count)
    .slice(1, -1)
    .flatMap(({ x, y, nx, ny, tx, ty }): FoldLine[] =>
      [-1, 1]
        .filter(() => next() > 0.3)
        .map((side): FoldLine => {
          const reach = side * (8 + next() * 18);
          const lean = (next() - 0.5) * 12;
          return [
            [
              [x, y],
              [x + nx * reach * 0.5 + tx * lean * 0.3, y + ny * reach * 0.5 + ty * lean * 0.3],
              [x + nx * reach + tx * lean, y + ny * reach + ty * lean],
            ],
            2.6 + next() * 1.6,
          ];
        }),
    );
}

function baffle(drawing: Drawing, colour: string, upper: Run, lower: Run, isFar: boolean): string {
  const path = loop(upper, [upper.at(-1)!, lower.at(-1)!], reverse(lower), [lower[0]!, upper[0]!]);
  const tube = drawing.linear([
    [0, shade(colour, -0.26)],
    [0.16, shade(colour, 0)],
    [0.38, shade(colour, isFar ? 0.08 : 0.14)],
    [0.62, colour],
    [0.86, shade(colour, -0.18)],
    [1, shade(colour, -0.4)],
  ]);
  return drawing.panel(path, tube, { roundness: 15, strength: 0.55, light: { edge: 0.45 } });
}

/** A satin glint upon each baffle of the lit half. */
function glints(drawing: Drawing, lines: readonly Run[], strength: number): string {
  const strokes = lines.slice(0, -1).map((line, index) => {
    const shifted = sample(line, 20)
      .slice(3 + (index % 3) * 2, 13 + (index % 4))
      .map(({ x, y }): Point => [x, y + 26]);
    return `M${shifted.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;
  });
  return drawing.softLine(strokes.join(''), '#fff', strength, 9, 4);
}

/** Baffles between edges, from the topmost down, gathered along the seams between them. */
function quilted(drawing: Drawing, palette: VestPalette, edges: readonly Run[], isFar: boolean): string {
  const lines = edges.slice(1, -1);
  const isDark = lightness(palette.base) < 0.42;
  return (
    edges
      .slice(1)
      .map((lower, index) => baffle(drawing, palette.base, edges[index]!, lower, isFar))
      .join('') +
    folds(
      drawing,
      lines.flatMap((line, index) => puckers(line, index + (isFar ? 60 : 3))),
      0.24,
      2,
      0.7,
    ) +
    glints(drawing, lines, isFar ? 0.1 : isDark ? 0.17 : 0.26) +
    lines.map((line) => seam(line, { width: 3.4, opacity: 0.55 })).join('')
  );
}

/** Half of the quilted front from the shoulder to the hem. */
export function quiltedHalf(drawing: Drawing, palette: VestPalette, isFar: boolean): string {
  const lines = seamHeights.map((height) => quiltLine(height, isFar));
  const top = onSide(
    [
      [396, 236],
      [450, 206],
      [530, 190],
      [zipEdge, 190],
    ],
    isFar,
  );
  const bottom = onSide(
    [
      [414, 1100],
      [480, 1106],
      [540, 1108],
      [zipEdge, 1110],
    ],
    isFar,
  );
  return quilted(drawing, palette, [top, ...lines, bottom], isFar);
}

/** The quilted back in one piece, its lines pointed down along the spine. */
export function quiltedBack(drawing: Drawing, palette: VestPalette): string {
  const [top, bottom] = [190, 1112];
  const edges: Run[] = [
    [
      [396, 236],
      [500, top],
      [600, top],
    ],
    ...seamHeights.map((height) => quiltLine(height, false, 600)),
    [
      [414, 1100],
      [500, bottom - 4],
      [600, bottom],
    ],
  ];
  return quilted(drawing, palette, edges.map(whole), false);
}
