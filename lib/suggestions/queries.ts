import { queryOptions } from '@tanstack/react-query';
import type { ProductCard } from '#lib/contract/product.ts';

/** What calls the API; it comes with the first call. A call that was ended meanwhile is not made. */
async function loadCalls(signal: AbortSignal) {
  const [{ callApi }, { searchEndpoints }] = await Promise.all([
    import('#lib/session/call-api.ts'),
    import('#lib/contract/search.ts'),
  ]);
  signal.throwIfAborted();
  return { callApi, searchEndpoints };
}

/** All phrases of the search box, once; they are filtered while typing (ADR-0087). */
export const phrasesQuery = queryOptions({
  queryKey: ['phrases'],
  queryFn: async ({ signal }) => {
    const { callApi, searchEndpoints } = await loadCalls(signal);
    return callApi(searchEndpoints.autosuggest, {}, { signal });
  },
  staleTime: Infinity,
});

/**
 * A few products for a typed query. An older answer can not replace a newer one: each query has its own key, and a key
 * that nobody looks at any more ends its call. The products of a prefix of the query stand in until its own arrive.
 */
export const suggestedProductsQuery = (q: string) =>
  queryOptions({
    queryKey: ['suggested-products', q],
    queryFn: async ({ signal }): Promise<ProductCard[]> => {
      const { callApi, searchEndpoints } = await loadCalls(signal);
      const { search } = await callApi(searchEndpoints.searchLimited, { query: { q } }, { signal });
      return search;
    },
    placeholderData: (old, query) => (query && q.startsWith(String(query.queryKey[1])) ? old : undefined),
  });
