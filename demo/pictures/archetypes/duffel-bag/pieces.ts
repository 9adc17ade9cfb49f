import type { PaletteOf } from '../../archetype.ts';
import { shade } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { loop, mirror, reverse, smooth, type Run } from '../../lib/geometry.ts';

/** The colours of a duffel bag by part: low is the tarpaulin floor. */
export type DuffelPalette = PaletteOf<'base' | 'low' | 'webbing' | 'accent' | 'print'>;

const half: Run = [
  [600, 444],
  [420, 446],
  [262, 458],
  [180, 492],
  [140, 566],
  [124, 690],
  [132, 820],
  [160, 902],
  [214, 934],
  [380, 944],
  [600, 946],
];
export const bagPath = loop(half, reverse(mirror(half)).slice(1));
/** The seam of the left end cap. */
export const capSeam: Run = [
  [236, 462],
  [214, 560],
  [206, 690],
  [214, 820],
  [240, 938],
];
/** The upper edge of the tarpaulin floor. */
export const floorEdge: Run = [
  [118, 800],
  [220, 806],
  [400, 822],
  [600, 828],
  [800, 822],
  [980, 806],
  [1082, 800],
];
/** X of the left leg of the front handle. */
export const handleX = 388;

/** The bow of a handle, raised by px above that of the front handle. */
export function handleBow(raise: number): Run {
  const left: Run = [
    [handleX + 6, 470],
    [handleX + 20, 400 - raise * 0.4],
    [handleX + 72, 338 - raise],
    [520, 306 - raise],
    [600, 300 - raise],
  ];
  return [...left, ...reverse(mirror(left)).slice(1)];
}

/** Flat webbing with its weave, width in px; shadow is the opacity of what it casts. */
export function webbing(drawing: Drawing, points: Run, width: number, colour: string, shadow: number): string {
  const path = smooth(points);
  const line = `<path d="${path}" fill="none"`;
  const light = `stroke-width="${width * 0.4}" transform="translate(-5 0)" filter="${drawing.blur(3)}"`;
  return `<g transform="translate(4 6)">${drawing.softLine(path, '#0b1024', shadow, width, 5)}</g>
${line} stroke="${shade(colour, -0.6)}" stroke-width="${width + 2}" stroke-linejoin="round"/>
${line} stroke="${colour}" stroke-width="${width}" stroke-linejoin="round"/>
${line} stroke="#fff" stroke-opacity=".14" ${light}/>
${line} stroke="#000" stroke-opacity=".22" stroke-width="${width}" stroke-dasharray="1.6 3"/>`;
}
