import { sameSorting, defaultSorting, type ListingQuery } from '#lib/core/filters/index.ts';
import type { PriceType } from '#lib/contract/price.ts';
import type { SortField, SortType } from '#lib/contract/search.ts';

/**
 * The parameters of the search call for a path of the catch-all, or for the search where that is null (ADR-0085), and
 * whose prices are meant where they are not the public ones.
 */
export function searchCall(listPath: string | null, query: ListingQuery, role: PriceType = 'vk') {
  const { q, filters, priceMin, priceMax, sorting, page, store, exact } = query;
  return {
    ...(listPath === null ? {} : { path: listPath }),
    ...(q === null ? {} : { q }),
    ...(filters.length === 0 ? {} : { filters: filters.join(',') }),
    ...(priceMin === null ? {} : { priceMin }),
    ...(priceMax === null ? {} : { priceMax }),
    ...(role === 'vk' ? {} : { priceType: role }),
    ...(sorting === null || sameSorting(sorting, defaultSorting)
      ? {}
      : // One that the contract does not know was offered by an answer: the API that offered it takes it.
        { sortField: sorting.field as SortField, sortType: sorting.type as SortType }),
    ...(page === 1 ? {} : { page }),
    ...(store === null ? {} : { store }),
    ...(exact ? { exact: '1' as const } : {}),
  };
}
