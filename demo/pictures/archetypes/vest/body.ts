import type { Brandmark } from '../../archetype.ts';
import { lightness, shade } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { loop, mirror, offset, reverse, smooth, type Run } from '../../lib/geometry.ts';
import { puller, zip } from '../../lib/hardware.ts';
import { crumple, overlay, stretch, twill } from '../../lib/materials.ts';
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
  quiltEdge,
  rightCollarPath,
  type VestPalette,
} from './pieces.ts';
import { quiltedBack, quiltedHalf } from './quilting.ts';

const thread = { length: 6, gap: 4, width: 1.6 };

/** The lining behind the neck. */
export function inside(drawing: Drawing, palette: VestPalette, brand: Brandmark): string {
  const lining = drawing.linear([
    [0, shade(palette.lining, 0.04)],
    [1, shade(palette.lining, -0.5)],
  ]);
  const neck =
    overlay(insidePath, twill(drawing), 0.6) +
    drawing.softLine('M506 196Q600 290 694 196', '#000', 0.5, 34, 13) +
    wovenLabel(brand, 600, 156, 68, 28);
  return drawing.panel(insidePath, lining, { roundness: 9, strength: 0.7, inner: neck });
}

function sides(drawing: Drawing, palette: VestPalette): string {
  const half = (turn: (run: Run) => Run): string => {
    const path = loop(
      turn(quiltEdge),
      turn([
        [418, 1066],
        [310, 1090],
      ]),
      turn([
        [310, 1090],
        [310, 200],
      ]),
      turn([
        [310, 200],
        [396, 250],
      ]),
    );
    return (
      overlay(path, palette.panel) +
      overlay(path, stretch(drawing), 0.8) +
      drawing.softLine(smooth(turn(quiltEdge)), drawing.ink, 0.5, 12, 4)
    );
  };
  return half((run) => run) + half(mirror);
}

function formLight(drawing: Drawing, isDark: boolean): string {
  const chest: Run = [
    [430, 330],
    [500, 300],
    [566, 340],
    [560, 560],
    [500, 700],
    [440, 600],
  ];
  return (
    lit(drawing, chest, isDark ? 0.09 : 0.12, 44) +
    shaded(
      drawing,
      [
        [880, 480],
        [790, 540],
        [800, 800],
        [780, 1090],
        [900, 1090],
        [890, 700],
      ],
      0.42,
      36,
    ) +
    shaded(
      drawing,
      [
        [326, 520],
        [366, 600],
        [364, 860],
        [356, 1080],
        [310, 1080],
        [316, 700],
      ],
      0.34,
      18,
    ) +
    drape(drawing, [
      [
        [
          [350, 560],
          [384, 640],
          [396, 740],
        ],
        18,
        0.24,
      ],
      [
        [
          [850, 560],
          [816, 640],
          [804, 740],
        ],
        18,
        0.26,
        -1,
      ],
      [
        [
          [348, 820],
          [384, 850],
          [410, 850],
        ],
        13,
        0.22,
      ],
      [
        [
          [852, 820],
          [816, 850],
          [790, 850],
        ],
        13,
        0.24,
        -1,
      ],
      [
        [
          [346, 940],
          [380, 960],
          [408, 956],
        ],
        13,
        0.22,
        -1,
      ],
      [
        [
          [854, 940],
          [820, 960],
          [792, 956],
        ],
        13,
        0.24,
      ],
    ])
  );
}

function edgeTape(drawing: Drawing, palette: VestPalette, edge: Run, width: number): string {
  const path = loop(edge, reverse(offset(edge, width, 60)));
  const inner = overlay(path, stretch(drawing), 0.7);
  return (
    drawing.panel(path, palette.accent, { roundness: 5, strength: 0.8, inner }) +
    stitch(offset(edge, width * 1.4, 60), shade(palette.panel, 0.34), thread)
  );
}

