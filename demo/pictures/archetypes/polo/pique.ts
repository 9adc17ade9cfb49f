import type { Drawing } from '../../lib/drawing.ts';

/** Honeycomb of a piqué knit, as a paint. */
export function pique(drawing: Drawing): string {
  const cell = (x: number, y: number): string =>
    `<ellipse cx="${x}" cy="${y}" rx="1.5" ry="2.1" fill="#060914" opacity=".3"/>` +
    `<path d="M${x - 1.6} ${y + 2.4}q1.6 1.3 3.2 0" fill="none" stroke="#fff" stroke-width=".8" opacity=".26"/>`;
  return drawing.pattern(7, 9, cell(1.8, 2.2) + cell(5.3, 6.7));
}
