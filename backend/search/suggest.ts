import type { WireProductCard } from '#lib/contract/product.ts';
import type { WirePhrase } from '#lib/contract/search.ts';
import { normaliseQuery } from '#lib/core/filters/index.ts';
import type { Role } from '../catalog/model.ts';
import { countBits, emptyBitmap, hasBit, haveCommon, setBit, type Bitmap } from './bitmap.ts';
import { cardToBuyFrom, productCard } from './card.ts';
import { hungarian } from './collator.ts';
import { notSoldIn, textHits } from './product-search.ts';
import { QueryWords } from './query-words.ts';
import { isBareQuery } from './understanding.ts';
import { fold } from '#lib/core/text/fold.ts';
import { variedPick } from './home.ts';
import { lowered } from './listing-pages.ts';
import type { ReadModel } from './read-model.ts';
import type { TextHits } from './text-hits.ts';

const productsSuggested = 6;
const headerProducts = 4;
/** What shoppers type says more than how many goods there are: nobody searches for "clothing", which has the most. */
const productsForSearch = 5;
/** Characters from which products are suggested (SRCH-02). */
const queryMin = 2;

/**
 * Phrases of the search box with what each weighs, heaviest first, equals in alphabetical order: those that shoppers
 * search for with how often, categories and brands with a fifth of the number of their products (SRCH-03).
 */
export function phrases(model: ReadModel): WirePhrase[] {
  const categories = model.catalog.categories.map(({ id, name }) => ({
    phrase: lowered(name),
    weight: weightOf(model.categories.documents(id)),
  }));
  const brands = Array.from(model.values.brands.values(), ({ name, documents }) => ({
    phrase: name,
    weight: weightOf(documents),
  }));
  const found = new Map<string, WirePhrase>();
  for (const entry of [...model.catalog.phrases, ...categories, ...brands]) {
    const key = fold(entry.phrase);
    if (entry.weight > 0 && !found.has(key)) found.set(key, entry);
  }
  return [...found.values()].toSorted((a, b) => b.weight - a.weight || hungarian.compare(a.phrase, b.phrase));
}

const weightOf = (documents: Bitmap) => Math.ceil(countBits(documents) / productsForSearch);

/** Cards of the products with these ids for a caller of a role, in their order; unknown ids are left out. */
export function productsByIds(
  model: ReadModel,
  ids: readonly number[],
  role: Role = 'vk',
  shop: string | null = null,
): WireProductCard[] {
  const documents = ids.flatMap((id) => model.documentOf(id) ?? []);
  if (shop === null) return documents.map((document) => cardToBuyFrom(model, document, role));
  const asked = emptyBitmap(model.size);
  for (const document of documents) setBit(asked, document);
  const held = model.variants.matching(asked, { families: new Set(), sizes: new Set(), shop });
  return documents.filter((document) => hasBit(held, document)).map((document) => cardToBuyFrom(model, document, role));
}

/**
 * The most relevant products of a query as typed, of all or `within` some, for a caller of a role; none below two
 * characters.
 */
export function productsByQuery(
  model: ReadModel,
  query: string,
  role: Role = 'vk',
  within: Bitmap | null = null,
): WireProductCard[] {
  const q = normaliseQuery(query);
  if (q === null || q.length < queryMin) return [];
  const notSold = notSoldIn(model, q);
  const words = QueryWords.of(q, notSold);
  if (notSold.length > 0 && isBareQuery(model, words, role)) return [];
  const { documents, scores } = suggestedHits(model, words.words.join(' '), within);
  return model.orders
    .pageByRelevance(documents, { scores, inStock: model.buyable }, 0, productsSuggested)
    .map((document) => productCard(model, document, role));
}

/** What is found for a query; for two letters that are no word, what begins with them. */
function suggestedHits(model: ReadModel, q: string, within: Bitmap | null): TextHits {
  const hits = textHits(model, q, { within });
  if (q.length > queryMin || haveCommon(hits.documents, hits.documents)) return hits;
  return model.text.begun(q, { live: within ?? model.everyDocument, size: model.size });
}

/** Best-sellers for the empty search box. */
export function headerProductCards(model: ReadModel): WireProductCard[] {
  return variedPick(model, model.everyDocument, headerProducts, new Set()).map((document) =>
    productCard(model, document, 'vk'),
  );
}
