import type { Brandmark } from '../../archetype.ts';
import { lightness, mix, readableOn, shade } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { loop, mirror, random, reverse, sample, smooth, type Point, type Run } from '../../lib/geometry.ts';
import { crumple, overlay } from '../../lib/materials.ts';
import { motifPaths } from '../../lib/motifs.ts';
import { seam } from '../../lib/strokes.ts';
import { wordmark } from '../../lib/wordmark.ts';
import { lit, shaded } from '../cloth/light.ts';
import { flipped, whole } from '../clothing/cut.ts';
import { bodyPath, shoulder, type PufferPalette } from './pieces.ts';
import { puckersAlong, quilt, type Quilt } from './quilt.ts';

/** How the front is quilted below its yoke. */
export interface FrontQuilting {
  /** The outer edge of the quilted piece, and where on it the seams begin. */
  edge: Run;
  heights: readonly number[];
  /** How many px lower a seam ends at the zip. */
  drop(index: number): number;
  sag: number;
  cloth: string;
  yoke: string;
  yokeSeam: Run;
  /** Cuts off what hangs below the hem. */
  within?: string;
}

function edgeAt(edge: Run, height: number): Point {
  const samples = sample(edge, 400);
  const { x, y } = samples.find((point) => point.y >= height) ?? samples[400]!;
  return [x, y];
}

function yokePiece(drawing: Drawing, quilting: FrontQuilting, isFar: boolean, isDark: boolean): [string, string] {
  const { yoke, yokeSeam } = quilting;
  const [left, right] = [yokeSeam[0]!, yokeSeam.at(-1)!];
  const path = loop(
    shoulder,
    [[362, 296], [357, 308], [352, 324], left],
    yokeSeam,
    [right, [594, 262]],
    [
      [594, 262],
      [540, 252],
      [486, 240],
    ],
  );
  const cloth = drawing.linear([
    [0, shade(yoke, 0.02)],
    [0.45, shade(yoke, isFar ? 0.08 : 0.17)],
    [0.8, shade(yoke, -0.12)],
    [1, shade(yoke, -0.45)],
  ]);
  const groove = `stroke="${drawing.ink}" stroke-opacity=".62" stroke-width="4.5" filter="${drawing.blur(1.2)}"`;
  const sheen: Run = [
    [400, 290],
    [480, 262],
    [560, 280],
    [560, 330],
    [470, 340],
    [410, 330],
  ];
  const markup =
    drawing.panel(path, cloth, { roundness: 18, strength: 0.6, light: { edge: 0.5 } }) +
    puckersAlong(drawing, [yokeSeam], random(isFar ? 77 : 44)) +
    `<path d="${smooth(yokeSeam)}" fill="none" ${groove}/>` +
    drawing.clip(path, lit(drawing, sheen, isFar ? 0.08 : isDark ? 0.14 : 0.22, 14));
  return [markup, path];
}

function half(drawing: Drawing, quilting: FrontQuilting, isFar: boolean): Quilt {
  const { edge, heights, cloth, sag, within } = quilting;
  const isDark = lightness(cloth) < 0.42;
  const outer = heights.map((height) => edgeAt(edge, height));
  const inner = heights.map((height, index): Point => [594, height + quilting.drop(index)]);
  const cuts = heights.map((_, index) => index / (heights.length - 1));
  const baffles = quilt(drawing, outer, inner, cuts, cloth, {
    sag,
    bulge: [-9, 3],
    seed: isFar ? 5 : 19,
    shine: isFar ? 0.12 : isDark ? 0.22 : 0.32,
    isFar,
  });
  const [yoke, yokePath] = yokePiece(drawing, quilting, isFar, isDark);
  const lower = within ? drawing.clip(within, baffles.markup) : baffles.markup;
  return { markup: lower + yoke, outline: baffles.outline + yokePath };
}

/** One light over both halves, clipped to the bulging baffles. */
function formLight(drawing: Drawing, outline: string, isDark: boolean): string {
  const shape = `<path d="${outline}"/>`;
  const id = drawing.define(
    `puffer${outline}`,
    (name) =>
      `<clipPath id="${name}">${shape}<path d="${outline}" transform="translate(1200 0) scale(-1 1)"/></clipPath>`,
  );
  const chest: Run = [
    [400, 380],
    [500, 340],
    [570, 380],
    [560, 620],
    [480, 720],
    [410, 620],
  ];
  const cloth = { seed: 14, opacity: 0.32, frequency: 0.016, frequencyY: 0.012, scale: 6, blur: 3 };
  return `<g clip-path="url(#${id})">${crumple(drawing, bodyPath, cloth)}
${lit(drawing, chest, isDark ? 0.08 : 0.09, 44)}
${shaded(
  drawing,
  [
    [880, 300],
    [800, 420],
    [810, 760],
    [790, 1070],
    [920, 1070],
    [900, 600],
  ],
  0.3,
  34,
)}
${shaded(
  drawing,
  [
    [330, 420],
    [362, 560],
    [362, 860],
    [372, 1070],
    [320, 1070],
  ],
  0.34,
  14,
)}
${drawing.softShape('M320 1000Q600 1040 880 1000V1100H320Z', drawing.ink, 0.22, 18)}</g>`;
}

