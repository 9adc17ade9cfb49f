import { lightness, mix, readableOn } from '../../../lib/colour.ts';
import { loop, offset, reverse, smooth, type Run } from '../../../lib/geometry.ts';
import { wordmark } from '../../../lib/wordmark.ts';
import { band, tones } from '../../footwear/form.ts';
import type { Sketch } from '../../footwear/sketch.ts';
import { foamBody, foamGroove, swelling, tread } from '../../footwear/side-sole.ts';

/** Where the two foams meet: low in front, high behind. */
const foamLine: Run = [
  [88, 770],
  [160, 806],
  [260, 832],
  [380, 836],
  [500, 820],
  [620, 792],
  [740, 780],
  [860, 792],
  [960, 796],
  [1060, 768],
  [1146, 712],
];

/** Two foams in one tall sole: the lower one is carved with slanted scoops, the upper one cradles the heel. */
export function midsole(sketch: Sketch): string {
  const { drawing, paint } = sketch;
  const { ink } = drawing;
  const lower = loop(foamLine, [
    [1200, 720],
    [1200, 920],
    [60, 920],
    [60, 770],
  ]);
  const foam = drawing.linear(tones(paint.foam, [0, 0.1], [1, -0.18]));
  const scoops = Array.from({ length: 8 }, (_, index): Run => {
    const x = 1066 - index * 82 - index * index * 0.6;
    const reach = 1 - index * 0.07;
    return [
      [x, 812 + index * 4.4],
      [x - 34 * reach, 836 + index * 2.6],
      [x - 58 * reach, 882],
    ];
  });
  const carved = scoops.map((line, index) => {
    const hollow = band(line, (share) => (15 - index * 0.9) * Math.sin(Math.PI * (0.1 + share * 0.9)) ** 0.6);
    const depth = drawing.linear(tones(paint.foam, [0, -0.12], [0.5, -0.34], [1, -0.5]), 0, 0, 1, 0.2);
    return (
      `<path d="${hollow}" fill="${depth}" filter="${drawing.blur(1.2)}"/>` +
      drawing.softLine(smooth(offset(line, 14 - index)), '#fff', lightness(paint.foam) > 0.6 ? 0.8 : 0.35, 3.4, 1.4)
    );
  });
  const cradle: Run = [
    [1128, 690],
    [1040, 716],
    [930, 744],
    [800, 758],
  ];
  const step: Run = [
    [150, 780],
    [250, 798],
    [370, 802],
    [490, 788],
  ];
  return foamBody(
    sketch,
    paint.sole,
    drawing.softShape(swelling(reverse(cradle), 30), ink, 0.2, 7) +
      foamGroove(sketch, reverse(cradle), paint.sole, 4.5) +
      foamGroove(sketch, step, paint.sole, 3.5) +
      drawing.panel(lower, foam, { roundness: 8, strength: 0.7, shadow: drawing.dropShadow(0, -3, 4, 0.3) }) +
      drawing.clip(lower, carved.join('')),
  );
}

/** A thin tread that follows the foam. */
export const outsole = (sketch: Sketch): string =>
  tread(sketch, { from: 0.02, to: 0.99, thickness: 10, climb: 2, lugs: 34, lugWidth: 23, lugHeight: 3 });

/** The name on the upper foam. */
export function lettering({ paint, brand: { name } }: Sketch): string {
  const ground = paint.sole;
  const ink = mix(ground, readableOn(ground, 0.7), 0.62);
  return wordmark(name, 25, { maxWidth: 120, letterSpacing: 0.08 }).at(720, 762, {
    rotation: -7.5,
    fill: ink,
    opacity: 0.9,
  });
}
