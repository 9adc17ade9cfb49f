import { mix, shade } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { loop, smooth, type Run } from '../../lib/geometry.ts';
import { crumple, openMesh, overlay, ripstop } from '../../lib/materials.ts';
import { moved, type TentPalette } from './form.ts';

/** What of a tent is seen: its fly, or the inner tent without it. */
export type Layer = 'fly' | 'inner';

/** A tension fold: its curve, width in px, strength and, where it is lit from the other side, −1. */
export type TensionFold = readonly [points: Run, width: number, opacity: number, side?: 1 | -1];

export function tensionFolds(drawing: Drawing, folds: readonly TensionFold[]): string {
  return folds.map(([points, width, opacity, side = 1]) => drawing.fold(points, width, opacity, { side })).join('');
}

/** The darker cloth along the hem, joined by a flat seam along its upper edge. */
export function lowerCloth(drawing: Drawing, colour: string, upper: Run, rest: Run): string {
  return (
    `<path d="${loop(upper, rest)}" fill="${colour}"/>` +
    drawing.softLine(smooth(upper), '#000', 0.35, 3, 0.8) +
    drawing.softLine(smooth(moved(upper, 0, 3)), '#fff', 0.25, 2, 0.6)
  );
}

/** One face of a tent: how its light runs, and what is upon it. */
export interface Face {
  path: string;
  /** Shades of the colour from its lit end to the other, and where they run in shares of the face. */
  tones: readonly [number, number, number];
  along?: readonly [x1: number, y1: number, x2: number, y2: number];
  colour?: string;
  /** The upper edge of the darker cloth along the hem, and what lies below it. */
  hem?: readonly [upper: Run, rest: Run];
  folds?: readonly TensionFold[];
  /** Where light lies upon it, and where it turns away. */
  sheen?: Run;
  dusk?: Run;
  /** Of the crumples upon it; without one it is taut. */
  seed?: number;
  /** Markup upon the cloth. */
  inner?: string;
}

/** A face of the fly, or, where that is off, of the inner tent: net, and breathable cloth below it. */
export function face(drawing: Drawing, palette: TentPalette, layer: Layer, part: Face): string {
  const { path, tones, along = [0.1, 0, 0.7, 1], hem, sheen, dusk } = part;
  const isFly = layer === 'fly';
  const colour = isFly ? (part.colour ?? palette.base) : mix(shade(palette.inner, -0.34), '#3a3e45', 0.34);
  const paint = drawing.linear(
    tones.map((tone, index) => [index / 2, shade(colour, tone)] as const),
    ...along,
  );
  const inner =
    (hem ? lowerCloth(drawing, isFly ? palette.low : palette.inner, ...hem) : '') +
    overlay(path, isFly ? ripstop(drawing) : openMesh(drawing), isFly ? 0.8 : 0.85) +
    (part.seed ? crumple(drawing, path, { seed: part.seed, opacity: 0.2 }) : '') +
    (sheen ? drawing.softShape(smooth(sheen, true), '#fff', isFly ? 0.36 : 0.2, 30) : '') +
    (dusk ? drawing.softShape(smooth(dusk, true), drawing.ink, 0.38, 30) : '') +
    (isFly ? (part.inner ?? '') : '') +
    tensionFolds(drawing, part.folds ?? []);
  return drawing.panel(path, paint, { roundness: 20, strength: 0.6, light: { highlight: 0.45, shade: 0.42 }, inner });
}

/** The dark tub of the floor, or the coloured one of an inner tent, along the hem from left to right; height in px. */
export function tubBelow(drawing: Drawing, palette: TentPalette, layer: Layer, hem: Run): string {
  const height = layer === 'fly' ? 10 : 46;
  const lowered = (by: number): Run => hem.map(([x, y]) => [x, y + by, 1]);
  const path = loop(lowered(layer === 'fly' ? -6 : -height), [...lowered(12)].reverse());
  return drawing.panel(path, layer === 'fly' ? '#2b2e33' : shade(palette.low, -0.12), { roundness: 5, strength: 0.7 });
}
