import { lightness, shade } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { reverse, sample, smooth, type Point, type Sample } from '../../lib/geometry.ts';
import { flowLines, shellOutline, type HelmetPalette } from './shape.ts';

/** Blunt at the front, at both ends or at the rear. */
type Profile = 'front' | 'middle' | 'rear';

/** A vent: its flow line, the shares of that line between which it is cut, its half width in px. */
interface Vent {
  line: number;
  from: number;
  to: number;
  halfWidth: number;
  profile: Profile;
}

const vent = (line: number, from: number, to: number, halfWidth: number, profile: Profile): Vent => ({
  line,
  from,
  to,
  halfWidth,
  profile,
});
const vents: readonly Vent[] = [
  vent(0, 0.1, 0.36, 17, 'front'),
  vent(0, 0.39, 0.69, 19, 'middle'),
  vent(0, 0.75, 0.98, 18, 'rear'),
  vent(1, 0, 0.27, 31, 'front'),
  vent(1, 0.33, 0.63, 32, 'middle'),
  vent(1, 0.69, 0.97, 31, 'rear'),
  vent(2, 0.02, 0.29, 32, 'front'),
  vent(2, 0.36, 0.65, 33, 'middle'),
  vent(2, 0.71, 0.97, 32, 'rear'),
  vent(3, 0.06, 0.4, 19, 'front'),
  vent(3, 0.47, 0.86, 23, 'rear'),
];

const rounding = (share: number, length: number): number =>
  Math.sqrt(Math.max(0, 1 - Math.max(0, 1 - share / length) ** 2));

/** Width at a share of the vent's length; ends of equal sharpness would make it look like a fish's eye. */
const widths: Record<Profile, (share: number) => number> = {
  front: (share) => rounding(share, 0.16) * (1 - 0.88 * share ** 1.25),
  middle: (share) => rounding(share, 0.34) * rounding(1 - share, 0.1) * (0.72 + 0.3 * share),
  rear: (share) => rounding(1 - share, 0.12) * (0.1 + 0.95 * share ** 0.85),
};

function spineOf({ line, from, to }: Vent): Sample[] {
  const stretch = sample(flowLines[line] ?? [], 200).slice(Math.round(from * 200), Math.round(to * 200) + 1);
  return stretch.filter((_, index) => index % 2 === 0 || index === stretch.length - 1);
}

/** The opening, larger or smaller by a factor, moved by px. */
function opening(hole: Vent, factor: number, dx = 0, dy = 0): string {
  const spine = spineOf(hole);
  const edge = (side: 1 | -1): Point[] =>
    spine.map(({ x, y, nx, ny }, index) => {
      // Never quite closed: a spline through two equal points has no direction.
      const share = Math.max(0.02, widths[hole.profile](index / (spine.length - 1)));
      const by = side * factor * hole.halfWidth * share;
      return [x + nx * by + dx, y + ny * by + dy];
    });
  return smooth([...edge(-1), ...reverse(edge(1))], true);
}

function cut(drawing: Drawing, palette: HelmetPalette, hole: Vent): string {
  const isDark = lightness(palette.base) < 0.45;
  const wall = hole.line === 3 ? palette.accent : palette.base;
  const edge = opening(hole, 1);
  const foam = opening(hole, 0.86, 2, 3);
  const depth = opening(hole, 0.72, 5, 5);
  const chamfer = drawing.linear([
    [0, shade(wall, -0.62)],
    [0.5, shade(wall, -0.42)],
    [1, shade(wall, -0.12)],
  ]);
  const gloom = drawing.linear([
    [0, '#000', 0.8],
    [0.6, '#15171c', 0.6],
    [1, '#4a4f5a', 0.6],
  ]);
  const inner =
    `<path d="${foam}" fill="${palette.foam}"/>` +
    drawing.grain(foam, { frequency: 0.22, octaves: 2, scale: 0.8 }) +
    `<path d="${depth}" fill="#08090d"/><path d="${depth}" fill="${gloom}"/>` +
    drawing.softLine(edge, '#000', 0.8, 9, 5) +
    `<path d="${foam}" fill="none" stroke="#fff" stroke-opacity=".14" stroke-width="2"/>`;
  return (
    drawing.softShape(opening(hole, 1.1, 2, 3), '#fff', isDark ? 0.35 : 0.9, 1.6) +
    `<path d="${edge}" fill="${chamfer}"/>${drawing.clip(edge, inner)}`
  );
}

/** All vents, each with a lit chamfer, its wall of foam and the dark inside. */
export function ventilation(drawing: Drawing, palette: HelmetPalette): string {
  return drawing.clip(shellOutline, vents.map((hole) => cut(drawing, palette, hole)).join(''));
}
