import type { Brandmark } from '../../archetype.ts';
import { lightness, shade } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { loop, mirror, offset, reverse, smooth, type Run } from '../../lib/geometry.ts';
import { puller, zip } from '../../lib/hardware.ts';
import { crumple, overlay, ripstop, stretch } from '../../lib/materials.ts';
import { motifPaths } from '../../lib/motifs.ts';
import { seam, stitch } from '../../lib/strokes.ts';
import { wordmark } from '../../lib/wordmark.ts';
import { drape, lit, shaded } from '../cloth/light.ts';
import { wovenLabel } from '../clothing/cut.ts';
import { napeMark } from '../clothing/back.ts';
import {
  armhole,
  backCollarPath,
  bodyPath,
  collarPath,
  hem,
  insidePath,
  pocketPath,
  rightCollarPath,
  yokeEdge,
  type FleeceCut,
  type FleecePalette,
} from './pieces.ts';

/** What a pullover has otherwise: a zip to the chest, and a yoke as deep as that. */
const pullover = {
  zipEnd: 566,
  yokeEdge: [
    [349, 452],
    [420, 500],
    [510, 548],
    [600, 574],
  ] as Run,
};

const thread = { length: 6, gap: 4, width: 1.7 };

/** The short, matted pile: fine lit noise over a coarser one. */
export function pile(drawing: Drawing, path: string): string {
  return (
    drawing.grain(path, { frequency: 0.22, octaves: 2, scale: 1.5, opacity: 0.42, seed: 7 }) +
    drawing.grain(path, { frequency: 0.07, octaves: 2, scale: 2.2, opacity: 0.22, blur: 1.2, seed: 12 })
  );
}

/** Elastic binding along an edge, inside of it. */
export function binding(drawing: Drawing, palette: FleecePalette, edge: Run, width: number): string {
  const path = loop(edge, reverse(offset(edge, width, 50)));
  return (
    drawing.panel(path, palette.yoke, { roundness: 6, strength: 0.8, inner: overlay(path, stretch(drawing), 0.7) }) +
    stitch(offset(edge, width * 1.3, 60), shade(palette.base, 0.3), thread)
  );
}

function yoke(drawing: Drawing, palette: FleecePalette, yokeEdge: Run): string {
  const lower = [...yokeEdge, ...reverse(mirror(yokeEdge)).slice(1)];
  const path = loop(
    lower,
    [
      [850, 392],
      [890, 170],
    ],
    [
      [890, 170],
      [310, 170],
    ],
    [
      [310, 170],
      [350, 392],
    ],
  );
  const tone = shade(palette.yoke, lightness(palette.yoke) < 0.5 ? 0.34 : -0.26);
  return (
    overlay(path, palette.yoke) +
    overlay(path, ripstop(drawing), 0.5) +
    [yokeEdge, mirror(yokeEdge)].map((line) => seam(line, { width: 3, opacity: 0.45 })).join('') +
    stitch(offset(yokeEdge, -8), tone, thread) +
    stitch(offset(mirror(yokeEdge), 8), tone, thread)
  );
}

/** The mark on the chest of a pullover, which has no pocket there. */
function chestPrint(palette: FleecePalette, { name, motif }: Brandmark): string {
  const graphic = motifPaths(motif, { x: 706, y: 330, width: 88, height: 40 });
  return (
    graphic.map((path) => overlay(path, palette.accent)).join('') +
    wordmark(name, 30, { maxWidth: 132 }).at(706, 386, { fill: palette.print, opacity: 0.95 })
  );
}

