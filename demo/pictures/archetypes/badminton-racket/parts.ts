import type { Brandmark } from '../../archetype.ts';
import { lightness, readableOn, shade } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { tenth, type Point } from '../../lib/geometry.ts';
import { motifPaths } from '../../lib/motifs.ts';
import { wordmark } from '../../lib/wordmark.ts';
import { curvedWordmark } from '../print/curved-wordmark.ts';
import {
  beam,
  cone,
  grip,
  headHeight,
  hoop,
  joint,
  place,
  placedArea,
  placedCurve,
  placedLine,
  ring,
  scale,
  shaft,
  turn,
  type BadmintonRacketPalette,
} from './form.ts';

type Stretch = readonly [start: Point, end: Point];

const opening = ring(beam - 1, 0, Math.PI * 2, 720);

/** Where a straight line meets the opening: at x (axis 0) or y (axis 1), the two places along the other axis. */
function chord(axis: 0 | 1, value: number): [number, number] {
  const other = axis === 0 ? 1 : 0;
  const meets = opening.slice(1).flatMap((end, index) => {
    const start = opening[index] ?? end;
    if ((start[axis] - value) * (end[axis] - value) >= 0) return [];
    return [start[other] + ((end[other] - start[other]) * (value - start[axis])) / (end[axis] - start[axis])];
  });
  return [Math.min(...meets), Math.max(...meets)];
}

/** 22 main and 21 cross strings. */
const mains: readonly Stretch[] = Array.from({ length: 22 }, (_, index): Stretch => {
  const x = ((index - 10.5) / 10.5) * 83;
  const [low, high] = chord(0, x);
  return [
    [x, low],
    [x, high],
  ];
});
const crosses: readonly Stretch[] = Array.from({ length: 21 }, (_, index): Stretch => {
  const y = headHeight + 104 - (index / 20) * 206;
  const [left, right] = chord(1, y);
  return [
    [left, y],
    [right, y],
  ];
});

function strung(path: string, colour: string): string {
  return `<path d="${path}" stroke="${shade(colour, -0.5)}" stroke-width="2.3"/>
<path d="${path}" stroke="${colour}" stroke-width="1.6"/>
<path d="${path}" stroke="#fff" stroke-opacity=".55" stroke-width=".6" transform="translate(-.4 -.5)"/>`;
}

/** The thin strings with the brand's motif stencilled upon them. */
export function stringBed(drawing: Drawing, palette: BadmintonRacketPalette, { motif }: Brandmark): string {
  const path = [...crosses, ...mains].map((stretch) => placedLine(stretch)).join('');
  const [x, y] = place([0, headHeight]);
  const stencil = motifPaths(motif, { x, y, width: 106 * scale, height: 64 * scale, rotation: turn }).join('');
  return (
    `<g fill="none"><path d="${path}" stroke="#2b2a33" stroke-width="2" opacity=".16" transform="translate(20 28)"` +
    ` filter="${drawing.blur(3)}"/>${strung(path, palette.string)}` +
    `${stencil ? drawing.clip(stencil, strung(path, palette.accent)) : ''}</g>`
  );
}

/** A piece of the frame's paint between two angles, from mm to mm inside the outline. */
function sector(from: number, to: number, colour: string, outer = -2, inner = beam + 2): string {
  const area = placedArea([...ring(outer, from, to, 60), ...ring(inner, from, to, 60).toReversed()]);
  return `<path d="${area}" fill="${colour}"/>`;
}

/** The slender frame with its paint, the grommets and the name on the left shoulder. */
export function head(
  drawing: Drawing,
  { base, accent, shaft: dark }: BadmintonRacketPalette,
  { name }: Brandmark,
): string {
  const both = (from: number, to: number, colour: string): string =>
    sector(from, to, colour) + sector(Math.PI - from, Math.PI - to, colour);
  const paint =
    `<path d="${hoop}" fill="${base}"/>` +
    both(0.5, 1.1, accent) +
    both(1.13, 1.16, accent) +
    both(-0.9, -0.4, dark) +
    both(-0.36, -0.33, accent) +
    sector(-1.85, -1.29, accent);
  const holes = [...mains, ...crosses]
    .flat()
    .map((end) => {
      const [x, y] = place(end);
      return `<circle cx="${tenth(x)}" cy="${tenth(y)}" r="2.1" fill="#101116"/>`;
    })
    .join('');
  const round = drawing.volume(6, 1, { highlight: 0.6, shade: 0.55, edge: 0.45 });
  const upperLeft = ring(beam / 2 - 0.4, 3.42, 2.68, 40).map(place);
  return (
    `<g filter="${drawing.dropShadow(3, 5, 4, 0.35)}"><g filter="${round}">${drawing.clip(hoop, paint)}</g></g>` +
    holes +
    drawing.softLine(placedCurve(ring(2.8, 1.75, 3.5, 60)), '#fff', 0.7, 3, 1.4) +
    curvedWordmark(name, upperLeft, {
      size: 13,
      fill: readableOn(base, 0.6, '#15171b'),
      letterSpacing: 0.14,
      maxWidth: 124,
    })
  );
}

