import type { Brandmark } from '../../archetype.ts';
import { shade } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import type { Run } from '../../lib/geometry.ts';
import { crumple, overlay, ripstop } from '../../lib/materials.ts';
import { motifPaths } from '../../lib/motifs.ts';
import { wordmark } from '../../lib/wordmark.ts';
import { drape, type Fold } from '../cloth/light.ts';

/** A sack into which something is stuffed: its cloth, its webbing, its cords, and what is printed on it. */
export interface SackColours {
  cloth: string;
  strap: string;
  cord: string;
  print: string;
}

/** Tightly filled cloth, lit from the upper left. */
export function filled(
  drawing: Drawing,
  path: string,
  cloth: string,
  options: { folds: readonly Fold[]; inner?: string; seed?: number },
): string {
  const { folds, inner = '', seed = 7 } = options;
  const tone = drawing.linear([
    [0, shade(cloth, 0.16)],
    [0.4, cloth],
    [1, shade(cloth, -0.36)],
  ]);
  return drawing.panel(path, tone, {
    roundness: 40,
    strength: 0.95,
    shadow: drawing.dropShadow(2, 5, 7, 0.35),
    inner:
      overlay(path, ripstop(drawing), 0.6) +
      crumple(drawing, path, { seed, opacity: 0.42, frequency: 0.01, frequencyY: 0.012, scale: 9, blur: 4 }) +
      drape(drawing, folds) +
      inner,
  });
}

/** The wordmark with the emblem below it, its middle at x, y. */
export function sackPrint({ name, motif }: Brandmark, colours: SackColours, [x, y]: readonly [number, number]): string {
  const emblem = motifPaths(motif, { x, y: y + 84, width: 150, height: 74 });
  return (
    wordmark(name, 54, { maxWidth: 236 }).at(x, emblem.length ? y : y + 40, { fill: colours.print, opacity: 0.95 }) +
    emblem.map((path) => overlay(path, colours.cord, 0.95)).join('')
  );
}

/** Short folds that leave a line on both sides, where a strap draws the cloth in. */
export function drawnIn(line: Run, reach: number, opacity = 0.3): Fold[] {
  return line.flatMap(([x, y], index): Fold[] =>
    [-1, 1].map((side): Fold => {
      const length = reach * (0.7 + ((index * 37) % 10) / 16);
      const lift = ((index * 53) % 17) - 8;
      const run: Run = [
        [x + 6 * side, y],
        [x + length * 0.5 * side, y + lift * 0.6],
        [x + length * side, y + lift],
      ];
      return side === 1 ? [run, 15, opacity] : [run, 15, opacity, -1];
    }),
  );
}