function chestPocket(drawing: Drawing, palette: FleecePalette, { name, motif }: Brandmark): string {
  const cloth = drawing.linear([
    [0, shade(palette.yoke, 0.06)],
    [1, shade(palette.yoke, -0.08)],
  ]);
  const mouth: Run = [
    [676, 438],
    [730, 434],
    [774, 430],
  ];
  const height = motif === 'plain' ? 504 : 528;
  const graphic = motifPaths(motif, { x: 724, y: 486, width: 62, height: 30 });
  return (
    drawing.panel(pocketPath, cloth, {
      roundness: 6,
      strength: 0.7,
      shadow: drawing.dropShadow(1, 3, 4, 0.35),
      inner: overlay(pocketPath, ripstop(drawing), 0.6),
    }) +
    zip(mouth, palette.accent, { width: 12 }) +
    puller(drawing, 770, 432, palette.accent, -70, 0.62) +
    graphic.map((path) => overlay(path, palette.accent)).join('') +
    wordmark(name, 25, { maxWidth: 108 }).at(724, height, { fill: palette.print, opacity: 0.95 })
  );
}

function bodyFolds(drawing: Drawing): string {
  return drape(drawing, [
    [
      [
        [350, 464],
        [410, 512],
        [468, 540],
        [528, 546],
      ],
      26,
      0.28,
    ],
    [
      [
        [350, 500],
        [396, 590],
        [424, 680],
        [438, 770],
      ],
      24,
      0.24,
    ],
    [
      [
        [850, 590],
        [800, 640],
        [770, 730],
        [758, 820],
      ],
      24,
      0.26,
      -1,
    ],
    [
      [
        [346, 860],
        [410, 880],
        [480, 876],
        [548, 896],
      ],
      20,
      0.2,
    ],
    [
      [
        [854, 850],
        [790, 874],
        [720, 868],
        [652, 890],
      ],
      20,
      0.22,
      -1,
    ],
    [
      [
        [350, 960],
        [420, 976],
        [500, 970],
      ],
      18,
      0.2,
      -1,
    ],
    [
      [
        [850, 960],
        [780, 976],
        [700, 970],
      ],
      18,
      0.22,
    ],
    [
      [
        [540, 640],
        [530, 760],
        [542, 900],
        [534, 1040],
      ],
      24,
      0.16,
    ],
    [
      [
        [662, 640],
        [674, 760],
        [662, 900],
        [668, 1040],
      ],
      24,
      0.18,
      -1,
    ],
  ]);
}

function formLight(drawing: Drawing, isDark: boolean): string {
  const chest: Run = [
    [400, 330],
    [500, 290],
    [570, 340],
    [560, 520],
    [480, 620],
    [410, 540],
  ];
  return (
    lit(drawing, chest, isDark ? 0.16 : 0.24, 40) +
    shaded(
      drawing,
      [
        [866, 420],
        [776, 540],
        [790, 800],
        [776, 1100],
        [900, 1100],
        [890, 700],
      ],
      0.42,
      38,
    ) +
    shaded(
      drawing,
      [
        [336, 460],
        [370, 560],
        [366, 860],
        [356, 1080],
        [310, 1080],
        [320, 700],
      ],
      0.34,
      18,
    )
  );
}

function handPockets(drawing: Drawing, palette: FleecePalette): string {
  const left: Run = [
    [416, 792],
    [434, 870],
    [456, 946],
  ];
  const pocket = (line: Run, inwards: number): string =>
    drawing.softLine(smooth(line), drawing.ink, 0.42, 26, 7) +
    drawing.softLine(smooth(offset(line, inwards)), '#fff', 0.14, 10, 4) +
    zip(line, palette.zip, { width: 14 });
  return (
    pocket(left, 13) +
    pocket(mirror(left), -13) +
    puller(drawing, 416, 794, palette.accent, -12, 0.78) +
    puller(drawing, 784, 794, palette.accent, 12, 0.78)
  );
}

const backPrint = (palette: FleecePalette, brand: Brandmark): string =>
  napeMark(brand, 320, { emblem: palette.accent, name: palette.print }, 1.1);

