import type { Drawing } from './drawing.ts';

/** Large soft crumple of a shell fabric; frequencies in 1/px, blur in px. */
export interface Crumple {
  seed?: number;
  opacity?: number;
  frequency?: number;
  frequencyY?: number;
  scale?: number;
  blur?: number;
  octaves?: number;
  highlights?: number;
}

/** Fills a shape with a material paint. */
export function overlay(path: string, material: string, opacity = 1): string {
  return `<path d="${path}" fill="${material}" opacity="${opacity}"/>`;
}

/** Crumpled shell fabric upon a shape. Never inside a mirrored group: mirror the points instead. */
export function crumple(drawing: Drawing, path: string, options: Crumple = {}): string {
  const { seed = 3, opacity = 0.35, frequency = 0.007, frequencyY = 0.0045, scale = 9, blur = 5 } = options;
  const { octaves = 2, highlights = 1 } = options;
  const blurAfter = Math.max(5, blur * 1.4);
  const lit = { frequency, frequencyY, octaves, scale, seed, blur: 2, blurAfter, elevation: 55, highlights };
  // On light cloth the eye takes blotches for stains.
  return drawing.grain(path, { ...lit, opacity: drawing.isTinted ? Math.round(opacity * 50) / 100 : opacity });
}

const hole = ({ deep }: Drawing, cx: number, cy: number, rx: number, ry: number, opacity: number): string =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${deep}" opacity="${opacity}"/>`;
const line = (path: string, colour: string, width: number, opacity: number): string =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" opacity="${opacity}"/>`;

/** Engineered mesh of a shoe upper, as a paint. */
export function mesh(drawing: Drawing, scale = 1): string {
  const holes = hole(drawing, 3.5, 3, 2.6, 2, 0.42) + hole(drawing, 10.5, 9, 2.6, 2, 0.42);
  const lips = line('M.9 4.6a2.6 2 0 0 0 5.2 0', '#fff', 1, 0.4) + line('M7.9 10.6a2.6 2 0 0 0 5.2 0', '#fff', 1, 0.4);
  return drawing.pattern(14, 12, holes + lips, `rotate(-14) scale(${scale})`);
}

/** Fine knit of collars and linings, as a paint. */
export function knit(drawing: Drawing): string {
  const rows = line('M0 1L4 4.4L8 1', drawing.deep, 1.3, 0.5) + line('M0 3L4 6.4L8 3', '#fff', 1.1, 0.3);
  return drawing.pattern(8, 7, rows, 'rotate(-8)');
}

/** Jersey of shirts, as a paint. */
export function jersey(drawing: Drawing): string {
  return drawing.pattern(7, 6, hole(drawing, 1.8, 1.6, 1.05, 1.05, 0.34) + hole(drawing, 5.3, 4.6, 1.05, 1.05, 0.34));
}

/** Open mesh of side panels and linings, as a paint. */
export function openMesh(drawing: Drawing): string {
  return drawing.pattern(10, 9, hole(drawing, 2.6, 2.4, 1.9, 1.7, 0.5) + hole(drawing, 7.6, 6.9, 1.9, 1.7, 0.5));
}

/** Upright ribs of a cuff or a collar, as a paint. */
export function rib(drawing: Drawing): string {
  const valley = `<rect x="0" width="2.2" height="6" fill="${drawing.deep}" opacity=".28"/>`;
  return drawing.pattern(6, 6, `${valley}<rect x="3" width="1.4" height="6" fill="#fff" opacity=".18"/>`);
}

/** Diagonal twill of tapes and webbing, as a paint. */
export function twill(drawing: Drawing): string {
  return drawing.pattern(5, 5, line('M0 5L5 0', drawing.deep, 1, 0.3) + line('M-1 2L2 -1M3 6L6 3', '#fff', 0.8, 0.18));
}

/** Ripstop squares of light shell cloth, as a paint. */
export function ripstop(drawing: Drawing): string {
  return drawing.pattern(
    13,
    13,
    line('M0 .7H13M.7 0V13', drawing.deep, 1.1, 0.13) + line('M0 2H13M2 0V13', '#fff', 0.8, 0.11),
  );
}

/** Dense diagonal stretch cloth of leggings and bras, as a paint. */
export function stretch(drawing: Drawing): string {
  return drawing.pattern(4, 4, line('M0 4L4 0', drawing.deep, 0.9, 0.22) + line('M0 2L2 0M2 4L4 2', '#fff', 0.6, 0.12));
}

/** Chequered carbon weave; tile in px, before the weave is turned by 45°. */
export function carbon(drawing: Drawing, tile = 12, scale = 0.6): string {
  const half = tile / 2;
  const square = (x: number, y: number, colour: string, opacity: number): string =>
    `<rect x="${x}" y="${y}" width="${half}" height="${half}" fill="${colour}" opacity="${opacity}"/>`;
  const light = square(0, 0, '#fff', 0.05) + square(half, half, '#fff', 0.05);
  const shaded = square(half, 0, '#000', 0.14) + square(0, half, '#000', 0.14);
  return drawing.pattern(tile, tile, light + shaded, `rotate(45) scale(${scale})`);
}
