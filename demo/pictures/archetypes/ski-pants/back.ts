import type { Brandmark } from '../../archetype.ts';
import { lightness, shade } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { loop, offset, reverse, type Run } from '../../lib/geometry.ts';
import { folds } from '../../lib/hardware.ts';
import { overlay, ripstop } from '../../lib/materials.ts';
import { seam, stitch } from '../../lib/strokes.ts';
import { napeMark } from '../clothing/back.ts';
import { whole } from '../clothing/cut.ts';
import { gathers } from '../clothing/gathers.ts';
import { seatLight, seatYoke } from '../clothing/seat.ts';
import { bandBottom, legPath, rightLegPath, type SkiPantsPalette } from './pieces.ts';

const thread = { length: 6, gap: 4, width: 1.6 };

/** The waist behind is raised, so that no snow gets in. */
const raised = whole([
  [440, 126],
  [500, 106],
  [550, 99],
  [600, 97],
]);
const raisedPath = loop(
  raised,
  [
    [760, 126],
    [766, 158],
    [768, 196],
  ],
  reverse(bandBottom),
  [
    [432, 196],
    [434, 158],
    [440, 126],
  ],
);

/** The seat with its middle seam and yoke. */
export function seat(drawing: Drawing, palette: SkiPantsPalette): string {
  const middle: Run = [
    [600, 214],
    [602, 320],
    [600, 452],
  ];
  const yoke: Run = [
    [400, 292],
    [480, 312],
    [550, 330],
    [600, 338],
  ];
  const tone = shade(palette.base, lightness(palette.base) < 0.42 ? 0.3 : -0.2);
  return (
    seatLight(drawing, { top: 220, crotch: 452, half: 206 }, 1.1) +
    drawing.clip(`${legPath}${rightLegPath}`, seatYoke(palette.base, yoke)) +
    seam(middle, { width: 3, opacity: 0.5 }) +
    stitch(offset(middle, -8), tone, thread) +
    drawing.softLine('M600 440V482', drawing.ink, 0.5, 12, 5)
  );
}

function beltLoop(drawing: Drawing, palette: SkiPantsPalette, x: number, y: number): string {
  const shadow = drawing.dropShadow(1, 3, 3, 0.4);
  const path = `M${x - 8} ${y}h16v${214 - y}h-16Z`;
  return drawing.panel(path, shade(palette.base, 0.04), { roundness: 4, strength: 0.8, shadow });
}

/** The raised waistband behind, gathered on elastic between its belt loops. */
export function backWaistband(drawing: Drawing, palette: SkiPantsPalette, brand: Brandmark): string {
  const cloth = drawing.linear([
    [0, shade(palette.base, 0.06)],
    [1, shade(palette.base, -0.12)],
  ]);
  const elastic = gathers(7, {
    from: 478,
    to: 722,
    pitch: [9, 8],
    height: [30, 44],
    width: [4, 4],
    line: () => 126,
    direction: 'down',
  });
  const inner =
    overlay(raisedPath, ripstop(drawing), 0.5) +
    folds(drawing, elastic, 0.3, 2.2) +
    drawing.softShape('M430 90H530V220H424Z', '#fff', 0.12, 24) +
    drawing.softShape('M700 90H790V220H690Z', drawing.ink, 0.42, 20);
  const shadow = drawing.dropShadow(1, 5, 5, 0.42);
  return (
    drawing.panel(raisedPath, cloth, { roundness: 12, strength: 0.75, shadow, inner }) +
    stitch(offset(raised, 10, 80), shade(palette.base, 0.3), thread) +
    stitch(offset(bandBottom, -9, 80), shade(palette.base, 0.3), thread) +
    beltLoop(drawing, palette, 474, 120) +
    beltLoop(drawing, palette, 726, 120) +
    napeMark(brand, 272, { emblem: palette.accent, name: palette.print }, 0.9)
  );
}
