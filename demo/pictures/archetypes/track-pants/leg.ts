import type { Brandmark } from '../../archetype.ts';
import { lightness, shade } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { offset, smooth, type Run } from '../../lib/geometry.ts';
import { folds, ribLines, zip, type FoldLine } from '../../lib/hardware.ts';
import { crumple, jersey, overlay } from '../../lib/materials.ts';
import { lit, shaded } from '../cloth/light.ts';
import { flipped } from '../clothing/cut.ts';
import { gathers, jittered } from '../clothing/gathers.ts';
import type { Pattern, TrackPantsDesign, TrackPantsPalette } from './pieces.ts';

// Whiskers at the crotch.
const whiskers: readonly FoldLine[] = [
  [
    [
      [596, 404],
      [566, 394],
      [536, 398],
    ],
    12,
  ],
  [
    [
      [597, 424],
      [566, 436],
      [530, 466],
    ],
    15,
  ],
  [
    [
      [594, 470],
      [570, 510],
      [556, 560],
    ],
    15,
  ],
  [
    [
      [412, 300],
      [440, 340],
      [456, 400],
      [458, 460],
    ],
    13,
    -1,
  ],
  [
    [
      [408, 420],
      [436, 470],
      [450, 540],
    ],
    12,
    -1,
  ],
];
const flutes: readonly FoldLine[] = [
  [
    [
      [500, 230],
      [492, 330],
      [496, 430],
      [506, 540],
    ],
    26,
  ],
  [
    [
      [540, 560],
      [530, 640],
      [536, 720],
    ],
    22,
    -1,
  ],
  [
    [
      [500, 760],
      [494, 840],
      [500, 920],
    ],
    20,
  ],
];

// Lit noise must not be mirrored: on the far leg it is mirrored back onto the right leg's own shape.
function texture(drawing: Drawing, { legPath, rightLegPath }: Pattern, isFar: boolean): string {
  const cloth = { opacity: 0.5, frequency: 0.008, frequencyY: 0.005, scale: 11 };
  return isFar
    ? flipped(crumple(drawing, rightLegPath, { seed: 9, ...cloth }))
    : crumple(drawing, legPath, { seed: 4, ...cloth });
}

function allFolds(drawing: Drawing, { pattern, stacks }: TrackPantsDesign, isFar: boolean): string {
  const [outerX, cuffY] = pattern.cuffTop[0] ?? [446, 1012];
  const [innerX] = pattern.cuffTop.at(-1) ?? [544];
  const jitter = { down: 26, turn: 0.16, pivot: 500, drop: 0.1 };
  const underBand = gathers(isFar ? 5 : 12, {
    from: 462,
    to: 598,
    pitch: [9, 8],
    height: [22, 34],
    width: [4, 3],
    line: (x) => 192 + (x - 455) * 0.09,
    direction: 'down',
  });
  const overCuff = gathers(isFar ? 6 : 13, {
    from: outerX + 6,
    to: innerX - 2,
    pitch: [8, 7],
    height: [14, 26],
    width: [4, 2],
    line: () => cuffY + 8,
    direction: 'up',
    sway: 7,
  });
  return (
    folds(drawing, jittered(whiskers, isFar ? 303 : 8, jitter), 0.24, 5) +
    folds(drawing, jittered(stacks, isFar ? 304 : 9, jitter), 0.34, 4) +
    folds(drawing, flutes, 0.15, 9) +
    folds(drawing, underBand, 0.26, 2.2) +
    folds(drawing, overCuff, 0.3, 2)
  );
}

/** Each leg is a tube lit from the upper left. */
function formLight(drawing: Drawing, isFar: boolean, isDark: boolean): string {
  const tube = isFar
    ? shaded(
        drawing,
        [
          [390, 300],
          [430, 300],
          [452, 500],
          [452, 760],
          [470, 1020],
          [420, 1030],
          [404, 760],
        ],
        0.26,
        22,
      ) +
      lit(
        drawing,
        [
          [604, 420],
          [560, 480],
          [550, 700],
          [544, 1000],
          [520, 1010],
          [530, 700],
          [548, 460],
        ],
        isDark ? 0.08 : 0.14,
        16,
      )
    : lit(
        drawing,
        [
          [470, 260],
          [510, 240],
          [520, 400],
          [500, 600],
          [500, 900],
          [484, 1000],
          [474, 900],
          [462, 600],
          [452, 400],
        ],
        isDark ? 0.17 : 0.22,
        20,
      ) +
      shaded(
        drawing,
        [
          [612, 400],
          [574, 440],
          [552, 700],
          [536, 1010],
          [580, 1010],
          [610, 700],
        ],
        0.5,
        18,
      );
  return (
    tube +
    shaded(
      drawing,
      [
        [612, 396],
        [560, 420],
        [570, 520],
        [612, 560],
      ],
      0.34,
      16,
    ) +
    drawing.softShape('M400 180H604V214Q500 216 400 206Z', drawing.ink, 0.34, 8)
  );
}

function cuff(drawing: Drawing, { cuffTop, cuffBottom, cuffPath }: Pattern, colour: string): string {
  const rib = drawing.linear(
    [
      [0, shade(colour, -0.3)],
      [0.3, shade(colour, 0.06)],
      [0.7, shade(colour, -0.12)],
      [1, shade(colour, -0.42)],
    ],
    0,
    0,
    1,
    0,
  );
  const inner = ribLines(cuffTop, cuffBottom, 24, 2, 0.36);
  return drawing.panel(cuffPath, rib, { roundness: 7, strength: 0.7, inner });
}

function sidePocket(drawing: Drawing, palette: TrackPantsPalette, pocket: Run): string {
  return (
    drawing.softLine(smooth(pocket), drawing.ink, 0.42, 20, 5) +
    drawing.softLine(smooth(offset(pocket, -11)), '#fff', 0.14, 8, 3) +
    zip(pocket, palette.accent, { width: 12 })
  );
}

function leg(
  drawing: Drawing,
  palette: TrackPantsPalette,
  brand: Brandmark,
  design: TrackPantsDesign,
  isFar: boolean,
  isBack: boolean,
): string {
  const { pattern, pocket } = design;
  const { legPath } = pattern;
  const cloth = drawing.linear([
    [0, shade(palette.base, 0.04)],
    [1, shade(palette.base, -0.1)],
  ]);
  const inner =
    overlay(legPath, jersey(drawing), 0.45) +
    design.panels(drawing, palette, brand, isFar) +
    texture(drawing, pattern, isFar) +
    allFolds(drawing, design, isFar) +
    formLight(drawing, isFar, lightness(palette.base) < 0.42) +
    design.trims(drawing, palette, brand, isFar || isBack) +
    (isBack ? '' : sidePocket(drawing, palette, pocket));
  const light = isFar ? { highlight: 0.3 } : {};
  const shadow = drawing.dropShadow(0, 4, 5);
  return (
    cuff(drawing, pattern, design.cuff(palette)) +
    drawing.panel(legPath, cloth, { roundness: 20, strength: 0.66, light, shadow, inner }) +
    (isBack ? '' : design.over(drawing, palette, brand, isFar))
  );
}

/** Both legs with their cuffs; the right one turns away from the light. */
export function legs(
  drawing: Drawing,
  palette: TrackPantsPalette,
  brand: Brandmark,
  design: TrackPantsDesign,
  isBack = false,
): string {
  const [far, near] = [true, false].map((isFar) => leg(drawing, palette, brand, design, isFar, isBack));
  return flipped(far!) + near!;
}
