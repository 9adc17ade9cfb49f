import type { Brandmark } from '../../archetype.ts';
import { readableOn, shade } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { loop, smooth, type Point, type Run } from '../../lib/geometry.ts';
import { motifPaths } from '../../lib/motifs.ts';
import { wordmark } from '../../lib/wordmark.ts';
import type { CrossCountryPalette } from './ski.ts';

const shaftPath = 'M594 372L606 372L604 1110L596 1110Z';
/** A pole that stands on the middle of the canvas, for its shadow. */
export const poleOutline = `${shaftPath}M586 262L614 262L610 388L590 388Z`;

/** The strap of the wrist, as a loop of webbing on the side to which the pole leans. */
function strap(drawing: Drawing, { accent }: CrossCountryPalette, side: 1 | -1): string {
  const x = (dx: number): number => 600 + side * dx;
  const line: Run = [
    [x(4), 268],
    [x(40), 282],
    [x(64), 330],
    [x(58), 392],
    [x(34), 404],
    [x(16), 372],
    [x(10), 330],
  ];
  const path = smooth(line);
  return `<g fill="none" stroke-linecap="round" filter="${drawing.dropShadow(3, 5, 4, 0.3)}">
<path d="${path}" stroke="#15161a" stroke-width="19"/><path d="${path}" stroke="#2c2f36" stroke-width="16"/>
<path d="${path}" stroke="${accent}" stroke-width="4"/>
<path d="${path}" stroke="#000" stroke-opacity=".3" stroke-width="16" stroke-dasharray="1.6 3"/></g>`;
}

/** A light pole: cork-rubber grip, printed shaft, a small half-round basket and the tip. */
export function pole(drawing: Drawing, palette: CrossCountryPalette, { name, motif }: Brandmark, side: 1 | -1): string {
  const { pole: colour, accent } = palette;
  const shaft = drawing.linear(
    [
      [0, shade(colour, -0.3)],
      [0.25, shade(colour, 0.4)],
      [0.5, colour],
      [1, shade(colour, -0.5)],
    ],
    594,
    0,
    606,
    0,
    true,
  );
  const x = (dx: number): number => 600 + side * dx;
  const at = (...points: Point[]): Point[] => points.map(([dx, y]): Point => [x(dx), y]);
  const grip = loop(
    at([-11, 388], [-15, 340], [-13, 292], [-15, 268]),
    at([-15, 268], [-4, 256], [14, 262]),
    at([14, 262], [14, 290], [11, 320], [14, 350], [11, 388]),
    at([11, 388], [0, 392], [-11, 388]),
  );
  const basket = loop(
    at([-26, 1070], [0, 1060], [34, 1068]),
    at([34, 1068], [36, 1084], [10, 1092]),
    at([10, 1092], [-20, 1086], [-26, 1070]),
  );
  const graphic = motifPaths(motif, { x: 600, y: 486, width: 56, height: 9.6, rotation: -90 })
    .map((path) => `<path d="${path}" fill="${accent}"/>`)
    .join('');
  const light = { highlight: 0.7, colour: '#06070b' };
  return (
    `<path d="${shaftPath}" fill="${shaft}"/>` +
    `<path d="M594.5 560h11l-.4 60h-10.2Z" fill="${accent}"/>${graphic}` +
    wordmark(name, 11, { cut: 'bold', letterSpacing: 0.1, maxWidth: 96 }).at(600, 700, {
      rotation: -90,
      fill: readableOn(colour, 0.6),
      opacity: 0.95,
    }) +
    '<path d="M597 1096L603 1096L601 1136L599 1136Z" fill="#a9adb5"/>' +
    drawing.panel(basket, '#23252b', { roundness: 5, light, shadow: drawing.dropShadow(2, 3, 3, 0.35) }) +
    drawing.panel(grip, '#26282e', {
      roundness: 8,
      light,
      shadow: drawing.dropShadow(2, 4, 4, 0.35),
      inner:
        drawing.grain(grip, { frequency: 0.6, octaves: 2, scale: 0.5, opacity: 0.5 }) +
        `<path d="M580 372h40v10h-40Z" fill="${accent}"/>`,
    }) +
    strap(drawing, palette, side)
  );
}
