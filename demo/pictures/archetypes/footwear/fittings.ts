import type { Drawing } from '../../lib/drawing.ts';
import { polygon, type Point } from '../../lib/geometry.ts';
import { buckle } from '../../lib/hardware.ts';

/** The lever colour of a palette that stands for bare metal. */
export const bareMetal = '#c9ccd2';

/** A ratchet buckle of boots and skates whose lever is painted, or bare where the colour says so. */
export function ratchet(
  drawing: Drawing,
  lever: string,
  x: number,
  y: number,
  rotation: number,
  scale: number,
): string {
  return buckle(drawing, lever === bareMetal ? 'metal' : lever, x, y, rotation, scale);
}

/** Outline of a hexagon socket; radius in px. */
export function hexagon(x: number, y: number, radius: number): string {
  return polygon(
    Array.from({ length: 6 }, (_, index): Point => {
      const angle = (index * Math.PI) / 3;
      return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
    }),
  );
}

/** Polished metal, lit from the upper left, as a paint. */
export function polished(drawing: Drawing): string {
  return drawing.linear(
    [
      [0, '#f6f7f9'],
      [0.5, '#9a9fa8'],
      [1, '#4c5058'],
    ],
    0,
    0,
    1,
    1,
  );
}
