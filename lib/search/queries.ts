import { queryOptions } from '@tanstack/react-query';
import type { PriceType } from '#lib/contract/price.ts';
import type { ListingQuery } from '#lib/core/filters/index.ts';
import { callHeaders } from '#variant/headers.ts';
import { searchCall } from './index.ts';

/**
 * A page of a list in the browser, at the prices of a role: for the filter drawer and for further pages; `listPath`
 * null is the search.
 */
export const listingQuery = (listPath: string | null, query: ListingQuery, role: PriceType) => {
  const call = searchCall(listPath, query, role);
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
};
