import { shade } from '../../../../lib/colour.ts';
import type { Drawing } from '../../../../lib/drawing.ts';
import { loop, mirror, type Run } from '../../../../lib/geometry.ts';
import { whole } from '../../../clothing/cut.ts';
import { webbing, type DuffelPalette } from '../../pieces.ts';
import { gripWrap, tab } from '../../fittings.ts';

/** The two handles by which it is hauled, held together by a grip. */
export function haulHandles(drawing: Drawing, palette: DuffelPalette): string {
  const bow: Run = whole([
    [400, 612],
    [404, 560],
    [424, 470],
    [470, 372],
    [530, 330],
    [600, 322],
  ]);
  const wrap = loop(
    [
      [508, 316],
      [600, 300],
      [692, 316],
    ],
    [
      [692, 316],
      [700, 334],
      [692, 356],
    ],
    [
      [692, 356],
      [600, 344],
      [508, 356],
    ],
    [
      [508, 356],
      [500, 334],
      [508, 316],
    ],
  );
  return (
    webbing(drawing, bow, 38, palette.webbing, 0.3) +
    gripWrap(
      drawing,
      wrap,
      palette,
      whole([
        [514, 348],
        [560, 339],
        [600, 336],
      ]),
    )
  );
}

/** The end handle that lies against the corner of the box. */
export function endHandles(drawing: Drawing, palette: DuffelPalette): string {
  const left: Run = [
    [142, 628],
    [104, 650],
    [96, 720],
    [102, 786],
    [138, 806],
  ];
  const end = (x: number, y: number): string => tab(drawing, `M${x - 16} ${y - 18}h32v36h-32Z`, palette);
  return (
    webbing(drawing, left, 26, shade(palette.webbing, 0.05), 0.3) +
    webbing(drawing, mirror(left), 26, shade(palette.webbing, -0.1), 0.3) +
    [end(150, 626), end(148, 808), end(1050, 626), end(1052, 808)].join('')
  );
}
