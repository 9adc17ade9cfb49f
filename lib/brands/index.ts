import { catalogLanguage } from '#lib/contract/market/languages.ts';
import { fold } from '#lib/core/text/fold.ts';

/** Segments of the brands' pages for a gender (RT-14). */
export const brandGenders = ['noi', 'ferfi'] as const;
export type BrandGender = (typeof brandGenders)[number];

export function brandsPath(gender: BrandGender | null): string {
  return gender === null ? '/marka/' : `/marka/${gender}/`;
}

/** Letters of the Hungarian alphabet that are written with several, the longest first. */
const digraphs = ['dzs', 'cs', 'dz', 'gy', 'ly', 'ny', 'sz', 'ty', 'zs'];
/** Short and long vowels are one letter to a dictionary, but ö and ü are none of o and u. */
const vowels: Record<string, string> = { á: 'a', é: 'e', í: 'i', ó: 'o', ú: 'u', ő: 'ö', ű: 'ü' };

/** What a name is filed under when nothing else fits. */
export const noLetter = '0–9';

/**
 * The letter of the Hungarian alphabet under which a name is filed: `Szilaj` → `Sz`, `Ösvény` → `Ö`, `Árnyék` → `A`.
 */
export function letterOf(name: string): string {
  const word = name.trim().normalize('NFC').toLowerCase();
  const digraph = digraphs.find((letters) => word.startsWith(letters));
  if (digraph) return digraph.charAt(0).toUpperCase() + digraph.slice(1);
  const first = [...word][0] ?? '';
  const letter = 'öü'.includes(first) ? first : (vowels[first] ?? fold(first));
  return /^[a-zöü]$/.test(letter) ? letter.toUpperCase() : noLetter;
}

const hungarian = new Intl.Collator(catalogLanguage);

/** Names by the letter that they are filed under, letters and names in Hungarian order. */
export function byLetter<T extends { name: string }>(named: readonly T[]): { letter: string; entries: T[] }[] {
  const inOrder = named.toSorted((a, b) => hungarian.compare(a.name, b.name));
  const groups = Map.groupBy(inOrder, ({ name }) => letterOf(name));
  return [...groups]
    .map(([letter, entries]) => ({ letter, entries }))
    .toSorted((a, b) => hungarian.compare(a.letter, b.letter));
}

/** Whether a name holds what is typed, accents and case aside. */
export function isNamed(name: string, typed: string): boolean {
  return fold(name).includes(fold(typed.trim()));
}

/** Id of a letter's place on the page. */
export function letterId(letter: string): string {
  return letter === noLetter ? 'betu-szam' : `betu-${letter.toLowerCase()}`;
}
