import { shade } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { loop, mirror, offset, reverse, type Run } from '../../lib/geometry.ts';
import { overlay, stretch } from '../../lib/materials.ts';
import { seam, stitch } from '../../lib/strokes.ts';
import type { SportsBraPalette } from './pieces.ts';

const flatlock = { width: 1.9, length: 5, gap: 3 };

/** A seam that lies flat between two rows of stitches, distance px from it. */
export const flatlockSeam = (line: Run, thread: string, distance = 4, look = { width: 2.6, opacity: 0.42 }): string =>
  seam(line, look) +
  stitch(offset(line, -distance), thread, flatlock) +
  stitch(offset(line, distance), thread, flatlock);

/** The tape bonded along an edge; width in px, top how much lighter its upper end is. */
export function binding(drawing: Drawing, palette: SportsBraPalette, line: Run, width: number, top: number): string {
  const path = loop(line, reverse(offset(line, width, 60)));
  const cloth = drawing.linear([
    [0, shade(palette.panel, top)],
    [1, shade(palette.panel, -0.06)],
  ]);
  const inner = overlay(path, stretch(drawing), 0.7);
  return (
    drawing.panel(path, cloth, { roundness: 6, strength: 0.8, inner }) +
    stitch(offset(line, width * 0.78, 70), shade(palette.panel, 0.36), { width: 1.5, length: 5, gap: 3.5 })
  );
}

/** The tapes round a neck and two armholes; widths in px. */
export function edges(
  drawing: Drawing,
  palette: SportsBraPalette,
  neck: Run,
  arm: Run,
  width: number,
  armWidth = width * 0.9,
): string {
  return (
    binding(drawing, palette, neck, width, 0.16) +
    binding(drawing, palette, arm, -armWidth, 0.16) +
    binding(drawing, palette, mirror(arm), armWidth, 0.02)
  );
}
