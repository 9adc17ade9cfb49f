import type { Brandmark, ViewName } from '../../archetype.ts';
import { lightness, readableOn, shade } from '../../lib/colour.ts';
import type { Drawing, PanelOptions } from '../../lib/drawing.ts';
import { reverse, smooth, type Point, type Run } from '../../lib/geometry.ts';
import { motifPaths } from '../../lib/motifs.ts';
import { between } from '../../lib/vectors.ts';
import { wordmark } from '../../lib/wordmark.ts';
import { band, taper } from '../footwear/form.ts';
import { around, camera, pxPerMm, shown, templeLine, type Frame, type SunglassesPalette } from './frame.ts';
import { lens } from './lens.ts';
import { hollow } from '../clothing/wearer.ts';

type Side = 1 | -1;
const sides: readonly Side[] = [-1, 1];

const solid = (drawing: Drawing, roundness: number): PanelOptions => ({
  roundness,
  light: { highlight: 0.6 },
  shadow: drawing.dropShadow(2, 5, 5, 0.28),
});

/** A straight temple with its rubber end; the near one carries the name, where it is high enough. */
function temple(drawing: Drawing, palette: SunglassesPalette, brand: Brandmark, frame: Frame, side: Side): string {
  const { base, accent, rubber } = palette;
  const { from, to, rubber: share } = frame.temple;
  const line = templeLine(frame, side);
  const middle = line.map(camera.place);
  const colour = side === 1 ? base : shade(base, lightness(base) > 0.7 ? -0.16 : -0.3);
  const bar = band(middle, taper((from / 2) * pxPerMm, (to / 2) * pxPerMm));
  const ending = middle.slice(Math.max(1, Math.round((1 - share) * middle.length) - 1));
  const grip = band(ending, taper((to / 2 + 0.5) * pxPerMm, (to / 2 + 0.7) * pxPerMm));
  const body = drawing.panel(bar, colour, solid(drawing, 7)) + drawing.panel(grip, rubber, solid(drawing, 7));
  if (side === -1 || from < 4.4) return body;
  const [first, , , straight] = line;
  const print = camera.printOn(between(first!, straight!, 0.56), [0, 0, -1], [0, 1, 0]);
  const name = wordmark(brand.name, Math.min(62, from * 9), { maxWidth: 420 });
  return `${body}<g transform="${print}">${name.at(0, 0, { fill: readableOn(base, 0.75, accent), opacity: 0.95 })}</g>`;
}

/** The soft pads that sit on the nose. */
function pads(drawing: Drawing, frame: Frame, { rubber }: SunglassesPalette): string {
  const pad: Run = [
    [6, 1],
    [9, -1],
    [12.5, -9],
    [13, -13],
    [10.5, -12],
    [6.8, -5],
  ];
  return sides
    .map((side) => drawing.panel(smooth(shown(frame, pad, side, 5), true), rubber, solid(drawing, 6)))
    .join('');
}

/** A bent plate of the frame: its thickness behind, its face in front; `outline` gives its shape so many mm back. */
function plate(drawing: Drawing, outline: (back: number) => string, colour: string, roundness: number): string {
  const depth = [3.2, 2.2, 1.2].map((back) => `<path d="${outline(back)}" fill="${shade(colour, -0.35)}"/>`).join('');
  return depth + drawing.panel(outline(0), colour, solid(drawing, roundness));
}

/** The lens of one side, in its rim where it has one. */
function eye(drawing: Drawing, palette: SunglassesPalette, frame: Frame, side: Side): string {
  const glass = lens(drawing, palette, shown(frame, frame.lens, side), !frame.rim);
  if (!frame.rim) return glass;
  const [top, elsewhere] = frame.rim;
  const rim = around(frame.lens, (up) => (up > 8 ? top : elsewhere));
  return plate(drawing, (back) => smooth(shown(frame, rim, side, back), true), palette.base, 9) + glass;
}

/** A run that begins in the middle, with its mirror image: from temple to temple. */
const across = (frame: Frame, half: Run, back: number): Point[] => [
  ...reverse(shown(frame, half, -1, back)),
  ...shown(frame, half.slice(1), 1, back),
];

function singleLens(drawing: Drawing, palette: SunglassesPalette, frame: Frame, { name }: Brandmark): string {
  const { lens: half } = frame;
  const outline = [...shown(frame, half, 1), ...reverse(shown(frame, half.slice(1, -1), -1))];
  const [x, y] = shown(frame, [[46, 8]], 1)[0]!;
  const fill = readableOn(palette.lensLower, 0.8, '#22252c');
  return (
    lens(drawing, palette, outline, true) +
    wordmark(name, 24, { maxWidth: 110 }).at(x, y, { rotation: 3, fill, opacity: 0.9 })
  );
}

/** The bridge, and the bar over lenses that are free below. */
function bars(drawing: Drawing, { base }: SunglassesPalette, frame: Frame): string {
  const { bar, bridge, isSingle } = frame;
  const piece = (line: (back: number) => Point[], half: number): string =>
    plate(drawing, (back) => band(line(back), half * pxPerMm), base, 7);
  const bow = bridge ? piece((back) => across(frame, bridge.line, back), bridge.half) : '';
  if (!bar) return bow;
  if (isSingle) return bow + piece((back) => across(frame, bar.line, back), bar.half);
  return bow + sides.map((side) => piece((back) => shown(frame, bar.line, side, back), bar.half)).join('');
}

/** Where the front meets the temples; the motif stands on the far one, if it is large enough. */
function corners(drawing: Drawing, palette: SunglassesPalette, frame: Frame, { motif }: Brandmark): string {
  const { corner, temple: near } = frame;
  const body = sides
    .map((side) => plate(drawing, (back) => smooth(shown(frame, corner, side, back), true), palette.base, 7))
    .join('');
  if (near.from < 7) return body;
  const [along, up] = corner[1]!;
  const [x, y] = shown(frame, [[along - 4, up - 4.4]], -1)[0]!;
  const graphic = motifPaths(motif, { x, y, width: 26, height: 17, rotation: -16 });
  return body + graphic.map((path) => `<path d="${path}" fill="${palette.accent}"/>`).join('');
}

/** Sunglasses from the front and the side, on their lenses, the temples open. */
export function glasses(
  drawing: Drawing,
  palette: SunglassesPalette,
  brand: Brandmark,
  frame: Frame,
  view: ViewName,
): string {
  const eyes = frame.isSingle
    ? singleLens(drawing, palette, frame, brand)
    : sides.map((side) => eye(drawing, palette, frame, side)).join('');
  // A temple too slender for the name leaves it to the lens.
  const [x, y] = shown(frame, [[27, 13.5]], 1)[0]!;
  const etched = wordmark(brand.name, 19, { maxWidth: 74 }).at(x, y, { rotation: 3, fill: '#fff', opacity: 0.86 });
  const front = [bars(drawing, palette, frame), frame.temple.from < 4.4 ? eyes + etched : eyes];
  return (
    temple(drawing, palette, brand, frame, -1) +
    hollow(view, '') +
    (frame.hasPads ? pads(drawing, frame, palette) : '') +
    temple(drawing, palette, brand, frame, 1) +
    (frame.rim ? front : reverse(front)).join('') +
    corners(drawing, palette, frame, brand)
  );
}
