import { lightness } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { loop, polygon, random, reverse, smooth, type Point } from '../../lib/geometry.ts';
import { crumple, overlay, ripstop } from '../../lib/materials.ts';
import {
  bagPath,
  foot,
  halfWidth,
  hoodRim,
  middle,
  onEllipse,
  onSeam,
  opening,
  puckers,
  seamLine,
  seams,
  type SleepingBagPalette,
} from './outline.ts';

/** A baffle between two seams; its sides bulge. The last one is the foot box. */
function bafflePath(top: number, bottom: number | undefined): string {
  const upper = seamLine(top);
  if (bottom === undefined) return loop(upper, foot);
  const height = (top + bottom) / 2;
  const bulge = (side: 1 | -1): Point => [middle + side * (halfWidth(height) + 9), height];
  return loop(upper, [onSeam(top, 1), bulge(1), onSeam(bottom, 1)], reverse(seamLine(bottom)), [
    onSeam(bottom, -1),
    bulge(-1),
    onSeam(top, -1),
  ]);
}

/** Each tube catches the light on its upper third. */
function baffle(drawing: Drawing, colour: string, index: number): string {
  const top = seams[index] ?? 0;
  const bottom = seams[index + 1];
  const path = bafflePath(top, bottom);
  const height = (bottom ?? 1100) - top;
  const glow = lightness(colour) > 0.6 ? 0.4 : 0.24;
  const at = (share: number): number => Math.min(1070, top + height * share);
  const inner =
    overlay(path, ripstop(drawing), 0.7) +
    crumple(drawing, path, { seed: index + 2, opacity: 0.3, frequency: 0.012, frequencyY: 0.02, blur: 3, scale: 7 }) +
    drawing.softLine(smooth(seamLine(at(0.3), 0.84)), '#fff', glow, height * 0.26, 9) +
    drawing.softLine(smooth(seamLine(at(0.93))), drawing.ink, 0.4, height * 0.22, 8);
  return drawing.panel(path, colour, {
    roundness: 15,
    strength: 0.9,
    light: { highlight: 0.5, shade: 0.6 },
    inner,
  });
}

function seamMarks(drawing: Drawing): string {
  const chance = random(5);
  const sewn = seams.slice(1);
  const gathers = sewn.map((y) => {
    const holes: Point[] = [];
    for (let across = -0.93; across < 0.95; across += 0.075 + chance() * 0.05) holes.push(onSeam(y, across));
    return { holes, normal: [0, 1] as const, reach: 30 };
  });
  const lines = sewn.map((y) => smooth(seamLine(y, 0.985))).join('');
  return (
    puckers(drawing, gathers, chance) +
    `<path d="${lines}" fill="none" stroke="#05070c" stroke-opacity=".42" stroke-width="2.4"/>`
  );
}

/** The baffles from neck to foot, the last three in the darker cloth, with the creases at their seams. */
export function body(drawing: Drawing, palette: SleepingBagPalette): string {
  const tubes = seams.map((_, index) => baffle(drawing, index >= seams.length - 3 ? palette.low : palette.base, index));
  const toeFolds =
    drawing.fold(
      [
        [530, 1010],
        [540, 1060],
        [570, 1104],
      ],
      12,
      0.35,
    ) +
    drawing.fold(
      [
        [670, 1010],
        [662, 1060],
        [636, 1106],
      ],
      12,
      0.35,
      { side: -1 },
    );
  return tubes.join('') + drawing.clip(bagPath, seamMarks(drawing) + toeFolds);
}

/** One wedge of the hood between two angles. */
function wedge(drawing: Drawing, colour: string, index: number, from: number, to: number): string {
  const halfway = (from + to) / 2;
  const inside = 0.97;
  const path = loop(
    [onEllipse(opening, from, inside), onEllipse(hoodRim, from)],
    [onEllipse(hoodRim, from), onEllipse(hoodRim, halfway, 1.035), onEllipse(hoodRim, to)],
    [onEllipse(hoodRim, to), onEllipse(opening, to, inside)],
    [onEllipse(opening, to, inside), onEllipse(opening, halfway, inside), onEllipse(opening, from, inside)],
  );
  const gleam = polygon([onEllipse(opening, halfway - 0.07, 1.2), onEllipse(hoodRim, halfway - 0.05, 0.9)], false);
  const folds = { seed: index + 20, opacity: 0.3, frequency: 0.014, frequencyY: 0.014, blur: 3, scale: 7 };
  const inner =
    overlay(path, ripstop(drawing), 0.7) + crumple(drawing, path, folds) + drawing.softLine(gleam, '#fff', 0.26, 24, 9);
  return drawing.panel(path, colour, {
    roundness: 15,
    strength: 0.9,
    light: { highlight: 0.5, shade: 0.55 },
    inner,
  });
}

/** The hood: wedges round the face opening. */
export function hood(drawing: Drawing, palette: SleepingBagPalette): string {
  const count = 9;
  const angle = (index: number): number => Math.PI * (0.775 + (1.45 * index) / count);
  const wedges = Array.from({ length: count }, (_, index) =>
    wedge(drawing, palette.base, index, angle(index), angle(index + 1)),
  );
  const gathers = Array.from({ length: count - 1 }, (_, index) => {
    const at = angle(index + 1);
    const [inner, outer] = [onEllipse(opening, at), onEllipse(hoodRim, at)];
    const holes = [0.2, 0.4, 0.6, 0.8].map((share): Point => [
      inner[0] + (outer[0] - inner[0]) * share,
      inner[1] + (outer[1] - inner[1]) * share,
    ]);
    return { holes, normal: [-Math.sin(at), Math.cos(at)] as const, reach: 20 };
  });
  return wedges.join('') + drawing.clip(bagPath, puckers(drawing, gathers, random(9)));
}
