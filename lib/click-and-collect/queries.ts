import { queryOptions } from '@tanstack/react-query';
import { clickAndCollectShops } from './shops.ts';

/** How long the shops and their hours stay as they were read, ms. */
const freshness = 60 * 60 * 1000;

/** All shops with their hours, by name. */
export const shopsQuery = queryOptions({
  queryKey: ['click-and-collect-stores'],
  queryFn: async () => {
    const [{ callApi }, { shopEndpoints }] = await Promise.all([
      import('#lib/session/call-api.ts'),
      import('#lib/contract/shop.ts'),
    ]);
    return clickAndCollectShops(await callApi(shopEndpoints.shops, {}));
  },
  staleTime: freshness,
  gcTime: Infinity,
});

/** Products in one call at most, as the API takes them. */
const idsPerCall = 50;

/** Which of the products a shop has on stock. Throws an ApiError, of status 422 for a shop that is no more. */
export const heldQuery = (shop: string, ids: readonly number[]) =>
  queryOptions({
    queryKey: ['held', shop, ...ids],
    queryFn: async () => {
      const [{ callApi }, { searchEndpoints }] = await Promise.all([
        import('#lib/session/call-api.ts'),
        import('#lib/contract/search.ts'),
      ]);
      const parts = Array.from({ length: Math.ceil(ids.length / idsPerCall) }, (_, part) =>
        ids.slice(part * idsPerCall, (part + 1) * idsPerCall),
      );
      const answers = await Promise.all(
        parts.map((part) =>
          callApi(searchEndpoints.searchLimited, { query: { productIds: part.join(','), store: shop } }),
        ),
      );
      return new Set(answers.flatMap(({ search }) => search.map(({ id }) => id)));
    },
  });
