import { lightness, shade } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { polygon, reverse, smooth, type Point, type Run } from '../../lib/geometry.ts';
import { overlay, stretch } from '../../lib/materials.ts';
import { cord, stitch } from '../../lib/strokes.ts';
import { lit, shaded } from '../cloth/light.ts';
import { brimPoint, brimReach, crownPoint, range, type CapPalette } from './form.ts';

const row = (share: number, reach = brimReach): Run =>
  range(-reach, reach, 40).map((azimuth) => brimPoint(azimuth, share));
const outerEdge = row(1);
/** Outline of the brim; its root lies under the crown. */
export const brimPath = polygon([
  ...outerEdge,
  ...reverse(range(-brimReach, brimReach, 40)).map((azimuth): Point => crownPoint(azimuth, 4)),
]);

/** The arched brim with its rows of stitches and the piping at its edge. */
export function brim(drawing: Drawing, palette: CapPalette): string {
  const isDark = lightness(palette.brim) < 0.42;
  const cloth = drawing.linear(
    [
      [0, shade(palette.brim, 0.08)],
      [1, shade(palette.brim, -0.12)],
    ],
    0,
    0,
    1,
    1,
  );
  const thread = { length: 7, gap: 4, width: 1.7, opacity: 0.85 };
  const tone = shade(palette.brim, isDark ? 0.24 : -0.18);
  const rows = [0.22, 0.37, 0.52, 0.67, 0.82].map((share) => stitch(row(share, brimReach - 6), tone, thread)).join('');
  const inner =
    overlay(brimPath, stretch(drawing), 0.6) +
    rows +
    lit(
      drawing,
      [brimPoint(-30, 0.2), brimPoint(10, 0.15), brimPoint(20, 0.6), brimPoint(-10, 0.85), brimPoint(-36, 0.7)],
      isDark ? 0.16 : 0.28,
      26,
    ) +
    shaded(
      drawing,
      [brimPoint(30, 0), brimPoint(78, 0), brimPoint(66, 1), brimPoint(46, 1), brimPoint(38, 0.6)],
      0.42,
      26,
    ) +
    drawing.softLine(
      smooth(range(-brimReach, brimReach, 20).map((azimuth) => crownPoint(azimuth, 0))),
      drawing.ink,
      0.5,
      34,
      12,
    );
  const below = `<path d="${brimPath}" fill="${shade(palette.brim, -0.55)}" transform="translate(3 9)"/>`;
  return (
    below +
    drawing.panel(brimPath, cloth, { roundness: 12, strength: 0.7, inner }) +
    cord(smooth(outerEdge), 8, palette.accent)
  );
}
