import { mix } from '../../../lib/colour.ts';
import type { Drawing } from '../../../lib/drawing.ts';
import { loop, mirror, offset, reverse, smooth, type Run } from '../../../lib/geometry.ts';
import { overlay, twill } from '../../../lib/materials.ts';
import { stitch } from '../../../lib/strokes.ts';
import { whole } from '../../clothing/cut.ts';
import { groove, patch, tones } from '../../footwear/form.ts';
import { isDark, night, type SkiBootPalette } from '../parts.ts';
import { cuffFoot, cuffOutline } from './outline.ts';
import { round } from './plastic.ts';

/** The cuff with its moulded shoulders. */
export function cuff(drawing: Drawing, palette: SkiBootPalette): string {
  const dark = isDark(palette.cuff);
  const moulded = { shade: 0.5, width: 6, distance: 6, lipWidth: 4, colour: night, light: dark ? 0.3 : 0.85 };
  const shoulders: Run[] = [
    [
      [404, 660],
      [452, 640],
      [500, 668],
      [520, 730],
      [522, 812],
    ],
    mirror([
      [404, 660],
      [452, 640],
      [500, 668],
      [520, 730],
      [522, 812],
    ]),
  ];
  const inner =
    round(drawing, cuffOutline, palette.cuff, 300, 800) +
    shoulders.map((line) => groove(drawing, line, moulded)).join('') +
    drawing.softLine(smooth(offset(cuffFoot, -7)), '#fff', dark ? 0.25 : 0.6, 4, 1.5);
  return drawing.panel(cuffOutline, drawing.linear(tones(palette.cuff, [0, 0.1], [1, -0.14])), {
    roundness: 28,
    strength: 0.95,
    shadow: drawing.dropShadow(0, 6, 6, 0.5),
    inner,
  });
}

/** The power strap round the top of the cuff. */
export function strap(drawing: Drawing, palette: SkiBootPalette): string {
  const upper: Run = whole([
    [432, 336],
    [480, 352],
    [540, 360],
    [600, 362],
  ]);
  const lower: Run = whole([
    [424, 414],
    [474, 432],
    [540, 440],
    [600, 442],
  ]);
  const path = loop(upper, reverse(lower));
  const row = { length: 7, gap: 5, width: 1.7 };
  const thread = mix(palette.strap, '#ffffff', 0.35);
  return (
    drawing.panel(path, drawing.linear(tones(palette.strap, [0, 0.2], [1, -0.1])), {
      roundness: 9,
      shadow: drawing.dropShadow(1, 4, 4, 0.5),
      inner:
        overlay(path, twill(drawing)) +
        patch(
          drawing,
          [
            [700, 330],
            [800, 330],
            [800, 440],
            [720, 440],
          ],
          night,
          0.5,
          16,
        ),
    }) +
    stitch(offset(upper, 12), thread, row) +
    stitch(offset(lower, -12), thread, row)
  );
}
