import type { PaletteOf } from '../../archetype.ts';
import { loop, smooth, type Point, type Run } from '../../lib/geometry.ts';
import { band } from '../footwear/form.ts';

/** Back of the hand, its second cloth, the latex, the accent, the lettering and the wrist. */
export type GlovePalette = PaletteOf<'base' | 'panel' | 'latex' | 'accent' | 'mark' | 'wrist'>;

/** Points of a glove whose middle lies at the middle of the canvas. */
export const at = (...points: Point[]): Point[] =>
  points.map(([x, y, corner]): Point => (corner ? [600 + x, 600 + y, corner] : [600 + x, 600 + y]));

interface Finger {
  axis: Run;
  width: number;
}

function fingerAxis(x: number, y: number, angle: number, length: number, bend = 0): Run {
  const radians = (angle * Math.PI) / 180;
  const along = (share: number): Point => [
    x + Math.sin(radians) * length * share + bend * share * share,
    y - Math.cos(radians) * length * share,
  ];
  return at(along(0), along(0.35), along(0.7), along(1));
}

/** Index, middle, ring and little finger from the thumb's side, then the thumb. */
export const fingers: readonly Finger[] = [
  { axis: fingerAxis(-118, -16, -13, 292, 6), width: 98 },
  { axis: fingerAxis(-38, -30, -4, 330), width: 100 },
  { axis: fingerAxis(42, -26, 5, 302), width: 98 },
  { axis: fingerAxis(120, -2, 17, 232, -4), width: 90 },
];
export const thumb: Finger = { axis: fingerAxis(-92, 130, -43, 262, 34), width: 108 };

/** Width of a finger along its length: a little slimmer at the root, round at the tip. */
function fingerWidth(share: number): number {
  const tip = share < 0.84 ? 1 : Math.sqrt(Math.max(0.0004, 1 - ((share - 0.84) / 0.16) ** 2));
  return (0.94 + 0.06 * Math.min(1, share * 2)) * tip;
}

/** Outline of a finger, narrower on each side by px. */
export function fingerOutline({ axis, width }: Finger, inset = 0): string {
  return band(axis, (share) => Math.max(0.5, (width / 2 - inset) * fingerWidth(share)), 48);
}

/** A line across a finger at a share of its length, bulging towards the tip. */
export function fingerCrease({ axis, width }: Finger, share: number, inset = 12): string {
  const [start, end] = [axis[0], axis.at(-1)];
  if (!start || !end) return '';
  const [dx, dy] = [end[0] - start[0], end[1] - start[1]];
  const length = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / length, dy / length];
  const half = width / 2 - inset;
  const middle: Point = [start[0] + dx * share, start[1] + dy * share];
  const point = (across: number, along: number): Point => [
    middle[0] - uy * across + ux * along,
    middle[1] + ux * across + uy * along,
  ];
  return smooth([point(-half, -5), point(0, 6), point(half, -5)]);
}

/** The hand from the knuckles to the wrist. */
export const handOutline = loop(
  at([-154, -50], [-112, -74], [-76, -58], [-36, -82], [3, -64], [42, -80], [80, -54], [112, -62], [152, -24]),
  at([152, -24], [163, 50], [156, 130], [128, 226]),
  at([128, 226], [0, 236], [-124, 226]),
  at([-124, 226], [-146, 160], [-162, 70], [-154, -50]),
);
export const cuffOutline = loop(
  at([-122, 206], [0, 216], [126, 206]),
  at([126, 206], [118, 260], [122, 330], [136, 402]),
  at([136, 402], [0, 418], [-132, 402]),
  at([-132, 402], [-118, 330], [-114, 260], [-122, 206]),
);
/** The outline of the whole glove, for its shadow. */
export const gloveOutline =
  [...fingers, thumb].map((finger) => fingerOutline(finger)).join('') + handOutline + cuffOutline;
