import type { Motif } from '../archetype.ts';
import { loop, mirror, polygon, reverse, type Point, type Run } from './geometry.ts';
import { marks, type MarkName } from './marks/index.ts';
import type { Mark } from './marks/rings.ts';

/** A box in px around its middle x, y: turned by rotation and leaned by skew, both in degrees. */
export interface OrientedBox {
  x: number;
  y: number;
  width: number;
  height: number;
  rotation?: number;
  /** Leans the top of the box to the right. */
  skew?: number;
  /** Turns the motif's front, which is at the left, to the right. */
  mirrored?: boolean;
}

/** Any four-cornered region: top left, top right, bottom right, bottom left. */
export type Quad = readonly [topLeft: Point, topRight: Point, bottomRight: Point, bottomLeft: Point];

/** Places a share of the box (0…1 across, 0…1 down) on the canvas. */
type Place = (across: number, down: number) => Point;

interface Region {
  place: Place;
  /** Width divided by height. */
  aspect: number;
}

export const isQuad = (region: OrientedBox | Quad): region is Quad => Array.isArray(region);
const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

function boxRegion({ x, y, width, height, rotation = 0, skew = 0, mirrored = false }: OrientedBox): Region {
  const [cos, sin] = [Math.cos(radians(rotation)), Math.sin(radians(rotation))];
  const lean = Math.tan(radians(skew));
  const place: Place = (across, down) => {
    const dy = (down - 0.5) * height;
    const dx = ((mirrored ? 1 - across : across) - 0.5) * width - dy * lean;
    return [x + dx * cos - dy * sin, y + dx * sin + dy * cos];
  };
  return { place, aspect: width / height };
}

function quadRegion([topLeft, topRight, bottomRight, bottomLeft]: Quad): Region {
  const blend = (across: number, down: number, axis: 0 | 1): number =>
    (topLeft[axis] * (1 - across) + topRight[axis] * across) * (1 - down) +
    (bottomLeft[axis] * (1 - across) + bottomRight[axis] * across) * down;
  const width = distance(topLeft, topRight) + distance(bottomLeft, bottomRight);
  const height = distance(topLeft, bottomLeft) + distance(topRight, bottomRight);
  return { place: (across, down) => [blend(across, down, 0), blend(across, down, 1)], aspect: width / height };
}

const runOf = (place: Place, shares: readonly (readonly [number, number])[]): Run =>
  shares.map(([across, down]) => place(across, down));

/** Two slim blades that rise from the lower front to the upper rear. */
function blades({ place }: Region): string[] {
  const blade = (foot: number, thickness: number, tip: number): string =>
    loop(
      runOf(place, [
        [foot, 1],
        [foot + 0.181, 0.725],
        [foot + 0.386, 0.35],
        [foot + 0.59, tip],
      ]),
      runOf(place, [
        [foot + 0.59, tip],
        [foot + 0.59 + thickness, tip + 0.042],
      ]),
      runOf(place, [
        [foot + 0.59 + thickness, tip + 0.042],
        [foot + 0.452 + thickness, 0.425],
        [foot + 0.331 + thickness, 0.75],
        [foot + 0.253 + thickness, 1],
      ]),
      runOf(place, [
        [foot + 0.253 + thickness, 1],
        [foot, 1],
      ]),
    );
  return [blade(0, 0.133, 0), blade(0.289, 0.12, 0.067)];
}

/** A broad rolling wave with a thin one below it; constant in thickness, so it never ends in a tick. */
function wave({ place, aspect }: Region): string[] {
  const periods = Math.max(1, Math.round(aspect / 2.6));
  const steps = periods * 10;
  const crest = (middle: number): Run =>
    Array.from({ length: steps + 1 }, (_, step) => {
      const across = step / steps;
      return place(across, middle - 0.2 * Math.sin(2 * Math.PI * periods * across));
    });
  const band = (from: number, to: number): string => {
    const [upper, lower] = [crest(from), reverse(crest(to))];
    return loop(upper, [...upper.slice(-1), ...lower.slice(0, 1)], lower);
  };
  return [band(0.2, 0.56), band(0.68, 0.78)];
}

