import { hash } from '#lib/core/random.ts';
import { lightness } from '../lib/colour.ts';

/** Somebody who wears a product: no face, a build, skin and hair of their own. */
export interface Person {
  skin: string;
  hair: string;
  /** Whether the hair falls on the shoulders. */
  hasLongHair: boolean;
}

const looks: readonly (readonly [skin: string, hair: string])[] = [
  ['#edc3a2', '#7a5334'],
  ['#e2ae88', '#2b211c'],
  ['#cf9a72', '#241a16'],
  ['#b07a55', '#1d1714'],
  ['#8a5a3e', '#171311'],
  ['#6b4430', '#14100f'],
  ['#f0cbb0', '#b98a4e'],
  ['#dca580', '#4b3020'],
];

/** The person of a picture, by its name: the same one for ever. */
export function personOf(picture: string, hair: 'long' | 'any'): Person {
  const number = hash(picture);
  const [skin, colour] = looks[number % looks.length]!;
  return { skin, hair: colour, hasLongHair: hair === 'long' || (number >>> 8) % 2 === 0 };
}

/** The plain clothes beside a product: dark where it is light, slate where it is dark itself. */
export const complementOf = (colour: string): string => (lightness(colour) < 0.36 ? '#66707a' : '#2b3038');
