import { lightness } from '../../../lib/colour.ts';
import { offset, part, polygon, reverse, smooth } from '../../../lib/geometry.ts';
import { jersey, overlay } from '../../../lib/materials.ts';
import { band, taper } from '../../footwear/form.ts';
import { knitHoles, thread } from '../../footwear/weave.ts';
import { upperPath, upperWeb, type Sketch } from '../../footwear/sketch.ts';
import { film } from '../../footwear/side-upper.ts';

/** A sheer knit: fine stitches, threads that fan out to the stay, and air holes over the toes. */
export function sheerKnit({ drawing, cut: lines, paint }: Sketch): string {
  const web = upperWeb(lines);
  const path = upperPath(lines);
  const glow = lightness(paint.upper) < 0.5 ? '#fff' : drawing.ink;
  const fan = Array.from({ length: 15 }, (_, index) => {
    const across = 0.16 + index * 0.026;
    return smooth([...thread(web, 0.12, across, across + 0.02), ...thread(web, 0.94, across + 0.05, across + 0.07)]);
  }).join('');
  return (
    overlay(path, jersey(drawing), 0.7) +
    knitHoles(drawing, web, 66, 13, (across, down) => {
      const fore = 1 - Math.abs(across - 0.17) / 0.2;
      return down > 0.06 && down < 0.86 ? 4.4 * Math.min(1, Math.max(0, fore * 1.6)) : 0;
    }) +
    `<path d="${fan}" fill="none" stroke="${glow}" stroke-width="2.2" opacity=".2"/>`
  );
}

/** A thin film round the toe and a slim strut that locks the heel. */
export function overlays(sketch: Sketch): string {
  const { feather, heel } = sketch.cut;
  const rim = reverse(part(feather, 0.62, 1));
  const guard = polygon([...rim, ...reverse(offset(rim, (share) => -4 - 30 * (1 - share) ** 0.7))]);
  const strut = band(
    [
      [1076, 520],
      [1010, 560],
      [960, 630],
      [930, 700],
      [912, 790],
    ],
    taper(26, 12),
  );
  const back = part(heel, 0.02, 0.36);
  return (
    film(sketch, guard, { roundness: 5 }) +
    film(sketch, strut, { roundness: 7, thickness: 2 }) +
    film(sketch, polygon([...back, ...reverse(offset(back, 20))]), { roundness: 6, colour: sketch.paint.tab })
  );
}
