import { sameSorting, defaultSorting, type ListingQuery } from '#lib/core/filters/index.ts';

/** The parameters of the search call for a path of the catch-all, or for the search where `path` is null (ADR-0085). */
export function searchCall(path: string | null, query: ListingQuery) {
  const { q, filters, priceMin, priceMax, sorting, page, store, exact } = query;
  return {
    ...(path === null ? {} : { path }),
    ...(q === null ? {} : { q }),
    ...(filters.length === 0 ? {} : { filters: filters.join(',') }),
    ...(priceMin === null ? {} : { priceMin }),
    ...(priceMax === null ? {} : { priceMax }),
    ...(sorting === null || sameSorting(sorting, defaultSorting)
      ? {}
      : { sortField: sorting.field, sortType: sorting.type }),
    ...(page === 1 ? {} : { page }),
    ...(store === null ? {} : { store }),
    ...(exact ? { exact: '1' as const } : {}),
  };
}
