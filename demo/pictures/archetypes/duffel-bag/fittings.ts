import { mix, shade } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { loop, offset, smooth, type Run } from '../../lib/geometry.ts';
import { zip } from '../../lib/hardware.ts';
import { crumple, openMesh, overlay, ripstop, twill } from '../../lib/materials.ts';
import { stitch } from '../../lib/strokes.ts';
import { webbing, type DuffelPalette } from './pieces.ts';

/** What lights black plastic and coated cloth: hardly, and without colour. */
export const matt = { colour: '#07080c', highlight: 0.6 };

/** Ripstop with its soft crumple upon a shape. */
export const shellCloth = (drawing: Drawing, path: string, seed: number, opacity = 0.26): string =>
  overlay(path, ripstop(drawing), 0.75) +
  crumple(drawing, path, { seed, opacity, frequency: 0.006, frequencyY: 0.006 });

/** What lies below an edge, down to a floor, at the most out to the right; px. */
export function below(edge: Run, floor: number, right = edge.at(-1)![0]): string {
  const [first, last] = [edge[0]!, edge.at(-1)!];
  return loop(
    edge,
    [last, [right, floor]],
    [
      [right, floor],
      [first[0], floor],
    ],
    [[first[0], floor], first],
  );
}

/** Coated cloth of a bag's bottom upon a shape: its grain, and the seam along its upper edge. */
export function coated(drawing: Drawing, path: string, edge: Run, colour: string): string {
  return (
    overlay(path, colour) +
    drawing.grain(path, { frequency: 0.35, octaves: 2, scale: 0.6, opacity: 0.36 }) +
    drawing.softLine(smooth(edge), '#05060c', 0.4, 7, 3) +
    stitch(offset(edge, 9, 40), mix(colour, '#ffffff', 0.35), { length: 8, gap: 5, width: 2 })
  );
}

/** The dark coil zips of a bag, with the shade of their garage above. */
export const coil = (drawing: Drawing, line: Run, palette: DuffelPalette, width = 16): string =>
  drawing.softLine(smooth(offset(line, 7, 30)), drawing.ink, 0.36, 9, 4) +
  zip(line, mix(palette.webbing, '#000000', 0.2), { width });

/** The grip that holds two handles together. */
export function gripWrap(drawing: Drawing, path: string, palette: DuffelPalette, seamLine: Run): string {
  return (
    drawing.panel(path, shade(palette.base, -0.1), {
      roundness: 9,
      strength: 1.1,
      light: { highlight: 0.7 },
      shadow: drawing.dropShadow(3, 6, 5),
      inner: overlay(path, twill(drawing)),
    }) + stitch(seamLine, palette.accent, { length: 7, gap: 5, width: 2 })
  );
}

/** A short piece of webbing that holds a handle or a ring; its shadow is a filter, if it casts one. */
export const tab = (drawing: Drawing, path: string, palette: DuffelPalette, shadow?: string): string =>
  drawing.panel(path, palette.webbing, {
    roundness: 4,
    strength: 0.8,
    light: matt,
    ...(shadow && { shadow }),
    inner: overlay(path, twill(drawing)),
  });

/** A box of stitches with its cross, that holds webbing; x and y are its middle. */
export function boxStitch(x: number, y: number, width: number, height: number, colour: string): string {
  const [left, top] = [x - width / 2, y - height / 2];
  const cross = `M${left} ${top}h${width}v${height}h${-width}ZM${left} ${top}l${width} ${height}M${left + width} ${top}l${-width} ${height}`;
  return `<path d="${cross}" fill="none" stroke="${colour}" stroke-width="2" stroke-dasharray="5 3" opacity=".9"/>`;
}

/** Webbing sewn down at even distances, so that its loops take hooks: a flat run with bar tacks. */
export function daisyChain(drawing: Drawing, line: Run, palette: DuffelPalette, tacks: Run): string {
  const bars = tacks.map(([x, y]) => `M${x} ${y - 13}v26`).join('');
  return (
    webbing(drawing, line, 24, palette.webbing, 0.34) +
    `<path d="${bars}" stroke="${shade(palette.webbing, -0.6)}" stroke-width="7"/>` +
    `<path d="${bars}" stroke="${palette.accent}" stroke-width="3.4" stroke-dasharray="2 1.6"/>`
  );
}

/** Mesh that lets a compartment breathe, in a bound opening. */
export function airMesh(drawing: Drawing, path: string, palette: DuffelPalette): string {
  return (
    drawing.panel(path, shade(palette.low, 0.08), {
      roundness: 7,
      strength: 0.7,
      light: matt,
      inner: overlay(path, openMesh(drawing)),
    }) +
    `<path d="${path}" fill="none" stroke="${palette.webbing}" stroke-width="7" stroke-linejoin="round"/>` +
    `<path d="${path}" fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="2"/>`
  );
}

/** A metal D-ring that hangs in a tab; x and y are the tab's upper edge, turned by degrees. */
export function dRing(drawing: Drawing, x: number, y: number, rotation: number, palette: DuffelPalette): string {
  const hold = 'M-15 0h30v46h-30Z';
  const ring = 'M-20 0h40q2 -34 -20 -36q-22 2 -20 36Z';
  return `<g transform="translate(${x} ${y}) rotate(${rotation})">${tab(drawing, hold, palette)}<g fill="none" stroke-linejoin="round" filter="${drawing.dropShadow(2, 3, 3)}">
<path d="${ring}" stroke="#5a5e67" stroke-width="8"/><path d="${ring}" stroke="#c9ccd2" stroke-width="4"/></g></g>`;
}
