import { queryOptions } from '@tanstack/react-query';
import type { ListingQuery } from '#lib/core/filters/index.ts';
import { callHeaders } from '#variant/headers.ts';
import { searchCall } from './index.ts';

/** A page of a list in the browser: for the sheet of filters and for further pages; `listPath` null is the search. */
export const listingQuery = (listPath: string | null, query: ListingQuery) => {
  const call = searchCall(listPath, query);
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
