import type { z } from 'zod';
import { limits } from '#lib/contract/limits.ts';
import type { SearchAnswer, selectedFilterSchema } from '#lib/contract/search.ts';
import { sortOptions } from '#lib/filters/index.ts';
import type { Role } from '../catalogue/model.ts';
import { bits, countBits, emptyBitmap, intersection, setBit, type Bitmap } from './bitmap.ts';
import { productCard, type ShownVariant } from './card.ts';
import { categoryTree } from './category-tree.ts';
import { readChoice, type Choice, type SearchQuery } from './choice.ts';
import { filterGroups } from './facets.ts';
import type { FilterChoiceValue } from './filter-values.ts';
import { Narrowing } from './narrowing.ts';
import type { ReadModel } from './read-model.ts';
import type { TextHits } from './text-index.ts';

/**
 * Answers the search call (decisions §5). Sorting by sales rank means, for a query, relevance and then sales rank.
 * Throws `NotFound` for a path that is no page and `InvalidInput` for parameters without a meaning.
 */
export function search(model: ReadModel, query: SearchQuery, role: Role): SearchAnswer {
  const choice = readChoice(model, query, role);
  const hits = choice.q === null ? null : textHits(model, choice.q);
  const ofPage = model.documentsOf(choice.page);
  const narrowing = new Narrowing(model, hits ? intersection(ofPage, hits.documents) : ofPage, choice);
  const result = narrowing.result();
  const total = countBits(result);
  const number = query.page ?? 1;
  const shown = shownVariant(model, narrowing);
  return {
    title: choice.page?.title ?? null,
    path: choice.page?.path ?? null,
    products: pageOf(model, choice, result, hits, number)
      .map((document) => productCard(model, document, role, shown)),
    total,
    page: number,
    pageSize: limits.pageSize,
    pageCount: Math.ceil(total / limits.pageSize),
    filters: filterGroups(model, narrowing, choice),
    categoryTree: categoryTree(model, choice, hits?.documents ?? null),
    selected: selectedFilters(choice, query),
    sorting: { active: choice.sorting, options: [...sortOptions] },
    priceBounds: priceBounds(model, narrowing.without('price'), role),
    breadcrumbs: choice.page?.breadcrumbs ?? [],
    text: choice.page?.gender === null ? (choice.page.subject.category?.text ?? null) : null,
    corrected: hits?.corrected ? { query: hits.corrected, applied: true, total } : null,
  };
}

/** Products that a normalised query finds: the one of an exact SKU or EAN, else those with all its words. */
export function textHits(model: ReadModel, q: string): TextHits {
  const documents = emptyBitmap(model.size);
  const coded = model.codes.find(q);
  if (coded === null) {
    return model.text.search(q) ?? { documents, scores: new Uint8Array(model.size), corrected: null };
  }
  setBit(documents, coded);
  return { documents, scores: new Uint8Array(model.size), corrected: null };
}

function pageOf(model: ReadModel, choice: Choice, result: Bitmap, hits: TextHits | null, number: number): number[] {
  const offset = (number - 1) * limits.pageSize;
  return hits && choice.sorting.field === 'sales_rank'
    ? model.orders.pageByRelevance(result, hits.scores, offset, limits.pageSize)
    : model.orders.page(result, choice.sorting, choice.role, offset, limits.pageSize);
}

function shownVariant({ values }: ReadModel, { variants }: Narrowing): ShownVariant {
  const named = (numbers: ReadonlyMap<string, number>, chosen: ReadonlySet<number>) =>
    new Set([...numbers].filter(([, number]) => chosen.has(number)).map(([name]) => name));
  return {
    families: named(values.familyNumbers, variants.families),
    sizes: named(values.sizeNumbers, variants.sizes),
  };
}

/** Lowest and highest price in forints; 0 to 0 for no product. */
function priceBounds(model: ReadModel, documents: Bitmap, role: Role): SearchAnswer['priceBounds'] {
  let min = Infinity;
  let max = 0;
  for (const document of bits(documents)) {
    const { price } = model.pricesOf(document)[role];
    if (price < min) min = price;
    if (price > max) max = price;
  }
  return { min: max === 0 ? 0 : min, max };
}

const promoted: readonly string[] = ['GENERAL_Gender', 'GENERAL_Size'];

function selectedFilters(choice: Choice, query: SearchQuery): SearchAnswer['selected'] {
  const selected = ({ id, name, group }: FilterChoiceValue): z.output<typeof selectedFilterSchema> =>
    ({ id, name, f_name: group });
  const page = (choice.page?.implied ?? []).map(selected);
  const chosen = choice.values.map(selected);
  const all = [...page, ...chosen.filter(({ id }) => !page.some((implied) => implied.id === id))];
  return {
    byId: chosen.map(({ id }) => id),
    page,
    last: chosen.at(-1) ?? null,
    price: { min: query.priceMin ?? null, max: query.priceMax ?? null },
    top: all.filter(({ f_name }) => promoted.includes(f_name)),
    all,
  };
}
