import type { Brandmark } from '../../archetype.ts';
import { lightness, readableOn, shade } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { motifPaths } from '../../lib/motifs.ts';
import { curvedWordmark } from '../print/curved-wordmark.ts';
import {
  arm,
  armStripe,
  beam,
  headOutline,
  hoop,
  place,
  placedArea,
  placedCurve,
  ring,
  scale,
  shaft,
  turn,
  type TennisRacketPalette,
} from './form.ts';

const bridge = -Math.PI / 2;

/** Both arms of the throat and the shaft: one moulding, so one light over their union. */
export function throat(drawing: Drawing, palette: TennisRacketPalette, brand: Brandmark): string {
  const [x, y] = place([0, 209]);
  const graphic = motifPaths(brand.motif, { x, y, width: 34 * scale, height: 14 * scale, rotation: turn - 90 });
  const moulding = [arm(1), arm(-1), shaft].map((path) => `<path d="${path}" fill="${palette.base}"/>`).join('');
  const paint = [armStripe(1), armStripe(-1), ...graphic]
    .map((path) => `<path d="${path}" fill="${palette.accent}"/>`)
    .join('');
  return `<g filter="${drawing.volume(8, 1, { highlight: 0.5, shade: 0.5, edge: 0.45 })}">${moulding}${paint}</g>`;
}

/** A piece of the hoop's paint between two angles, from mm to mm inside the outline. */
function sector(from: number, to: number, colour: string, outer = -2, inner = beam + 2): string {
  const area = placedArea([...ring(outer, from, to, 60), ...ring(inner, from, to, 60).toReversed()]);
  return `<path d="${area}" fill="${colour}"/>`;
}

/** Accents on both shoulders and at the bridge, thin pin lines, and the bumper guard at the tip. */
function hoopPaint({ base, accent }: TennisRacketPalette): string {
  const bothSides = (from: number, to: number, colour: string, outer?: number, inner?: number): string =>
    sector(from, to, colour, outer, inner) + sector(Math.PI - from, Math.PI - to, colour, outer, inner);
  const tone = shade(base, lightness(base) > 0.6 ? -0.18 : 0.22);
  return (
    bothSides(0.3, 1.02, accent) +
    bothSides(1.06, 1.1, accent) +
    bothSides(-0.62, -0.3, accent, 4.2, 8.2) +
    bothSides(-0.26, 0.24, tone, 5.6, 6.9) +
    sector(bridge - 0.42, bridge + 0.42, accent) +
    sector(Math.PI / 2 - 0.4, Math.PI / 2 + 0.4, '#15161a', -2, 5.2)
  );
}

/** The hoop with its paint, its gloss and the wordmark on the bridge. */
export function head(drawing: Drawing, palette: TennisRacketPalette, brand: Brandmark): string {
  const paint =
    `<path d="${hoop}" fill="${palette.base}"/>` +
    hoopPaint(palette) +
    drawing.grain(headOutline, { frequency: 0.5, octaves: 2, scale: 0.2, opacity: 0.25 });
  const round = drawing.volume(7, 1, { highlight: 0.55, shade: 0.55, edge: 0.5 });
  const bridgeLine = ring(beam / 2 - 0.9, bridge - 0.42, bridge + 0.42, 40).map(place);
  return (
    `<g filter="${drawing.dropShadow(3, 5, 4, 0.35)}"><g filter="${round}">${drawing.clip(hoop, paint)}</g></g>` +
    drawing.softLine(placedCurve(ring(4.2, 1.75, 3.5, 60)), '#fff', 0.7, 4.5, 2) +
    drawing.softLine(placedCurve(ring(8.8, -1.1, 0.35, 60)), '#fff', 0.3, 3.5, 2) +
    curvedWordmark(brand.name, bridgeLine, {
      size: 17,
      fill: readableOn(palette.accent, 0.6, '#15171b'),
      letterSpacing: 0.18,
      maxWidth: 134,
    })
  );
}