/** Front: pile, smooth yoke, and the pockets of a jacket or the print of a pullover; or the back without these. */
export function body(
  drawing: Drawing,
  palette: FleecePalette,
  brand: Brandmark,
  cut: FleeceCut,
  isBack = false,
): string {
  const isHalf = cut === 'half';
  const cloth = drawing.linear([
    [0, shade(palette.base, 0.06)],
    [1, shade(palette.base, -0.1)],
  ]);
  const inner =
    pile(drawing, bodyPath) +
    yoke(drawing, palette, isHalf ? pullover.yokeEdge : yokeEdge) +
    crumple(drawing, bodyPath, { seed: 24, opacity: 0.34, frequency: 0.006, frequencyY: 0.004, scale: 11, blur: 7 }) +
    bodyFolds(drawing) +
    formLight(drawing, lightness(palette.base) < 0.42) +
    (isHalf || isBack ? '' : handPockets(drawing, palette));
  const armholes = [armhole, mirror(armhole)]
    .map((line) => drawing.softLine(smooth(line), drawing.ink, 0.3, 9, 4) + seam(line, { width: 3, opacity: 0.5 }))
    .join('');
  return (
    drawing.panel(bodyPath, cloth, { roundness: 24, strength: 0.66, inner }) +
    binding(drawing, palette, hem, -18) +
    armholes +
    (isBack ? backPrint(palette, brand) : isHalf ? chestPrint(palette, brand) : chestPocket(drawing, palette, brand))
  );
}

/** The back of the collar seen from inside, with label. */
export function insideCollar(drawing: Drawing, palette: FleecePalette, brand: Brandmark): string {
  const depth = drawing.linear([
    [0, shade(palette.lining, 0.04)],
    [1, shade(palette.lining, -0.55)],
  ]);
  const inner =
    drawing.grain(insidePath, { frequency: 0.2, octaves: 2, scale: 1.6, opacity: 0.4 }) +
    drawing.softLine('M510 190Q600 280 690 190', '#000', 0.5, 34, 14) +
    wovenLabel(brand, 600, 144, 66, 26);
  return drawing.panel(insidePath, depth, { roundness: 9, strength: 0.7, inner });
}

/** The stand collar and the zip from the chin to the hem, or to the chest. */
export function collarAndZip(drawing: Drawing, palette: FleecePalette, cut: FleeceCut): string {
  const end = cut === 'half' ? pullover.zipEnd : 1090;
  const collar = cut === 'half' ? palette.yoke : palette.base;
  const half = (path: string, isFar: boolean): string =>
    drawing.panel(
      path,
      drawing.linear([
        [0, shade(collar, isFar ? -0.04 : 0.12)],
        [1, shade(collar, -0.14)],
      ]),
      { roundness: 14, strength: 0.75, shadow: drawing.dropShadow(1, 6, 6, 0.42), inner: pile(drawing, path) },
    );
  const line: Run = [
    [600, 160],
    [600, end],
  ];
  const tone = shade(palette.base, 0.3);
  return (
    half(collarPath, false) +
    half(rightCollarPath, true) +
    drawing.softLine(smooth(line), drawing.ink, 0.45, 28, 7) +
    stitch(
      [
        [583, 262],
        [583, end - 10],
      ],
      tone,
      thread,
    ) +
    stitch(
      [
        [617, 262],
        [617, end - 10],
      ],
      tone,
      thread,
    ) +
    zip(line, palette.zip, { width: 18 }) +
    puller(drawing, 600, 186, palette.accent, 0, 1.05)
  );
}

/** The stand collar from behind. */
export function backCollar(drawing: Drawing, palette: FleecePalette, cut: FleeceCut): string {
  const collar = cut === 'half' ? palette.yoke : palette.base;
  const cloth = drawing.linear([
    [0, shade(collar, 0.12)],
    [1, shade(collar, -0.14)],
  ]);
  const turning: Run = [
    [664, 110],
    [700, 130],
    [712, 220],
    [656, 256],
  ];
  return drawing.panel(backCollarPath, cloth, {
    roundness: 15,
    strength: 0.75,
    shadow: drawing.dropShadow(1, 6, 6, 0.42),
    inner: pile(drawing, backCollarPath) + shaded(drawing, turning, 0.36, 14),
  });
}
