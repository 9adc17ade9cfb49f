import type { Brandmark } from '../../../archetype.ts';
import type { Drawing } from '../../../lib/drawing.ts';
import { loop, offset, type Run } from '../../../lib/geometry.ts';
import { overlay } from '../../../lib/materials.ts';
import { wordmark } from '../../../lib/wordmark.ts';
import { whole } from '../../clothing/cut.ts';
import { groove, patch, tones } from '../../footwear/form.ts';
import { isDark, night, type SkiBootPalette } from '../parts.ts';
import { lugOutline, shellOutline } from './outline.ts';
import { round } from './plastic.ts';

/** The heel of the lower shell: a rib, a wedge in the accent's colour, the name. */
export function shell(drawing: Drawing, palette: SkiBootPalette, brand: Brandmark): string {
  const light = isDark(palette.base) ? 0.3 : 0.9;
  const rib: Run = whole([
    [390, 916],
    [470, 934],
    [540, 942],
    [600, 944],
  ]);
  const wedge = loop(offset(rib, 12), offset(rib, 34).toReversed());
  const inner =
    round(drawing, shellOutline, palette.base, 760, 985) +
    patch(
      drawing,
      [
        [400, 780],
        [600, 810],
        [800, 780],
        [800, 850],
        [600, 866],
        [400, 850],
      ],
      night,
      0.42,
      16,
    ) +
    groove(drawing, rib, { shade: 0.55, light, width: 6, distance: 6, lipWidth: 4, colour: night }) +
    overlay(wedge, palette.accent) +
    wordmark(brand.name, 40, { maxWidth: 190 }).at(600, 894, { fill: palette.accent, opacity: 0.96 });
  const paint = drawing.linear(tones(palette.base, [0, 0.08], [1, -0.2]));
  return drawing.panel(shellOutline, paint, { roundness: 28, strength: 0.9, inner });
}

/** The heel of the sole, with its tread. */
export function lug(drawing: Drawing, palette: SkiBootPalette): string {
  const step = 'M428 1002H772';
  const blocks = [470, 514, 558, 602, 646, 690, 734].map((x) => `M${x} 1022V1052`).join('');
  const inner =
    drawing.grain(lugOutline, { frequency: 0.5, octaves: 2, scale: 0.45 }) +
    `<path d="${step}" stroke="#000" stroke-opacity=".6" stroke-width="7"/><path d="M428 1009H772" stroke="#fff" stroke-opacity=".16" stroke-width="3"/>` +
    `<path d="${blocks}" stroke="#05060a" stroke-width="6" opacity=".75"/>`;
  return drawing.panel(lugOutline, drawing.linear(tones(palette.sole, [0, 0.24], [1, -0.3])), {
    roundness: 10,
    strength: 0.95,
    shadow: drawing.dropShadow(0, -2, 3, 0.4),
    inner,
  });
}
