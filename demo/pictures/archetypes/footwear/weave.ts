import type { Drawing } from '../../lib/drawing.ts';
import { sample, smooth, tenth, type Point, type Run } from '../../lib/geometry.ts';

/** Two edges of an upper that run in the same direction; the weave follows both. */
export interface Web {
  top: Run;
  bottom: Run;
}

/** A place on the web: across along its edges, down from the top edge to the bottom one, each 0…1. */
export type WebPlace = readonly [across: number, down: number];

function placer({ top, bottom }: Web, steps: number): (step: number, down: number) => Point {
  const [upper, lower] = [sample(top, steps), sample(bottom, steps)];
  return (step, down) => {
    const [from, to] = [upper[step]!, lower[step]!];
    return [from.x + (to.x - from.x) * down, from.y + (to.y - from.y) * down];
  };
}

/** A thread of the web at one depth, between two shares of its length. */
export function thread(web: Web, down: number | ((across: number) => number), from = 0, to = 1): Point[] {
  const steps = 48;
  const at = placer(web, steps);
  const [first, last] = [Math.round(from * steps), Math.round(to * steps)];
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const step = first + index;
    return at(step, typeof down === 'function' ? down(step / steps) : down);
  });
}

/** Knitted ribs along the web, from one depth to another. */
export function knitRibs(
  drawing: Drawing,
  web: Web,
  count: number,
  [from, to]: WebPlace,
  [top, bottom]: WebPlace,
  opacity = 0.3,
): string {
  const path = Array.from({ length: count }, (_, index) =>
    smooth(thread(web, top + ((bottom - top) * index) / Math.max(1, count - 1), from, to)),
  ).join('');
  const line = 'fill="none" stroke-linecap="round"';
  const lip = `stroke-width="2" opacity="${tenth(opacity * 70) / 100}" transform="translate(0 3)"`;
  return (
    `<path d="${path}" ${line} stroke="${drawing.ink}" stroke-width="3.4" opacity="${opacity}"/>` +
    `<path d="${path}" ${line} stroke="#fff" ${lip}/>`
  );
}

/** Holes knitted into the web in staggered rows; the radius in px at each place, none where it is under half a px. */
export function knitHoles(
  drawing: Drawing,
  web: Web,
  columns: number,
  rows: number,
  radiusAt: (across: number, down: number) => number,
): string {
  const at = placer(web, columns * 2);
  let path = '';
  for (let row = 0; row < rows; row++) {
    const down = (row + 0.5) / rows;
    for (let step = row % 2; step <= columns * 2; step += 2) {
      const radius = radiusAt(step / (columns * 2), down);
      if (radius < 0.5) continue;
      const [x, y] = at(step, down);
      const [r, height, width] = [tenth(radius), tenth(radius * 0.78), tenth(radius * 2)];
      path += `M${tenth(x - radius)} ${tenth(y)}a${r} ${height} 0 1 0 ${width} 0a${r} ${height} 0 1 0 -${width} 0Z`;
    }
  }
  const id = drawing.define(`holes${path}`, (name) => `<path id="${name}" d="${path}"/>`);
  return (
    `<use href="#${id}" fill="#fff" opacity=".38" transform="translate(.6 1.7)"/>` +
    `<use href="#${id}" fill="#060914" opacity=".5"/>`
  );
}
