import type { Brandmark, PaletteOf } from '../../archetype.ts';
import { lightness, shade } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { loop, mirror, offset, reverse, smooth, type Run } from '../../lib/geometry.ts';
import { puller, zip } from '../../lib/hardware.ts';
import { crumple, overlay, ripstop, twill } from '../../lib/materials.ts';
import { motifPaths } from '../../lib/motifs.ts';
import { stitch } from '../../lib/strokes.ts';
import { band } from '../footwear/form.ts';
import { curvedWordmark } from '../print/curved-wordmark.ts';

/** The pouch, its lower half, the accent, the lettering and the belt. */
export type WaistBagPalette = PaletteOf<'base' | 'second' | 'accent' | 'mark' | 'belt'>;

const full = (left: Run): Run => [...left, ...reverse(mirror(left)).slice(left.at(-1)?.[0] === 600 ? 1 : 0)];
const back: Run = full([
  [112, 560],
  [150, 486],
  [250, 428],
  [410, 392],
  [600, 380],
]);
const top: Run = full([
  [252, 566],
  [330, 600],
  [460, 626],
  [600, 634],
]);
const bottom: Run = full([
  [262, 742],
  [320, 806],
  [440, 846],
  [600, 858],
]);
const pouch = loop(
  top,
  [
    [948, 566],
    [958, 650],
    [938, 742],
  ],
  reverse(bottom),
  [
    [262, 742],
    [242, 650],
    [252, 566],
  ],
);

/** The far half of the belt with its clip at the back. */
export function farBelt(drawing: Drawing, { belt, accent }: WaistBagPalette): string {
  const path = band(back, 44);
  const inner =
    overlay(path, twill(drawing), 0.8) +
    `<path d="${smooth(offset(back, 0))}" fill="none" stroke="${accent}" stroke-opacity=".8" stroke-width="6"/>` +
    drawing.softShape(band(offset(back, 26), 20), '#05060c', 0.5, 12);
  const clip = loop(
    [
      [540, 340],
      [600, 334],
      [660, 340],
    ],
    [
      [660, 340],
      [668, 382],
      [660, 424],
    ],
    [
      [660, 424],
      [600, 430],
      [540, 424],
    ],
    [
      [540, 424],
      [532, 382],
      [540, 340],
    ],
  );
  const prong = (x: number): string =>
    `<rect x="${x - 7}" y="356" width="14" height="52" rx="6" fill="#0c0d10" opacity=".8"/>`;
  return (
    drawing.panel(path, shade(belt, -0.3), { roundness: 12, inner }) +
    drawing.panel(clip, '#22242a', {
      roundness: 9,
      light: { highlight: 0.8 },
      shadow: drawing.dropShadow(2, 5, 5, 0.4),
    }) +
    prong(566) +
    prong(634) +
    '<path d="M592 344v76M608 344v76" stroke="#000" stroke-opacity=".5" stroke-width="2"/>'
  );
}

