import { mix, readableOn } from '../../../lib/colour.ts';
import { loop, offset, part, polygon, reverse, smooth, type Run } from '../../../lib/geometry.ts';
import { carbon, overlay } from '../../../lib/materials.ts';
import { wordmark } from '../../../lib/wordmark.ts';
import { patch, tones } from '../../footwear/form.ts';
import type { Sketch } from '../../footwear/sketch.ts';
import { foamBody, foamGroove, tread } from '../../footwear/side-sole.ts';
import { sprung } from './cut.ts';

const plateLine: Run = sprung([
  [90, 788],
  [180, 826],
  [290, 848],
  [420, 852],
  [540, 840],
  [660, 818],
  [780, 808],
  [900, 812],
  [1000, 804],
  [1084, 774],
  [1144, 734],
]);

/** One foam from toe to tail, split by a plate that shows its carbon in the hollow of the arch. */
export function midsole(sketch: Sketch): string {
  const { drawing, paint } = sketch;
  const lower = loop(plateLine, [
    [1180, 720],
    [1180, 920],
    [60, 920],
    [60, 730],
  ]);
  const window = polygon([
    ...offset(part(plateLine, 0.4, 0.84), (share) => -13 * Math.sin(Math.PI * share)),
    ...reverse(offset(part(plateLine, 0.4, 0.84), (share) => 17 * Math.sin(Math.PI * share))),
  ]);
  const plate = drawing.linear([
    [0, '#3a3d45'],
    [1, '#14161b'],
  ]);
  const under: Run = [
    [640, 858],
    [740, 842],
    [840, 858],
    [760, 900],
    [660, 900],
  ];
  const foam = drawing.linear(tones(paint.foam, [0, 0.08], [1, -0.16]));
  const facets: readonly Run[] = [
    [
      [1150, 716],
      [1080, 748],
      [1000, 764],
    ],
    [
      [1128, 776],
      [1070, 812],
      [1000, 836],
    ],
    [
      [166, 810],
      [250, 829],
      [336, 837],
    ],
  ];
  return foamBody(
    sketch,
    paint.sole,
    drawing.panel(lower, foam, { roundness: 5, strength: 0.4 }) +
      patch(drawing, under, drawing.ink, 0.24, 18) +
      facets.map((facet) => foamGroove(sketch, sprung(facet), paint.sole, 3)).join('') +
      drawing.softLine(smooth(plateLine), '#0d0f14', 0.85, 7, 0.7) +
      drawing.softLine(smooth(offset(plateLine, 5)), '#fff', 0.5, 2.4, 1) +
      drawing.panel(window, plate, { roundness: 4, strength: 0.9, inner: overlay(window, carbon(drawing, 12, 0.8)) }),
  );
}

/** Rubber only where the foot lands and where it pushes off. */
export const outsole = (sketch: Sketch): string =>
  tread(sketch, { from: 0.02, to: 0.2, thickness: 9, climb: 5, lugs: 20, lugWidth: 8, lugHeight: 1 }) +
  tread(sketch, { from: 0.47, to: 0.99, thickness: 9, climb: 6, lugs: 58, lugWidth: 8, lugHeight: 0.5 });

/** The name on the foam. */
export function lettering({ paint, brand: { name } }: Sketch): string {
  const ink = mix(paint.sole, readableOn(paint.sole, 0.7), 0.9);
  const place = { rotation: -9, skew: -4, fill: ink, opacity: 0.95 };
  return wordmark(name, 32, { maxWidth: 150, letterSpacing: 0.06 }).at(960, 778, place);
}
