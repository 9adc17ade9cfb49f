import { shade } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { smooth, type Run } from '../../lib/geometry.ts';
import { cord } from '../../lib/strokes.ts';

/** A cord end that hangs out of a buttonhole, knotted at its end. */
export function knottedCord(drawing: Drawing, hanging: Run, colour: string): string {
  const [x, y] = hanging[0] ?? [0, 0];
  const [endX, endY] = hanging.at(-1) ?? [0, 0];
  const knot = drawing.radial(
    [
      [0, shade(colour, 0.25)],
      [1, shade(colour, -0.4)],
    ],
    0.4,
    0.35,
    0.7,
  );
  return `<ellipse cx="${x}" cy="${y}" rx="4.5" ry="8" fill="#0b0d12" opacity=".8"/>
<g filter="${drawing.dropShadow(3, 4, 3, 0.42)}">${cord(smooth(hanging), 8, colour)}
<circle cx="${endX}" cy="${endY - 2}" r="8" fill="${knot}"/>
${cord(`M${endX} ${endY + 4}l1 18`, 8.5, shade(colour, -0.06))}</g>`;
}

/** A cord end that hangs out of a metal eyelet, with a dipped tip. */
export function eyeletCord(drawing: Drawing, hanging: Run, colour: string, tip: string): string {
  const [x, y] = hanging[0] ?? [0, 0];
  const [endX, endY] = hanging.at(-1) ?? [0, 0];
  const ring = drawing.linear(
    [
      [0, '#e6e8ec'],
      [1, '#5b5f68'],
    ],
    0,
    0,
    1,
    1,
  );
  return `<circle cx="${x}" cy="${y}" r="8" fill="${ring}"/><circle cx="${x}" cy="${y}" r="4" fill="#0b0d12"/>
<g filter="${drawing.dropShadow(3, 4, 3, 0.42)}">${cord(smooth(hanging), 7.5, colour)}
${cord(`M${endX} ${endY - 2}l-1 20`, 8.5, tip)}</g>`;
}
