import type { Brandmark } from '../../archetype.ts';
import { shade } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { tenth, type Point } from '../../lib/geometry.ts';
import { motifPaths } from '../../lib/motifs.ts';
import { beam, headHeight, place, placedLine, ring, scale, turn, type TennisRacketPalette } from './form.ts';

type Stretch = readonly [start: Point, end: Point];

const opening = ring(beam - 1, 0, Math.PI * 2, 720);

/** Where a straight line meets the opening: at x (axis 0) or y (axis 1), the two places along the other axis. */
function chord(axis: 0 | 1, value: number): [number, number] {
  const other = axis === 0 ? 1 : 0;
  const meets = opening.slice(1).flatMap((end, index) => {
    const start = opening[index] ?? end;
    if ((start[axis] - value) * (end[axis] - value) >= 0) return [];
    const share = (value - start[axis]) / (end[axis] - start[axis]);
    return [start[other] + (end[other] - start[other]) * share];
  });
  return [Math.min(...meets), Math.max(...meets)];
}

/** 16 main strings, denser in the middle. */
const mains: readonly Stretch[] = Array.from({ length: 16 }, (_, index): Stretch => {
  const share = (index - 7.5) / 7.5;
  const x = Math.sign(share) * (Math.abs(share) * 0.8 + 0.2 * share ** 2) * 104;
  const [low, high] = chord(0, x);
  return [
    [x, low],
    [x, high],
  ];
});

/** 19 cross strings, denser at the top. */
const crosses: readonly Stretch[] = Array.from({ length: 19 }, (_, index): Stretch => {
  const share = index / 18;
  const y = headHeight + 138 - (share * 0.92 + 0.08 * share * share) * 279;
  const [left, right] = chord(1, y);
  return [
    [left, y],
    [right, y],
  ];
});

/** Where a cross string passes over a main one: every second crossing. */
const overpasses: readonly Stretch[] = mains.flatMap(([[x]], column) =>
  crosses.flatMap(([[left, y], [right]], row): Stretch[] =>
    (column + row) % 2 === 1 && x > left + 2 && x < right - 2
      ? [
          [
            [x - 3.2, y],
            [x + 3.2, y],
          ],
        ]
      : [],
  ),
);

const lines = (stretches: readonly Stretch[]): string => stretches.map((stretch) => placedLine(stretch)).join('');

function strung(path: string, colour: string): string {
  return `<path d="${path}" stroke="${shade(colour, -0.55)}" stroke-width="3.5"/>
<path d="${path}" stroke="${colour}" stroke-width="2.5"/>
<path d="${path}" stroke="#fff" stroke-opacity=".55" stroke-width=".9" transform="translate(-.6 -.7)"/>`;
}

const woven = (colour: string): string =>
  strung(lines(crosses), colour) + strung(lines(mains), colour) + strung(lines(overpasses), colour);

/** The string bed with its shadow on the wall; the brand's motif is stencilled upon the strings. */
export function stringBed(drawing: Drawing, palette: TennisRacketPalette, brand: Brandmark): string {
  const [x, y] = place([0, headHeight - 4]);
  const stencil = motifPaths(brand.motif, { x, y, width: 142 * scale, height: 84 * scale, rotation: turn }).join('');
  const painted = stencil ? drawing.clip(stencil, woven(palette.accent)) : '';
  return `<g fill="none"><path d="${lines([...mains, ...crosses])}" stroke="#2b2a33" stroke-width="3" opacity=".17"
 transform="translate(20 28)" filter="${drawing.blur(3)}"/>${woven(palette.string)}${painted}</g>`;
}

/** The grommets through which the strings enter the hoop. */
export function grommets(): string {
  return [...mains, ...crosses]
    .flat()
    .map((end) => {
      const [x, y] = place(end);
      return `<circle cx="${tenth(x)}" cy="${tenth(y)}" r="2.9" fill="#101116"/>
<circle cx="${tenth(x - 0.7)}" cy="${tenth(y - 0.8)}" r="1" fill="#fff" opacity=".35"/>`;
    })
    .join('');
}
