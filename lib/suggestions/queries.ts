import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import type { searchEndpoints as calls } from '#lib/contract/search.ts';

/** Products and pages for what is typed, and the product whose number it is. */
export type Suggested = z.output<(typeof calls)['searchLimited']['data']>;

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
    queryFn: async ({ signal }): Promise<Suggested> => {
      const { callApi, searchEndpoints } = await loadCalls(signal);
      return callApi(searchEndpoints.searchLimited, { query: { q } }, { signal });
    },
    placeholderData: (old, query) => (query && q.startsWith(String(query.queryKey[1])) ? old : undefined),
  });

/** Texts of answers: they come with the first one. */
export const answerTextsQuery = (locale: string) =>
  queryOptions({
    queryKey: ['answer-texts', locale],
    queryFn: async () => {
      const load =
        locale === 'en'
          ? import('#messages/shop/en.json')
          : locale === 'de'
            ? import('#messages/shop/de.json')
            : import('#messages/shop/hu.json');
      const { answers, locator } = (await load).default;
      return { answers, locator: { opening: locator.opening } };
    },
    staleTime: Infinity,
  });
