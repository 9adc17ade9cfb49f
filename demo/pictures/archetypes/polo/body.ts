import type { Brandmark, Motif } from '../../archetype.ts';
import { lightness, mix, shade } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { mirror, offset, type Run } from '../../lib/geometry.ts';
import { crumple, overlay } from '../../lib/materials.ts';
import { motifPaths } from '../../lib/motifs.ts';
import { seam, stitch } from '../../lib/strokes.ts';
import { wordmark } from '../../lib/wordmark.ts';
import { drape, lit, shaded } from '../cloth/light.ts';
import { napeMark } from '../clothing/back.ts';
import type { PoloDesign, PoloPalette } from './pieces.ts';
import { pique } from './pique.ts';

const thread = { length: 6, gap: 4, width: 1.6 };

function bodyFolds(drawing: Drawing): string {
  return drape(drawing, [
    [
      [
        [344, 460],
        [400, 512],
        [452, 548],
        [506, 562],
      ],
      22,
      0.28,
    ],
    [
      [
        [344, 490],
        [392, 580],
        [420, 660],
        [432, 750],
      ],
      20,
      0.22,
    ],
    [
      [
        [856, 460],
        [798, 508],
        [742, 540],
        [694, 552],
      ],
      22,
      0.28,
      -1,
    ],
    [
      [
        [856, 490],
        [812, 590],
        [790, 680],
        [784, 770],
      ],
      22,
      0.24,
      -1,
    ],
    [
      [
        [462, 700],
        [444, 800],
        [438, 910],
        [446, 1046],
      ],
      26,
      0.18,
    ],
    [
      [
        [566, 620],
        [580, 780],
        [572, 920],
        [562, 1070],
      ],
      30,
      0.12,
      -1,
    ],
    [
      [
        [690, 700],
        [716, 820],
        [724, 930],
        [714, 1064],
      ],
      30,
      0.18,
      -1,
    ],
    [
      [
        [796, 860],
        [778, 940],
        [772, 1000],
        [776, 1056],
      ],
      18,
      0.2,
    ],
    [
      [
        [400, 840],
        [470, 812],
        [540, 812],
      ],
      16,
      0.1,
    ],
    [
      [
        [806, 806],
        [740, 794],
        [676, 808],
      ],
      16,
      0.12,
    ],
  ]);
}

function formLight(drawing: Drawing, isDark: boolean): string {
  const chest: Run = [
    [420, 350],
    [500, 310],
    [560, 360],
    [560, 470],
    [500, 560],
    [430, 560],
    [400, 460],
  ];
  return (
    lit(drawing, chest, isDark ? 0.16 : 0.2, 46) +
    shaded(
      drawing,
      [
        [862, 420],
        [772, 520],
        [782, 800],
        [770, 1100],
        [900, 1100],
        [884, 700],
      ],
      drawing.isLight ? 0.3 : 0.45,
      44,
    ) +
    shaded(
      drawing,
      [
        [326, 440],
        [362, 520],
        [370, 800],
        [360, 1070],
        [310, 1070],
        [316, 700],
      ],
      0.3,
      20,
    ) +
    shaded(
      drawing,
      [
        [330, 1016],
        [600, 1050],
        [880, 1016],
        [880, 1100],
        [320, 1100],
      ],
      0.18,
      18,
    )
  );
}

/** The brand's motif large in the cloth, hardly darker than that. */
function dyed(palette: PoloPalette, motif: Motif): string {
  const tone = mix(palette.base, palette.collar, 0.5);
  return motifPaths(motif, { x: 606, y: 880, width: 480, height: 300 })
    .map((path) => overlay(path, tone, 0.5))
    .join('');
}

function print(_drawing: Drawing, palette: PoloPalette, { name, motif }: Brandmark): string {
  const chest = motifPaths(motif, { x: 722, y: 408, width: 74, height: 36 });
  return (
    chest.map((path) => overlay(path, palette.accent, 0.96)).join('') +
    wordmark(name, 27, { maxWidth: 132 }).at(722, 452, { fill: palette.print, opacity: 0.95 })
  );
}

function backPrint(palette: PoloPalette, brand: Brandmark): string {
  return napeMark(brand, 326, { emblem: palette.accent, name: palette.print });
}

/** Front of the polo shirt with its chest print and hem, or its back. */
export function body(
  drawing: Drawing,
  palette: PoloPalette,
  brand: Brandmark,
  design: PoloDesign,
  isBack: boolean,
): string {
  const { armhole, backPath, frontPath, hem, shoulder } = design.pattern;
  const path = isBack ? backPath : frontPath;
  const cloth = drawing.linear([
    [0, shade(palette.base, 0.06)],
    [0.5, palette.base],
    [1, shade(palette.base, -0.12)],
  ]);
  const inner =
    dyed(palette, brand.motif) +
    (design.panels?.(drawing, palette, isBack) ?? '') +
    (isBack ? backPrint(palette, brand) : (design.print ?? print)(drawing, palette, brand)) +
    overlay(path, pique(drawing), drawing.isLight ? 0.5 : 0.8) +
    crumple(drawing, path, { seed: 11, opacity: 0.32, frequency: 0.0055, scale: 11, blur: 7 }) +
    bodyFolds(drawing) +
    formLight(drawing, lightness(palette.base) < 0.42) +
    seam(offset(hem, -26), { width: 2.4, opacity: 0.34 }) +
    stitch(offset(hem, -20), shade(palette.base, 0.35), thread);
  const sewn =
    [armhole, mirror(armhole)].map((line) => seam(line, { width: 3, opacity: 0.45 })).join('') +
    (shoulder ? [offset(shoulder, -7), offset(mirror(shoulder), 7)] : [])
      .map((line) => stitch(line, shade(palette.base, 0.3), thread))
      .join('');
  return drawing.panel(path, cloth, { roundness: 20, strength: 0.6, inner }) + sewn;
}
