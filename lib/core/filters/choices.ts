import type { SelectedFilter, Sorting } from '#lib/contract/search.ts';
import { ascending, defaultSorting, sameSorting, type ListingQuery } from './index.ts';

const withFilters = (query: ListingQuery, filters: number[]): ListingQuery => ({ ...query, filters, page: 1 });

/** What a page's own path chooses. */
export type PageValues = readonly Pick<SelectedFilter, 'id'>[];

/** All chosen ids: those that the page's own path stands for, and the shopper's. */
export function chosenIds(query: Pick<ListingQuery, 'filters'>, page: PageValues): number[] {
  return ascending([...query.filters, ...page.map(({ id }) => id)]);
}

/** Where a choice leads. */
export interface Choice {
  query: ListingQuery;
  leavesPage: boolean;
}

/**
 * The query of a choice, on its first page (PLP-10). `leavesPage` says that a value of the page's own path was taken
 * away: the search is where it leads, and the path's other values come along as filters (RT-34).
 */
export function withChosen(query: ListingQuery, page: PageValues, chosen: readonly number[]): Choice {
  const ofPage = new Set(page.map(({ id }) => id));
  const leavesPage = [...ofPage].some((id) => !chosen.includes(id));
  const filters = ascending(leavesPage ? chosen : chosen.filter((id) => !ofPage.has(id)));
  return { query: withFilters(query, filters), leavesPage };
}

/** Chooses an order. Choosing the active one clears it, and the default needs no saying (PLP-08). */
export function toggleSorting(query: ListingQuery, sorting: Sorting): ListingQuery {
  const isActive = query.sorting !== null && sameSorting(query.sorting, sorting);
  return { ...query, sorting: isActive || sameSorting(sorting, defaultSorting) ? null : sorting, page: 1 };
}

/** How many choices a shopper has made. */
export function choiceCount(query: ListingQuery): number {
  const isPriced = query.priceMin !== null || query.priceMax !== null;
  return query.filters.length + (isPriced ? 1 : 0) + (query.shop === null ? 0 : 1);
}

/** Whether prices decide what is listed, or where: it is another list for whoever pays others (ADR-0101). */
export function isPriced({ priceMin, priceMax, sorting }: ListingQuery): boolean {
  return priceMin !== null || priceMax !== null || sorting?.field === 'price';
}

/** The query with nothing chosen in it; its words and order stay. */
export function withoutChoices(query: ListingQuery): ListingQuery {
  return { ...query, filters: [], priceMin: null, priceMax: null, shop: null, page: 1 };
}
