import type { ReadModel } from './read-model.ts';

/** How a Hungarian plural ends, and what its singular has in that place. */
const plurals: readonly (readonly [ending: RegExp, singular: string])[] = [
  [/(?<=[^aáeéiíoóöőuúüű])[oeaö]k$/u, ''],
  [/ák$/u, 'a'],
  [/ék$/u, 'e'],
  [/(?<=[iíóőúű])k$/u, ''],
];

/**
 * What one of the goods of a category is called, "cipő" of "Cipők": its name in the singular, where that is one word, a
 * plural, and the catalog calls goods so. Null for all others, "Ruházat" or "Játék".
 */
export function oneOfGoods({ text }: ReadModel, name: string): string | null {
  if (!/^\p{L}+$/u.test(name)) return null;
  const word = name.toLocaleLowerCase('hu');
  for (const [ending, singular] of plurals) {
    const one = word.replace(ending, singular);
    if (one !== word && (text.isCalled(one) || text.isKind(one))) return one;
  }
  return null;
}
