import 'server-only';
import { redirect } from 'next/navigation';
import { StaleWhileRevalidateCache } from '#lib/api/stale-while-revalidate-cache.ts';
import type { CallOptions } from '#lib/api/call.ts';
import { callApi } from '#lib/api/server.ts';
import { ApiError } from '#lib/api/errors.ts';
import { limits } from '#lib/contract/limits.ts';
import type { ProductCard } from '#lib/contract/product.ts';
import { searchEndpoints, type SearchAnswer } from '#lib/contract/search.ts';
import { listingHref, type ListingQuery } from '#lib/core/filters/index.ts';
import { refusePage } from '#lib/navigation/refuse-page.ts';
import { searchCall } from './index.ts';

/**
 * The query without the store, the order or the filter values that the API does not know, or without any where they
 * contradict each other.
 */
function withoutRefused(query: ListingQuery, errors: ApiError['errors']): ListingQuery {
  if (errors.store) return { ...query, store: null, page: 1 };
  if (errors.sortField || errors.sortType) return { ...query, sorting: null, page: 1 };
  const unknown = (errors.filters ?? []).flatMap((code) => /^unknown:(\d+)$/.exec(code)?.[1] ?? []).map(Number);
  return { ...query, filters: unknown.length > 0 ? query.filters.filter((id) => !unknown.includes(id)) : [], page: 1 };
}

/**
 * The products of a path or a search. A path that is no page, and a page beyond the last one, are 404 (ADR-0080).
 * Filters and stores that are no more lead to the same address without them. `pagePath` is the page's path with its
 * language; `options` are the call's.
 */
export async function getListing(
  path: string | null,
  query: ListingQuery,
  pagePath: string,
  options?: CallOptions,
): Promise<SearchAnswer> {
  if (query.page > limits.page) refusePage(listingHref(pagePath, query));
  try {
    const answer = await callApi(searchEndpoints.search, { query: searchCall(path, query) }, options);
    if (query.page > Math.max(answer.pageCount, 1)) refusePage(listingHref(pagePath, query));
    return answer;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 404) refusePage(pagePath);
    if (error.status === 422 && (query.filters.length > 0 || query.store !== null || query.sorting !== null))
      redirect(listingHref(pagePath, withoutRefused(query, error.errors)));
    throw error;
  }
}

/** How long the bestsellers are shown before they are read again, ms. */
const freshness = 60_000;
const bestsellers = new StaleWhileRevalidateCache(
  async () => (await callApi(searchEndpoints.search)).products.slice(0, 4),
  freshness,
);

/** A few products that are asked for most, for a page without its own; none where they can not be had. */
export async function getBestsellers(): Promise<ProductCard[]> {
  return bestsellers.get().catch(() => []);
}
