import type { Brandmark } from '../../archetype.ts';
import { mix, shade } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { loop, mirror, offset, reverse, smooth, type Point, type Run } from '../../lib/geometry.ts';
import { folds, type FoldLine } from '../../lib/hardware.ts';
import { crumple, overlay, stretch } from '../../lib/materials.ts';
import { mirrorRegion, motifPaths } from '../../lib/motifs.ts';
import { seam, stitch } from '../../lib/strokes.ts';
import type { SwimsuitPalette } from './pieces.ts';

/** How little a layer of cloth rises from the ground on which it lies. */
export const flat = { roundness: 5, strength: 0.55 } as const;

const both = (run: Run): readonly [Run, Run] => [run, mirror(run)];

/** Panels of another colour along the sides, sewn flat, with the brand's motif upon them, its middle at x, y. */
export function sidePanels(
  drawing: Drawing,
  palette: SwimsuitPalette,
  { motif }: Brandmark,
  [x, y]: readonly [number, number] = [416, 606],
): string {
  const edge: Run = [
    [424, 396],
    [452, 470],
    [466, 560],
    [462, 660],
    [452, 740],
    [454, 830],
    [470, 990],
  ];
  const region = { x, y, width: 190, height: 62, rotation: 86 };
  const tone = mix(palette.panel, palette.accent, 0.85);
  const flatlock = { width: 1.5, length: 5, gap: 3 };
  return both(edge)
    .map((line, index) => {
      const wall = index === 0 ? 300 : 900;
      const path = loop(line, [[line.at(-1)![0], 1000], [wall, 1000, 1], [wall, 396, 1], line[0]!]);
      const graphic = motifPaths(motif, index === 0 ? region : mirrorRegion(region));
      return (
        overlay(path, palette.panel) +
        drawing.clip(path, graphic.map((shape) => overlay(shape, tone, 0.95)).join('')) +
        seam(line, { width: 2, opacity: 0.3 }) +
        [-4, 4].map((by) => stitch(offset(line, by), palette.accent, flatlock)).join('')
      );
    })
    .join('');
}

/** A print over the whole suit that gathers towards one hip: the brand's motif in rows, each a little larger. */
export function allOver({ base, panel, accent }: SwimsuitPalette, { motif }: Brandmark): string {
  const rows = Array.from({ length: 8 }, (_, row) =>
    Array.from({ length: 6 }, (_unused, column) => {
      const size = 34 + row * 8;
      const place = { x: 350 + column * 104 + (row % 2) * 52, y: 500 + row * 84, rotation: -18 };
      const strength = Math.min(1, Math.max(0, (row * 1.1 + column * 0.5 - 1.6) / 6));
      const colour = (row + column) % 3 === 0 ? accent : mix(base, panel, 0.2);
      const shapes = motifPaths(motif === 'plain' ? 'wave' : motif, { ...place, width: size * 1.9, height: size });
      const fill = colour === accent ? accent : shade(panel, 0.08);
      return shapes.map((shape) => overlay(shape, fill, +(0.2 + 0.75 * strength).toFixed(2))).join('');
    }).join(''),
  );
  return rows.join('');
}

/** A broad slanting field of the second colour from the hip to the other leg, edged twice. */
export function sash({ panel, accent, print }: SwimsuitPalette): string {
  const line = (y: number, colour: string, width: number): string =>
    `<path d="M340 ${y}C470 ${y + 10} 690 ${y + 90} 860 ${y + 230}" fill="none" stroke="${colour}"` +
    ` stroke-width="${width}"/>`;
  return (
    `<path d="M340 760C470 770 690 850 860 990V1140H340Z" fill="${panel}"/>` +
    line(760, accent, 13) +
    line(736, print, 4)
  );
}

/** A plain light over cloth that lies flat: brighter to the upper left, weak creases, a hint of the body's cut. */
export function lying(drawing: Drawing, path: string, creases: readonly FoldLine[]): string {
  const wash = drawing.linear(
    [
      [0, '#fff', 0.13],
      [0.45, '#fff', 0],
      [0.6, drawing.ink, 0],
      [1, drawing.ink, 0.24],
    ],
    0.1,
    0,
    0.9,
    1,
  );
  return (
    overlay(path, stretch(drawing), 0.6) +
    overlay(path, wash) +
    crumple(drawing, path, { seed: 15, opacity: 0.3, frequency: 0.006, frequencyY: 0.009, scale: 8, blur: 6 }) +
    folds(drawing, creases, 0.15, 5)
  );
}

/** Creases of a suit that was laid down and smoothed by hand. */
export const creases: readonly FoldLine[] = [
  [
    [
      [392, 690],
      [440, 676],
      [500, 684],
    ],
    7,
  ],
  [
    [
      [808, 700],
      [756, 684],
      [704, 694],
    ],
    7,
    -1,
  ],
  [
    [
      [566, 1088],
      [580, 1030],
      [572, 970],
    ],
    7,
  ],
  [
    [
      [634, 1088],
      [622, 1026],
      [634, 976],
    ],
    7,
    -1,
  ],
];

/** The elastic tape that binds an edge; width in px, inwards where it is positive on the left side. */
export function tape(drawing: Drawing, colour: string, line: Run, width: number): string {
  const path = loop(line, reverse(offset(line, width, 60)));
  return (
    drawing.panel(path, colour, { roundness: 3, strength: 0.7, inner: overlay(path, stretch(drawing), 0.7) }) +
    stitch(offset(line, width * 0.74, 70), shade(colour, 0.34), { width: 1.2, length: 4, gap: 3 })
  );
}

/** A tape on both halves. */
export function tapes(drawing: Drawing, colour: string, line: Run, width: number): string {
  return tape(drawing, colour, line, width) + tape(drawing, colour, mirror(line), -width);
}

/** The shadow of a layer upon the one below along its edge. */
export function edgeShade(drawing: Drawing, line: Run | Point[], width = 26): string {
  return drawing.softLine(smooth(line), '#05060c', 0.4, width, 9);
}
