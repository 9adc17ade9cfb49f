import type { Brandmark } from '../../archetype.ts';
import { shade } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { smooth } from '../../lib/geometry.ts';
import { motifPaths } from '../../lib/motifs.ts';
import { stitch } from '../../lib/strokes.ts';
import { wordmark } from '../../lib/wordmark.ts';
import { at, fingerCrease, fingerOutline, fingers, handOutline, thumb, type GlovePalette } from './hand.ts';

const foam = { frequency: 0.62, octaves: 2, scale: 0.42, opacity: 0.42 };

/** A finger of foamed latex, bent at its joints. */
function palmFinger(drawing: Drawing, { latex, panel }: GlovePalette, finger: (typeof fingers)[number]): string {
  const [outer, inner] = [fingerOutline(finger), fingerOutline(finger, 7)];
  const creases = [0.34, 0.62].map((share) => drawing.softLine(fingerCrease(finger, share, 8), drawing.ink, 0.3, 7, 3));
  return (
    drawing.panel(outer, panel, { roundness: 12, shadow: drawing.dropShadow(4, 7, 7, 0.4) }) +
    drawing.panel(inner, latex, { roundness: 18, inner: drawing.grain(inner, foam) + creases.join('') })
  );
}

/** The glove from the palm: one piece of latex with the brand's print at the heel of the hand. */
export function palm(drawing: Drawing, palette: GlovePalette, { name, motif }: Brandmark): string {
  const lines = [
    at([-150, 30], [-90, 10], [20, 18], [90, -14], [146, -34]),
    at([-150, 92], [-70, 70], [40, 84], [130, 60]),
    at([-96, 10], [-58, 70], [-46, 150], [-70, 226]),
  ]
    .map(
      (line) =>
        drawing.softLine(smooth(line), drawing.ink, 0.24, 8, 3.4) +
        `<g transform="translate(0 7)">${drawing.softLine(smooth(line), '#fff', 0.3, 5, 3)}</g>`,
    )
    .join('');
  const graphic = motifPaths(motif, { x: 640, y: 664, width: 120, height: 58, rotation: 0 })
    .map((path) => `<path d="${path}" fill="${palette.mark}" opacity=".9"/>`)
    .join('');
  const inner =
    drawing.grain(handOutline, foam) +
    lines +
    graphic +
    wordmark(name, 40, { maxWidth: 196 }).at(612, 748, { fill: palette.mark, opacity: 0.88 }) +
    drawing.softShape(smooth(at([-60, 200], [90, 190], [150, 250], [-130, 255]), true), drawing.ink, 0.3, 16);
  return (
    palmFinger(drawing, palette, thumb) +
    fingers.map((finger) => palmFinger(drawing, palette, finger)).join('') +
    drawing.panel(handOutline, palette.latex, {
      roundness: 26,
      shadow: drawing.dropShadow(2, 4, 5, 0.3),
      inner,
    }) +
    stitch(at([-104, 214], [0, 224], [112, 214]), shade(palette.latex, -0.3), { width: 2.2, opacity: 0.8 })
  );
}
