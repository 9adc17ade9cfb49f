import type { Brandmark } from '../../archetype.ts';
import { lightness, mix, readableOn, shade } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { loop, mirror, offset, random, sample, smooth, type Point, type Run } from '../../lib/geometry.ts';
import { puller, zip } from '../../lib/hardware.ts';
import { crumple, overlay, twill } from '../../lib/materials.ts';
import { motifPaths } from '../../lib/motifs.ts';
import { seam } from '../../lib/strokes.ts';
import { wordmark } from '../../lib/wordmark.ts';
import { lit, shaded } from '../cloth/light.ts';
import { flipped } from '../clothing/cut.ts';
import { bodyPath, outerEdge, shoulder, type PufferPalette } from './pieces.ts';
import { puckersAlong, quilt } from './quilt.ts';

const seamHeights = [336, 400, 464, 528, 592, 656, 720, 784, 848, 912, 976, 1040];
const yokeSeam: Run = [[350, 336], [420, 346], [520, 354], [594, 350]];
const yokePath = loop(
  shoulder, [[362, 296], [357, 308], [352, 324], [350, 336]], yokeSeam, [[594, 350], [594, 262]],
  [[594, 262], [540, 252], [486, 240]],
);

function edgeAt(height: number): Point {
  const samples = sample(outerEdge, 400);
  const { x, y } = samples.find((point) => point.y >= height) ?? samples[400]!;
  return [x, y];
}

function half(drawing: Drawing, palette: PufferPalette, isFar: boolean): { markup: string; outline: string } {
  const isDark = lightness(palette.base) < 0.42;
  const outer = seamHeights.map(edgeAt);
  const inner = seamHeights.map((height, index): Point => [594, height + 14.6 + index * 0.6]);
  const cuts = seamHeights.map((_, index) => index / (seamHeights.length - 1));
  const baffles = quilt(drawing, outer, inner, cuts, palette.base, {
    sag: 7, bulge: [-9, 3], seed: isFar ? 5 : 19, shine: isFar ? 0.12 : isDark ? 0.22 : 0.32, isFar,
  });
  const cloth = drawing.linear([
    [0, shade(palette.base, 0.02)], [0.45, shade(palette.base, isFar ? 0.08 : 0.17)], [0.8, shade(palette.base, -0.12)],
    [1, shade(palette.base, -0.45)],
  ]);
  const groove = `stroke="${drawing.ink}" stroke-opacity=".62" stroke-width="4.5" filter="${drawing.blur(1.2)}"`;
  const sheen: Run = [[400, 290], [480, 262], [560, 280], [560, 330], [470, 340], [410, 330]];
  const markup = baffles.markup
    + drawing.panel(yokePath, cloth, { roundness: 18, strength: 0.6, light: { edge: 0.5 } })
    + puckersAlong(drawing, [yokeSeam], random(isFar ? 77 : 44))
    + `<path d="${smooth(yokeSeam)}" fill="none" ${groove}/>`
    + drawing.clip(yokePath, lit(drawing, sheen, isFar ? 0.08 : isDark ? 0.14 : 0.22, 14));
  return { markup, outline: baffles.outline + yokePath };
}

/** One light over both halves, clipped to the bulging baffles. */
function formLight(drawing: Drawing, outline: string, isDark: boolean): string {
  const shape = `<path d="${outline}"/>`;
  const id = drawing.define(`puffer${outline}`, (name) =>
    `<clipPath id="${name}">${shape}<path d="${outline}" transform="translate(1200 0) scale(-1 1)"/></clipPath>`);
  const chest: Run = [[400, 380], [500, 340], [570, 380], [560, 620], [480, 720], [410, 620]];
  const cloth = { seed: 14, opacity: 0.32, frequency: 0.016, frequencyY: 0.012, scale: 6, blur: 3 };
  return `<g clip-path="url(#${id})">${crumple(drawing, bodyPath, cloth)}
${lit(drawing, chest, isDark ? 0.08 : 0.09, 44)}
${shaded(drawing, [[880, 300], [800, 420], [810, 760], [790, 1070], [920, 1070], [900, 600]], 0.3, 34)}
${shaded(drawing, [[330, 420], [362, 560], [362, 860], [372, 1070], [320, 1070]], 0.34, 14)}
${drawing.softShape('M320 1000Q600 1040 880 1000V1100H320Z', drawing.ink, 0.22, 18)}</g>`;
}

/** The quilted body: a yoke and eleven baffles on each side of the zip. */
export function body(drawing: Drawing, palette: PufferPalette): string {
  const near = half(drawing, palette, false);
  const armhole: Run = [[354, 322], [346, 354], [339, 410], [338, 466]];
  const armholes = [armhole, mirror(armhole)].map((line) =>
    drawing.softLine(smooth(line), drawing.ink, 0.42, 9, 3.5) + seam(line, { width: 2, opacity: 0.34 })).join('');
  return near.markup + flipped(half(drawing, palette, true).markup)
    + formLight(drawing, near.outline, lightness(palette.base) < 0.42) + armholes;
}

/** The bound hem and the two hand pockets between the baffles. */
export function trims(drawing: Drawing, palette: PufferPalette): string {
  const binding = loop(
    [[352, 1032], [440, 1045], [520, 1052], [600, 1054], [680, 1052], [760, 1045], [848, 1032]],
    [[848, 1032], [850, 1040], [846, 1048]],
    [[846, 1048], [760, 1061], [680, 1068], [600, 1070], [520, 1068], [440, 1061], [354, 1048]],
    [[354, 1048], [350, 1040], [352, 1032]],
  );
  const { accent } = palette;
  const tape = drawing.linear([[0, accent], [0.6, accent], [1, shade(accent, -0.35)]], 0, 0, 1, 0);
  const pocket: Run = [[424, 766], [440, 836], [462, 908]];
  const opening = (line: Run, inwards: number): string => drawing.softLine(smooth(line), drawing.ink, 0.55, 24, 6)
    + drawing.softLine(smooth(offset(line, inwards)), '#fff', 0.14, 9, 4) + zip(line, palette.accent, { width: 14 });
  return drawing.panel(binding, tape, {
    roundness: 6, strength: 0.8, shadow: drawing.dropShadow(0, -2, 3, 0.35), inner: overlay(binding, twill(drawing)),
  }) + opening(pocket, 12) + opening(mirror(pocket), -12)
    + puller(drawing, 424, 768, palette.accent, -14, 0.8) + puller(drawing, 776, 768, palette.accent, 14, 0.8);
}

/** The brand's motif and wordmark on the chest, and its badge on the near sleeve. */
export function print(drawing: Drawing, palette: PufferPalette, { name, motif }: Brandmark): string {
  const chest = motifPaths(motif, { x: 712, y: 440, width: 92, height: 40 });
  const badge = 'M266 508q0 -6 6 -6h60q6 0 6 6v42q0 6 -6 6h-60q-6 0 -6 -6z';
  const patch = mix(palette.accent, palette.base, 0.08);
  const emblem = motifPaths(motif, { x: 302, y: 529, width: 52, height: 27 });
  const sewn = emblem.length === 0 ? '' : `<g transform="rotate(6 302 529)">${drawing.panel(badge, patch, {
    roundness: 4, strength: 0.7, shadow: drawing.dropShadow(1, 3, 3, 0.4),
    inner: emblem.map((path) => overlay(path, readableOn(patch, 0.6))).join(''),
  })}</g>`;
  return chest.map((path) => overlay(path, palette.print, 0.95)).join('')
    + wordmark(name, 30, { maxWidth: 170 }).at(712, 494, { fill: palette.print, opacity: 0.95 }) + sewn;
}
