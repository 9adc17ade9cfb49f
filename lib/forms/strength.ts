/** How well a new password resists guessing, by its length alone: no rule about its characters (ADR-0074). */
export type Strength = 'short' | 'fair' | 'good' | 'strong';

const least = 8;
const good = 12;
const strong = 16;

export function strengthOf(password: string): Strength {
  const length = [...password].length;
  if (length < least) return 'short';
  if (length < good) return 'fair';
  return length < strong ? 'good' : 'strong';
}
