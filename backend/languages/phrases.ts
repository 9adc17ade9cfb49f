import type { WirePhrase } from '#lib/contract/search.ts';
import { fold } from '#lib/core/text/fold.ts';
import { categoryPath, lowered } from '../search/listing-pages.ts';
import type { ReadModel } from '../search/read-model.ts';
import type { Words } from './words.ts';

/**
 * The phrases of the search box in another language: categories by their names in it, brands as they are. What shoppers
 * search for in the catalog's language is left out; what a name finds in this one has not been counted.
 */
export function phrasesIn(words: Words, model: ReadModel, phrases: readonly WirePhrase[]): WirePhrase[] {
  const brands = new Set(Array.from(model.values.brands.values(), ({ name }) => fold(name)));
  const categories = new Map(
    model.catalog.categories.flatMap(({ id, name }) => {
      const known = words.page(categoryPath(model.categories.line(id), null))?.subject;
      return known ? [[fold(name), lowered(known)]] : [];
    }),
  );
  const found = new Map<string, WirePhrase>();
  for (const entry of phrases) {
    const key = fold(entry.phrase);
    const category = categories.get(key);
    if (category !== undefined && !found.has(category))
      found.set(category, { ...entry, phrase: category, count: null });
    else if (brands.has(key)) found.set(key, entry);
  }
  return [...found.values()];
}
