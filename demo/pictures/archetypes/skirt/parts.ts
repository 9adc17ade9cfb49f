import type { Brandmark } from '../../archetype.ts';
import { lightness, mix, shade } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { loop, mirror, offset, part, smooth, type Run } from '../../lib/geometry.ts';
import { ribLines } from '../../lib/hardware.ts';
import { crumple, jersey, overlay, stretch } from '../../lib/materials.ts';
import { motifPaths } from '../../lib/motifs.ts';
import { seam, stitch } from '../../lib/strokes.ts';
import { wordmark } from '../../lib/wordmark.ts';
import { drape, lit, shaded } from '../cloth/light.ts';
import { wovenLabel } from '../clothing/cut.ts';
import {
  backBandPath,
  backBandTop,
  bandBottom,
  bandPath,
  bandTop,
  insidePath,
  middleEdge,
  middleHem,
  middlePath,
  outline,
  shortsRuns,
  sidePleats,
  type SkirtPalette,
} from './pieces.ts';

const thread = { length: 6, gap: 4, width: 1.6 };

/** The tight shorts whose legs show below the hem. */
export function shorts(drawing: Drawing, palette: SkirtPalette): string {
  const leg = (isFar: boolean): string => {
    const runs = isFar ? shortsRuns.map(mirror) : shortsRuns;
    const path = loop(...runs);
    const hem = runs[2] ?? [];
    const inner =
      overlay(path, stretch(drawing), 0.8) +
      drawing.softShape('M200 800H1000V930Q600 980 200 890Z', '#000', 0.5, 16) +
      [14, 20].map((inset) => stitch(offset(hem, inset), shade(palette.shorts, 0.34), thread)).join('');
    return drawing.panel(path, shade(palette.shorts, isFar ? -0.1 : 0), { roundness: 16, strength: 0.7, inner });
  };
  return leg(false) + leg(true);
}

function pleatCloth(drawing: Drawing, colour: string, isFar: boolean): string {
  return isFar
    ? drawing.linear(
        [
          [0, shade(colour, -0.16)],
          [0.5, shade(colour, -0.1)],
          [1, shade(colour, -0.26)],
        ],
        0,
        0,
        1,
        0,
      )
    : drawing.linear(
        [
          [0, shade(colour, 0.08)],
          [0.45, shade(colour, 0.02)],
          [1, shade(colour, -0.2)],
        ],
        0,
        0,
        1,
        0,
      );
}

/** The flat folds at both sides, each laid over the one further out. */
export function pleats(drawing: Drawing, palette: SkirtPalette): string {
  const half = (isFar: boolean): string =>
    sidePleats(isFar)
      .map(({ path, edge }, index) => {
        const inner =
          overlay(path, jersey(drawing), 0.4) +
          crumple(drawing, path, {
            seed: index + (isFar ? 30 : 11),
            opacity: 0.24,
            frequency: 0.006,
            frequencyY: 0.003,
          });
        const shadow = drawing.dropShadow(isFar ? 7 : -5, 4, 6, drawing.isLight ? 0.26 : 0.42);
        return (
          drawing.panel(path, pleatCloth(drawing, palette.base, isFar), {
            roundness: 8,
            strength: 0.6,
            shadow,
            inner,
          }) + drawing.softLine(smooth(part(edge, 0.05, 0.96)), '#fff', isFar ? 0.1 : 0.26, 3, 1.6)
        );
      })
      .join('');
  return half(false) + half(true);
}

function frontPrint(palette: SkirtPalette, { name, motif }: Brandmark): string {
  const graphic = motifPaths(motif, { x: 638, y: 834, width: 92, height: 44 });
  return (
    graphic.map((path) => overlay(path, palette.accent, 0.96)).join('') +
    wordmark(name, 24, { maxWidth: 110 }).at(632, 882, { fill: palette.print, opacity: 0.94 })
  );
}

