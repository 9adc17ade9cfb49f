import type { Brandmark, PaletteOf } from '../../archetype.ts';
import { mix, shade } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { polygon, type Point } from '../../lib/geometry.ts';
import { motifPaths } from '../../lib/motifs.ts';
import type { Vector } from '../../lib/vectors.ts';
import { wordmark } from '../../lib/wordmark.ts';
import { convexHull, facetColour, obliqueCamera } from '../oblique/camera.ts';

export type YogaMatPalette = PaletteOf<'base' | 'back' | 'strap' | 'mark'>;

const turn = Math.PI * 2;
// A mat 610 mm wide and 6 mm thick; the roll is about 138 mm across.
const halfWidth = 305;
const thickness = 6;
const core = 11;
const pitch = thickness + 1.15;
const turns = 8;
/** Radius of the roll in mm. */
export const rollRadius = core + pitch * turns;
/** Angle at which the free edge lies, from the front upwards. */
const edgeAngle = 0.62 * Math.PI;
const outerEnd = turns * turn;
const outerStart = outerEnd - turn;

export const camera = obliqueCamera({
  yaw: 0.62,
  pitch: 0.44,
  scale: 1.74,
  light: [-0.45, 0.8, 0.42],
  origin: [606, 690 + rollRadius * Math.cos(0.44) * 1.74],
});

const angleAt = (run: number): number => edgeAngle - (outerEnd - run);
export const normalAt = (angle: number): Vector => [0, Math.sin(angle), Math.cos(angle)];
/** A point on a circle about the roll's axis. */
export const around = (x: number, angle: number, radius: number): Vector => [
  x,
  rollRadius + Math.sin(angle) * radius,
  Math.cos(angle) * radius,
];
export const steps = (count: number): number[] => Array.from({ length: count + 1 }, (_, index) => index / count);

/** A point of the mat: place along the width, angle unrolled, mm above the outer side; slightly uneven. */
function matPoint(x: number, run: number, above = 0): Point {
  const angle = angleAt(run);
  const uneven = 1 + 0.006 * Math.sin(3 * angle + 1) + 0.004 * Math.sin(7 * angle);
  return camera.place(around(x, angle, (core + (pitch * run) / turn) * uneven + above));
}

const acrossMat = (run: number, above = 0): Point[] => [
  matPoint(-halfWidth, run, above),
  matPoint(halfWidth, run, above),
];
const endOutline = (x: number): Point[] => steps(120).map((share) => matPoint(x, outerStart + turn * share));
const silhouette = polygon(convexHull([...endOutline(-halfWidth), ...endOutline(halfWidth)]));

export function floorShadow(drawing: Drawing): string {
  const footprint = (depth: number, x: number, z: number, more = 0): string => {
    const corners: Vector[] = [
      [-halfWidth - more, 0, -depth],
      [halfWidth + more, 0, -depth],
      [halfWidth + more, 0, depth],
      [-halfWidth - more, 0, depth],
    ];
    return polygon(corners.map(([cornerX, y, cornerZ]) => camera.place([cornerX + x, y, cornerZ + z])));
  };
  return (
    drawing.softShape(footprint(74, 24, 8, 8), '#3b3a44', 0.26, 30) +
    drawing.softShape(footprint(46, 10, 4, 2), '#23222c', 0.48, 13) +
    drawing.softShape(footprint(26, 2, 6, -2), '#0f0e16', 0.65, 6)
  );
}

function curvedSkin(colour: string): string {
  const count = 150;
  return steps(count - 1)
    .map((share) => {
      const from = outerStart + (turn * share * (count - 1)) / count;
      const to = from + turn / count;
      const normal = normalAt(angleAt((from + to) / 2));
      if (!camera.faces(normal, -0.05)) return '';
      const strip = polygon([...acrossMat(from), ...acrossMat(to).toReversed()]);
      const paint = facetColour(colour, normal, camera, -0.17, 0.44);
      return `<path d="${strip}" fill="${paint}" stroke="${paint}" stroke-width="1.2"/>`;
    })
    .join('');
}

/** Fine ribs that run along the roll. */
function ribs(): string {
  const lines = steps(150)
    .map((share) => outerStart + turn * share)
    .filter((run) => camera.faces(normalAt(angleAt(run)), 0.04))
    .map((run) => polygon(acrossMat(run), false))
    .join('');
  return `<path d="${lines}" fill="none" stroke="#0b0c16" stroke-width="1.3" opacity=".13"/>
<path d="${lines}" fill="none" stroke="#fff" stroke-width="1" opacity=".13" transform="translate(-.5 -1.6)"/>`;
}

