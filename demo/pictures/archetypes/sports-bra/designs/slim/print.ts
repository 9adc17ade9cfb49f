import type { Brandmark } from '../../../../archetype.ts';
import { lightness, mix } from '../../../../lib/colour.ts';
import { overlay } from '../../../../lib/materials.ts';
import { motifPaths } from '../../../../lib/motifs.ts';
import type { SportsBraPalette } from '../../pieces.ts';

/** The brand's motif all over the cloth, in a tone of it. */
export function allOver(palette: SportsBraPalette, { motif }: Brandmark): string {
  const tone = mix(palette.base, palette.accent, lightness(palette.base) < 0.45 ? 0.2 : 0.34);
  const rows = [470, 566, 662, 758, 840];
  return rows
    .flatMap((y, row) =>
      [0, 1, 2, 3, 4, 5].flatMap((column) =>
        motifPaths(motif, { x: 310 + column * 124 + (row % 2) * 62, y, width: 56, height: 30, rotation: -14 }),
      ),
    )
    .map((shape) => overlay(shape, tone, 0.8))
    .join('');
}
