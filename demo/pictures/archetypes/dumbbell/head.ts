import type { Brandmark } from '../../archetype.ts';
import { shade } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { polygon, tenth, type Point } from '../../lib/geometry.ts';
import { add, dot, unit, type Vector } from '../../lib/vectors.ts';
import { convexHull, facetColour, planeNormal, type Camera } from '../oblique/camera.ts';
import { endPlate } from './end.ts';
import { around, headStart, type DumbbellPalette, type Form, type Slab } from './form.ts';

type Corners = readonly [Vector, Vector, Vector, ...Vector[]];

const sides = [0, 1, 2, 3, 4, 5];
const sixth = Math.PI / 3;

interface Face {
  corners: Corners;
  normal: Vector;
}

/** A slab's sides and its two ends; side −1 is the near head, 1 the far one. */
function faces(form: Form, { rings }: Slab, side: 1 | -1): Face[] {
  const outwards = rings.map(([along, share]) => ({
    x: side * (headStart + along * form.size),
    radius: share * form.radius * form.size,
  }));
  const profile = side < 0 ? outwards.toReversed() : outwards;
  const corner = ({ x, radius }: { x: number; radius: number }, index: number): Vector =>
    around(form, x, index * sixth, radius);
  const cap = (ring: { x: number; radius: number }): Corners => {
    const [first, second, third, ...others] = sides.map((index) => corner(ring, index));
    return [first!, second!, third!, ...others];
  };
  const belts = profile.slice(1).flatMap((to, belt) => {
    const from = profile[belt]!;
    return sides.map((index): Face => {
      const corners: Corners = [corner(from, index), corner(to, index), corner(to, index + 1), corner(from, index + 1)];
      const middle = (index + 0.5) * sixth;
      return { corners, normal: planeNormal(corners, [0, Math.sin(middle), Math.cos(middle)]) };
    });
  });
  return [
    { corners: cap(profile[0]!), normal: [-1, 0, 0] },
    { corners: cap(profile.at(-1)!), normal: [1, 0, 0] },
    ...belts,
  ];
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

function facet(drawing: Drawing, face: Face, base: string, { camera }: Form): string {
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
function roundedEdges(drawing: Drawing, visible: readonly Face[], camera: Camera): string {
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

function slab(drawing: Drawing, form: Form, piece: Slab, colour: string, side: 1 | -1, print: string): string {
  const all = faces(form, piece, side);
  const visible = all.filter(({ normal }) => form.camera.faces(normal, 0.01));
  const corners = all.flatMap((face) => face.corners.map((corner) => form.camera.place(corner)));
  const outline = rounded(convexHull(corners), 16);
  const inner =
    visible.map((face) => facet(drawing, face, colour, form)).join('') +
    roundedEdges(drawing, visible, form.camera) +
    print +
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

/** One head; the near one (side −1) shows its end with the weight, the far one its back. */
export function head(drawing: Drawing, palette: DumbbellPalette, brand: Brandmark, form: Form, side: 1 | -1): string {
  const { camera, slabs, axisHeight, length, size } = form;
  const plane = camera.printOn([side < 0 ? -headStart - length : headStart, axisHeight, 0], [0, 0, 1], [0, 1, 0]);
  const shadeOfHandle = `<circle r="240" opacity=".35" filter="${drawing.blurOfShape(30)}"/>`;
  const print =
    side < 0
      ? `<g transform="${plane} scale(${size.toFixed(3)})">${endPlate(drawing, palette, brand, form)}</g>`
      : `<g transform="${plane}">${shadeOfHandle}</g>`;
  // What is nearer hides what is farther: the near head is built outwards, the far one towards the handle.
  const order = side < 0 ? slabs : slabs.toReversed();
  return order
    .map((piece, index) =>
      slab(drawing, form, piece, palette[piece.colour], side, index === order.length - 1 ? print : ''),
    )
    .join('');
}
