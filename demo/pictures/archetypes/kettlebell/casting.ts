import type { PaletteOf } from '../../archetype.ts';
import { shade } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { loop, mirror, reverse, smooth, type Run } from '../../lib/geometry.ts';

/** Colours, and as text the kilograms that are printed on the body. */
export type KettlebellPalette = PaletteOf<'base' | 'dip' | 'band' | 'mark' | 'weight'>;

// 3.3 px are 1 mm: the body 190 mm wide, all of it 262 mm high, the handle 33 mm thick.
const outerRight: Run = [
  [600, 146],
  [690, 149],
  [770, 164],
  [826, 206],
  [846, 268],
  [838, 336],
  [815, 400],
  [802, 446],
  [812, 486],
  [846, 530],
  [886, 604],
  [905, 690],
  [902, 768],
  [872, 866],
  [820, 942],
  [770, 984],
  [738, 1003],
  [712, 1010, 1],
];
const foot: Run = [
  [712, 1010],
  [600, 1013],
  [488, 1010],
];
const windowRight: Run = [
  [600, 254],
  [668, 256],
  [716, 266],
  [740, 296],
  [736, 346],
  [716, 402],
  [700, 436, 1],
];
const windowSill: Run = [
  [700, 436],
  [652, 418],
  [600, 411],
  [548, 418],
  [500, 436],
];
const bar: Run = [
  [392, 330],
  [386, 268],
  [412, 222],
  [470, 204],
  [600, 199],
  [730, 204],
  [788, 222],
  [814, 268],
  [808, 330],
  [788, 404],
];

const body = loop(outerRight, foot, reverse(mirror(outerRight)));
const whole = body + loop(windowRight, windowSill, reverse(mirror(windowRight)));
const sides = [1, -1] as const;
/** x on the right half of the canvas, or mirrored to the left. */
const across = (side: 1 | -1, x: number): number => (side > 0 ? x : 1200 - x);

/** The round body rises out of the horns: lit at the upper left, turning away at the lower right. */
function bodyForm(drawing: Drawing, base: string): string {
  const sphere = 'M291 712a309 309 0 1 0 618 0a309 309 0 1 0-618 0Z';
  const round = drawing.radial(
    [
      [0, shade(base, 0.4)],
      [0.32, shade(base, 0.14)],
      [0.62, shade(base, -0.22)],
      [0.86, shade(base, -0.55)],
      [1, shade(base, -0.42)],
    ],
    498,
    590,
    420,
    true,
  );
  const necks = sides
    .map((side) =>
      drawing.softLine(
        `M${across(side, 802)} 428Q${across(side, 796)} 470 ${across(side, 840)} 524`,
        drawing.ink,
        side > 0 ? 0.5 : 0.25,
        40,
        16,
      ),
    )
    .join('');
  return (
    `<path d="${sphere}" fill="${round}" filter="${drawing.blur(5)}"/>` +
    drawing.softLine('M470 452Q600 398 730 452', drawing.ink, 0.32, 26, 12) +
    drawing.softLine('M492 436Q600 396 708 436', '#fff', 0.28, 8, 5) +
    necks
  );
}

/** The lower third, dipped in vinyl; its edge is curved because the body is round. */
function vinylDip(drawing: Drawing, colour: string): string {
  const area = 'M260 800Q600 900 940 800V1080H260Z';
  const light = drawing.radial(
    [
      [0, shade(colour, 0.36), 0.9],
      [0.4, shade(colour, 0.06), 0.7],
      [0.75, shade(colour, -0.45), 0.85],
      [1, shade(colour, -0.7), 0.95],
    ],
    470,
    800,
    450,
    true,
  );
  return drawing.clip(
    body,
    `<path d="${area}" fill="${colour}"/><path d="${area}" fill="${light}"/>` +
      drawing.softLine('M270 803Q600 903 930 803', '#fff', 0.2, 4, 2) +
      drawing.softLine('M270 797Q600 897 930 797', '#05060c', 0.4, 4, 1.6) +
      drawing.softLine('M380 900Q470 985 600 996', '#fff', 0.13, 26, 14),
  );
}

