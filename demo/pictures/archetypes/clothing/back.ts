import type { Brandmark } from '../../archetype.ts';
import { overlay } from '../../lib/materials.ts';
import { motifPaths } from '../../lib/motifs.ts';
import { wordmark } from '../../lib/wordmark.ts';

/** The brand's mark between the shoulders: the emblem with the name below it; y of its middle in px, size as a share. */
export function napeMark(brand: Brandmark, y: number, colours: { emblem: string; name: string }, size = 1): string {
  const emblem = motifPaths(brand.motif, { x: 600, y: y - 14 * size, width: 68 * size, height: 34 * size });
  const label = wordmark(brand.name, 22 * size, { cut: 'bold', maxWidth: 130 * size, letterSpacing: 0.06 });
  return (
    emblem.map((path) => overlay(path, colours.emblem, 0.95)).join('') +
    label.at(600, emblem.length ? y + 24 * size : y, { fill: colours.name, opacity: 0.95 })
  );
}