/** The free edge: its thickness, a lit lip and the shade upon the turn below it. */
function freeEdge(drawing: Drawing, palette: YogaMatPalette): string {
  const cut = polygon([...acrossMat(outerEnd), ...acrossMat(outerEnd, -thickness).toReversed()]);
  return (
    drawing.softLine(polygon(acrossMat(outerStart + 0.16), false), drawing.ink, 0.55, 16, 7) +
    drawing.softLine(polygon(acrossMat(outerStart + 0.07), false), drawing.ink, 0.7, 6, 2.5) +
    `<path d="${cut}" fill="${shade(palette.back, -0.12)}"/>` +
    drawing.softLine(polygon(acrossMat(outerEnd), false), '#fff', 0.42, 2.6, 1)
  );
}

/** The outermost turn of the mat. */
export function skin(drawing: Drawing, palette: YogaMatPalette): string {
  const surface =
    curvedSkin(palette.base) +
    ribs() +
    freeEdge(drawing, palette) +
    drawing.grain(silhouette, { frequency: 0.55, octaves: 2, scale: 0.5 }) +
    drawing.grain(silhouette, { frequency: 0.02, octaves: 2, scale: 2.2, opacity: 0.14, blurAfter: 5, blur: 2 });
  const light = drawing.volume(9, 0.55, { highlight: 0.3, shade: 0.45, edge: 0.4 });
  return `<g filter="${light}">${drawing.clip(silhouette, surface)}</g>`;
}

/** Wordmark and motif on the side that looks at the viewer. */
export function print(palette: YogaMatPalette, brand: Brandmark): string {
  const angle = 0.62;
  const plane = (x: number): string =>
    camera.printOn(around(x, angle, rollRadius), [1, 0, 0], [0, Math.cos(angle), -Math.sin(angle)]);
  const graphic = motifPaths(brand.motif, { x: 0, y: 0, width: 740, height: 380 });
  const name = wordmark(brand.name, 390, { maxWidth: 2560 }).at(0, 0, { fill: palette.mark, opacity: 0.9 });
  return `<g transform="${plane(-2)}">${name}</g>
<g transform="${plane(248)}" fill="${palette.mark}" opacity=".9">${graphic
    .map((path) => `<path d="${path}"/>`)
    .join('')}</g>`;
}

/** The end of the roll: the spiral of both layers, darkest in the core. */
export function spiralEnd(drawing: Drawing, palette: YogaMatPalette): string {
  const outline = polygon(endOutline(-halfWidth));
  const line = (above: number): Point[] =>
    steps(turns * 60).map((share) => matPoint(-halfWidth, outerEnd * share, above));
  const layer = (from: number, to: number): string => polygon([...line(from), ...line(to).toReversed()]);
  const hole = polygon(
    steps(40).map((share) => camera.place(around(-halfWidth, turn * share, core - thickness * 0.4))),
  );
  const middle = -thickness * 0.52;
  const light = drawing.linear(
    [
      [0, '#fff', 0.22],
      [0.45, '#fff', 0],
      [0.55, drawing.ink, 0],
      [1, drawing.ink, 0.5],
    ],
    0,
    0,
    0.75,
    1,
  );
  const layers =
    `<path d="${outline}" fill="${shade(palette.base, -0.62)}"/>
<path d="${layer(0, -thickness)}" fill="${mix(palette.base, palette.back, 0.45)}"/>
<path d="${layer(middle, -thickness)}" fill="${palette.back}"/>
<g fill="none"><path d="${polygon(line(middle), false)}" stroke="${shade(palette.base, -0.3)}" stroke-width="1.2"
 opacity=".55"/><path d="${polygon(line(-0.5), false)}" stroke="#fff" stroke-width="1.1" opacity=".35"/></g>
<path d="${hole}" fill="${shade(palette.base, -0.75)}"/>` +
    drawing.grain(outline, { frequency: 0.7, octaves: 2, scale: 0.5 }) +
    `<path d="${outline}" fill="${light}"/>`;
  const round = drawing.volume(5, 0.7, { highlight: 0.5, shade: 0.5, edge: 0.4 });
  return `<g filter="${round}">${drawing.clip(outline, layers)}</g>`;
}
