import { tones } from '../footwear/form.ts';
import { upperPath, type Sketch } from '../footwear/sketch.ts';

/** A piece of suede laid upon the upper: a short nap, brushed lighter in places. */
export function suede({ drawing, cut, paint }: Sketch, path: string, { colour = paint.film, inner = '' } = {}): string {
  const paper = drawing.linear(tones(colour, [0, 0.1], [0.5, 0], [1, -0.2]));
  const nap =
    drawing.grain(path, { frequency: 0.95, octaves: 2, scale: 0.55, opacity: 0.5, seed: 4 }) +
    drawing.grain(path, { frequency: 0.03, octaves: 2, scale: 1.4, opacity: 0.16, blurAfter: 5, seed: 9 });
  const shadow = drawing.dropShadow(1, 3, 3, 0.32);
  const laid = { roundness: 7, strength: 0.7, shadow, inner: nap + inner };
  return drawing.clip(upperPath(cut), drawing.panel(path, paper, laid));
}
