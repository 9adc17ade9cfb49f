import type { CatalogStructure } from '../catalog/structure.ts';
import { fold } from '#lib/core/text/fold.ts';
import { basesOf } from './hungarian/forms.ts';
import { categoryPath, pathOf, type ListingPage } from './listing-pages.ts';
import type { ReadModel } from './read-model.ts';
import { shopSynonyms } from './synonyms.ts';
import { wordsOfQuery } from './words.ts';

/** Paths of the lists of a catalog by the names that they go by, in every form of the last word. */
const known = new WeakMap<CatalogStructure, ReadonlyMap<string, string>>();

/**
 * The list whose name is all that is left of a query, as it was searched, once filters are read in it (ADR-0159):
 * "futás", "cipőt", "running", "női cipő", and by other names of a sport, "túrázás". A category goes before a sport of that name. Null for every other query.
 */
export function namedPage(model: ReadModel, words: string): ListingPage | null {
  const paths = known.get(model.catalog) ?? pathsByName(model);
  known.set(model.catalog, paths);
  const keys = keysOf(words);
  const path = [...keys.flatMap((key) => paths.get(key) ?? []), ...keys.flatMap((key) => sportsCalled(key, paths))][0];
  return (path === undefined ? undefined : model.pages.find(path)) ?? null;
}

/** The lists of sports that a word means by another name, "túrázás" for "túra". Of goods, other names keep their relevance. */
function sportsCalled(key: string, paths: ReadonlyMap<string, string>): string[] {
  return shopSynonyms
    .sameAs(key.split(' '))
    .flatMap((words) => paths.get(keyOf(words)) ?? [])
    .filter((path) => path.startsWith('/sport/'));
}

/** Names of the catalog's own language first: a word of it is never taken for one of another. */
function pathsByName({ catalog, categories }: ReadModel): Map<string, string> {
  const slugs = new Map(catalog.sports.map(({ id, slug }) => [id, slug]));
  const named = [
    ...catalog.categories.map((category) => ({ ...category, path: categoryPath(categories.line(category.id), null) })),
    ...catalog.sports.map((sport) => {
      const above = sport.parentId === null ? [] : [slugs.get(sport.parentId) ?? ''];
      return { ...sport, path: pathOf({ segments: ['sport', ...above, sport.slug] }, null, false) };
    }),
  ];
  const own = named.flatMap(({ name, path }) => keysOf(name).map((key) => [key, path] as const));
  const translated = named.flatMap(({ translations, path }) =>
    Object.values(translations ?? {}).flatMap((texts) =>
      texts?.name === undefined ? [] : [[keyOf(wordsOfQuery(texts.name)), path] as const],
    ),
  );
  // Of two lists of one name the one that comes first is meant.
  return new Map([...own, ...translated].toReversed());
}

const keyOf = (words: readonly string[]) => words.map(fold).join(' ');

/** The words as they stand, then with the last in its dictionary forms. */
function keysOf(phrase: string): string[] {
  const words = wordsOfQuery(phrase);
  const last = words.at(-1);
  if (last === undefined) return [];
  return [keyOf(words), ...Array.from(basesOf(last), (base) => keyOf([...words.slice(0, -1), base]))];
}
