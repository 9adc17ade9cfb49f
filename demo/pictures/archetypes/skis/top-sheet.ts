import type { Brandmark } from '../../archetype.ts';
import { readableOn } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { mirror, smooth, type Run } from '../../lib/geometry.ts';
import { carbon, overlay } from '../../lib/materials.ts';
import { motifPaths } from '../../lib/motifs.ts';
import { wordmark } from '../../lib/wordmark.ts';
import { edge, skiOutline, type SkisPalette } from './shape.ts';

/** Blocks of colour at tip and tail, the name before the binding and the motif behind it. */
function graphic(drawing: Drawing, { base, accent, print }: SkisPalette, { name, motif }: Brandmark): string {
  const stripe = (y: number, height: number): string =>
    `<path d="M480 ${y - 40}L720 ${y + 40}v${height}L480 ${y - 40 + height}Z" fill="${print}"/>`;
  const motifs = motifPaths(motif, { x: 600, y: 948, width: 124, height: 54, rotation: -90 })
    .map((path) => `<path d="${path}" fill="${accent}"/>`)
    .join('');
  return (
    `<path d="M480 0H720V270L480 190Z" fill="${accent}"/>${stripe(230, 14)}` +
    `<path d="M480 1010L720 1090V1200H480Z" fill="${accent}"/>${stripe(1036, 11)}` +
    overlay(skiOutline, carbon(drawing), 0.8) +
    motifs +
    wordmark(name, 44, { letterSpacing: 0.04, maxWidth: 236 }).at(600, 400, {
      rotation: -90,
      fill: print,
      opacity: 0.97,
    }) +
    wordmark(name.charAt(0), 62).at(600, 158, { fill: readableOn(accent, 0.75, base), opacity: 0.96 })
  );
}

/** The raised spine, the long reflections of the studio in the lacquer, the curl of tip and tail. */
function formLight(drawing: Drawing): string {
  const spine = edge(0.62).slice(2, -2);
  const gleam: Run = [
    [566, 100],
    [580, 110],
    [585, 400],
    [584, 700],
    [580, 1080],
    [568, 1080],
    [573, 700],
    [574, 400],
  ];
  const flank: Run = [
    [624, 100],
    [690, 100],
    [690, 1100],
    [622, 1100],
    [616, 700],
    [618, 400],
  ];
  const tip: Run = [
    [520, 30],
    [600, 26],
    [690, 40],
    [680, 88],
    [600, 70],
    [524, 92],
  ];
  const shovel: Run = [
    [536, 120],
    [600, 96],
    [664, 120],
    [664, 156],
    [600, 136],
    [536, 156],
  ];
  const tail: Run = [
    [530, 1070],
    [600, 1086],
    [670, 1070],
    [670, 1130],
    [530, 1130],
  ];
  const { ink } = drawing;
  return (
    drawing.softLine(smooth(spine), '#fff', 0.22, 3, 1) +
    drawing.softLine(smooth(mirror(spine)), ink, 0.4, 4, 1.4) +
    drawing.softShape(smooth(gleam, true), '#fff', 0.3, 5) +
    drawing.softShape(smooth(flank, true), ink, 0.4, 14) +
    drawing.softShape(smooth(tip, true), ink, 0.55, 12) +
    drawing.softShape(smooth(shovel, true), '#fff', 0.5, 12) +
    drawing.softShape(smooth(tail, true), ink, 0.4, 10)
  );
}

/** The printed and lacquered surface of a ski, unclipped. */
export function topSheet(drawing: Drawing, palette: SkisPalette, brand: Brandmark): string {
  return graphic(drawing, palette, brand) + formLight(drawing);
}
