import type { Brandmark } from '../../archetype.ts';
import { lightness, shade } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { offset, smooth } from '../../lib/geometry.ts';
import { ribLines } from '../../lib/hardware.ts';
import { overlay } from '../../lib/materials.ts';
import { motifPaths } from '../../lib/motifs.ts';
import { wordmark } from '../../lib/wordmark.ts';
import { bandBottom, bandPath, bandTop, type SportsBraPalette } from './pieces.ts';

/** The elastic underband with the motif and the wordmark; from behind without. */
export function underband(
  drawing: Drawing,
  palette: SportsBraPalette,
  { name, motif }: Brandmark,
  isBack: boolean,
): string {
  const cloth = drawing.linear([
    [0, shade(palette.panel, 0.06)],
    [1, shade(palette.panel, -0.12)],
  ]);
  const title = wordmark(name, 34, { maxWidth: 236 });
  const middle = motif === 'plain' ? 600 : 642;
  const graphic = motifPaths(motif, { x: middle - title.width / 2 - 56, y: 902, width: 62, height: 30 });
  const inner =
    ribLines(bandTop, bandBottom, 150, 1.5, 0.3) +
    drawing.softShape('M300 790H470V960H300Z', '#fff', lightness(palette.base) < 0.45 ? 0.1 : 0.14, 30) +
    drawing.softShape('M770 790H910V970H750Z', drawing.ink, 0.46, 26) +
    drawing.softShape('M290 790H322V960H290Z', drawing.ink, 0.36, 10) +
    drawing.softLine(smooth(offset(bandTop, 14)), '#000', 0.3, 3, 1) +
    drawing.softLine(smooth(offset(bandBottom, -14)), '#000', 0.3, 3, 1) +
    (isBack
      ? ''
      : graphic.map((path) => overlay(path, palette.accent, 0.96)).join('') +
        title.at(middle, 903, { fill: palette.print, opacity: 0.94 }));
  const shadow = drawing.dropShadow(0, -3, 5, 0.35);
  return drawing.panel(bandPath, cloth, { roundness: 13, strength: 0.8, shadow, inner });
}
