import type { Brandmark } from '../../../archetype.ts';
import { readableOn } from '../../../lib/colour.ts';
import type { Drawing } from '../../../lib/drawing.ts';
import { motifPaths } from '../../../lib/motifs.ts';
import { polygon, smooth, type Point, type Run } from '../../../lib/geometry.ts';
import { cord } from '../../../lib/strokes.ts';
import { wordmark } from '../../../lib/wordmark.ts';
import type { Layer } from '../cloth.ts';
import type { TentPalette } from '../form.ts';
import { sleeve } from '../rigging.ts';

/** A tent that is no plain dome: all of it but its sack, from the back to the front. */
export type Shape = (drawing: Drawing, palette: TentPalette, brand: Brandmark, layer: Layer) => string[];

/** The pool of shade around a tent, and the contact along its hem. */
export const shadeBelow = (drawing: Drawing, pool: Run, hem: Run): string =>
  drawing.softShape(polygon(pool), '#3b3a44', 0.3, 22) + drawing.softLine(smooth(hem), '#14131b', 0.58, 13, 6);

/** A pole in its sleeve, or bare beside an inner tent. */
export function pole(drawing: Drawing, palette: TentPalette, layer: Layer, run: Run, dimming = 0): string {
  if (layer === 'fly') return sleeve(drawing, palette, run, dimming);
  return `<g filter="${drawing.dropShadow(3, 5, 4, 0.4)}">${cord(smooth(run), 11, palette.pole)}</g>`;
}

/** A brand's graphic upon the cloth, within four corners. */
export const motifOn = (palette: TentPalette, brand: Brandmark, corners: Run): string =>
  motifPaths(brand.motif, corners as Parameters<typeof motifPaths>[1])
    .map((path) => `<path d="${path}" fill="${palette.sleeve}" opacity=".96"/>`)
    .join('');

/** A brand's name along the hem: its middle, its slope and its skew in degrees, its letters' height in px. */
export const nameOn = (
  palette: TentPalette,
  brand: Brandmark,
  [x, y]: Point,
  {
    rotation,
    skew = 0,
    size = 34,
    maxWidth = 240,
  }: { rotation: number; skew?: number; size?: number; maxWidth?: number },
): string =>
  wordmark(brand.name, size, { letterSpacing: 0.05, maxWidth }).at(x, y, {
    rotation,
    skew,
    fill: readableOn(palette.low, 0.62, '#20242a'),
    opacity: 0.92,
  });
