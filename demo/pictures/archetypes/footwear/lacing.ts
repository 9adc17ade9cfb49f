import type { Drawing } from '../../lib/drawing.ts';
import { sample, type Run } from '../../lib/geometry.ts';
import { flatLace } from '../../lib/hardware.ts';

/** A lace between its eyelet and the place where it turns over the skyline of the upper. */
export interface LaceTurn {
  x: number;
  y: number;
  turnX: number;
  turnY: number;
}

/** Eyelets in equal steps along a row, each with its nearest turn; overhang and inset (leftwards) in px. */
export function laceTurns(row: Run, steps: number, skyline: Run, overhang = 7, inset = 5): LaceTurn[] {
  const horizon = sample(skyline, 300);
  return sample(row, steps).map(({ x, y }) => {
    const away = (point: { x: number; y: number }): number => Math.hypot(point.x - x, point.y - y);
    const nearest = horizon.reduce((best, point) => (away(point) < away(best) ? point : best));
    const reach = 1 + overhang / away(nearest);
    return { x, y, turnX: x + (nearest.x - x) * reach - inset, turnY: y + (nearest.y - y) * reach };
  });
}

/** The hidden halves of flat laces, from each turn to the next eyelet; to be clipped to the upper. */
export function crossings(turns: readonly LaceTurn[], colour: string, width: number): string {
  return turns
    .slice(1)
    .map((next, index) => {
      const from = turns[index]!;
      return flatLace(`M${from.turnX + 6} ${from.turnY + 10}L${next.x - 6} ${next.y - 6}`, colour, width);
    })
    .join('');
}

/** The bars of flat laces over the throat; `beneath` draws the eyelet under each. */
export function laceBars(
  drawing: Drawing,
  turns: readonly LaceTurn[],
  colour: string,
  width: number,
  beneath: (turn: LaceTurn) => string,
): string {
  return turns
    .map((turn) => {
      const { x, y, turnX, turnY } = turn;
      const path = `M${x} ${y + 3}Q${(x + turnX) / 2 - 1} ${(y + turnY) / 2 - 7} ${turnX} ${turnY}`;
      return `${beneath(turn)}<g filter="${drawing.dropShadow(3, 4, 3, 0.48)}">${flatLace(path, colour, width)}</g>`;
    })
    .join('');
}
