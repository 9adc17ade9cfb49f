import { lightness, shade } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { polygon, type Point } from '../../lib/geometry.ts';
import { minus, unit, type Vector } from '../../lib/vectors.ts';
import { around, camera, normalAt, rollRadius, steps } from './roll.ts';
import { facetColour } from '../oblique/camera.ts';

const halfBand = 17;
const leftLoop = -168;
const rightLoop = 176;

const facet = (outline: readonly Point[], paint: string): string =>
  `<path d="${polygon(outline)}" fill="${paint}" stroke="${paint}" stroke-width="1.2"/>`;

/** Pairs each item with the next one. */
const spans = <Item>(items: readonly Item[]): [Item, Item][] =>
  items.slice(1).flatMap((item, index): [Item, Item][] => {
    const before = items[index];
    return before === undefined ? [] : [[before, item]];
  });

/** A loop of webbing round the roll at x mm from its middle. */
function webbingLoop(drawing: Drawing, colour: string, middle: number): string {
  const angles = steps(70)
    .map((share) => Math.PI * (1.62 * share - 0.62))
    .filter((angle) => camera.faces(normalAt(angle), -0.02));
  const at = (x: number, angle: number): Point => camera.place(around(middle + x, angle, rollRadius + 1.7));
  const lengthwise = (x: number): Point[] => angles.map((angle) => at(x, angle));
  const outline = polygon([...lengthwise(-halfBand), ...lengthwise(halfBand).toReversed()]);
  const facets = spans(angles)
    .map(([from, to]) => {
      const paint = facetColour(colour, normalAt((from + to) / 2), camera, -0.34, 0.58);
      return facet([at(-halfBand, from), at(halfBand, from), at(halfBand, to), at(-halfBand, to)], paint);
    })
    .join('');
  const place = (thread: number): string => polygon(lengthwise((thread * halfBand) / 5.6), false);
  const weave = Array.from({ length: 11 }, (_, index) => place(index - 5)).join('');
  const threads = `<g fill="none"><path d="${weave}" stroke="#05060c" stroke-width="1.6" opacity=".22"/>
<path d="${weave}" stroke="#fff" stroke-width="1" opacity=".16" transform="translate(1.2 -.6)"/>
<path d="${place(-4.4)}${place(4.4)}" stroke="${shade(colour, 0.45)}" stroke-width="1.8"
 stroke-dasharray="6 4" opacity=".7"/></g>`;
  const lit = `<g filter="${drawing.volume(4, 0.6)}">${drawing.clip(outline, facets + threads)}</g>`;
  return `<g filter="${drawing.dropShadow(5, 6, 5, 0.45)}">${lit}</g>`;
}

/** The middle line of the carrying sling, which rises from loop to loop. */
function slingPoint(share: number): Vector {
  const bow = Math.sin(Math.PI * share);
  const rise = 96 * Math.max(0, bow) ** 0.62;
  return [leftLoop + (rightLoop - leftLoop) * share, rollRadius * 2 + 4 + rise, -10 - 34 * bow];
}

function sling(drawing: Drawing, colour: string): string {
  const shares = steps(90);
  const edge = (side: 1 | -1): Point[] =>
    shares.map((share) => {
      const [x, y, z] = slingPoint(share);
      return camera.place([x, y - side * halfBand * 0.15 * Math.sin(Math.PI * share), z + side * halfBand]);
    });
  const [rear, front] = [edge(-1), edge(1)];
  const outline = polygon([...rear, ...front.toReversed()]);
  const pairs = rear.map((point, index): [Point, Point] => [point, front[index] ?? point]);
  const facets = spans(shares)
    .map(([from, to], index) => {
      const along = unit(minus(slingPoint(to), slingPoint(from)));
      const paint = facetColour(colour, unit([-along[1], along[0], 0.35]), camera);
      return facet(
        [
          ...pairs.slice(index, index + 2).map(([point]) => point),
          ...pairs
            .slice(index, index + 2)
            .toReversed()
            .map(([, point]) => point),
        ],
        paint,
      );
    })
    .join('');
  const weave = Array.from({ length: 10 }, (_, index) =>
    polygon(
      pairs.map(([a, b]): Point => {
        const share = (index + 1) / 11;
        return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
      }),
      false,
    ),
  ).join('');
  const threads = `<path d="${weave}" fill="none" stroke="#05060c" stroke-width="1.3" opacity=".22"/>`;
  const side = shade(colour, -0.3);
  const lit = `<g filter="${drawing.volume(4, 0.6)}">${drawing.clip(outline, facets + threads)}</g>`;
  return `<path d="${outline}" fill="${side}" stroke="${side}" stroke-width="6" stroke-linejoin="round"/>
<g filter="${drawing.dropShadow(4, 7, 6, 0.35)}">${lit}</g>`;
}

/** Where the sling is sewn to a loop: a box stitch with a cross. */
function boxStitch(drawing: Drawing, colour: string, middle: number): string {
  const corner = (x: number, z: number): Point => camera.place([middle + x, rollRadius * 2 + 5, z - 8]);
  const half = halfBand * 0.8;
  const corners: [Point, Point, Point, Point] = [
    corner(-half, -11),
    corner(half, -11),
    corner(half, 11),
    corner(-half, 11),
  ];
  const [a, b, c, d] = corners;
  const box = polygon(corners);
  const thread = shade(colour, lightness(colour) > 0.6 ? -0.45 : 0.6);
  return `<path d="${box}" fill="${shade(colour, 0.06)}" filter="${drawing.dropShadow(2, 3, 3, 0.4)}"/>
<path d="${box}${polygon([a, c], false)}${polygon([b, d], false)}" fill="none" stroke="${thread}" stroke-width="1.8"
 stroke-dasharray="5 3"/>`;
}

/** Two loops of webbing and the sling by which the mat is carried. */
export function carryingStrap(drawing: Drawing, colour: string): string {
  return (
    webbingLoop(drawing, colour, leftLoop) +
    webbingLoop(drawing, colour, rightLoop) +
    sling(drawing, colour) +
    boxStitch(drawing, colour, leftLoop) +
    boxStitch(drawing, colour, rightLoop)
  );
}
