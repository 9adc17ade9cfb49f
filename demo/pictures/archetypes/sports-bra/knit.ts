import { shade } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { smooth, type Run } from '../../lib/geometry.ts';
import { crumple, overlay, stretch } from '../../lib/materials.ts';
import type { SportsBraPalette } from './pieces.ts';

/** The base cloth of a part, lighter above. */
export const knitted = (drawing: Drawing, colour: string): string =>
  drawing.linear([
    [0, shade(colour, 0.06)],
    [1, shade(colour, -0.1)],
  ]);

/** The soft unrest of a knit upon a shape. */
export const crumpled = (drawing: Drawing, path: string, seed: number, opacity = 0.26): string =>
  crumple(drawing, path, { seed, opacity, frequencyY: 0.006, scale: 9, blur: 7 });

/** The back's knit with what lies upon it; it casts a shadow on the inside of the front. */
export const backPanel = (drawing: Drawing, path: string, colour: string, inner: string): string =>
  drawing.panel(path, knitted(drawing, colour), {
    roundness: 18,
    strength: 0.7,
    shadow: drawing.dropShadow(2, 7, 8, 0.45),
    inner,
  });

/** The cloth of a bra's inside. */
export const liningCloth = (drawing: Drawing, palette: SportsBraPalette): string =>
  drawing.linear([
    [0, shade(palette.panel, -0.2)],
    [1, shade(palette.panel, -0.5)],
  ]);

/** What is seen on the inside of a front beside the back: its weave, and the shade along the back's edges. */
export const liningShade = (drawing: Drawing, path: string, edges: readonly Run[]): string =>
  overlay(path, stretch(drawing), 0.7) +
  edges.map((line) => drawing.softLine(smooth(line), '#05060c', 0.4, 30, 10)).join('');

/** The inside of a front, of which the back's edges leave something to be seen. */
export const lining = (drawing: Drawing, palette: SportsBraPalette, path: string, edges: readonly Run[]): string =>
  drawing.panel(path, liningCloth(drawing, palette), {
    roundness: 12,
    strength: 0.6,
    inner: liningShade(drawing, path, edges),
  });
