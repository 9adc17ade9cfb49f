import { productPath } from './card.ts';
import { fold } from '#lib/core/text/fold.ts';
import type { ReadModel } from './read-model.ts';

/** A name without what is left out or written otherwise in many spellings: spaces, dots, ampersands, accents. */
const bare = (name: string) => fold(name).replace(/[^\p{L}\p{N}]/gu, '');

/** The page of the product whose item number, SKU or EAN a query is; null for every other query. */
export function codePath(model: ReadModel, query: string): string | null {
  const coded = model.coded(query);
  return coded === null ? null : productPath(model.at(coded));
}

/**
 * The page that a query leads to at once: the product of an item number, SKU or EAN, or the brand whose name the whole
 * query is. Null for every other query, also for a name that two brands share.
 */
export function directPath(model: ReadModel, query: string): string | null {
  const coded = codePath(model, query);
  if (coded !== null) return coded;
  const name = bare(query);
  const brands = name === '' ? [] : [...model.brands.values()].filter((brand) => bare(brand.name) === name);
  const [brand, ...others] = brands;
  const path = brand && others.length === 0 ? `/marka/${brand.slug}/` : null;
  return path !== null && model.pages.find(path) ? path : null;
}
