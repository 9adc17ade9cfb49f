import { shade } from '../../../../lib/colour.ts';
import type { Drawing } from '../../../../lib/drawing.ts';
import { loop, offset, type Run } from '../../../../lib/geometry.ts';
import { stitch } from '../../../../lib/strokes.ts';
import { webbing, type DuffelPalette } from '../../pieces.ts';
import { gripWrap } from '../../fittings.ts';
import { at, hoop, tubePath } from './outline.ts';

/** The straps round the tube, from which the handles rise. */
export function girths(drawing: Drawing, palette: DuffelPalette): string {
  return [0.27, 0.7]
    .map((share) => {
      const line = hoop(share, -92, 74, 1.004);
      const thread = { length: 5, gap: 3, width: 2 };
      const sewn = [-26, 30].flatMap((degrees) => {
        const middle = hoop(share, degrees - 5, degrees + 5, 1.004);
        return [9, -9].map((by) => stitch(offset(middle, by), palette.accent, thread));
      });
      return drawing.clip(tubePath, webbing(drawing, line, 36 - 6 * share, palette.webbing, 0.35)) + sewn.join('');
    })
    .join('');
}

/** The handle behind the bag, or the one in front with the grip. */
export function handle(drawing: Drawing, palette: DuffelPalette, isFar: boolean): string {
  const [left, right] = [at(0.27, 66), at(0.7, 66)];
  const [dx, dy] = isFar ? [-64, -36] : [0, 0];
  const bow: Run = [
    [left[0] + dx - 4, left[1] + (isFar ? 20 : 0)],
    [left[0] + 16 + dx, 396 + dy],
    [560 + dx, 322 + dy],
    [640 + dx, 302 + dy],
    [718 + dx, 312 + dy],
    [right[0] - 28 + dx, 386 + dy],
    [right[0] + dx + 4, right[1] + (isFar ? 20 : 0)],
  ];
  if (isFar) return webbing(drawing, bow, 28, shade(palette.webbing, -0.3), 0.2);
  const wrap = loop(
    [
      [564, 306],
      [640, 284],
      [716, 296],
    ],
    [
      [716, 296],
      [724, 316],
      [714, 334],
    ],
    [
      [714, 334],
      [640, 324],
      [572, 342],
    ],
    [
      [572, 342],
      [560, 326],
      [564, 306],
    ],
  );
  return (
    webbing(drawing, bow, 34, palette.webbing, 0.32) +
    gripWrap(drawing, wrap, palette, [
      [576, 332],
      [640, 316],
      [708, 326],
    ])
  );
}
