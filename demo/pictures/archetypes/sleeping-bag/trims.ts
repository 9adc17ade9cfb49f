import type { Brandmark } from '../../archetype.ts';
import { mix, readableOn, shade } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { loop, smooth, type Point, type Run } from '../../lib/geometry.ts';
import { puller, zip } from '../../lib/hardware.ts';
import { crumple, overlay, ripstop } from '../../lib/materials.ts';
import { motifPaths } from '../../lib/motifs.ts';
import { cord } from '../../lib/strokes.ts';
import { wordmark } from '../../lib/wordmark.ts';
import { openingPath, type SleepingBagPalette } from './outline.ts';

/** The padded collar that keeps the warm air in. */
function draftCollar(drawing: Drawing, palette: SleepingBagPalette): string {
  const path = loop(
    [
      [500, 306],
      [540, 292],
      [600, 300],
      [660, 292],
      [700, 306],
    ],
    [
      [700, 306],
      [690, 380],
      [510, 380],
      [500, 306],
    ],
  );
  const inner =
    crumple(drawing, path, { seed: 4, frequency: 0.02, frequencyY: 0.02, blur: 2 }) +
    drawing.fold(
      [
        [560, 300],
        [566, 330],
        [560, 360],
      ],
      8,
      0.3,
    ) +
    drawing.fold(
      [
        [640, 298],
        [634, 330],
        [640, 360],
      ],
      8,
      0.3,
    );
  return drawing.panel(path, palette.lining, {
    roundness: 12,
    inner,
    shadow: drawing.dropShadow(0, -6, 7, 0.5),
  });
}

/** The face opening: lining, draft collar and binding. */
export function faceOpening(drawing: Drawing, palette: SleepingBagPalette): string {
  const { lining } = palette;
  const paint = drawing.linear([
    [0, shade(lining, -0.5)],
    [0.45, shade(lining, -0.22)],
    [1, shade(lining, -0.12)],
  ]);
  const folds = [-34, 0, 34].map((dx) =>
    drawing.fold(
      [
        [600 + dx, 160],
        [600 + dx * 1.35, 220],
        [600 + dx * 1.18, 290],
      ],
      9,
      0.3,
    ),
  );
  const inside =
    overlay(openingPath, paint) +
    overlay(openingPath, ripstop(drawing), 0.5) +
    crumple(drawing, openingPath, { seed: 8, opacity: 0.3, frequency: 0.014, frequencyY: 0.014, blur: 3 }) +
    folds.join('') +
    drawing.softLine(openingPath, '#000', 0.6, 44, 16) +
    draftCollar(drawing, palette) +
    drawing.softLine(openingPath, '#000', 0.55, 12, 5);
  const stitches = 'fill="none" stroke="#000" stroke-opacity=".25" stroke-width="8" stroke-dasharray="2 9"';
  return (
    drawing.clip(openingPath, inside) + cord(openingPath, 8, palette.low) + `<path d="${openingPath}" ${stitches}/>`
  );
}

/** The hood's drawcord with its cord lock. */
export function drawcord(drawing: Drawing, palette: SleepingBagPalette): string {
  const lock = 'M645 354h16q5 0 5 5v17q0 5 -5 5h-16q-5 0 -5 -5v-17q0 -5 5 -5Z';
  return (
    cord(
      smooth([
        [655, 332],
        [664, 366],
        [650, 408],
        [662, 446],
      ]),
      5,
      palette.cord,
    ) +
    cord(
      smooth([
        [648, 336],
        [640, 372],
        [628, 400],
        [636, 430],
      ]),
      5,
      palette.cord,
    ) +
    drawing.panel(lock, '#1c1e23', { roundness: 6, shadow: drawing.dropShadow(2, 4, 3, 0.45) }) +
    '<rect x="645" y="344" width="16" height="10" rx="3" fill="#3b3e46"/>'
  );
}

/** The side zip with a puller at each end, down to the calf. */
export function sideZip(drawing: Drawing, palette: SleepingBagPalette): string {
  const line: Run = [
    [738, 362],
    [748, 430],
    [750, 520],
    [742, 620],
    [726, 730],
    [708, 830],
    [698, 880],
  ];
  const baffleEdge = line.map(([x, y]): Point => [x - 15, y]);
  return (
    drawing.softLine(smooth(line), drawing.ink, 0.4, 26, 7) +
    drawing.softLine(smooth(baffleEdge), '#fff', 0.14, 5, 3) +
    zip(line, mix(palette.low, '#15171c', 0.4), { width: 15 }) +
    puller(drawing, 739, 372, palette.cord, 4, 0.85) +
    puller(drawing, 699, 868, palette.cord, -8, 0.75)
  );
}

/** The brand's name on the chest, its motif on the baffle below and its initial on the side label. */
export function print(drawing: Drawing, palette: SleepingBagPalette, brand: Brandmark): string {
  const motif = motifPaths(brand.motif, { x: 566, y: 562, width: 140, height: 44 })
    .map((path) => `<path d="${path}" fill="${palette.cord}" opacity=".95"/>`)
    .join('');
  const label = 'x="426" y="690" width="34" height="54" rx="2" transform="rotate(-5 440 716)"';
  return (
    wordmark(brand.name, 46, { letterSpacing: 0.04, maxWidth: 270 }).at(566, 494, {
      fill: palette.print,
      opacity: 0.95,
    }) +
    motif +
    `<g filter="${drawing.dropShadow(2, 3, 2, 0.4)}"><rect ${label} fill="${shade(palette.lining, 0.1)}"/></g>` +
    wordmark(brand.name.charAt(0), 22).at(442, 716, { rotation: -5, fill: readableOn(palette.lining, 0.55, '#22242a') })
  );
}

/** The loop at the foot by which the bag hangs to dry. */
export function hangLoop(palette: SleepingBagPalette): string {
  const line = 'd="M584 1110Q600 1142 616 1110" fill="none"';
  return (
    `<path ${line} stroke="${shade(palette.cord, -0.3)}" stroke-width="8"/>` +
    `<path ${line} stroke="${palette.cord}" stroke-width="5"/>`
  );
}
