import type { Brandmark } from '../../../../archetype.ts';
import { shade } from '../../../../lib/colour.ts';
import type { Drawing } from '../../../../lib/drawing.ts';
import { loop } from '../../../../lib/geometry.ts';
import { puller } from '../../../../lib/hardware.ts';
import { overlay } from '../../../../lib/materials.ts';
import { motifPaths } from '../../../../lib/motifs.ts';
import { wordmark } from '../../../../lib/wordmark.ts';
import { drape, lit, shaded } from '../../../cloth/light.ts';
import type { DuffelPalette } from '../../pieces.ts';
import { coated, coil, shellCloth } from '../../fittings.ts';
import { along, at, bottomEdge, bottomPath, hoop, tubePath } from './outline.ts';

/** The long side with the motif, the main zip and a coated bottom. */
export function tube(drawing: Drawing, palette: DuffelPalette, { motif }: Brandmark): string {
  const cloth = drawing.linear([
    [0, shade(palette.base, 0.16)],
    [0.4, palette.base],
    [1, shade(palette.base, -0.2)],
  ]);
  const graphic = motifPaths(motif, { x: 930, y: 606, width: 120, height: 76, rotation: -6 });
  const inner =
    shellCloth(drawing, tubePath, 7) +
    graphic.map((shape) => overlay(shape, palette.accent, 0.95)).join('') +
    coated(drawing, bottomPath, bottomEdge, palette.low) +
    lit(drawing, [...along(62, 0.05, 0.95), ...along(38, 0.1, 0.9).toReversed()], 0.3, 24) +
    shaded(drawing, [...along(-20, 0, 1.1), ...along(-90, 0, 1.1).toReversed()], 0.34, 36) +
    shaded(drawing, [...hoop(0, 80, -90), ...hoop(0.1, 80, -90).toReversed()], 0.3, 16) +
    shaded(drawing, [...hoop(1, 90, -90), ...hoop(0.86, 90, -90).toReversed()], 0.34, 26) +
    drape(drawing, [
      [[at(0.02, 40), at(0.08, 22), at(0.17, 16)], 13, 0.3],
      [[at(0.02, -10), at(0.09, 0), at(0.18, 2)], 13, 0.26, -1],
      [[at(0.3, 58), at(0.36, 40), at(0.44, 34)], 12, 0.28],
      [[at(0.68, 58), at(0.62, 40), at(0.54, 34)], 12, 0.28, -1],
      [[at(0.76, 54), at(0.82, 34), at(0.9, 28)], 12, 0.28],
      [[at(0.99, -24), at(0.9, -10), at(0.8, -6)], 12, 0.3, -1],
      [[at(0.26, -28), at(0.2, -14), at(0.1, -14)], 11, 0.24],
    ]);
  return (
    drawing.panel(tubePath, cloth, { roundness: 30, strength: 0.75, light: { highlight: 0.4 }, inner }) +
    coil(drawing, along(58, 0.03, 0.96), palette, 17)
  );
}

/** The pocket between the girths, with the name. */
export function sidePocket(drawing: Drawing, palette: DuffelPalette, { name }: Brandmark): string {
  const path = loop(along(16, 0.36, 0.62), hoop(0.62, 16, -24), along(-24, 0.62, 0.36), hoop(0.36, -24, 16));
  const cloth = drawing.linear([
    [0, shade(palette.base, 0.06)],
    [1, shade(palette.base, -0.12)],
  ]);
  return (
    drawing.panel(path, cloth, {
      roundness: 13,
      strength: 0.75,
      shadow: drawing.dropShadow(3, 6, 7, 0.32),
      inner: shellCloth(drawing, path, 13, 0.3),
    }) +
    coil(drawing, along(10, 0.375, 0.605), palette, 14) +
    puller(drawing, 690, 634, palette.accent, -10, 0.8) +
    wordmark(name, 44, { maxWidth: 150 }).at(754, 694, { fill: palette.print, rotation: -5, skew: -2, opacity: 0.96 })
  );
}
