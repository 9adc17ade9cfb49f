import type { Brandmark } from '../../archetype.ts';
import { shade } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { polygon, tenth, type Point } from '../../lib/geometry.ts';
import { motifPaths } from '../../lib/motifs.ts';
import { add, dot, unit, type Vector } from '../../lib/vectors.ts';
import { wordmark } from '../../lib/wordmark.ts';
import { convexHull, facetColour, planeNormal } from '../oblique/camera.ts';
import { around, axisHeight, camera, chamfer, cornerRadius, headEnd, headStart, type DumbbellPalette } from './form.ts';

type Corners = readonly [Vector, Vector, Vector, ...Vector[]];

interface Face {
  corners: Corners;
  normal: Vector;
}

const sides = [0, 1, 2, 3, 4, 5];
const sixth = Math.PI / 3;

/** The hexagonal prism with its chamfers; side −1 is the near head, 1 the far one. */
function faces(side: 1 | -1): Face[] {
  const [inner, end] = [headStart, headEnd];
  const outwards = [inner, inner + chamfer, end - chamfer, end];
  const along = side < 0 ? outwards.map((x) => -x).toReversed() : outwards;
  const profile = along.map((x, index) => ({ x, radius: cornerRadius * (index === 0 || index === 3 ? 0.8 : 1) }));
  const corner = (index: number, step: number): Vector => {
    const { x, radius } = profile[index] ?? { x: 0, radius: 0 };
    return around(x, step * sixth, radius);
  };
  const cap = (index: number): Corners => [
    corner(index, 0),
    corner(index, 1),
    corner(index, 2),
    corner(index, 3),
    corner(index, 4),
    corner(index, 5),
  ];
  const belts = [0, 1, 2].flatMap((index) =>
    sides.map((step): Face => {
      const corners: Corners = [
        corner(index, step),
        corner(index + 1, step),
        corner(index + 1, step + 1),
        corner(index, step + 1),
      ];
      const middle = (step + 0.5) * sixth;
      return { corners, normal: planeNormal(corners, [0, Math.sin(middle), Math.cos(middle)]) };
    }),
  );
  return [{ corners: cap(0), normal: [-1, 0, 0] }, { corners: cap(3), normal: [1, 0, 0] }, ...belts];
}

/** A closed path with corners rounded by a radius in px. */
function rounded(points: readonly Point[], radius: number): string {
  const pair = (x: number, y: number): string => `${tenth(x)} ${tenth(y)}`;
  return `${points
    .map((point, index) => {
      const before = points.at(index - 1) ?? point;
      const after = points[(index + 1) % points.length] ?? point;
      const towards = (other: Point): string => {
        const share = Math.min(radius / (Math.hypot(other[0] - point[0], other[1] - point[1]) || 1), 0.45);
        return pair(point[0] + (other[0] - point[0]) * share, point[1] + (other[1] - point[1]) * share);
      };
      return `${index ? 'L' : 'M'}${towards(before)}Q${pair(point[0], point[1])} ${towards(after)}`;
    })
    .join('')}Z`;
}

function facet(drawing: Drawing, face: Face, base: string): string {
  const paint = facetColour(base, face.normal, camera, -0.26, 0.66);
  const outline = face.corners.map((corner) => camera.place(corner));
  const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const fall = drawing.linear(
    [
      [0, shade(paint, 0.09)],
      [1, shade(paint, -0.16)],
    ],
    left,
    Math.min(...ys),
    left * 0.6 + right * 0.4,
    Math.max(...ys),
    true,
  );
  return `<path d="${polygon(outline)}" fill="${fall}" stroke="${paint}" stroke-width="1.6"/>`;
}

/** A soft bright line where two visible faces meet, brighter where the edge looks at the light. */
function roundedEdges(drawing: Drawing, visible: readonly Face[]): string {
  const seen = new Map<string, Vector>();
  return visible
    .flatMap(({ corners, normal }) =>
      corners.map((corner, index) => {
        const ends = [corner, corners[(index + 1) % corners.length] ?? corner];
        const key = ends
          .map((end) => end.map((value) => value.toFixed(1)).join())
          .toSorted()
          .join('|');
        const neighbour = seen.get(key);
        seen.set(key, normal);
        if (!neighbour) return '';
        const light = Math.max(0, dot(unit(add(normal, neighbour)), camera.light));
        const line = polygon(
          ends.map((end) => camera.place(end)),
          false,
        );
        return drawing.softLine(line, '#fffaf0', +(0.05 + 0.34 * light).toFixed(2), 7, 2.6);
      }),
    )
    .join('');
}

/** The sunk plate in the near end, which carries the weight; in tenths of a mm about its middle. */
function endPlate(palette: DumbbellPalette, brand: Brandmark): string {
  const ink = { fill: palette.mark };
  const graphic = motifPaths(brand.motif, { x: 0, y: 206, width: 150, height: 78 });
  const motif = graphic.map((path) => `<path d="${path}" fill="${palette.accent}"/>`).join('');
  return (
    `<circle r="335" opacity=".45"/><circle r="330" cx="5" cy="7" fill="#fff" opacity=".2"/>
<circle r="326" fill="${palette.plate}"/>
<circle r="296" fill="none" stroke="${palette.accent}" stroke-width="13" opacity=".95"/>` +
    wordmark(brand.name, 74, { maxWidth: 352 }).at(0, -188, { ...ink, opacity: 0.95 }) +
    wordmark(palette.weight, 265, { cut: 'bold' }).at(0, -28, ink) +
    wordmark('KG', 66, { cut: 'bold', letterSpacing: 0.1 }).at(0, 116, { ...ink, opacity: 0.9 }) +
    motif
  );
}

/** One head; the near one (side −1) shows its end with the weight, the far one its back. */
export function head(drawing: Drawing, palette: DumbbellPalette, brand: Brandmark, side: 1 | -1): string {
  const all = faces(side);
  const visible = all.filter(({ normal }) => camera.faces(normal, 0.01));
  const corners = all.flatMap((face) => face.corners.map((corner) => camera.place(corner)));
  const outline = rounded(convexHull(corners), 16);
  const shadeOfHandle = `<circle r="240" opacity=".35" filter="${drawing.blurOfShape(30)}"/>`;
  const plane = camera.printOn([side < 0 ? -headEnd : headStart, axisHeight, 0], [0, 0, 1], [0, 1, 0]);
  const inner =
    visible.map((face) => facet(drawing, face, palette.base)).join('') +
    roundedEdges(drawing, visible) +
    `<g transform="${plane}">${side < 0 ? endPlate(palette, brand) : shadeOfHandle}</g>` +
    drawing.grain(outline, {
      frequency: 0.42,
      octaves: 2,
      scale: 0.4,
      opacity: 0.42,
      highlights: 0.8,
      seed: side < 0 ? 4 : 7,
    });
  const light = drawing.volume(13, 0.8, { shade: 0.4, highlight: 0.4, edge: 0.5 });
  return `<g filter="${light}">${drawing.clip(outline, inner)}</g>`;
}
