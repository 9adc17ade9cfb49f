import type { Brandmark } from '../../archetype.ts';
import { lightness, shade } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { offset, random, sample, type Run } from '../../lib/geometry.ts';
import { folds, ribLines, type FoldLine } from '../../lib/hardware.ts';
import { overlay, ripstop } from '../../lib/materials.ts';
import { stitch } from '../../lib/strokes.ts';
import { wovenLabel } from '../clothing/cut.ts';
import { backBandPath, backBandTop, bandBottom, bandPath, bandTop, insidePath, type ShortsPalette } from './pieces.ts';

/** The inside of the back waistband with its label. */
export function insideBand(drawing: Drawing, palette: ShortsPalette, brand: Brandmark): string {
  const depth = drawing.linear([
    [0, shade(palette.panel, -0.15)],
    [1, shade(palette.panel, -0.6)],
  ]);
  const inner =
    ribLines(
      [
        [392, 286],
        [600, 268],
        [808, 286],
      ],
      [
        [392, 320],
        [600, 330],
        [808, 320],
      ],
      70,
      2.6,
      0.36,
    ) + wovenLabel(brand, 600, 298, 76, 28);
  return drawing.panel(insidePath, depth, { roundness: 8, strength: 0.6, inner });
}

/** Short folds of the cloth that is gathered on the elastic. */
function elasticFolds(upper: Run): FoldLine[] {
  const next = random(3);
  const [top, bottom] = [sample(upper, 110), sample(bandBottom, 110)];
  return top.slice(2, 109).flatMap((from, index): FoldLine[] => {
    const to = bottom[index + 2];
    if (!to || next() < 0.25) return [];
    const [start, end] = [next() * 0.4, 0.55 + next() * 0.45];
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    return [
      [
        [
          [from.x + dx * start, from.y + dy * start],
          [from.x + dx / 2 + (next() - 0.5) * 5, from.y + dy / 2],
          [from.x + dx * end, from.y + dy * end],
        ],
        3 + next() * 3,
      ],
    ];
  });
}

/** The elastic waistband with its two channel stitches. */
export function waistband(drawing: Drawing, palette: ShortsPalette, colour: string, isBack = false): string {
  const [top, path] = isBack ? [backBandTop, backBandPath] : [bandTop, bandPath];
  const cloth = drawing.linear([
    [0, shade(colour, 0.03)],
    [1, shade(colour, -0.1)],
  ]);
  const thread = { length: 5, gap: 3.5, width: 1.6 };
  const inner =
    overlay(path, ripstop(drawing), 0.3) +
    folds(drawing, elasticFolds(top), 0.34, 1.6) +
    stitch(offset(top, 22, 80), shade(colour, -0.3), thread) +
    stitch(offset(top, 42, 80), shade(colour, -0.3), thread) +
    drawing.softShape('M380 292H500V380H376Z', '#fff', lightness(palette.base) < 0.42 ? 0.1 : 0.14, 26) +
    drawing.softShape('M730 290H830V380H730Z', drawing.ink, 0.42, 22);
  const shadow = drawing.dropShadow(1, 5, 5, 0.45);
  return drawing.panel(path, cloth, { roundness: 13, strength: 0.8, shadow, inner });
}