/** Joint, shaft and cone, with the name along the shaft. */
export function slimShaft(drawing: Drawing, palette: BadmintonRacketPalette, { name, motif }: Brandmark): string {
  const [x, y] = place([0, 312]);
  const [motifX, motifY] = place([0, 240]);
  const stripe = (from: number, to: number): string =>
    `<path d="${placedArea([
      [-6, from],
      [6, from],
      [6, to],
      [-6, to],
    ])}" fill="${palette.accent}"/>`;
  const graphic = motifPaths(motif, {
    x: motifX,
    y: motifY,
    width: 26 * scale,
    height: 6 * scale,
    rotation: turn - 90,
  })
    .map((path) => `<path d="${path}" fill="${palette.accent}"/>`)
    .join('');
  const round = drawing.volume(6, 1, { highlight: 0.6, shade: 0.6, edge: 0.4 });
  const lacquer = `<path d="${shaft}" fill="${palette.shaft}"/>${stripe(384, 392)}${stripe(262, 266)}${graphic}`;
  const paint = drawing.clip(shaft, lacquer);
  return (
    `<g filter="${drawing.dropShadow(2, 4, 4, 0.35)}"><g filter="${round}">${paint}</g></g>` +
    drawing.softLine(
      placedLine([
        [-1.6, 226],
        [-1.6, 396],
      ]),
      '#fff',
      0.5,
      2.4,
      1,
    ) +
    drawing.panel(joint, palette.base, { roundness: 6, shadow: drawing.dropShadow(2, 3, 3, 0.3) }) +
    wordmark(name, 11, { cut: 'bold', letterSpacing: 0.1, maxWidth: 130 }).at(x, y, {
      rotation: turn - 90,
      fill: readableOn(palette.shaft, 0.6, '#15171b'),
      opacity: 0.95,
    }) +
    drawing.panel(cone, '#1b1c20', {
      roundness: 7,
      light: { highlight: 0.8 },
      shadow: drawing.dropShadow(2, 3, 3, 0.35),
    })
  );
}

/** The grip tape, wound in a spiral, with the butt cap. */
export function handle(drawing: Drawing, palette: BadmintonRacketPalette): string {
  const isPale = lightness(palette.grip) > 0.6;
  const windings = Array.from({ length: 12 }, (_, index) => {
    const y = -4 + index * 17.5;
    return (
      drawing.softLine(
        placedLine([
          [-17, y],
          [17, y + 15],
        ]),
        '#05060c',
        isPale ? 0.4 : 0.75,
        3.2,
        0.9,
      ) +
      drawing.softLine(
        placedLine([
          [-17, y - 2.4],
          [17, y + 12.6],
        ]),
        '#fff',
        0.32,
        2.2,
        1,
      )
    );
  }).join('');
  const flank = (x: number, colour: string, opacity: number, width: number, blur: number): string =>
    drawing.softLine(
      placedLine([
        [x, 0],
        [x, 195],
      ]),
      colour,
      opacity,
      width,
      blur,
    );
  const inner = windings + flank(-6, '#fff', isPale ? 0.5 : 0.28, 10, 5) + flank(11.5, '#05060c', 0.6, 14, 6);
  const collar = placedArea([
    [-13.4, 184],
    [13.4, 184],
    [13, 195],
    [-13, 195],
  ]);
  const butt = placedArea([
    [-15.4, 3.5],
    [-14, 0],
    [14, 0],
    [15.4, 3.5],
    [14.2, 9],
    [-14.2, 9],
  ]);
  return (
    drawing.panel(grip, palette.grip, {
      roundness: 8,
      strength: 0.9,
      shadow: drawing.dropShadow(3, 5, 4, 0.4),
      inner,
    }) +
    drawing.panel(collar, palette.accent, { roundness: 4, shadow: drawing.dropShadow(1, 2, 2, 0.35) }) +
    drawing.panel(butt, '#17181c', { roundness: 4 })
  );
}