/** The near ends of the belt, of soft stretch cloth, with the webbing that tightens them. */
export function nearBelt(drawing: Drawing, { belt, accent, base }: WaistBagPalette): string {
  return ([1, -1] as const)
    .map((side) => {
      const at = (points: Run): Run => (side === 1 ? points : mirror(points));
      const wing = loop(
        at([
          [80, 520],
          [104, 500],
          [136, 512],
        ]),
        at([
          [136, 512],
          [200, 548],
          [290, 578],
        ]),
        at([
          [290, 578],
          [290, 760],
        ]),
        at([
          [290, 760],
          [210, 706],
          [130, 636],
          [86, 574],
          [80, 520],
        ]),
      );
      const web: Run = at([
        [110, 566],
        [170, 618],
        [250, 668],
        [300, 690],
      ]);
      const slider = smooth(
        at([
          [168, 588],
          [206, 612],
          [200, 664],
          [160, 640],
        ]),
        true,
      );
      const inner =
        overlay(wing, twill(drawing), 0.6) +
        drawing.softShape(
          smooth(
            at([
              [60, 480],
              [150, 500],
              [130, 660],
              [60, 620],
            ]),
            true,
          ),
          '#05060c',
          0.55,
          18,
        );
      return (
        drawing.panel(wing, belt, { roundness: 16, shadow: drawing.dropShadow(3, 7, 7, 0.35), inner }) +
        `<path d="${smooth(web)}" fill="none" stroke="${shade(base, -0.5)}" stroke-width="34"/>` +
        `<path d="${smooth(web)}" fill="none" stroke="#25272d" stroke-width="31"/>` +
        `<path d="${smooth(web)}" fill="none" stroke="#000" stroke-opacity=".35" stroke-width="31"` +
        ' stroke-dasharray="2 3"/>' +
        `<path d="${smooth(web)}" fill="none" stroke="${accent}" stroke-width="5"/>` +
        drawing.panel(slider, '#1b1d22', {
          roundness: 7,
          light: { highlight: 0.8 },
          shadow: drawing.dropShadow(2, 4, 3, 0.4),
        })
      );
    })
    .join('');
}

/** The pouch: crumpled shell cloth, a zip along the top and one below it, the name and the motif. */
export function body(drawing: Drawing, palette: WaistBagPalette, { name, motif }: Brandmark): string {
  const { base, second, accent, mark } = palette;
  const parting: Run = full([
    [232, 690],
    [330, 726],
    [460, 744],
    [600, 750],
  ]);
  const lower = loop(
    parting,
    [
      [968, 690],
      [968, 900],
    ],
    [
      [968, 900],
      [232, 900],
    ],
    [
      [232, 900],
      [232, 690],
    ],
  );
  const upperZip = offset(top, 28).slice(5, -5);
  const lowerZip = parting.map(([x, y]) => [600 + (x - 600) * 0.78, y + 2] as const);
  const graphic = motifPaths(motif, { x: 790, y: 796, width: 96, height: 44, rotation: -12 })
    .map((path) => `<path d="${path}" fill="${accent}"/>`)
    .join('');
  const isLight = lightness(base) > 0.75;
  const inner =
    overlay(pouch, ripstop(drawing)) +
    `<path d="${lower}" fill="${second}"/>` +
    crumple(drawing, pouch, { opacity: 0.3, seed: 5, frequency: 0.012, frequencyY: 0.016 }) +
    drawing.softLine(smooth(parting), drawing.ink, 0.5, 5, 2) +
    drawing.softShape(
      smooth(
        [
          [300, 620],
          [600, 676],
          [880, 622],
          [860, 668],
          [600, 712],
          [330, 676],
        ],
        true,
      ),
      '#fff',
      isLight ? 0.6 : 0.26,
      14,
    ) +
    drawing.softShape(
      smooth(
        [
          [250, 780],
          [600, 830],
          [950, 780],
          [940, 880],
          [260, 880],
        ],
        true,
      ),
      drawing.ink,
      0.34,
      20,
    ) +
    graphic;
  const nameLine = parting.map(([x, y]) => [x, y + 58] as const).slice(1, -1);
  return (
    drawing.panel(pouch, base, {
      roundness: 26,
      shadow: drawing.dropShadow(4, 9, 9, 0.4),
      inner,
    }) +
    zip(upperZip, shade(base, -0.35), { width: 18 }) +
    zip(lowerZip, shade(second, -0.2), { width: 15 }) +
    stitch(offset(bottom, -14), isLight ? shade(base, -0.35) : shade(base, 0.3), { width: 2, opacity: 0.6 }) +
    curvedWordmark(name, nameLine, { size: 50, cut: 'heavyItalic', fill: mark, letterSpacing: 0.05, maxWidth: 280 }) +
    puller(drawing, 318, 632, accent, -10, 0.86) +
    puller(drawing, 796, 734, accent, 14, 0.78)
  );
}
