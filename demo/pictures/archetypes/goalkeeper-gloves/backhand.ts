import type { Brandmark } from '../../archetype.ts';
import { readableOn, shade } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { loop, smooth } from '../../lib/geometry.ts';
import { motifPaths } from '../../lib/motifs.ts';
import { mesh, overlay } from '../../lib/materials.ts';
import { stitch } from '../../lib/strokes.ts';
import { at, fingerCrease, fingerOutline, fingers, handOutline, thumb, type GlovePalette } from './hand.ts';

/** A finger from the back: the latex wraps round its sides, the embossed back lies between. */
function backFinger(drawing: Drawing, palette: GlovePalette, finger: (typeof fingers)[number]): string {
  const [outer, inner] = [fingerOutline(finger), fingerOutline(finger, 13)];
  const ridges = [0.42, 0.5, 0.58, 0.72, 0.8]
    .map((share) => {
      const line = fingerCrease(finger, share, 15);
      return (
        drawing.softLine(line, drawing.ink, 0.5, 5, 1.6) +
        `<g transform="translate(-1 -4)">${drawing.softLine(line, '#fff', 0.34, 4, 1.6)}</g>`
      );
    })
    .join('');
  return (
    drawing.panel(outer, palette.latex, {
      roundness: 18,
      shadow: drawing.dropShadow(4, 7, 7, 0.4),
      inner: drawing.grain(outer, { frequency: 0.6, octaves: 2, scale: 0.4, opacity: 0.35 }),
    }) +
    drawing.panel(inner, palette.base, {
      roundness: 14,
      strength: 0.9,
      shadow: drawing.dropShadow(1, 2, 2, 0.3),
      inner: ridges,
    })
  );
}

/** The punching zone: raised bars over the knuckles. */
function punchZone(drawing: Drawing, { panel }: GlovePalette): string {
  const bars = [-112, -37, 40, 113]
    .map((x, index) => {
      const top = [-32, -46, -42, -22][index] ?? -40;
      const bar = loop(
        at([x - 27, top + 8], [x, top - 6], [x + 27, top + 8]),
        at([x + 27, top + 8], [x + 25, top + 58]),
        at([x + 25, top + 58], [x, top + 68], [x - 25, top + 58]),
        at([x - 25, top + 58], [x - 27, top + 8]),
      );
      return drawing.panel(bar, panel, { roundness: 11, shadow: drawing.dropShadow(2, 3, 3, 0.35) });
    })
    .join('');
  return bars;
}

/** The glove from the back of the hand. */
export function backhand(drawing: Drawing, palette: GlovePalette, { motif }: Brandmark): string {
  const side = loop(
    at([84, -120], [110, 20], [86, 130], [40, 250]),
    at([40, 250], [220, 250]),
    at([220, 250], [220, -120]),
    at([220, -120], [84, -120]),
  );
  const graphic = motifPaths(motif, { x: 578, y: 706, width: 178, height: 92, rotation: -12 }).map((path) =>
    drawing.panel(path, palette.accent, { roundness: 7, strength: 0.8, shadow: drawing.dropShadow(1, 2, 2, 0.35) }),
  );
  const inner =
    overlay(handOutline, mesh(drawing, 0.9), 0.5) +
    `<path d="${side}" fill="${palette.panel}"/>` +
    drawing.softLine(smooth(at([84, -120], [110, 20], [86, 130], [40, 250])), drawing.ink, 0.5, 5, 2) +
    drawing.softShape(smooth(at([-120, -20], [-40, -40], [60, -10], [20, 60], [-100, 80]), true), '#fff', 0.2, 22) +
    drawing.softShape(smooth(at([-60, 190], [90, 180], [150, 240], [-130, 250]), true), drawing.ink, 0.34, 18);
  return (
    backFinger(drawing, palette, thumb) +
    fingers.map((finger) => backFinger(drawing, palette, finger)).join('') +
    drawing.panel(handOutline, palette.base, {
      roundness: 24,
      shadow: drawing.dropShadow(2, 4, 5, 0.35),
      inner,
    }) +
    punchZone(drawing, palette) +
    graphic.join('') +
    stitch(at([70, 20], [94, 60], [82, 120], [44, 214]), shade(readableOn(palette.panel), -0.15), {
      width: 2.2,
      opacity: 0.7,
    })
  );
}