function armholeSeams(drawing: Drawing): string {
  const armhole: Run = [
    [354, 322],
    [346, 354],
    [339, 410],
    [338, 466],
  ];
  return [armhole, mirror(armhole)]
    .map((line) => drawing.softLine(smooth(line), drawing.ink, 0.42, 9, 3.5) + seam(line, { width: 2, opacity: 0.34 }))
    .join('');
}

/** The quilted body: a yoke and baffles on each side of the zip. */
export function body(drawing: Drawing, palette: PufferPalette, quilting: FrontQuilting): string {
  const near = half(drawing, quilting, false);
  const armholes = armholeSeams(drawing);
  const light = formLight(drawing, near.outline, lightness(palette.base) < 0.42);
  return (
    near.markup +
    flipped(half(drawing, quilting, true).markup) +
    (quilting.within ? drawing.clip(quilting.within, light) : light) +
    armholes
  );
}

/** The yoke of the back from sleeve to sleeve; its seam comes to a point where the quilting does. */
function backYoke(drawing: Drawing, { yoke, yokeSeam }: FrontQuilting, isDark: boolean, isPointed: boolean): Quilt {
  const [left, right] = [yokeSeam[0]!, yokeSeam.at(-1)!];
  const line = whole([...yokeSeam.slice(0, -1), isPointed ? [600, right[1], 1] : [600, right[1]]]);
  const side: Run = [[362, 296], [357, 308], [352, 324], left];
  const outline = loop(shoulder, side, line, reverse(mirror(side)), reverse(mirror(shoulder)), [
    [714, 240],
    [600, 250],
    [486, 240],
  ]);
  const cloth = drawing.linear([
    [0, shade(yoke, 0.02)],
    [0.45, shade(yoke, 0.14)],
    [0.8, shade(yoke, -0.12)],
    [1, shade(yoke, -0.45)],
  ]);
  const groove = `stroke="${drawing.ink}" stroke-opacity=".62" stroke-width="4.5" filter="${drawing.blur(1.2)}"`;
  const sheen: Run = [
    [400, 290],
    [500, 266],
    [640, 276],
    [620, 326],
    [470, 340],
    [410, 330],
  ];
  const markup =
    drawing.panel(outline, cloth, { roundness: 18, strength: 0.6, light: { edge: 0.5 } }) +
    puckersAlong(drawing, [line], random(44)) +
    `<path d="${smooth(line)}" fill="none" ${groove}/>` +
    drawing.clip(outline, lit(drawing, sheen, isDark ? 0.12 : 0.18, 16));
  return { markup, outline };
}

/** The quilted back below its yoke: in one piece from side to side, or pointed down along the spine. */
export function back(drawing: Drawing, palette: PufferPalette, quilting: FrontQuilting, isPointed = false): string {
  const { edge, heights, cloth, sag, within } = quilting;
  const isDark = lightness(cloth) < 0.42;
  const outer = heights.map((height) => edgeAt(edge, height));
  const cuts = heights.map((_, index) => index / (heights.length - 1));
  const shine = isDark ? 0.2 : 0.28;
  const middle = heights.map((height, index): Point => [600, height + quilting.drop(index)]);
  const quilted = (isFar: boolean): Quilt =>
    isPointed
      ? quilt(drawing, outer, middle, cuts, cloth, { sag, bulge: [-9, 0], seed: isFar ? 5 : 19, shine, isFar })
      : quilt(drawing, outer, mirror(outer), cuts, cloth, { sag: sag + 9, bulge: [-9, 9], seed: 19, shine, isFar });
  const near = quilted(false);
  const baffles = near.markup + (isPointed ? flipped(quilted(true).markup) : '');
  const yoke = backYoke(drawing, quilting, isDark, isPointed);
  const light = formLight(drawing, near.outline + yoke.outline, lightness(palette.base) < 0.42);
  const inside = (markup: string): string => (within ? drawing.clip(within, markup) : markup);
  return inside(baffles) + yoke.markup + inside(light) + armholeSeams(drawing);
}

/** The brand's motif and wordmark on the chest, and its badge on the near sleeve. */
export function print(drawing: Drawing, palette: PufferPalette, { name, motif }: Brandmark): string {
  const chest = motifPaths(motif, { x: 712, y: 440, width: 92, height: 40 });
  const badge = 'M266 508q0 -6 6 -6h60q6 0 6 6v42q0 6 -6 6h-60q-6 0 -6 -6z';
  const patch = mix(palette.accent, palette.base, 0.08);
  const emblem = motifPaths(motif, { x: 302, y: 529, width: 52, height: 27 });
  const sewn =
    emblem.length === 0
      ? ''
      : `<g transform="rotate(6 302 529)">${drawing.panel(badge, patch, {
          roundness: 4,
          strength: 0.7,
          shadow: drawing.dropShadow(1, 3, 3, 0.4),
          inner: emblem.map((path) => overlay(path, readableOn(patch, 0.6))).join(''),
        })}</g>`;
  return (
    chest.map((path) => overlay(path, palette.print, 0.95)).join('') +
    wordmark(name, 30, { maxWidth: 170 }).at(712, 494, { fill: palette.print, opacity: 0.95 }) +
    sewn
  );
}
