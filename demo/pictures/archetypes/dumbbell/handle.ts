import { mix } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { polygon, type Point } from '../../lib/geometry.ts';
import { around, headStart, type Form } from './form.ts';

/** What the chrome mirrors, from its upper (−1) to its lower outline (1). */
const mirrored: readonly (readonly [place: number, colour: string])[] = [
  [-1, '#2e3138'],
  [-0.82, '#8b9099'],
  [-0.62, '#d9dce0'],
  [-0.42, '#9a9fa8'],
  [-0.2, '#4a4e57'],
  [-0.04, '#3a3e47'],
  [0.08, '#b4b9c0'],
  [0.3, '#fbfbf9'],
  [0.52, '#e4e6e8'],
  [0.78, '#8f949c'],
  [1, '#5c6069'],
];
const steps = (count: number): number[] => Array.from({ length: count + 1 }, (_, index) => index / count);

function chrome(place: number): string {
  const next = mirrored.findIndex(([from]) => place <= from);
  const [after, before] = [mirrored[next], mirrored[next - 1]];
  if (!after || !before) return '#5c6069';
  return mix(before[1], after[1], (place - before[0]) / (after[0] - before[0]));
}

/** Half the thickness in mm: thickest in the palm, with a collar at each head. */
function radiusAt(x: number): number {
  const share = Math.abs(x) / headStart;
  if (share > 0.9) return share > 0.93 ? 19 : 17.5;
  return 14.4 + 2.4 * Math.cos((share * Math.PI) / 2) ** 1.2;
}

type Surface = (x: number, angle: number) => Point;

/** Where the upper outline of the handle lies, as an angle about the axis. */
const upperOutlineOf = ({ camera }: Form): number => Math.atan2(camera.view[1], camera.view[2]);

function turnedSteel(surface: Surface, upperOutline: number): string {
  const places = steps(48).map((share) => headStart * (2 * share - 1));
  const count = 44;
  return steps(count - 1)
    .map((_, index) => {
      const [from, to] = [-1 + (2 * index) / count, -1 + (2 * (index + 1)) / count];
      const line = (place: number): Point[] => places.map((x) => surface(x, upperOutline + Math.asin(place)));
      const paint = chrome((from + to) / 2);
      const strip = polygon([...line(from), ...line(to).toReversed()]);
      return `<path d="${strip}" fill="${paint}" stroke="${paint}" stroke-width=".9"/>`;
    })
    .join('');
}

/** The visible stretches of one helix of the knurling. */
function helix({ camera }: Form, surface: Surface, start: number, direction: 1 | -1): string {
  const reach = headStart * 0.72;
  const stretches: Point[][] = [[]];
  for (const share of steps(80)) {
    const x = reach * (2 * share - 1);
    const angle = start + direction * (x / 16.5) * 0.85;
    if (camera.faces([0, Math.sin(angle), Math.cos(angle)], 0.12)) stretches.at(-1)?.push(surface(x, angle));
    else if (stretches.at(-1)?.length) stretches.push([]);
  }
  return stretches
    .filter(({ length }) => length > 1)
    .map((stretch) => polygon(stretch, false))
    .join('');
}

function knurling(form: Form, surface: Surface): string {
  const count = 84;
  const lines = Array.from({ length: count }, (_, index) => (index / count) * Math.PI * 2)
    .map((start) => helix(form, surface, start, 1) + helix(form, surface, start, -1))
    .join('');
  return `<g fill="none"><path d="${lines}" stroke="#14161c" stroke-width="1.15" opacity=".36"/>
<path d="${lines}" stroke="#fff" stroke-width=".7" opacity=".35" transform="translate(-.9 -1)"/></g>`;
}

/** The chromed and knurled handle, with the shade that the heads throw on it. */
export function handle(drawing: Drawing, form: Form): string {
  const surface: Surface = (x, angle) => form.camera.place(around(form, x, angle, radiusAt(x)));
  const upperOutline = upperOutlineOf(form);
  const collar = (x: number): string =>
    polygon(
      steps(20).map((share) => surface(x, upperOutline + Math.PI * (share - 0.5))),
      false,
    );
  const collars = `<path d="${collar(-headStart * 0.9)}${collar(headStart * 0.9)}" fill="none" stroke="#0b0c10"
 stroke-width="2" opacity=".6"/>`;
  const shadeAt = (x: number, opacity: number): string =>
    drawing.softLine(
      polygon([surface(x, upperOutline + 1.5), surface(x, upperOutline - 1.5)], false),
      '#0b0c12',
      opacity,
      34,
      9,
    );
  return (
    turnedSteel(surface, upperOutline) +
    knurling(form, surface) +
    collars +
    shadeAt(headStart * 0.98, 0.6) +
    shadeAt(-headStart * 0.8, 0.5)
  );
}
