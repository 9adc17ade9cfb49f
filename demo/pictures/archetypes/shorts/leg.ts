import type { Brandmark } from '../../archetype.ts';
import { lightness, shade } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { folds, type FoldLine } from '../../lib/hardware.ts';
import { crumple, overlay, ripstop } from '../../lib/materials.ts';
import { lit, shaded } from '../cloth/light.ts';
import { flipped } from '../clothing/cut.ts';
import { gathers, jittered } from '../clothing/gathers.ts';
import type { Pattern, ShortsDesign, ShortsPalette } from './pieces.ts';

// The tension from the crotch.
const tension: readonly FoldLine[] = [
  [
    [
      [596, 702],
      [570, 690],
      [540, 690],
    ],
    12,
  ],
  [
    [
      [597, 720],
      [562, 736],
      [530, 772],
      [512, 820],
    ],
    15,
  ],
  [
    [
      [597, 690],
      [576, 650],
      [562, 600],
    ],
    11,
    -1,
  ],
  [
    [
      [392, 440],
      [424, 500],
      [444, 570],
    ],
    14,
    -1,
  ],
];

// Lit noise must not be mirrored: on the far leg it is mirrored back onto the right leg's own shape.
function texture(drawing: Drawing, { legPath, rightLegPath }: Pattern, isFar: boolean): string {
  const cloth = { opacity: 0.26, scale: 12 };
  return isFar
    ? flipped(crumple(drawing, rightLegPath, { seed: 9, ...cloth }))
    : crumple(drawing, legPath, { seed: 4, ...cloth });
}

function allFolds(drawing: Drawing, flutes: readonly FoldLine[], isFar: boolean): string {
  const gathered = gathers(isFar ? 5 : 12, {
    from: 392,
    to: 598,
    pitch: [9, 9],
    height: [26, 62],
    width: [5, 5],
    line: (x) => 364 + (x - 384) * 0.098,
    direction: 'down',
    sway: 11,
  });
  return (
    folds(drawing, jittered(flutes, isFar ? 33 : 8, { shift: 8, down: 20 }), 0.26, 7) +
    folds(drawing, jittered(tension, isFar ? 34 : 9, { shift: 4, down: 12 }), 0.3, 5) +
    folds(drawing, gathered, 0.27, 2.8)
  );
}

function formLight(drawing: Drawing, isFar: boolean, isDark: boolean): string {
  const round = isFar
    ? shaded(
        drawing,
        [
          [250, 880],
          [300, 640],
          [380, 360],
          [430, 380],
          [400, 560],
          [350, 760],
          [340, 880],
        ],
        0.34,
        24,
      ) +
      lit(
        drawing,
        [
          [520, 480],
          [560, 470],
          [566, 640],
          [540, 760],
          [500, 740],
          [510, 600],
        ],
        isDark ? 0.07 : 0.12,
        24,
      )
    : lit(
        drawing,
        [
          [430, 430],
          [500, 400],
          [520, 500],
          [480, 660],
          [450, 840],
          [400, 850],
          [412, 700],
          [410, 560],
        ],
        isDark ? 0.16 : 0.2,
        26,
      ) +
      shaded(
        drawing,
        [
          [612, 700],
          [580, 740],
          [566, 920],
          [620, 920],
        ],
        0.45,
        16,
      );
  return (
    round +
    shaded(
      drawing,
      [
        [612, 690],
        [556, 706],
        [566, 780],
        [612, 800],
      ],
      0.34,
      16,
    ) +
    drawing.softShape('M370 356H604V402Q500 400 372 384Z', drawing.ink, 0.36, 9)
  );
}

/** Stretches folds and light of the usual leg to another length. */
function reaching(reach: number, markup: string): string {
  if (reach === 1) return markup;
  return `<g transform="translate(0 362) scale(1 ${reach}) translate(0 -362)">${markup}</g>`;
}

function leg(drawing: Drawing, palette: ShortsPalette, brand: Brandmark, design: ShortsDesign, isFar: boolean): string {
  const { legPath, hemShade } = design.pattern;
  const base = design.cloth?.(palette) ?? palette.base;
  const cloth = drawing.linear([
    [0, shade(base, 0.05)],
    [1, shade(base, -0.09)],
  ]);
  const inner =
    overlay(legPath, ripstop(drawing), 0.35) +
    design.panels(drawing, palette, brand) +
    texture(drawing, design.pattern, isFar) +
    reaching(
      design.reach,
      allFolds(drawing, design.flutes, isFar) + formLight(drawing, isFar, lightness(palette.base) < 0.42),
    ) +
    drawing.softShape(hemShade, drawing.ink, 0.24, 10) +
    design.trims(drawing, palette, brand);
  const light = isFar ? { highlight: 0.32 } : {};
  const shadow = drawing.dropShadow(0, 5, 5, 0.35);
  return (
    design.back(drawing, palette, brand) +
    drawing.panel(legPath, cloth, { roundness: 18, strength: 0.66, light, shadow, inner })
  );
}

/** Both legs; the right one turns away from the light. */
export function legs(drawing: Drawing, palette: ShortsPalette, brand: Brandmark, design: ShortsDesign): string {
  return flipped(leg(drawing, palette, brand, design, true)) + leg(drawing, palette, brand, design, false);
}
