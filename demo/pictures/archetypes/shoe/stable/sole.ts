import { mix, readableOn, shade } from '../../../lib/colour.ts';
import { loop, offset, part, polygon, reverse, smooth, type Run } from '../../../lib/geometry.ts';
import { wordmark } from '../../../lib/wordmark.ts';
import { tones } from '../../footwear/form.ts';
import type { Sketch } from '../../footwear/sketch.ts';
import { foamBody, foamGroove, tread } from '../../footwear/side-sole.ts';

/** White foam, a firmer post behind, and the rail that guides the heel. */
export function midsole(sketch: Sketch): string {
  const {
    drawing,
    paint,
    cut: { sole },
  } = sketch;
  const { ink } = drawing;
  const post = loop(
    [
      [700, 890],
      [738, 820],
      [780, 794],
      [880, 782],
      [1000, 772],
      [1160, 752],
    ],
    [
      [1160, 752],
      [1160, 890],
      [700, 890],
    ],
  );
  const dimples = Array.from({ length: 3 }, (_, row) =>
    Array.from({ length: 13 - row }, (_unused, column) => {
      const [x, y] = [796 + column * 24 + row * 6, 810 + row * 17 - column * 1.9];
      return `M${x} ${y.toFixed(1)}l6 -5l6 5l-6 5Z`;
    }).join(''),
  ).join('');
  const railTop = part(sole.top, 0.46, 1);
  const rail = polygon([
    ...offset(railTop, (share) => 2 - 10 * Math.min(1, share * 6)),
    ...reverse(offset(railTop, (share) => 6 + 30 * Math.min(1, share * 3))),
  ]);
  const ribs: readonly Run[] = [
    [
      [130, 812],
      [220, 832],
      [330, 838],
      [450, 834],
      [560, 822],
      [680, 800],
    ],
    [
      [160, 838],
      [240, 852],
      [340, 858],
      [460, 856],
      [570, 848],
      [680, 836],
    ],
  ];
  const gloss = offset(part(railTop, 0.14, 0.97), 9);
  const colour = drawing.linear(tones(paint.tab, [0, 0.16], [0.5, 0], [1, -0.26]));
  const firm = drawing.linear(tones(paint.foam, [0, 0.1], [1, -0.16]));
  return foamBody(
    sketch,
    paint.sole,
    ribs.map((line) => foamGroove(sketch, line, paint.sole, 5)).join('') +
      drawing.panel(post, firm, {
        roundness: 6,
        strength: 0.7,
        inner: `<path d="${dimples}" fill="${ink}" opacity=".28"/>
<path d="${dimples}" fill="#fff" opacity=".35" transform="translate(.8 2)"/>
<path d="${dimples}" fill="${shade(paint.foam, -0.25)}"/>`,
      }) +
      drawing.panel(rail, colour, { roundness: 9, strength: 1, shadow: drawing.dropShadow(0, 4, 4, 0.4) }) +
      drawing.softLine(smooth(gloss), '#fff', 0.55, 5, 1.8),
  );
}

/** A thick tread from heel to toe. */
export const outsole = (sketch: Sketch): string =>
  tread(sketch, { from: 0.005, to: 0.985, thickness: 20, climb: 10, lugs: 37, lugWidth: 21, lugHeight: 7 });

/** The name on the guide rail. */
export function lettering({ paint, brand: { name } }: Sketch): string {
  const ink = mix(paint.tab, readableOn(paint.tab, 0.7), 0.92);
  return wordmark(name, 27, { maxWidth: 136, letterSpacing: 0.05 }).at(900, 735, {
    rotation: -5,
    fill: ink,
    opacity: 0.95,
  });
}
