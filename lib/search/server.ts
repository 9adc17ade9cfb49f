import 'server-only';
import { permanentRedirect } from 'next/navigation';
import { StaleWhileRevalidateCache } from '#lib/api/stale-while-revalidate-cache.ts';
import type { CallOptions } from '#lib/api/call.ts';
import { callApi } from '#lib/api/server.ts';
import { ApiError } from '#lib/api/errors.ts';
import { told } from '#lib/core/told.ts';
import { limits } from '#lib/contract/limits.ts';
import type { ProductCard } from '#lib/contract/product.ts';
import { searchEndpoints, type SearchAnswer } from '#lib/contract/search.ts';
import { listingHref, type ListingQuery } from '#lib/core/filters/index.ts';
import { locales, splitLocale, type Locale } from '#lib/core/locales.ts';
import { refusePage } from '#lib/navigation/refuse-page.ts';
import { bestsellersOf } from './bestsellers.ts';
import { searchCall } from './index.ts';

/** What the API says of filter values: those that no filter has, and those that are one too many. */
const filterProblem = /^(unknown|one_of):(\d+)$/;

/**
 * The query without the shop, the order or the filter values that the API refuses, each value by itself; without any
 * where it does not say which.
 */
function withoutRefused(query: ListingQuery, errors: ApiError['errors']): ListingQuery {
  if (errors.store) return { ...query, shop: null, page: 1 };
  if (errors.sortField || errors.sortType) return { ...query, sorting: null, page: 1 };
  const refused = (errors.filters ?? []).flatMap((code) => filterProblem.exec(code)?.[2] ?? []).map(Number);
  return { ...query, filters: refused.length > 0 ? query.filters.filter((id) => !refused.includes(id)) : [], page: 1 };
}

/**
 * The products of a path or a search. A path that is no page, and a page beyond the last one, are 404 (ADR-0080).
 * Filters and shops that are no more lead to the same address without them. `pagePath` is the page's path with its
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
    const { locale } = splitLocale(pagePath);
    const answer = await callApi(searchEndpoints.search, { query: searchCall(path, query) }, { ...options, locale });
    if (query.page > Math.max(answer.pageCount, 1)) refusePage(listingHref(pagePath, query));
    return answer;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 404) refusePage(pagePath);
    if (error.status !== 422) throw error;
    // An address of a category with an id that no filter has was never one of its pages (ADR-0100).
    if (path !== null && error.errors.filters?.some((code) => code.startsWith('unknown:')))
      refusePage(listingHref(pagePath, query));
    if (query.filters.length > 0 || query.shop !== null || query.sorting !== null)
      permanentRedirect(listingHref(pagePath, withoutRefused(query, error.errors)));
    throw error;
  }
}

/** How long the bestsellers are shown before they are read again, ms. */
const freshness = 60_000;
const bestsellers = new Map(
  locales.map((locale) => [
    locale,
    new StaleWhileRevalidateCache(
      async () => bestsellersOf(await callApi(searchEndpoints.search, {}, { locale })),
      freshness,
      undefined,
      () => told()?.touchedAt('goods') ?? -Infinity,
    ),
  ]),
);

/** A few products that are asked for most, for a page without its own; none where they can not be had. */
export async function getBestsellers(locale: Locale): Promise<ProductCard[]> {
  return (
    (await bestsellers
      .get(locale)
      ?.get()
      .catch(() => [])) ?? []
  );
}
