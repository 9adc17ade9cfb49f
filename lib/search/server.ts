import 'server-only';
import { notFound, redirect } from 'next/navigation';
import { callApi } from '#lib/api/server.ts';
import { ApiError } from '#lib/api/errors.ts';
import { searchEndpoints, type SearchAnswer } from '#lib/contract/search.ts';
import { listingHref, type ListingQuery } from '#lib/filters/index.ts';

function toCall(path: string | null, query: ListingQuery) {
  return {
    ...(path === null ? {} : { path }),
    ...(query.q === null ? {} : { q: query.q }),
    ...(query.filters.length === 0 ? {} : { filters: query.filters.join(',') }),
    ...(query.priceMin === null ? {} : { priceMin: query.priceMin }),
    ...(query.priceMax === null ? {} : { priceMax: query.priceMax }),
    ...(query.sorting === null ? {} : { sortField: query.sorting.field, sortType: query.sorting.type }),
    ...(query.page === 1 ? {} : { page: query.page }),
    ...(query.exact ? { exact: '1' as const } : {}),
  };
}

/** The query without the filter values that the API does not know, or without any where they contradict each other. */
function withoutRefused(query: ListingQuery, errors: ApiError['errors']): ListingQuery {
  const unknown = (errors.filters ?? []).flatMap((code) => /^unknown:(\d+)$/.exec(code)?.[1] ?? []).map(Number);
  return { ...query, filters: unknown.length > 0 ? query.filters.filter((id) => !unknown.includes(id)) : [], page: 1 };
}

/**
 * The products of a path or a search. A path that is no page, and a page beyond the last one, are 404 (decisions §4).
 * Filters that are no more lead to the same address without them. `here` is the page's path with its language.
 */
export async function getListing(path: string | null, query: ListingQuery, here: string): Promise<SearchAnswer> {
  try {
    const answer = await callApi(searchEndpoints.search, { query: toCall(path, query) });
    if (query.page > Math.max(answer.pageCount, 1)) notFound();
    return answer;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 404) notFound();
    if (error.status === 422 && query.filters.length > 0) redirect(listingHref(here, withoutRefused(query, error.errors)));
    throw error;
  }
}