/** The round bar of the handle: lit on top, dark underneath. */
function handle(drawing: Drawing, base: string): string {
  const path = smooth(bar);
  const topLight = drawing.softLine(smooth(bar.slice(0, 8)), shade(base, 0.55), 0.75, 22, 10);
  return (
    drawing.softLine(path, shade(base, -0.45), 0.55, 96, 16) +
    drawing.softLine(path, shade(base, 0.12), 0.9, 58, 15) +
    `<g transform="translate(-8 -20)">${topLight}</g>` +
    drawing.softLine('M742 300Q740 350 712 420', '#fff', 0.2, 10, 7) +
    drawing.softLine('M438 250Q520 236 690 246', drawing.ink, 0.5, 24, 11) +
    drawing.softLine('M452 304Q462 380 486 428', drawing.ink, 0.45, 24, 10)
  );
}

/** The painted ring on each horn. */
function colourRings(drawing: Drawing, colour: string): string {
  const tone = (amount: number): string => shade(colour, amount);
  return sides
    .map((side) => {
      const at = (x: number, y: number): string => `${across(side, x)} ${y}`;
      const ring = `M${at(730, 352)}Q${at(785, 372)} ${at(838, 346)}L${at(830, 374)}Q${at(780, 399)} ${at(722, 380)}Z`;
      const paint =
        side < 0
          ? drawing.linear(
              [
                [0, tone(-0.2)],
                [0.3, tone(0.34)],
                [0.6, colour],
                [1, tone(-0.5)],
              ],
              0,
              0,
              1,
              0,
            )
          : drawing.linear(
              [
                [0, tone(-0.3)],
                [0.35, tone(0.2)],
                [0.7, tone(-0.2)],
                [1, tone(-0.6)],
              ],
              0,
              0,
              1,
              0,
            );
      return `<path d="${ring}" fill="${paint}" stroke="#05060c" stroke-opacity=".3" stroke-width="2"/>`;
    })
    .join('');
}

function bodyGloss(drawing: Drawing): string {
  return (
    `<ellipse cx="470" cy="560" rx="120" ry="74" transform="rotate(-40 462 560)" fill="#fff" opacity=".3"
 filter="${drawing.blur(34)}"/>` +
    drawing.softLine('M690 985Q850 900 886 760', '#fdf6ea', 0.2, 16, 12) +
    drawing.softShape('M440 990Q600 1016 760 990V1030H440Z', drawing.ink, 0.6, 10)
  );
}

/** The cast body with its foot, handle and window; the print lies upon the powder coat. */
export function casting(drawing: Drawing, palette: KettlebellPalette, print: string): string {
  const surface =
    `<path d="${whole}" fill="${palette.base}" fill-rule="evenodd"/>` +
    bodyForm(drawing, palette.base) +
    vinylDip(drawing, palette.dip) +
    handle(drawing, palette.base) +
    colourRings(drawing, palette.band) +
    drawing.grain(body, { frequency: 0.5, octaves: 2, scale: 0.55, highlights: 0.9 }) +
    drawing.grain(body, { frequency: 0.08, octaves: 2, scale: 0.5, opacity: 0.18, highlights: 0.8, blurAfter: 2 }) +
    print +
    bodyGloss(drawing);
  const cut = drawing.define(
    `window${whole}`,
    (id) => `<clipPath id="${id}"><path d="${whole}" clip-rule="evenodd"/></clipPath>`,
  );
  const light = drawing.volume(30, 0.85, { shade: 0.5, highlight: 0.38, edge: 0.5 });
  return `<g filter="${light}"><g clip-path="url(#${cut})">${surface}</g></g>`;
}
