import type { Brandmark, PaletteOf } from '../../archetype.ts';
import { readableOn, shade } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { loop, mirror, reverse, smooth, type Point } from '../../lib/geometry.ts';
import { motifPaths } from '../../lib/motifs.ts';
import { wordmark } from '../../lib/wordmark.ts';

/** The top sheet, its blocks, the lettering, the binding, the poles' shafts and straps. */
export type CrossCountryPalette = PaletteOf<'base' | 'accent' | 'print' | 'binding' | 'pole'>;

// Half width in px at a share of the length, as of 195 cm with 45 mm: a slender tip, and hardly a waist.
const profile = [
  [0, 3.4],
  [0.006, 6.4],
  [0.02, 9],
  [0.05, 11.6],
  [0.1, 13],
  [0.3, 12.8],
  [0.5, 12.4],
  [0.75, 12.7],
  [0.93, 12.9],
  [0.98, 11.8],
  [0.994, 9],
  [1, 6],
] as const;
const [top, tail] = [52, 1126];
const left = profile.map(([share, half]): Point => [600 - half, top + (tail - top) * share]);

/** A narrow ski that stands on the middle of the canvas. */
export const narrowSki = loop(
  [...reverse(left), [600, top - 1], ...mirror(left)],
  [
    [606, tail],
    [600, tail + 1.4],
    [594, tail],
  ],
);

/** The rail, the toe clip and the heel plate of a touring binding. */
function binding(drawing: Drawing, { binding: colour, accent }: CrossCountryPalette): string {
  const plate = loop(
    [
      [588, 560],
      [600, 556],
      [612, 560],
    ],
    [
      [612, 560],
      [614, 700],
    ],
    [
      [614, 700],
      [600, 706],
      [586, 700],
    ],
    [
      [586, 700],
      [588, 560],
    ],
  );
  const toe = loop(
    [
      [583, 566],
      [600, 552],
      [617, 566],
    ],
    [
      [617, 566],
      [622, 596],
      [614, 622],
    ],
    [
      [614, 622],
      [600, 628],
      [586, 622],
    ],
    [
      [586, 622],
      [578, 596],
      [583, 566],
    ],
  );
  const clip = smooth(
    [
      [590, 580],
      [600, 574],
      [610, 580],
      [611, 606],
      [600, 612],
      [589, 606],
    ],
    true,
  );
  const heel = loop(
    [
      [585, 742],
      [600, 738],
      [615, 742],
    ],
    [
      [615, 742],
      [616, 800],
    ],
    [
      [616, 800],
      [600, 806],
      [584, 800],
    ],
    [
      [584, 800],
      [585, 742],
    ],
  );
  const ribs = [640, 652, 664, 676, 688, 756, 768, 780, 790]
    .map(
      (y) =>
        `<path d="M589 ${y}h22" stroke="#000" stroke-opacity=".5" stroke-width="3"/>` +
        `<path d="M589 ${y + 3}h22" stroke="#fff" stroke-opacity=".16" stroke-width="1.6"/>`,
    )
    .join('');
  const light = { highlight: 0.6 };
  return (
    '<g transform="translate(600 680) scale(.78 .88) translate(-600 -680)">' +
    drawing.panel(plate, shade(colour, -0.2), { roundness: 5, light, shadow: drawing.dropShadow(3, 5, 4, 0.5) }) +
    drawing.panel(heel, shade(colour, -0.1), { roundness: 5, light, shadow: drawing.dropShadow(3, 5, 4, 0.5) }) +
    ribs +
    drawing.panel(toe, colour, { roundness: 8, light, shadow: drawing.dropShadow(3, 6, 4, 0.5) }) +
    drawing.panel(clip, accent, { roundness: 5, strength: 0.9, shadow: drawing.dropShadow(1, 3, 2, 0.4) }) +
    '<path d="M580 626h40" stroke="#d7dae0" stroke-width="4" stroke-linecap="round"/></g>'
  );
}

function graphics(palette: CrossCountryPalette, { name, motif }: Brandmark): string {
  const { base, accent, print } = palette;
  const line = (y: number, height: number, colour: string): string =>
    `<path d="M560 ${y}L640 ${y - 44}v${height}L560 ${y + height}Z" fill="${colour}"/>`;
  const graphic = [...motifPaths(motif, { x: 600, y: 900, width: 84, height: 18, rotation: -90 })]
    .map((path) => `<path d="${path}" fill="${accent}"/>`)
    .join('');
  const sole = motifPaths(motif, { x: 600, y: 172, width: 64, height: 17, rotation: -90 })
    .map((path) => `<path d="${path}" fill="${readableOn(accent, 0.75, base)}"/>`)
    .join('');
  return (
    `<path d="M540 20H660V226L540 292Z" fill="${accent}"/>${line(306, 9, print)}${line(326, 4, accent)}` +
    `<path d="M540 1040L660 974V1160H540Z" fill="${accent}"/>${line(1010, 8, print)}${sole}${graphic}` +
    wordmark(name, 21, { letterSpacing: 0.06, maxWidth: 170 }).at(600, 430, {
      rotation: -90,
      fill: print,
      opacity: 0.97,
    })
  );
}

/** A ski with its print, the light along it, the sheet of its base at the edge, and the binding. */
export function narrowSkiFrom(drawing: Drawing, palette: CrossCountryPalette, brand: Brandmark): string {
  const inner =
    graphics(palette, brand) +
    drawing.softShape('M589 60L596 60L595 1120L589 1120Z', '#fff', 0.42, 3) +
    drawing.softShape('M607 60L622 60L622 1130L608 1130Z', drawing.ink, 0.45, 4) +
    drawing.softShape('M560 30L640 30L640 84L600 70L560 88Z', drawing.ink, 0.5, 10) +
    drawing.softShape('M570 110L630 110L630 140L570 140Z', '#fff', 0.4, 10);
  return (
    `<path transform="translate(2.6 1.2)" d="${narrowSki}" fill="${shade(palette.accent, -0.5)}"/>` +
    drawing.panel(narrowSki, palette.base, { roundness: 4, strength: 0.8, inner }) +
    `<path d="${narrowSki}" fill="none" stroke="#c9ced6" stroke-width="1.1" opacity=".7"/>` +
    binding(drawing, palette)
  );
}
