import { sameSorting, defaultSorting, type ListingQuery } from '#lib/core/filters/index.ts';
import { sentRange } from '#lib/core/filters/price-range.ts';
import type { PriceType } from '#lib/contract/price.ts';
import type { SortField, SortType } from '#lib/contract/search.ts';

/**
 * The parameters of the search call for a path of the catch-all, or for the search where that is null (ADR-0085), and
 * whose prices are meant where they are not the public ones. A price at a bound of that role's range is not sent
 * (PLP-17).
 */
export function searchCall(listPath: string | null, query: ListingQuery, role: PriceType = 'vk') {
  const { q, filters, sorting, page, shop, exact } = query;
  const { min: priceMin, max: priceMax } = sentRange({ min: query.priceMin, max: query.priceMax }, role);
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
    ...(shop === null ? {} : { store: shop }),
    ...(exact ? { exact: '1' as const } : {}),
  };
}
