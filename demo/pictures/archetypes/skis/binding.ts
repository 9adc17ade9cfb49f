import { shade } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { loop } from '../../lib/geometry.ts';
import { cord } from '../../lib/strokes.ts';
import type { SkisPalette } from './shape.ts';

function roundedBox(x: number, y: number, width: number, height: number, radius: number): string {
  const [across, down] = [width - 2 * radius, height - 2 * radius];
  return (
    `M${x + radius} ${y}h${across}q${radius} 0 ${radius} ${radius}v${down}q0 ${radius} ${-radius} ${radius}` +
    `h${-across}q${-radius} 0 ${-radius} ${-radius}v${-down}q0 ${-radius} ${radius} ${-radius}z`
  );
}

const steel = (drawing: Drawing): string =>
  drawing.linear(
    [
      [0, '#f1f3f6'],
      [0.45, '#9aa0aa'],
      [0.55, '#70757f'],
      [1, '#c6cad1'],
    ],
    0,
    0,
    1,
    0,
  );

function brakes(drawing: Drawing, { binding }: SkisPalette): string {
  return [-1, 1]
    .map((side) => {
      const arm = cord(`M${600 + side * 36} 812L${600 + side * 62} 800L${600 + side * 70} 716`, 8, '#9aa0aa');
      const shoe = roundedBox(600 + side * 70 - 9, 672, 18, 48, 8);
      const foot = drawing.panel(shoe, binding, { roundness: 6, strength: 0.9 });
      return `<g filter="${drawing.dropShadow(3, 5, 3, 0.35)}">${arm}${foot}</g>`;
    })
    .join('');
}

/** The rail on which both housings slide, with the plate under the sole of the boot. */
function track(drawing: Drawing, { binding }: SkisPalette): string {
  const notches = [0, 1, 2, 3, 4, 5, 6, 7]
    .map((index) => {
      const y = 660 + index * 9;
      return (
        `<path d="M574 ${y}h52" stroke="#000" stroke-opacity=".5" stroke-width="3"/>` +
        `<path d="M574 ${y + 3}h52" stroke="#fff" stroke-opacity=".16" stroke-width="2"/>`
      );
    })
    .join('');
  return (
    drawing.panel(roundedBox(562, 538, 76, 332, 12), shade(binding, -0.25), {
      roundness: 6,
      strength: 0.9,
      shadow: drawing.dropShadow(4, 7, 6, 0.5),
    }) +
    notches +
    drawing.panel(roundedBox(566, 628, 68, 34, 7), steel(drawing), {
      roundness: 4,
      strength: 0.5,
      shadow: drawing.dropShadow(2, 3, 2),
    })
  );
}

function toePiece(drawing: Drawing, { binding, accent }: SkisPalette): string {
  const housing = loop(
    [
      [570, 548],
      [600, 536],
      [630, 548],
    ],
    [
      [630, 548],
      [646, 596],
      [660, 622],
    ],
    [
      [660, 622],
      [650, 640],
      [636, 632],
      [624, 612],
    ],
    [
      [624, 612],
      [600, 604],
      [576, 612],
    ],
    [
      [576, 612],
      [564, 632],
      [550, 640],
      [540, 622],
    ],
    [
      [540, 622],
      [554, 596],
      [570, 548],
    ],
  );
  const paint = drawing.linear([
    [0, shade(binding, 0.18)],
    [1, shade(binding, -0.15)],
  ]);
  const inner =
    `<path d="M578 540h44l6 26h-56z" fill="${accent}"/>` + drawing.softShape('M574 556h20v44h-26z', '#fff', 0.3, 6);
  const shadow = drawing.dropShadow(4, 8, 6, 0.55);
  return (
    drawing.panel(housing, paint, { roundness: 12, light: { highlight: 0.5 }, shadow, inner }) +
    `<circle cx="600" cy="588" r="9" fill="${steel(drawing)}"/>` +
    '<path d="M594 588h12" stroke="#3a3d44" stroke-width="2.6"/>' +
    drawing.panel(roundedBox(588, 552, 24, 10, 3), '#f6f6f2', { roundness: 2, strength: 0.4 })
  );
}

function heelPiece(drawing: Drawing, { binding, accent }: SkisPalette): string {
  const housing = loop(
    [
      [566, 742],
      [600, 732],
      [634, 742],
    ],
    [
      [634, 742],
      [646, 780],
      [642, 836],
    ],
    [
      [642, 836],
      [630, 866],
      [600, 872],
      [570, 866],
      [558, 836],
    ],
    [
      [558, 836],
      [554, 780],
      [566, 742],
    ],
  );
  const lever = loop(
    [
      [578, 778],
      [600, 772],
      [622, 778],
    ],
    [
      [622, 778],
      [626, 830],
      [616, 852],
    ],
    [
      [616, 852],
      [600, 856],
      [584, 852],
    ],
    [
      [584, 852],
      [574, 830],
      [578, 778],
    ],
  );
  const plastic = drawing.linear([
    [0, shade(binding, 0.2)],
    [1, shade(binding, -0.2)],
  ]);
  const painted = drawing.linear([
    [0, shade(accent, 0.1)],
    [1, shade(accent, -0.3)],
  ]);
  return (
    drawing.panel(housing, plastic, {
      roundness: 14,
      light: { highlight: 0.5 },
      shadow: drawing.dropShadow(5, 10, 8, 0.55),
      inner: drawing.softShape('M564 752h18v96h-18z', '#fff', 0.28, 7),
    }) +
    drawing.panel(lever, painted, { roundness: 8, strength: 0.9, shadow: drawing.dropShadow(3, 6, 4, 0.5) }) +
    drawing.panel(roundedBox(590, 832, 20, 8, 4), shade(accent, -0.45), { roundness: 3, strength: 0.5 }) +
    drawing.panel(roundedBox(586, 750, 28, 14, 4), '#f6f6f2', { roundness: 3, strength: 0.5 }) +
    '<path d="M600 750v14" stroke="#c33" stroke-width="2.4"/>'
  );
}

/** The binding: brakes, rail, toe and heel piece, on a ski that stands on the middle of the canvas. */
export function binding(drawing: Drawing, palette: SkisPalette): string {
  return (
    '<g transform="translate(600 690) scale(.6 .94) translate(-600 -690)">' +
    brakes(drawing, palette) +
    track(drawing, palette) +
    toePiece(drawing, palette) +
    heelPiece(drawing, palette) +
    '</g>'
  );
}
