import { lightness } from '../../lib/colour.ts';
import { offset, part, polygon, reverse, sample, smooth, type Point, type Run } from '../../lib/geometry.ts';
import { tones } from './form.ts';
import { solePath, upperPath, type Sketch } from './sketch.ts';

/** A shape that swells between its ends to one side of a line; width in px. */
export function swelling(line: Run, width: number): string {
  return polygon([...offset(line, 0), ...reverse(offset(line, (share) => width * Math.sin(Math.PI * share)))]);
}

/** The foam body of the sole: what is moulded in it lies between its own light and its shade. */
export function foamBody({ drawing, cut }: Sketch, colour: string, moulding: string): string {
  const { ink } = drawing;
  const { top, heel, bottom } = cut.sole;
  const isLight = lightness(colour) > 0.6;
  const path = solePath(cut);
  const inner =
    drawing.softLine(smooth(offset(bottom, 6)), ink, isLight ? 0.22 : 0.42, 84, 24) +
    drawing.softLine(smooth(offset(top, 9)), '#fff', isLight ? 0.95 : 0.35, 9, 4) +
    moulding +
    drawing.softLine(smooth(offset(heel, 6)), ink, 0.35, 44, 16) +
    drawing.grain(path, { frequency: 0.85, octaves: 2, scale: 0.3, opacity: 0.3 });
  const paint = drawing.linear(tones(colour, [0, 0.1], [0.6, 0], [1, -0.1]));
  const light = { shade: 0.45, edge: 0.25 };
  return (
    drawing.clip(upperPath(cut), drawing.softLine(smooth(top), ink, 0.6, 10, 5)) +
    drawing.panel(path, paint, { roundness: 16, strength: 0.6, light, inner })
  );
}

/** A groove moulded in foam of the given colour, with its lit lower lip. */
export function foamGroove({ drawing }: Sketch, line: Run, colour: string, width = 3.5): string {
  return (
    drawing.softLine(smooth(line), drawing.ink, 0.34, width, 1.2) +
    drawing.softLine(smooth(offset(line, width + 0.5)), '#fff', lightness(colour) > 0.6 ? 0.9 : 0.3, width, 1.4)
  );
}

/** The rubber under a stretch of the sole: sizes in px, shares (0…1) from the heel to the toe. */
export interface Tread {
  from: number;
  to: number;
  thickness: number;
  /** How far the rubber climbs on the foam. */
  climb?: number;
  lugs: number;
  lugWidth: number;
  lugHeight: number;
}

const ends = (share: number, reach: number): number => Math.min(1, Math.min(share, 1 - share) / reach);

function lugRow(bottom: Run, { from, to, thickness, lugs, lugWidth, lugHeight }: Tread): string {
  const line = offset(part(bottom, from, to), (share) => -thickness * ends(share, 0.09) ** 0.5, 90);
  return sample(line, lugs)
    .slice(1, -1)
    .map((point) => {
      const corner = (along: number, depth: number): string => {
        const [x, y] = [point.x + point.tx * along - point.nx * depth, point.y + point.ty * along - point.ny * depth];
        return `${x.toFixed(1)} ${y.toFixed(1)}`;
      };
      const half = lugWidth / 2;
      const foot = half - 1.5;
      return `M${corner(-half, -9)}L${corner(half, -9)}L${corner(foot, lugHeight)}L${corner(-foot, lugHeight)}Z`;
    })
    .join('');
}

/** A rubber tread seen from the side, with its lugs. */
export function tread({ drawing, cut, paint }: Sketch, shape: Tread, colour = paint.rubber): string {
  const { from, to, thickness, climb = 3 } = shape;
  const stretch = part(cut.sole.bottom, from, to);
  const upper = offset(stretch, (share) => climb * (0.4 + 0.6 * ends(share, 0.06)));
  const lower = offset(stretch, (share) => -thickness * ends(share, 0.09) ** 0.5);
  const path = polygon([...upper, ...reverse<Point>(lower)]);
  const tone = (top: number, base: number): string => drawing.linear(tones(colour, [0, top], [1, base]));
  const inner = drawing.grain(path, { frequency: 0.5, octaves: 2, scale: 0.6 });
  const blocks = lugRow(cut.sole.bottom, shape);
  return (
    drawing.panel(path, tone(0.2, -0.4), { roundness: 5, strength: 0.8, inner }) +
    drawing.panel(blocks, tone(0.22, -0.2), { roundness: 4, shadow: drawing.dropShadow(1, 1, 1.5, 0.5) })
  );
}
