import type { Drawing } from '../../../lib/drawing.ts';
import type { Run } from '../../../lib/geometry.ts';
import { patch } from '../../footwear/form.ts';
import { isDark, night, plasticGrain } from '../parts.ts';

/** Moulded plastic that is round across: a gloss to the left, a turn into the shade at both edges. */
export function round(drawing: Drawing, outline: string, colour: string, top: number, foot: number): string {
  const dark = isDark(colour);
  const gloss: Run = [
    [470, top + 40],
    [500, top + 36],
    [496, (top + foot) / 2],
    [486, foot - 40],
    [458, foot - 40],
    [460, (top + foot) / 2],
  ];
  const rightEdge: Run = [
    [716, top],
    [820, top],
    [830, foot],
    [724, foot],
    [742, (top + foot) / 2],
  ];
  const leftEdge: Run = [
    [380, top],
    [430, top],
    [424, (top + foot) / 2],
    [420, foot],
    [370, foot],
  ];
  return (
    drawing.grain(outline, plasticGrain) +
    patch(drawing, gloss, '#fff', dark ? 0.28 : 0.6, 12) +
    patch(drawing, rightEdge, night, dark ? 0.5 : 0.34, 26) +
    patch(drawing, leftEdge, night, dark ? 0.4 : 0.2, 14)
  );
}
