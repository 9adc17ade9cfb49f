import { shade } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { polygon, smooth, type Point, type Run } from '../../lib/geometry.ts';
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

/** A loop of webbing by which footwear is pulled on; its width, and that of its weft threads, px. */
export function webLoop(
  drawing: Drawing,
  line: Run,
  colour: string,
  { width, weft }: { width: number; weft: number },
): string {
  const path = smooth(line);
  const weave = `stroke="${shade(colour, -0.3)}" stroke-width="${width}" stroke-dasharray="${weft} 4" opacity=".6"`;
  return `<g fill="none" filter="${drawing.dropShadow(2, 4, 3, 0.35)}">
<path d="${path}" stroke="${shade(colour, -0.4)}" stroke-width="${width + 3}"/>
<path d="${path}" stroke="${colour}" stroke-width="${width}"/><path d="${path}" ${weave}/></g>`;
}
