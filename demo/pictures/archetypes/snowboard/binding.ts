import type { Drawing } from '../../lib/drawing.ts';
import { loop } from '../../lib/geometry.ts';
import { overlay, twill } from '../../lib/materials.ts';
import { wordmark } from '../../lib/wordmark.ts';
import type { SnowboardPalette } from './shape.ts';

const onBlack = { highlight: 0.75, colour: '#05060a' };

function baseplate(drawing: Drawing, { binding }: SnowboardPalette): string {
  const plate = loop(
    [
      [-92, -34],
      [-60, -43],
      [20, -42],
      [70, -46],
      [98, -38],
    ],
    [
      [98, -38],
      [106, 0],
      [98, 38],
    ],
    [
      [98, 38],
      [70, 46],
      [20, 42],
      [-60, 43],
      [-92, 34],
    ],
    [
      [-92, 34],
      [-100, 0],
      [-92, -34],
    ],
  );
  const bed = loop(
    [
      [-76, -28],
      [80, -32],
    ],
    [
      [80, -32],
      [90, 0],
      [80, 32],
    ],
    [
      [80, 32],
      [-76, 28],
    ],
    [
      [-76, 28],
      [-82, 0],
      [-76, -28],
    ],
  );
  const ribs = Array.from(
    { length: 14 },
    (_, index) =>
      `<path d="M${-70 + index * 11} -32V32" stroke="#000" stroke-opacity=".35" stroke-width="3"/>` +
      `<path d="M${-67 + index * 11} -32V32" stroke="#fff" stroke-opacity=".08" stroke-width="1.5"/>`,
  ).join('');
  return (
    drawing.panel(plate, binding, { roundness: 7, light: onBlack, shadow: drawing.dropShadow(5, 9, 7, 0.5) }) +
    drawing.panel(bed, '#34373e', { roundness: 5, strength: 0.7, light: onBlack, inner: ribs })
  );
}

/** The hoop round the heel and the high-back, which rise towards the viewer. */
function heel(drawing: Drawing, { base, accent }: SnowboardPalette): string {
  const hoop = loop(
    [
      [-60, -47],
      [-96, -45],
      [-122, -22],
      [-124, 0],
    ],
    [
      [-124, 0],
      [-122, 22],
      [-96, 45],
      [-60, 47],
    ],
    [
      [-60, 47],
      [-60, 36],
      [-90, 34],
      [-106, 14],
      [-106, -14],
      [-90, -34],
      [-60, -36],
      [-60, -47],
    ],
  );
  const highBack = loop(
    [
      [-72, -37],
      [-104, -38],
      [-134, -26],
      [-142, 0],
    ],
    [
      [-142, 0],
      [-134, 26],
      [-104, 38],
      [-72, 37],
    ],
    [
      [-72, 37],
      [-82, 0],
      [-72, -37],
    ],
  );
  const slots = [-18, 0, 18]
    .map(
      (y) =>
        `<path d="M-128 ${y * 0.8}L-98 ${y}" stroke="#000" stroke-opacity=".6" stroke-width="8" stroke-linecap="round"/>` +
        `<path d="M-128 ${y * 0.8 + 4}L-98 ${y + 4}" stroke="#fff" stroke-opacity=".12" stroke-width="1.6"/>`,
    )
    .join('');
  const inner = `${slots}<path d="M-138 -20Q-146 0 -138 20" fill="none" stroke="${accent}" stroke-width="5"/>`;
  return (
    drawing.panel(hoop, '#4b4f58', { roundness: 6, light: onBlack, shadow: drawing.dropShadow(3, 5, 4) }) +
    drawing.panel(highBack, base, { roundness: 9, light: onBlack, shadow: drawing.dropShadow(4, 8, 6, 0.45), inner })
  );
}

/** A strap across the boot at x: its ladder, padded body and ratchet. */
function strap(drawing: Drawing, palette: SnowboardPalette, x: number, width: number, length: number): string {
  const body = loop(
    [
      [x - width, -length],
      [x - width * 1.15, 0],
      [x - width, length - 16],
    ],
    [
      [x - width, length - 16],
      [x, length - 6],
      [x + width, length - 16],
    ],
    [
      [x + width, length - 16],
      [x + width * 1.15, 0],
      [x + width, -length],
    ],
    [
      [x + width, -length],
      [x, -length - 7],
      [x - width, -length],
    ],
  );
  const ratchet = loop(
    [
      [x - 14, length - 34],
      [x + 14, length - 34],
    ],
    [
      [x + 14, length - 34],
      [x + 12, length - 2],
    ],
    [
      [x + 12, length - 2],
      [x - 12, length - 2],
    ],
    [
      [x - 12, length - 2],
      [x - 14, length - 34],
    ],
  );
  const rungs = Array.from(
    { length: 7 },
    (_, index) => `<path d="M${x - 7} ${length - 22 + index * 4.4}h14" stroke="#7c8089" stroke-width="1.4"/>`,
  ).join('');
  const gleam = `stroke="#fff" stroke-opacity=".16" stroke-width="${width * 0.9}" filter="${drawing.blur(5)}"`;
  const quilt = [-0.5, 0.5].map((share) => `M${x + width * share} ${-length * 0.7}V${length * 0.55}`).join('');
  const inner =
    `${overlay(body, twill(drawing))}<path d="M${x} ${-length}V${length}" ${gleam}/>` +
    `<path d="${quilt}" stroke="#000" stroke-opacity=".45" stroke-width="3"/>`;
  const metal = drawing.linear(
    [
      [0, '#d6d9de'],
      [0.5, '#868a93'],
      [1, '#454952'],
    ],
    0,
    0,
    1,
    1,
  );
  return (
    drawing.panel(`M${x - 9} ${length - 30}H${x + 9}V${length + 8}H${x - 9}Z`, '#191a1f', {
      roundness: 3,
      strength: 0.8,
      light: onBlack,
    }) +
    rungs +
    drawing.panel(body, palette.strap, {
      roundness: 11,
      strength: 1.25,
      light: onBlack,
      shadow: drawing.dropShadow(5, 8, 6, 0.5),
      inner,
    }) +
    drawing.panel(ratchet, metal, {
      roundness: 4,
      strength: 0.8,
      light: onBlack,
      shadow: drawing.dropShadow(2, 3, 3, 0.45),
    }) +
    `<path d="M${x - 6} ${length - 27}h12v16h-12z" fill="${palette.accent}"/>`
  );
}

/** A strap binding from above with its toe at the right, centred at x, y and turned by degrees. */
export function binding(
  drawing: Drawing,
  palette: SnowboardPalette,
  brandName: string,
  x: number,
  y: number,
  rotation: number,
): string {
  return (
    `<g transform="translate(${x} ${y}) rotate(${rotation}) scale(1.07)">` +
    baseplate(drawing, palette) +
    heel(drawing, palette) +
    strap(drawing, palette, -34, 21, 56) +
    strap(drawing, palette, 66, 14, 52) +
    wordmark(brandName, 13, { maxWidth: 56 }).at(-34, -12, { rotation: 90, opacity: 0.85 }) +
    '</g>'
  );
}
