import type { Brandmark, PaletteOf } from '../../archetype.ts';
import { shade } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { tenth } from '../../lib/geometry.ts';
import { motifPaths } from '../../lib/motifs.ts';
import { wordmark } from '../../lib/wordmark.ts';
import type { HandlePlace } from './cable.ts';

export type SkippingRopePalette = PaletteOf<'base' | 'cable' | 'accent' | 'mark'>;

/** The grip about its own axis, which runs downwards from the bearing. */
const grip =
  'M-21 62Q-27 74 -27 100L-29 190Q-33 270 -31 330Q-30 352 -22 358Q0 364 22 358Q30 352 31 330Q33 270 29 190' +
  'L27 100Q27 74 21 62Q0 56 -21 62Z';

/** The paint of a round bar that stands upright. */
function tube(drawing: Drawing, colour: string): string {
  const tone = (amount: number): string => shade(colour, amount);
  return drawing.linear(
    [
      [0, tone(-0.4)],
      [0.12, tone(-0.08)],
      [0.3, tone(0.36)],
      [0.44, tone(0.1)],
      [0.72, tone(-0.24)],
      [0.93, tone(-0.52)],
      [1, tone(-0.34)],
    ],
    0,
    0,
    1,
    0,
  );
}

/** Rubber rings round the grip at both ends of the print. */
function rings(): string {
  return [108, 114.6, 121.2, 127.8, 300, 306.6, 313.2, 319.8, 326.4]
    .map((y) => {
      const ring = (at: number): string => `M-40 ${tenth(at)}Q0 ${tenth(at + 7)} 40 ${tenth(at)}`;
      return `<g fill="none"><path d="${ring(y)}" stroke="#04050a" stroke-width="2.6" opacity=".42"/>
<path d="${ring(y + 2.3)}" stroke="#fff" stroke-width="1.3" opacity=".2"/></g>`;
    })
    .join('');
}

/** The wordmark along the grip with the motif before it; a longer one where there is no motif. */
function print(palette: SkippingRopePalette, brand: Brandmark): string {
  const graphic = motifPaths(brand.motif, { x: 0, y: 270, width: 38, height: 24, rotation: -90 });
  const [middle, maxWidth] = graphic.length ? [192, 104] : [215, 148];
  return (
    graphic.map((path) => `<path d="${path}" fill="${palette.accent}"/>`).join('') +
    wordmark(brand.name, 27, { maxWidth }).at(-1, middle, { rotation: -90, fill: palette.mark, opacity: 0.93 })
  );
}

function shadow(drawing: Drawing): string {
  const shape = `<path d="${grip}"/><rect x="-11" y="6" width="22" height="60" rx="6"/>`;
  return `<g opacity=".2" fill="#3b3a44" transform="translate(26 36)" filter="${drawing.blurOfShape(15)}">${shape}</g>
<g opacity=".42" fill="#14131b" transform="translate(8 12)" filter="${drawing.blurOfShape(6)}">${shape}</g>`;
}

/** The cable's end, the ball bearing and the neck of the grip. */
function bearing(drawing: Drawing): string {
  const steel = drawing.linear(
    [
      [0, '#5d6169'],
      [0.16, '#b9bdc4'],
      [0.34, '#ffffff'],
      [0.5, '#a5a9b1'],
      [0.74, '#565a63'],
      [0.9, '#8b8f98'],
      [1, '#4e525a'],
    ],
    0,
    0,
    1,
    0,
  );
  return `<rect x="-8" y="-10" width="16" height="26" rx="5" fill="${tube(drawing, '#24262b')}"/>
<rect x="-13" y="10" width="26" height="34" rx="4" fill="${steel}"/>
<path d="M-13 21H13M-13 33H13" stroke="#23252b" stroke-width="2" opacity=".55"/>
<path d="M-15 42H15L21 64H-21Z" fill="${tube(drawing, '#1b1c20')}"/>`;
}

/** A handle of 165 mm with its ball bearing. */
export function handle(
  drawing: Drawing,
  palette: SkippingRopePalette,
  brand: Brandmark,
  { x, y, turn }: HandlePlace,
): string {
  const accent = tube(drawing, palette.accent);
  const inner =
    rings() +
    `<path d="M-40 84Q0 91 40 84V97Q0 104 -40 97Z" fill="${accent}"/>
<path d="M-40 336Q0 344 40 336V346Q0 354 -40 346Z" fill="${accent}"/>` +
    drawing.grain(grip, { frequency: 0.6, octaves: 2, scale: 0.35, opacity: 0.35 });
  return (
    `<g transform="translate(${x} ${y}) rotate(${turn})">${shadow(drawing)}${bearing(drawing)}` +
    drawing.panel(grip, tube(drawing, palette.base), { roundness: 9, strength: 0.7, inner }) +
    `${print(palette, brand)}</g>`
  );
}
