import { shade } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { cord } from '../../lib/strokes.ts';
import { laceTurns, type LaceTurn } from '../footwear/lacing.ts';
import { front, type BootPalette } from './last.ts';

/** Round flecked cord along a path, width in px. */
export function rope(drawing: Drawing, path: string, width: number, colour: string, fleckColour: string): string {
  const fleck = `stroke="${shade(fleckColour, 0.05)}" stroke-width="${width * 0.8}" stroke-dasharray="3 11"`;
  return (
    `<g filter="${drawing.dropShadow(3, 5, 3, 0.5)}">${cord(path, width, colour)}` +
    `<path d="${path}" fill="none" ${fleck} opacity=".7"/></g>`
  );
}

/** A lace ring riveted to the stay. */
export function ring(drawing: Drawing, { x, y }: LaceTurn, metal: string): string {
  return `<g filter="${drawing.dropShadow(2, 3, 2, 0.5)}"><circle cx="${x}" cy="${y}" r="14" fill="${metal}"/>
<circle cx="${x - 1}" cy="${y}" r="7" fill="#101116"/></g>`;
}

/** An open metal hook, riveted to the stay. */
export function hook(drawing: Drawing, { x, y }: LaceTurn, metal: string): string {
  return `<g filter="${drawing.dropShadow(2, 4, 3, 0.55)}" transform="translate(${x} ${y}) rotate(-14)">
<rect x="-6" y="-14" width="30" height="28" rx="8" fill="${metal}"/>
<path d="M-6 -7q-16 -1 -16 8t16 8" fill="none" stroke="${metal}" stroke-width="7"/>
<circle cx="11" cy="0" r="5" fill="#5d626c"/></g>`;
}

/** The metal of rings and hooks, as a paint. */
export function hookMetal(drawing: Drawing): string {
  return drawing.linear(
    [
      [0, '#f3f4f6'],
      [0.5, '#9a9fa8'],
      [1, '#50545c'],
    ],
    0,
    0,
    1,
    1,
  );
}

/** Round flecked laces through four rings and three hooks. */
export function lacing(drawing: Drawing, palette: BootPalette): string {
  const metal = hookMetal(drawing);
  const row = [
    [380, 716],
    [446, 676],
    [506, 612],
    [550, 540],
    [582, 460],
    [604, 384],
    [614, 334],
  ] as const;
  const turns = laceTurns(row, 6, front, 9, 0);
  const hardware = turns.map((turn, index) => (index < 4 ? ring : hook)(drawing, turn, metal));
  const crossings = turns.slice(1).map((next, index) => {
    const { turnX, turnY } = turns[index]!;
    const bend = `${(turnX + next.x) / 2 - 4} ${(turnY + next.y) / 2}`;
    const path = `M${turnX + 6} ${turnY + 4}Q${bend} ${next.x - 4} ${next.y + 2}`;
    return rope(drawing, path, 11, shade(palette.lace, -0.22), palette.rand);
  });
  const bars = turns.map(({ x, y, turnX, turnY }) => {
    const path = `M${x} ${y}Q${(x + turnX) / 2} ${(y + turnY) / 2 - 8} ${turnX} ${turnY}`;
    return rope(drawing, path, 14, palette.lace, palette.rand);
  });
  return hardware.join('') + crossings.join('') + bars.join('');
}
