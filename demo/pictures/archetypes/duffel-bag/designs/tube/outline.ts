import { loop, smooth, tenth, type Point, type Run } from '../../../../lib/geometry.ts';

/** A place upon the tube: share of its length from the near end, degrees above its middle on the side that is seen. */
export function at(share: number, degrees: number, swell = 1): Point {
  const angle = (degrees * Math.PI) / 180;
  const [rx, ry] = [150 - 26 * share, 238 - 41 * share];
  const x = 300 + 625 * share + rx * swell * Math.cos(angle);
  return [tenth(x), tenth(692 - 52 * share - ry * swell * Math.sin(angle))];
}
/** A line round the tube, from degrees to degrees. */
export const hoop = (share: number, from: number, to: number, swell = 1): Run =>
  Array.from({ length: 9 }, (_, index) => at(share, from + ((to - from) * index) / 8, swell));
/** A line along the tube, from share to share. */
export const along = (degrees: number, from: number, to: number): Run =>
  Array.from({ length: 6 }, (_, index) => at(from + ((to - from) * index) / 5, degrees));

/** The round end that is near. */
export const endPath = smooth(
  Array.from({ length: 16 }, (_, index) => at(0, 90 - index * 22.5)),
  true,
);
const top: Run = [at(0, 90), [460, 458], [600, 461], [760, 456], at(1, 90)];
const bottom: Run = [at(1, -90), [760, 868], [540, 902], at(0, -90)];
/** The long side. */
export const tubePath = loop(top, hoop(1, 90, -90), bottom, hoop(0, 270, 90));
/** The upper edge of the coated bottom. */
export const bottomEdge: Run = along(-34, -0.1, 1.05);
/** What of the long side is coated. */
export const bottomPath = loop(
  bottomEdge,
  [at(1.05, -34), [1100, 980]],
  [
    [1100, 980],
    [200, 1000],
  ],
  [[200, 1000], at(-0.1, -34)],
);
