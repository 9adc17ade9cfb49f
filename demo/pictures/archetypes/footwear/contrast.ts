import { toLab } from '../../lib/colour.ts';

/** How far two colours lie apart in Oklab: 0 the same, about 0.2 easily told apart, 1 black and white. */
export function distance(first: string, second: string): number {
  const [from, to] = [toLab(first), toLab(second)];
  return Math.hypot(from[0] - to[0], from[1] - to[1], from[2] - to[2]);
}

/** The first colour that stands out on a ground, or the one that stands out most. */
export function clearest(ground: string, candidates: readonly [string, ...string[]], enough = 0.25): string {
  const [first, ...others] = candidates;
  if (distance(ground, first) >= enough) return first;
  const found = others.find((candidate) => distance(ground, candidate) >= enough);
  return (
    found ??
    others.reduce((best, candidate) => (distance(ground, candidate) > distance(ground, best) ? candidate : best), first)
  );
}
