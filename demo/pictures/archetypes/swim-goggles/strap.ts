import type { Brandmark } from '../../archetype.ts';
import { lightness, readableOn, shade } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { mirror, reverse, smooth, type Run } from '../../lib/geometry.ts';
import { mirrorRegion, motifPaths } from '../../lib/motifs.ts';
import { ink, placed, type GogglesDesign, type SwimGogglesPalette } from './form.ts';

const upper: Run = [
  [1000, 574],
  [1062, 556],
  [1100, 514],
  [1080, 456],
  [980, 392],
  [800, 342],
  [600, 328],
];
const lower: Run = [
  [1000, 588],
  [1076, 588],
  [1120, 558],
  [1104, 512],
  [1000, 452],
  [810, 406],
  [600, 394],
];

/** One band: out of the side arm, round the temple, behind the head and back. */
function band(drawing: Drawing, colour: string, half: Run, width: number): string {
  const path = smooth([...half, ...reverse(mirror(half)).slice(1)]);
  const tone = (amount: number): string => shade(colour, amount);
  const paint = drawing.linear(
    [
      [0, tone(-0.15)],
      [0.1, tone(0.12)],
      [0.28, tone(-0.22)],
      [0.5, tone(-0.05)],
      [0.72, tone(-0.22)],
      [0.9, tone(0.12)],
      [1, tone(-0.25)],
    ],
    80,
    0,
    1120,
    0,
    true,
  );
  const line = (dx: number, dy: number, stroke: string, opacity: number, thickness: number, blur: number): string =>
    `<path d="${path}" stroke="${stroke}" stroke-opacity="${opacity}" stroke-width="${thickness}"
 transform="translate(${dx} ${dy})" filter="${drawing.blur(blur)}"/>`;
  return `<g fill="none" stroke-linejoin="round" filter="${drawing.dropShadow(2, 6, 5, 0.28)}">
<path d="${path}" stroke="${tone(-0.55)}" stroke-width="${width + 2.5}"/>
<path d="${path}" stroke="${paint}" stroke-width="${width}"/></g>
<g fill="none">${line(-1, -width * 0.32, '#fff', lightness(colour) < 0.5 ? 0.3 : 0.5, 3.5, 1.2)}${line(
    0,
    width * 0.1,
    ink,
    0.3,
    2.5,
    0.8,
  )}${line(1, width * 0.36, ink, 0.3, 5, 2)}</g>`;
}

/** The motif, moulded into the upper band on both sides of the head clip. */
function strapPrint(palette: SwimGogglesPalette, brand: Brandmark): string {
  const right = { x: 742, y: 335, width: 62, height: 15, rotation: 7 };
  const fill = readableOn(palette.strap, 0.75);
  return [right, mirrorRegion(right)]
    .flatMap((region) => motifPaths(brand.motif, region))
    .map((path) => `<path d="${path}" fill="${fill}" opacity=".8"/>`)
    .join('');
}

/** The clip behind the head, which joins both bands. */
function headClip(drawing: Drawing, base: string): string {
  const path = 'M566 306H634Q644 306 644 316V404Q644 414 634 414H566Q556 414 556 404V316Q556 306 566 306Z';
  const paint = drawing.linear(
    [
      [0, shade(base, 0.25)],
      [1, shade(base, -0.2)],
    ],
    0,
    0,
    1,
    1,
  );
  const slot = `<rect x="574" y="352" width="52" height="16" rx="8" fill="${ink}" opacity=".55"/>
<rect x="576" y="368" width="48" height="2.5" rx="1" fill="#fff" opacity=".3"/>`;
  return drawing.panel(path, paint, { roundness: 9, shadow: drawing.dropShadow(2, 5, 5, 0.4), inner: slot });
}

/** The sliders at both temples that hold the bands apart, where none joins them behind the head. */
function sliders(drawing: Drawing, base: string): string {
  const path = 'M1026 408H1046Q1056 408 1056 418V512Q1056 522 1046 522H1026Q1016 522 1016 512V418Q1016 408 1026 408Z';
  const paint = drawing.linear([
    [0, shade(base, 0.25)],
    [1, shade(base, -0.2)],
  ]);
  const slots = [436, 490]
    .map((y) => `<rect x="1022" y="${y}" width="28" height="9" rx="4" fill="${ink}" opacity=".55"/>`)
    .join('');
  const one = drawing.panel(path, paint, { roundness: 8, shadow: drawing.dropShadow(2, 5, 5, 0.4), inner: slots });
  return (
    `<g transform="rotate(-24 1036 465)">${one}</g>` + `<g transform="translate(-872 0) rotate(24 1036 465)">${one}</g>`
  );
}

/** The double strap with what holds its bands. */
export function strap(
  drawing: Drawing,
  palette: SwimGogglesPalette,
  brand: Brandmark,
  { strap: { width, place, fastener } }: GogglesDesign,
): string {
  return placed(
    place,
    band(drawing, palette.strap, upper, width) +
      (width < 24 ? '' : strapPrint(palette, brand)) +
      band(drawing, palette.strap, lower, width) +
      (fastener === 'clip' ? headClip(drawing, palette.base) : sliders(drawing, palette.base)),
  );
}

/** What is seen from the front of a strap on a head: both its bands, from the side arms around the temples. */
export function wornStrap(
  drawing: Drawing,
  { strap: colour }: SwimGogglesPalette,
  { strap: { width, place } }: GogglesDesign,
): string {
  const bands: Run[] = [
    [
      [960, 576],
      [1040, 562],
      [1128, 520],
    ],
    [
      [960, 588],
      [1040, 592],
      [1132, 580],
    ],
  ];
  const path = [...bands, ...bands.map((run) => mirror(run))].map((run) => smooth(run)).join('');
  const line = (stroke: string, opacity: number, thickness: number, filter = ''): string =>
    `<path d="${path}" fill="none" stroke="${stroke}" stroke-opacity="${opacity}" stroke-width="${thickness}"${filter}/>`;
  return placed(
    place,
    line('#1a0e08', 0.4, width + 14, ` transform="translate(0 8)" filter="${drawing.blur(6)}"`) +
      line(shade(colour, -0.55), 1, width + 2.5) +
      line(shade(colour, -0.05), 1, width) +
      line(shade(colour, 0.4), 0.5, width * 0.24),
  );
}
