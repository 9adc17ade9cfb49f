import type { Brandmark } from '../../archetype.ts';
import { readableOn, shade } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { loop, mirror, polygon, reverse, smooth, type Run } from '../../lib/geometry.ts';
import { carbon, overlay } from '../../lib/materials.ts';
import { motifPaths } from '../../lib/motifs.ts';
import { wordmark } from '../../lib/wordmark.ts';
import { edge, skiOutline, type SkisPalette } from './shape.ts';

const filled = (paths: readonly string[], fill: string): string =>
  paths.map((path) => `<path d="${path}" fill="${fill}"/>`).join('');

/** Blocks of colour at tip and tail, the name before the binding and the motif behind it. */
function blocks(drawing: Drawing, { base, accent, print }: SkisPalette, { name, motif }: Brandmark): string {
  const stripe = (y: number, height: number): string =>
    `<path d="M480 ${y - 40}L720 ${y + 40}v${height}L480 ${y - 40 + height}Z" fill="${print}"/>`;
  return (
    `<path d="M480 0H720V270L480 190Z" fill="${accent}"/>${stripe(230, 14)}` +
    `<path d="M480 1010L720 1090V1200H480Z" fill="${accent}"/>${stripe(1036, 11)}` +
    overlay(skiOutline, carbon(drawing), 0.8) +
    filled(motifPaths(motif, { x: 600, y: 950, width: 112, height: 40, rotation: -90 }), accent) +
    wordmark(name, 42, { letterSpacing: 0.04, maxWidth: 222 }).at(600, 402, {
      rotation: -90,
      fill: print,
      opacity: 0.97,
    }) +
    wordmark(name.charAt(0), 50).at(600, 146, { fill: readableOn(accent, 0.75, base), opacity: 0.96 })
  );
}

/** One long cut from tip to tail: two colours with a thin line between, the name across the shovel. */
function split(drawing: Drawing, { base, accent, print }: SkisPalette, { name, motif }: Brandmark): string {
  const cut: Run = [
    [640, 40],
    [618, 260],
    [592, 520],
    [584, 760],
    [600, 960],
    [640, 1130],
  ];
  const right = loop(cut, [
    [640, 1130],
    [720, 1130],
    [720, 40],
    [640, 40],
  ]);
  const facets = [880, 930, 980, 1030].map((y, index) =>
    polygon([
      [540, y],
      [600, y - 34],
      [600, y - 12 + index * 3],
      [540, y + 22 + index * 3],
    ]),
  );
  return (
    `<path d="${right}" fill="${accent}"/>` +
    filled(facets, shade(base, 0.2)) +
    overlay(skiOutline, carbon(drawing), 0.55) +
    `<path d="${smooth(cut)}" fill="none" stroke="${print}" stroke-width="5"/>` +
    wordmark(name, 46, { letterSpacing: 0.02, maxWidth: 250 }).at(596, 262, {
      rotation: 90,
      fill: print,
      opacity: 0.97,
    }) +
    filled(motifPaths(motif, { x: 600, y: 470, width: 74, height: 30, rotation: 90 }), print)
  );
}

const graphics = { blocks, split } as const;
/** How the surface is printed. */
export type SkiGraphic = keyof typeof graphics;

/** The raised spine, the long reflections of the studio in the lacquer, the curl of tip and tail. */
function formLight(drawing: Drawing): string {
  const spine = edge(0.62).slice(3, -2);
  const gleam: Run = [
    [574, 110],
    [584, 116],
    [588, 400],
    [588, 700],
    [584, 1080],
    [574, 1080],
    [580, 700],
    [580, 400],
  ];
  const flank: Run = [
    [620, 100],
    [690, 100],
    [690, 1100],
    [618, 1100],
    [612, 700],
    [613, 400],
  ];
  const tip: Run = [
    [520, 30],
    [600, 26],
    [690, 40],
    [680, 84],
    [600, 66],
    [524, 88],
  ];
  const shovel: Run = [
    [542, 118],
    [600, 96],
    [658, 118],
    [658, 152],
    [600, 132],
    [542, 152],
  ];
  const tail: Run = [
    [530, 1076],
    [600, 1090],
    [670, 1076],
    [670, 1130],
    [530, 1130],
  ];
  const { ink } = drawing;
  return (
    drawing.softLine(smooth(spine), '#fff', 0.24, 2.4, 0.9) +
    drawing.softLine(smooth(mirror(spine)), ink, 0.4, 3, 1.2) +
    drawing.softShape(smooth(gleam, true), '#fff', 0.3, 4) +
    drawing.softShape(smooth(flank, true), ink, 0.4, 11) +
    drawing.softShape(smooth(tip, true), ink, 0.5, 12) +
    drawing.softShape(smooth(shovel, true), '#fff', 0.45, 12) +
    drawing.softShape(smooth(tail, true), ink, 0.4, 10)
  );
}

/** The printed and lacquered surface of a ski, unclipped. */
export function topSheet(drawing: Drawing, palette: SkisPalette, brand: Brandmark, graphic: SkiGraphic): string {
  return graphics[graphic](drawing, palette, brand) + formLight(drawing);
}

/** The running base, ground to fine lines, with the name along it and a long gleam, unclipped. */
export function runningBase(
  drawing: Drawing,
  { base, accent, print }: SkisPalette,
  { name, motif }: Brandmark,
): string {
  const ground = drawing.pattern(5, 9, '<path d="M1 0V9" stroke="#fff" stroke-opacity=".07" stroke-width="1.2"/>');
  const inset = smooth([...reverse(edge(0.86)).slice(1, -1), ...mirror(edge(0.86)).slice(1, -1)], true);
  const dye = readableOn('#1b1c20', 0.82, accent);
  return (
    `<path d="M480 0H720V330L480 250Z" fill="${accent}"/>` +
    `<path d="M480 900L720 980V1200H480Z" fill="${shade(accent, -0.25)}"/>` +
    overlay(inset, ground) +
    wordmark(name, 58, { letterSpacing: 0.03, maxWidth: 470 }).at(600, 610, {
      rotation: 90,
      fill: dye,
      opacity: 0.95,
    }) +
    filled(motifPaths(motif, { x: 600, y: 196, width: 104, height: 38, rotation: 90 }), readableOn(accent, 0.8, base)) +
    filled(motifPaths(motif, { x: 600, y: 1024, width: 90, height: 34, rotation: 90 }), print) +
    drawing.softShape('M584 60L594 60L596 1100L580 1100Z', '#fff', 0.34, 5) +
    drawing.softShape('M618 90L660 90L660 1110L614 1110Z', '#06070b', 0.35, 9) +
    drawing.softShape('M530 30L670 30L670 84L600 66L530 88Z', '#06070b', 0.45, 12)
  );
}