/** A band with a pointed front and, ahead of it, one loose arrow head. */
function chevron({ place, aspect }: Region): string[] {
  const unit = Math.min(1 / aspect, 1.05);
  const [point, thickness, gap] = [0.5 * unit, 0.26 * unit, 0.13 * unit];
  const arrow = (front: number, back: number): string =>
    polygon(
      runOf(place, [
        [front + point, 0],
        [back + point, 0],
        [back, 0.5],
        [back + point, 1],
        [front + point, 1],
        [front, 0.5],
      ]),
    );
  const body = thickness + gap;
  return [arrow(0, thickness), arrow(body, Math.max(body + thickness * 0.6, 1 - point))];
}

/** Rows of dots that shrink towards the rear; one path with all of them. */
function dots({ place, aspect }: Region): string[] {
  const rows = aspect > 4 ? 3 : 5;
  const columns = Math.max(3, Math.round(rows * aspect));
  const pitch = distance(place(0.5, 0), place(0.5, 1)) / rows;
  const circle = ([x, y]: Point, radius: number): string => {
    const [r, across] = [radius.toFixed(1), (radius * 2).toFixed(1)];
    return `M${(x - radius).toFixed(1)} ${y.toFixed(1)}a${r} ${r} 0 1 0 ${across} 0a${r} ${r} 0 1 0 -${across} 0Z`;
  };
  let path = '';
  for (let column = 0; column < columns; column++) {
    const across = (column + 0.5) / columns;
    const radius = pitch * (0.43 - 0.32 * across);
    const isOdd = column % 2 === 1;
    for (let row = 0; row < (isOdd ? rows - 1 : rows); row++) {
      path += circle(place(across, (row + (isOdd ? 1 : 0.5)) / rows), radius);
    }
  }
  return [path];
}

/** Whether a motif keeps its proportions, and so stands in the middle of its region. */
export const isMark = (motif: Motif): motif is MarkName => motif in marks;

/** The same box with its sides renamed, so that it is turned by 45° at most: a mark on a sleeve or a tape stands upright. */
function upright(box: OrientedBox): OrientedBox {
  const { rotation = 0, width, height } = box;
  const quarters = Math.round(rotation / 90);
  const turned = { ...box, rotation: rotation - quarters * 90 };
  return quarters % 2 === 0 ? turned : { ...turned, width: height, height: width, skew: 0 };
}

/** A mark as large as the region takes it, as one path. */
function markPath({ width, height, rings }: Mark, { place, aspect }: Region): string {
  const across = Math.min(1, width / height / aspect);
  const down = Math.min(1, aspect / (width / height));
  const run = (ring: Run): Run =>
    ring.map(([x, y]) => place(0.5 + (x / width - 0.5) * across, 0.5 + (y / height - 0.5) * down));
  return rings.map((ring) => polygon(run(ring))).join('');
}

const painters: Record<Exclude<Motif, MarkName>, (region: Region) => string[]> = {
  blades,
  wave,
  chevron,
  dots,
  plain: () => [],
};

/**
 * A brand's motif as closed paths that fill a region; 'plain' has none. The motif runs along the width
 * with its front at the left: turn the box by 90° for a trouser leg. Clip it to its panel and paint it with the accent.
 */
export function motifPaths(motif: Motif, region: OrientedBox | Quad): string[] {
  if (isMark(motif)) return [markPath(marks[motif], isQuad(region) ? quadRegion(region) : boxRegion(upright(region)))];
  return painters[motif](isQuad(region) ? quadRegion(region) : boxRegion(region));
}

/** The same region on the other half of the canvas (x → 1200 − x), the motif's front mirrored with it. */
export function mirrorRegion(region: OrientedBox | Quad): OrientedBox | Quad {
  if (isQuad(region)) return mirror(region) as unknown as Quad;
  const { x, rotation = 0, skew = 0, mirrored = false } = region;
  return { ...region, x: 1200 - x, rotation: -rotation, skew: -skew, mirrored: !mirrored };
}
