import type { Brandmark } from '../../archetype.ts';
import { lightness, shade } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import type { VolumeLight } from '../../lib/filters.ts';
import { loop, offset, sample, smooth, type Point, type Run } from '../../lib/geometry.ts';
import { folds, ribLines, type FoldLine } from '../../lib/hardware.ts';
import { jersey, openMesh, overlay, stretch } from '../../lib/materials.ts';
import { motifPaths } from '../../lib/motifs.ts';
import { cord, seam, stitch } from '../../lib/strokes.ts';
import { wordmark } from '../../lib/wordmark.ts';
import { lit, shaded } from '../cloth/light.ts';
import {
  backPath,
  cuffBottom,
  cuffPath,
  cuffTop,
  fingerPath,
  fingers,
  knuckleEdge,
  knucklePath,
  thumb,
  type Finger,
  type GlovesPalette,
} from './pieces.ts';

const thread = { length: 6, gap: 4, width: 1.6 };

/** The mirrored hand is lit from its other side. */
export const lightOf = (isFar: boolean): VolumeLight => (isFar ? { highlight: 0.25, shade: 0.4 } : {});
/** A run of the left hand as it lies on the mirrored one's lit side. */
export const turned = (run: Run, isFar: boolean): Run => (isFar ? run.map(([x, y]): Point => [680 - x, y]) : run);

/** Two creases over each joint. */
function jointFolds({ line, root }: Finger): FoldLine[] {
  const samples = sample(line, 20);
  return [8, 9, 13].map((index): FoldLine => {
    const { x, y, nx, ny, tx, ty } = samples[index]!;
    const reach = root * 0.3;
    const at = (across: number, along: number): Point => [x + nx * across + tx * along, y + ny * across + ty * along];
    return [[at(-reach, 3), at(0, -5), at(reach, 3)], 7, index === 9 ? -1 : 1];
  });
}

/** The grippy tip of a finger that works on touchscreens. */
export function touchTip(drawing: Drawing, palette: GlovesPalette, { line, tip }: Finger, path: string): string {
  const { x, y, tx, ty, nx, ny } = sample(line, 20)[18]!;
  const at = (across: number, along: number): Point => [x + nx * across + tx * along, y + ny * across + ty * along];
  const edge: Run = [at(-tip, -4), at(0, 5), at(tip, -4)];
  const patch = loop(edge, [at(tip, tip * 1.6), at(-tip, tip * 1.6)]);
  return (
    drawing.clip(path, overlay(patch, palette.accent) + overlay(patch, stretch(drawing))) +
    drawing.clip(path, seam(edge, { width: 2.6, opacity: 0.4 }))
  );
}

function finger(drawing: Drawing, palette: GlovesPalette, form: Finger, isFar: boolean): string {
  const path = fingerPath(form);
  const spine = form.line;
  const cloth = drawing.linear([
    [0, shade(palette.base, 0.07)],
    [1, shade(palette.base, -0.08)],
  ]);
  const glow = offset(spine, form.root * (isFar ? 0.14 : -0.14)).map(([x, y]): Point => [x, y]);
  const inner =
    overlay(path, jersey(drawing), 0.5) +
    folds(drawing, jointFolds(form), 0.3, 2.6) +
    drawing.softLine(
      `M${glow.map(([x, y]) => `${x.toFixed(0)} ${y.toFixed(0)}`).join('L')}`,
      '#fff',
      lightness(palette.base) < 0.42 ? 0.13 : 0.2,
      form.tip * 0.2,
      8,
    ) +
    (form.touch ? touchTip(drawing, palette, form, path) : '');
  // What is sewn between back and palm shows as a thin rim.
  const rim = `<path d="${fingerPath(form, 3)}" fill="${palette.side}"/>`;
  return (
    `<g filter="${drawing.dropShadow(2, 4, 4, 0.35)}">${rim}</g>` +
    drawing.panel(path, cloth, { roundness: 18, strength: 0.85, light: lightOf(isFar), inner })
  );
}

function knuckles(drawing: Drawing, palette: GlovesPalette): string {
  const inner = overlay(knucklePath, openMesh(drawing), 0.45);
  const edge: Run = [
    [192, 650],
    [250, 624],
    [346, 610],
    [436, 622],
  ];
  return (
    drawing.panel(knucklePath, palette.panel, { roundness: 10, strength: 0.7, inner }) +
    stitch(offset(edge, 9), shade(palette.panel, 0.34), thread) +
    cord(
      smooth([
        [270, 836],
        [224, 760],
        [192, 650],
      ]),
      5,
      palette.side,
    )
  );
}

