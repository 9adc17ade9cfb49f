import type { ReadModel } from './read-model.ts';

/** How a Hungarian plural ends, and what its singular has in that place. */
const plurals: readonly (readonly [ending: RegExp, singular: string])[] = [
  [/(?<=[^aáeéiíoóöőuúüű])[oeaö]k$/u, ''],
  [/ák$/u, 'a'],
  [/ék$/u, 'e'],
  [/(?<=[iíóőúű])k$/u, ''],
];

/** What is one for all goods that it means: "minden felszerelés". */
const collective = /(?:ruházat|felszerelés)$/u;

/**
 * What one of the goods of a category is called, "cipő" of "Cipők" and "kabát és dzseki" of "Kabátok és dzsekik": its name
 * in the singular, where it is a plural and the catalog calls goods so, or names them all by one. Null for all others,
 * "Kerékpározás" or "Játék".
 */
export function oneOfGoods(model: ReadModel, name: string): string | null {
  const kinds = name
    .toLocaleLowerCase('hu')
    .split(' és ')
    .map((kind) => oneOfKind(model, kind));
  return kinds.includes(null) ? null : kinds.join(' és ');
}

function oneOfKind({ text }: ReadModel, kind: string): string | null {
  const words = kind.split(' ');
  const last = words.at(-1) ?? '';
  if (!words.every((word) => /^[\p{L}-]+$/u.test(word))) return null;
  if (collective.test(last) && words.length === 1) return kind;
  for (const [ending, singular] of plurals) {
    const one = last.replace(ending, singular);
    const goods = [...words.slice(0, -1), one].join(' ');
    if (one !== last && (text.isCalled(goods) || (words.length === 1 && text.isKind(goods)))) return goods;
  }
  return null;
}
