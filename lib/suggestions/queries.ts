import { queryOptions } from '@tanstack/react-query';

const loadCalls = () => Promise.all([import('#lib/api/browser.ts'), import('#lib/contract/search.ts')]);

/** All phrases of the search box, once; they are filtered while typing (decisions §6). */
export const phrasesQuery = queryOptions({
  queryKey: ['phrases'],
  queryFn: async ({ signal }) => {
    const [{ callApi }, { searchEndpoints }] = await loadCalls();
    return callApi(searchEndpoints.autosuggest, {}, { signal });
  },
  staleTime: Infinity,
});

/** A few products for a typed query. An older answer can not replace a newer one: each query has its own key. */
export const suggestedProductsQuery = (q: string) =>
  queryOptions({
    queryKey: ['suggested-products', q],
    queryFn: async ({ signal }) => {
      const [{ callApi }, { searchEndpoints }] = await loadCalls();
      const { search } = await callApi(searchEndpoints.searchLimited, { query: { q } }, { signal });
      return search;
    },
  });
