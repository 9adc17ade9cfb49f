import type { Brandmark } from '../../archetype.ts';
import { lightness, shade } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { offset } from '../../lib/geometry.ts';
import { folds } from '../../lib/hardware.ts';
import { crumple, overlay, stretch } from '../../lib/materials.ts';
import { seam, stitch } from '../../lib/strokes.ts';
import { wordmark } from '../../lib/wordmark.ts';
import type { LeggingsDesign, LeggingsPalette, Pattern } from './pieces.ts';

/** The inside of the back waistband with the size print. */
export function insideBand(
  drawing: Drawing,
  palette: LeggingsPalette,
  brand: Brandmark,
  { insidePath }: Pattern,
): string {
  const depth = drawing.linear([
    [0, shade(palette.panel, -0.2)],
    [1, shade(palette.panel, -0.6)],
  ]);
  return (
    drawing.panel(insidePath, depth, {
      roundness: 7,
      strength: 0.6,
      inner: overlay(insidePath, stretch(drawing)),
    }) + wordmark(brand.name, 11, { cut: 'bold', maxWidth: 90 }).at(600, 108, { fill: palette.print, opacity: 0.8 })
  );
}

/** The seam of the gusset between the legs. */
export function centreSeam(drawing: Drawing, palette: LeggingsPalette, { centre }: Pattern): string {
  const thread = { width: 1.5, length: 5, gap: 3.5 };
  const [, top] = centre[0] ?? [600, 260];
  return (
    seam(
      [
        [600, top + 2],
        [601, 340],
        [600, 422],
      ],
      { width: 2.6 },
    ) +
    stitch(
      [
        [607, top + 4],
        [608, 340],
        [606, 410],
      ],
      shade(palette.base, 0.3),
      thread,
    ) +
    drawing.softLine('M600 410L600 450', drawing.ink, 0.5, 10, 4)
  );
}

/** The wide smooth waistband with its print. */
export function waistband(
  drawing: Drawing,
  palette: LeggingsPalette,
  brand: Brandmark,
  design: LeggingsDesign,
  isBack = false,
): string {
  const { bandPath, bandTop, bandBottom } = design.pattern;
  const colour = design.band(palette);
  const cloth = drawing.linear([
    [0, shade(colour, 0.06)],
    [1, shade(colour, -0.06)],
  ]);
  const inner =
    overlay(bandPath, stretch(drawing), 0.8) +
    crumple(drawing, bandPath, { seed: 6, opacity: 0.3, frequency: 0.01, frequencyY: 0.006, scale: 9 }) +
    drawing.softShape('M478 104H552Q540 180 500 262H446Z', '#fff', lightness(palette.base) < 0.42 ? 0.14 : 0.18, 22) +
    drawing.softShape('M680 104H770V270H650Z', drawing.ink, 0.42, 24) +
    drawing.softShape('M440 104H476L452 270H430Z', drawing.ink, 0.32, 9) +
    folds(
      drawing,
      [
        [
          [
            [466, 196],
            [500, 206],
            [540, 200],
          ],
          9,
        ],
        [
          [
            [734, 190],
            [700, 204],
            [664, 200],
          ],
          9,
          -1,
        ],
        [
          [
            [470, 170],
            [492, 178],
            [516, 176],
          ],
          7,
        ],
      ],
      0.2,
      3.6,
    ) +
    seam(offset(bandTop, 14), { width: 2, opacity: 0.36 }) +
    stitch(offset(bandTop, 19), shade(colour, 0.35), { width: 1.5, length: 5, gap: 3.5 });
  return (
    drawing.panel(bandPath, cloth, { roundness: 13, strength: 0.75, shadow: drawing.dropShadow(1, 3, 3), inner }) +
    (isBack
      ? drawing.clip(
          bandPath,
          stitch(offset(bandBottom, -8, 80), shade(colour, 0.34), { width: 1.6, length: 5, gap: 3.5 }),
        )
      : design.bandPrint(drawing, palette, brand))
  );
}
