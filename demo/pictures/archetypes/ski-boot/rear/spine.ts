import type { Brandmark } from '../../../archetype.ts';
import { mix, readableOn, shade } from '../../../lib/colour.ts';
import type { Drawing } from '../../../lib/drawing.ts';
import { loop } from '../../../lib/geometry.ts';
import { wordmark } from '../../../lib/wordmark.ts';
import { bareMetal, hexagon, polished } from '../../footwear/fittings.ts';
import { motifPanels, tones } from '../../footwear/form.ts';
import type { SkiBootPalette } from '../parts.ts';
import { spineOutline } from './outline.ts';

/** The spine up the middle: bolted, or with the lever that frees the cuff for walking. */
export function spine(drawing: Drawing, palette: SkiBootPalette, { motif }: Brandmark, walks: boolean): string {
  const paint = drawing.linear(tones(palette.accent, [0, 0.02], [0.35, 0.1], [1, -0.26]), 0, 0, 1, 0);
  const bolt = (y: number): string =>
    `<g filter="${drawing.dropShadow(1, 3, 3, 0.45)}"><circle cx="600" cy="${y}" r="21" fill="${polished(drawing)}"/></g><path d="${hexagon(600, y, 9)}" fill="#191b20"/>`;
  const ink = readableOn(palette.accent, 0.68);
  const lever = loop(
    [
      [578, 498],
      [600, 490],
      [622, 498],
    ],
    [
      [622, 498],
      [628, 640],
      [618, 716],
    ],
    [
      [618, 716],
      [600, 726],
      [582, 716],
    ],
    [
      [582, 716],
      [572, 640],
      [578, 498],
    ],
  );
  const housing = 'M560 470H640Q652 470 654 484L660 736Q660 752 644 752H556Q540 752 540 736L546 484Q548 470 560 470Z';
  const middle = walks
    ? drawing.panel(housing, shade(palette.sole, 0.06), { roundness: 10, strength: 0.8 }) +
      drawing.panel(lever, palette.lever === bareMetal ? polished(drawing) : palette.lever, {
        roundness: 9,
        strength: 0.9,
        shadow: drawing.dropShadow(2, 6, 5, 0.5),
      }) +
      wordmark('WALK', 22, { cut: 'bold' }).at(600, 780, { fill: ink, opacity: 0.85 })
    : motifPanels(drawing, motif, { x: 600, y: 492, width: 64, height: 44 }, mix(ink, palette.accent, 0.12), {
        roundness: 3,
      }) +
      wordmark('FLEX', 34).at(600, 600, { rotation: -90, fill: ink, opacity: 0.85 }) +
      bolt(700) +
      bolt(764);
  return drawing.panel(spineOutline, paint, {
    roundness: 10,
    strength: 0.9,
    shadow: drawing.dropShadow(0, 2, 4, 0.45),
    inner: middle,
  });
}
