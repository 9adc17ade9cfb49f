import type { Brandmark } from '../../../../archetype.ts';
import { lightness, shade } from '../../../../lib/colour.ts';
import type { Drawing } from '../../../../lib/drawing.ts';
import { mirror, type Run } from '../../../../lib/geometry.ts';
import { folds } from '../../../../lib/hardware.ts';
import { openMesh, overlay, stretch } from '../../../../lib/materials.ts';
import { seam } from '../../../../lib/strokes.ts';
import { whole } from '../../../clothing/cut.ts';
import { bandCreases, formLight } from '../../form.ts';
import { crumpled, knitted } from '../../knit.ts';
import type { SportsBraPalette } from '../../pieces.ts';
import { binding } from '../../sewing.ts';
import { armEdge, backPath, backStrap, frontPath, neckEdge } from './outline.ts';
import { allOver } from './print.ts';
import { straps } from './straps.ts';

/** Gathers that run out from the middle of the front. */
const gathered = (drawing: Drawing): string =>
  folds(
    drawing,
    [
      [
        [
          [598, 640],
          [550, 630],
          [490, 600],
        ],
        11,
      ],
      [
        [
          [598, 690],
          [540, 690],
          [470, 680],
        ],
        12,
      ],
      [
        [
          [598, 740],
          [550, 750],
          [500, 770],
        ],
        11,
        -1,
      ],
      [
        [
          [602, 640],
          [650, 630],
          [710, 600],
        ],
        11,
        -1,
      ],
      [
        [
          [602, 690],
          [660, 690],
          [730, 680],
        ],
        12,
        -1,
      ],
      [
        [
          [602, 740],
          [650, 750],
          [700, 770],
        ],
        11,
      ],
      ...bandCreases,
      [
        [
          [326, 570],
          [372, 590],
          [410, 630],
        ],
        10,
      ],
      [
        [
          [874, 570],
          [828, 590],
          [790, 630],
        ],
        10,
        -1,
      ],
    ],
    0.19,
    5,
  );

/** The gathered front with its pointed neck. */
export function front(drawing: Drawing, palette: SportsBraPalette, brand: Brandmark): string {
  const middle: Run = [
    [600, 596],
    [599, 700],
    [600, 856],
  ];
  const inner =
    overlay(frontPath, stretch(drawing), 0.8) +
    allOver(palette, brand) +
    crumpled(drawing, frontPath, 17) +
    formLight(drawing, lightness(palette.base) < 0.45) +
    gathered(drawing) +
    seam(middle, { width: 2.6, opacity: 0.44 });
  const shadow = drawing.dropShadow(2, 7, 8, 0.45);
  return (
    drawing.panel(frontPath, knitted(drawing, palette.base), { roundness: 18, strength: 0.7, shadow, inner }) +
    binding(drawing, palette, whole(neckEdge), 15, 0.16) +
    binding(drawing, palette, armEdge, 15, 0.16) +
    binding(drawing, palette, mirror(armEdge), -15, 0.02)
  );
}

/** The inside of the back panel, and the straps that run down to it. */
export function behind(drawing: Drawing, palette: SportsBraPalette): string {
  const cloth = drawing.linear([
    [0, shade(palette.panel, -0.14)],
    [1, shade(palette.panel, -0.5)],
  ]);
  const inner =
    overlay(backPath, openMesh(drawing), 0.5) + drawing.softShape('M430 560L600 480L770 560V700H430Z', '#000', 0.4, 26);
  return (
    straps(drawing, palette, backStrap, shade(palette.panel, -0.3)) +
    drawing.panel(backPath, cloth, { roundness: 10, strength: 0.7, inner })
  );
}