function back(drawing: Drawing, palette: GlovesPalette, isFar: boolean): string {
  const glow = lightness(palette.base) < 0.42 ? 0.14 : 0.22;
  const cloth = drawing.linear([
    [0, shade(palette.base, 0.04)],
    [1, shade(palette.base, -0.12)],
  ]);
  const inner =
    overlay(backPath, jersey(drawing), 0.5) +
    knuckles(drawing, palette) +
    folds(
      drawing,
      [
        [
          [
            [470, 640],
            [446, 700],
            [440, 760],
          ],
          15,
        ],
        [
          [
            [440, 800],
            [380, 818],
            [320, 812],
          ],
          12,
          -1,
        ],
        [
          [
            [240, 812],
            [300, 828],
            [350, 820],
          ],
          11,
        ],
      ],
      0.26,
      5,
    ) +
    lit(
      drawing,
      turned(
        [
          [200, 620],
          [290, 590],
          [340, 620],
          [300, 720],
          [230, 720],
        ],
        isFar,
      ),
      glow,
      26,
    ) +
    stitch(offset(knuckleEdge, 10), shade(palette.base, 0.32), thread) +
    shaded(
      drawing,
      turned(
        [
          [500, 580],
          [448, 660],
          [440, 860],
          [510, 860],
        ],
        isFar,
      ),
      0.36,
      22,
    ) +
    shaded(
      drawing,
      [
        [210, 860],
        [340, 840],
        [470, 860],
        [470, 810],
        [340, 800],
        [220, 810],
      ],
      0.3,
      14,
    );
  const shadow = drawing.dropShadow(0, -4, 5, 0.3);
  return drawing.panel(backPath, cloth, { roundness: 22, strength: 0.7, light: lightOf(isFar), shadow, inner });
}

/** The cuff of ribs. */
export function cuff(drawing: Drawing, palette: GlovesPalette, isFar: boolean): string {
  const isDark = lightness(palette.panel) < 0.42;
  const inner =
    ribLines(cuffTop, cuffBottom, 46, 2.2, 0.34) +
    lit(
      drawing,
      turned(
        [
          [236, 850],
          [310, 860],
          [300, 1060],
          [230, 1050],
        ],
        isFar,
      ),
      isDark ? 0.14 : 0.2,
      20,
    ) +
    shaded(
      drawing,
      turned(
        [
          [480, 830],
          [408, 840],
          [420, 1070],
          [490, 1070],
        ],
        isFar,
      ),
      0.46,
      18,
    ) +
    drawing.softLine('M226 842Q340 872 456 842', drawing.ink, 0.45, 18, 7);
  return (
    drawing.panel(cuffPath, palette.panel, { roundness: 14, strength: 0.7, light: lightOf(isFar), inner }) +
    stitch(offset(cuffBottom, -14), shade(palette.panel, 0.3), thread) +
    seam(offset(cuffTop, 3), { width: 2.6, opacity: 0.4 })
  );
}

/** The left glove from its back; far is the one that is mirrored to the right hand, lit from its other side. */
export function hand(drawing: Drawing, palette: GlovesPalette, isFar: boolean): string {
  return (
    [thumb, ...fingers].map((form) => finger(drawing, palette, form, isFar)).join('') +
    cuff(drawing, palette, isFar) +
    back(drawing, palette, isFar)
  );
}

/** The strap that closes a winter glove over the wrist. */
export function wristStrap(drawing: Drawing, palette: GlovesPalette, isFar: boolean): string {
  const path = 'M214 866Q340 900 466 862L470 908Q340 944 212 912Z';
  const tab = 'M388 880Q430 874 468 862L472 910Q432 922 392 928Q378 904 388 880Z';
  const shadow = drawing.dropShadow(1, 4, 4, 0.4);
  return (
    drawing.panel(path, shade(palette.base, 0.08), { roundness: 8, light: lightOf(isFar), shadow }) +
    drawing.panel(tab, palette.accent, { roundness: 7, strength: 0.8, light: lightOf(isFar), shadow })
  );
}

/** The brand's motif on the back of the hand and its wordmark on the cuff; far is the right hand. */
export function print(palette: GlovesPalette, { name, motif }: Brandmark, isFar: boolean): string {
  const at = (x: number): number => (isFar ? 1200 - x : x);
  const region = { x: at(328), y: 724, width: 132, height: 68, mirrored: isFar };
  return (
    motifPaths(motif, region)
      .map((path) => overlay(path, palette.accent, 0.96))
      .join('') + wordmark(name, 38, { maxWidth: 178 }).at(at(340), 962, { fill: palette.print, opacity: 0.95 })
  );
}
