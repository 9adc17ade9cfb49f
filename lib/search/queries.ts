import { queryOptions } from '@tanstack/react-query';
import type { PriceType } from '#lib/contract/price.ts';
import type { ListingQuery } from '#lib/core/filters/index.ts';
import { callHeaders } from '#variant/headers.ts';
import { searchCall } from './index.ts';

function searchQuery(call: ReturnType<typeof searchCall> & { options?: '1' }) {
  return queryOptions({
    queryKey: ['listing', callHeaders(), call],
    queryFn: async ({ signal }) => {
      const [{ callApi }, { searchEndpoints }] = await Promise.all([
        import('#lib/session/call-api.ts'),
        import('#lib/contract/search.ts'),
      ]);
      return callApi(searchEndpoints.search, { query: call }, { signal });
    },
  });
}

/**
 * A page of a list in the browser, at the prices of a role: for the filter drawer and for further pages; `listPath`
 * null is the search.
 */
export const listingQuery = (listPath: string | null, query: ListingQuery, role: PriceType) =>
  searchQuery(searchCall(listPath, query, role));

/** The same with what one buys from its cards by (ADR-0132): a pointer that comes to one asks for it. */
export const listingToBuyFromQuery = (listPath: string | null, query: ListingQuery, role: PriceType) =>
  searchQuery({ ...searchCall(listPath, query, role), options: '1' });
