import { shade } from '../../../../lib/colour.ts';
import type { Drawing } from '../../../../lib/drawing.ts';
import { mirror, offset, type Run } from '../../../../lib/geometry.ts';
import { overlay, stretch } from '../../../../lib/materials.ts';
import { stitch } from '../../../../lib/strokes.ts';
import { band } from '../../../footwear/form.ts';
import type { SportsBraPalette } from '../../pieces.ts';

function strap(drawing: Drawing, palette: SportsBraPalette, line: Run, colour: string): string {
  const path = band(line, 13);
  return (
    drawing.panel(path, colour, {
      roundness: 6,
      strength: 0.8,
      inner: overlay(path, stretch(drawing), 0.7),
      shadow: drawing.dropShadow(2, 4, 4, 0.35),
    }) + stitch(offset(line, 8), shade(palette.panel, 0.36), { width: 1.4, length: 5, gap: 3.5 })
  );
}

/** The slide by which a strap is shortened. */
export function slide(drawing: Drawing, palette: SportsBraPalette, x: number, y: number, rotation: number): string {
  return `<g transform="translate(${x} ${y}) rotate(${rotation})" filter="${drawing.dropShadow(1, 2, 2)}">
<rect x="-19" y="-9" width="38" height="18" rx="5" fill="none" stroke="${shade(palette.accent, -0.1)}" stroke-width="5"/>
<path d="M-16 0H16" stroke="${shade(palette.accent, -0.25)}" stroke-width="4"/></g>`;
}

/** Both straps along the line of the left one. */
export const straps = (drawing: Drawing, palette: SportsBraPalette, line: Run, colour: string): string =>
  strap(drawing, palette, line, colour) + strap(drawing, palette, mirror(line), shade(colour, -0.06));