function pockets(drawing: Drawing, palette: VestPalette): string {
  const left: Run = [
    [448, 780],
    [462, 850],
    [480, 924],
  ];
  const pocket = (line: Run, inwards: number): string =>
    drawing.softLine(smooth(line), drawing.ink, 0.5, 26, 7) +
    drawing.softLine(smooth(offset(line, inwards)), '#fff', 0.14, 9, 4) +
    zip(line, palette.accent, { width: 14 });
  return (
    pocket(left, 12) +
    pocket(mirror(left), -12) +
    puller(drawing, 448, 782, palette.accent, -10, 0.8) +
    puller(drawing, 752, 782, palette.accent, 10, 0.8)
  );
}

function print(palette: VestPalette, { name, motif }: Brandmark): string {
  const emblem = motifPaths(motif, { x: 690, y: 452, width: 84, height: 38 });
  return (
    emblem.map((path) => overlay(path, palette.print, 0.95)).join('') +
    wordmark(name, 29, { maxWidth: 128 }).at(690, 504, { fill: palette.print, opacity: 0.95 })
  );
}

/** The quilted front with stretch sides, pockets, bound armholes and print, or the back. */
export function body(drawing: Drawing, palette: VestPalette, brand: Brandmark, isBack = false): string {
  const inner =
    (isBack
      ? quiltedBack(drawing, palette)
      : quiltedHalf(drawing, palette, false) + quiltedHalf(drawing, palette, true)) +
    sides(drawing, palette) +
    crumple(drawing, bodyPath, { seed: 14, opacity: 0.3, frequency: 0.014, frequencyY: 0.011, scale: 7, blur: 3 }) +
    formLight(drawing, lightness(palette.base) < 0.42) +
    (isBack ? '' : pockets(drawing, palette));
  const shadow = drawing.dropShadow(2, 5, 7, 0.4);
  return (
    drawing.panel(bodyPath, palette.base, { roundness: 22, strength: 0.6, shadow, inner }) +
    edgeTape(drawing, palette, armhole, -12) +
    edgeTape(drawing, palette, mirror(armhole), 12) +
    edgeTape(drawing, palette, hem, -14) +
    (isBack ? napeMark(brand, 340, { emblem: palette.print, name: palette.print }, 1.1) : print(palette, brand))
  );
}

/** The quilted stand collar and the zip. */
export function collarAndZip(drawing: Drawing, palette: VestPalette): string {
  const half = (path: string, isFar: boolean): string =>
    drawing.panel(
      path,
      drawing.linear([
        [0, shade(palette.base, isFar ? -0.02 : 0.14)],
        [0.48, shade(palette.base, -0.16)],
        [0.54, shade(palette.base, 0.06)],
        [1, shade(palette.base, -0.26)],
      ]),
      { roundness: 16, strength: 0.75, shadow: drawing.dropShadow(1, 6, 6, 0.42) },
    );
  const ring: Run = [
    [498, 184],
    [530, 208],
    [566, 219],
    [597, 222],
  ];
  const line: Run = [
    [600, 172],
    [600, 1080],
  ];
  return (
    half(collarPath, false) +
    half(rightCollarPath, true) +
    [ring, mirror(ring)].map((run) => seam(run, { width: 3, opacity: 0.5 })).join('') +
    drawing.softLine(smooth(line), drawing.ink, 0.55, 30, 7) +
    zip(line, palette.accent, { width: 17 }) +
    puller(drawing, 600, 196, palette.accent, 0, 1)
  );
}

/** The stand collar from behind. */
export function backCollar(drawing: Drawing, palette: VestPalette): string {
  const cloth = drawing.linear([
    [0, shade(palette.base, 0.12)],
    [0.48, shade(palette.base, -0.16)],
    [0.54, shade(palette.base, 0.05)],
    [1, shade(palette.base, -0.26)],
  ]);
  const ring: Run = [
    [497, 190],
    [548, 202],
    [600, 206],
    [652, 202],
    [703, 190],
  ];
  const turning: Run = [
    [662, 120],
    [704, 140],
    [716, 230],
    [654, 264],
  ];
  return (
    drawing.panel(backCollarPath, cloth, {
      roundness: 16,
      strength: 0.75,
      shadow: drawing.dropShadow(1, 6, 6, 0.42),
      inner: shaded(drawing, turning, 0.36, 14),
    }) + drawing.clip(backCollarPath, seam(ring, { width: 3, opacity: 0.5 }))
  );
}
