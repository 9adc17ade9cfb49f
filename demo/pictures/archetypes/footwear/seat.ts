import type { Point, Run } from '../../lib/geometry.ts';
import type { ShoeCut, SoleCut } from './sketch.ts';

/** How far a sole may stand out past the upper, in px: at the toe, and at the heel. */
const welt = { toe: 9, heel: 13 };
/** From here on, seen from the middle of the shoe, its ends are drawn in. */
const ends = { toe: 330, heel: 900 };
/** How far the counter rounds the heel out, in px. */
const roundness = 22;

const xs = (run: Run): number[] => run.map(([x]) => x);

/** Moves x so that what reached `from` reaches `to`, and nothing moves on the near side of `fixed`. */
const drawnIn = (x: number, fixed: number, from: number, to: number): number =>
  (x - fixed) / (from - fixed) > 0 ? fixed + ((x - fixed) * (to - fixed)) / (from - fixed) : x;

/** The heel of the upper with a rounded counter: a heel bone fills it, and nothing but the collar leans in. */
export function roundedHeel(heel: Run): Point[] {
  const [top, bottom] = [heel[0]![1], heel.at(-1)![1]];
  return heel.map(([x, y, corner]) => {
    const down = (y - top) / (bottom - top);
    const out = roundness * Math.sin(Math.PI * Math.min(1, Math.max(0, down)) ** 0.9);
    return corner ? [x + out, y, corner] : [x + out, y];
  });
}

/** The same sole, drawn in to where the upper ends; both ends as x in px. */
export function seatedSole({ top, heel, bottom }: SoleCut, toeEnd: number, heelEnd: number): SoleCut {
  const all = [...xs(top), ...xs(heel), ...xs(bottom)];
  const [first, last] = [Math.min(...all), Math.max(...all)];
  const [toe, rear] = [Math.max(first, toeEnd - welt.toe), Math.min(last, heelEnd + welt.heel)];
  const seated = (run: Run): Point[] =>
    run.map(([x, y, corner]) => {
      const moved = drawnIn(drawnIn(x, ends.toe, first, toe), ends.heel, last, rear);
      return corner ? [moved, y, corner] : [moved, y];
    });
  return { top: seated(top), heel: seated(heel), bottom: seated(bottom) };
}

/** A cut whose sole ends where the foot ends: no shelf behind the heel, none before the toe. */
export function seatedCut<Cut extends ShoeCut>(cut: Cut): Cut {
  const heel = roundedHeel(cut.heel);
  const toeEnd = Math.min(...xs(cut.topline), ...xs(cut.feather));
  return { ...cut, heel, sole: seatedSole(cut.sole, toeEnd, Math.max(...xs(heel.slice(-4)))) };
}
