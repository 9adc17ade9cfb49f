import type { SearchAnswer, Sorting, Understood } from '#lib/contract/search.ts';
import { toggleSorting } from './choices.ts';
import { defaultSorting, normaliseQuery, sameSorting, type ListingQuery } from './index.ts';

/** One thing that words of a query were read as; several values where the same words name them. */
export interface UnderstoodFilters {
  filters: Understood['filters'];
  /** The query without them. */
  query: ListingQuery;
}

/** The filters that words of a query name, by the words, each with the query without those. */
export function understoodFilters(query: ListingQuery, understood: Understood): UnderstoodFilters[] {
  const byWords = Map.groupBy(understood.filters, ({ id, without }) => without ?? id);
  return Array.from(byWords.values(), (filters) => ({ filters, query: withoutFilters(query, understood, filters) }));
}

/** An API that does not say what the query is without a filter has the others kept as filters, and no words of any. */
function withoutFilters(query: ListingQuery, understood: Understood, filters: Understood['filters']): ListingQuery {
  const [first] = filters;
  if (first?.without !== undefined) return withWords(query, first.without);
  const kept = understood.filters.filter((one) => !filters.includes(one)).map(({ id }) => id);
  const all = [...new Set([...query.filters, ...kept])].toSorted((a, b) => a - b);
  return { ...withWords(query, understood.query), filters: all };
}

/** The same list for other words, on its first page. */
export function withWords(query: ListingQuery, words: string): ListingQuery {
  return { ...query, q: normaliseQuery(words), page: 1 };
}

/** Chooses an order; clearing the one that the words name takes those words away. */
export function withSorting(
  query: ListingQuery,
  sorting: Sorting,
  understood: SearchAnswer['understood'],
): ListingQuery {
  const read = understood?.sorting;
  if (!read || query.sorting !== null) return toggleSorting(query, sorting);
  return sameSorting(sorting, defaultSorting) || sameSorting(sorting, read)
    ? withWords(query, read.without)
    : toggleSorting(query, sorting);
}
