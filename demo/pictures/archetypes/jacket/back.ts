import { lightness, shade } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { loop, mirror, offset, smooth, type Run } from '../../lib/geometry.ts';
import { overlay, ripstop } from '../../lib/materials.ts';
import { seam, stitch } from '../../lib/strokes.ts';
import { whole } from '../clothing/cut.ts';

const thread = { length: 6, gap: 4, width: 1.7 };

/** Thread that is seen on a cloth without crying out. */
const threadOn = (cloth: string): string => shade(cloth, lightness(cloth) < 0.42 ? 0.32 : -0.22);

/** The seam of a yoke across the back; its left half runs from the armhole to the middle. */
export function backYoke(drawing: Drawing, cloth: string, half: Run): string {
  const line = whole(half);
  return (
    drawing.softLine(smooth(offset(line, 12)), drawing.ink, 0.2, 16, 6) +
    seam(line, { width: 3.2, opacity: 0.46 }) +
    stitch(offset(line, -9), threadOn(cloth), thread)
  );
}

/** The seams that shape a back over the shoulder blades. */
export function backPanelSeams(): string {
  const line: Run = [
    [430, 590],
    [440, 700],
    [448, 820],
    [440, 960],
    [424, 1110],
  ];
  return seam(line, { width: 2.8, opacity: 0.36 }) + seam(mirror(line), { width: 2.8, opacity: 0.4 });
}

/** A loose cape over the shoulders, under which rain runs off and air gets out. */
export function cape(drawing: Drawing, cloth: string): string {
  const edge = whole([
    [322, 604],
    [400, 626],
    [500, 638],
    [600, 640],
  ]);
  const path = loop(
    edge,
    [
      [878, 604],
      [884, 440],
    ],
    [
      [884, 440],
      [600, 340],
      [316, 440],
    ],
    [
      [316, 440],
      [322, 604],
    ],
  );
  const tone = drawing.linear([
    [0, shade(cloth, 0.06)],
    [1, shade(cloth, -0.04)],
  ]);
  return (
    `<g opacity=".92">${drawing.panel(path, tone, {
      roundness: 10,
      strength: 0.6,
      shadow: drawing.dropShadow(1, 8, 7, 0.5),
      inner: overlay(path, ripstop(drawing), 0.5),
    })}</g>` +
    stitch(offset(edge, -12), threadOn(cloth), thread) +
    stitch(offset(edge, -20), threadOn(cloth), thread)
  );
}