/** The smooth middle of the front with the print above its hem, or that of the back. */
export function middle(drawing: Drawing, palette: SkirtPalette, brand: Brandmark, isBack = false): string {
  const isDark = lightness(palette.base) < 0.42;
  const cloth = drawing.linear([
    [0, shade(palette.base, 0.05)],
    [1, shade(palette.base, -0.1)],
  ]);
  const inner =
    overlay(middlePath, jersey(drawing), 0.4) +
    (isBack ? '' : frontPrint(palette, brand)) +
    crumple(drawing, middlePath, { seed: 5, opacity: 0.3, frequency: 0.006, frequencyY: 0.003, scale: 11 }) +
    drape(drawing, [
      [
        [
          [548, 380],
          [542, 560],
          [536, 740],
          [528, 910],
        ],
        24,
        0.14,
      ],
      [
        [
          [640, 380],
          [652, 560],
          [664, 720],
          [668, 800],
        ],
        24,
        0.15,
        -1,
      ],
      [
        [
          [590, 560],
          [588, 700],
          [594, 910],
        ],
        20,
        0.1,
      ],
    ]) +
    lit(
      drawing,
      [
        [520, 380],
        [566, 376],
        [560, 620],
        [530, 880],
        [504, 880],
        [516, 600],
      ],
      isDark ? 0.14 : 0.2,
      18,
    ) +
    shaded(
      drawing,
      [
        [690, 360],
        [660, 380],
        [680, 660],
        [690, 930],
        [720, 930],
        [712, 600],
      ],
      0.2,
      16,
    ) +
    seam(offset(middleHem, -18), { width: 2.2, opacity: 0.34 }) +
    stitch(offset(middleHem, -13), shade(palette.base, drawing.isLight ? -0.2 : 0.32), thread);
  const shadow = drawing.dropShadow(0, 4, 7, drawing.isLight ? 0.3 : 0.42);
  return (
    drawing.panel(middlePath, cloth, { roundness: 12, strength: 0.6, shadow, inner }) +
    drawing.softLine(smooth(part(middleEdge, 0.04, 0.97)), '#fff', 0.24, 3, 1.6)
  );
}

/** The inside of the back waistband with its label. */
export function insideBand(drawing: Drawing, palette: SkirtPalette, brand: Brandmark): string {
  const depth = drawing.linear([
    [0, shade(palette.band, -0.18)],
    [1, shade(palette.band, -0.6)],
  ]);
  return drawing.panel(insidePath, depth, {
    roundness: 7,
    strength: 0.6,
    inner: overlay(insidePath, stretch(drawing), 0.7) + wovenLabel(brand, 600, 221, 70, 26),
  });
}

/** The wide elastic waistband. */
export function waistband(drawing: Drawing, palette: SkirtPalette, isBack = false): string {
  const [top, path] = isBack ? [backBandTop, backBandPath] : [bandTop, bandPath];
  const cloth = drawing.linear([
    [0, shade(palette.band, 0.06)],
    [1, shade(palette.band, -0.1)],
  ]);
  const line: Run = offset(bandBottom, -20, 80);
  const inner =
    overlay(path, stretch(drawing), 0.7) +
    ribLines(top, bandBottom, 110, 1.4, 0.2) +
    drawing.softShape('M380 210H500V360H370Z', '#fff', lightness(palette.band) < 0.42 ? 0.12 : 0.18, 26) +
    drawing.softShape('M726 210H840V360H720Z', drawing.ink, 0.4, 22) +
    stitch(line, mix(palette.band, palette.accent, 0.9), { length: 400, gap: 0.1, width: 6 });
  const shadow = drawing.dropShadow(1, 6, 6, 0.42);
  return drawing.panel(path, cloth, { roundness: 14, strength: 0.8, shadow, inner });
}

/** The far side turns away from the light, the cloth under the band lies in its shade. */
export function skirtLight(drawing: Drawing): string {
  const strength = drawing.isLight ? 0.2 : 0.34;
  return drawing.clip(
    outline,
    shaded(
      drawing,
      [
        [840, 330],
        [780, 420],
        [860, 760],
        [900, 900],
        [1000, 860],
        [920, 560],
      ],
      strength,
      30,
    ) +
      lit(
        drawing,
        [
          [390, 420],
          [430, 400],
          [380, 640],
          [310, 820],
          [280, 810],
          [330, 620],
        ],
        0.14,
        16,
      ) +
      drawing.softShape('M350 320Q600 376 850 320V366Q600 416 350 366Z', drawing.ink, 0.3, 10),
  );
}
