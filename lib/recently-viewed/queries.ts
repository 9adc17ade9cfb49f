import { queryOptions } from '@tanstack/react-query';
import { callHeaders } from '#variant/headers.ts';

/** Cards of products by their ids, in their order; those that are no more are left out. */
export const productCardsQuery = (ids: readonly number[]) =>
  queryOptions({
    queryKey: ['product-cards', callHeaders(), ...ids],
    queryFn: async () => {
      const [{ callApi }, { searchEndpoints }] = await Promise.all([
        import('#lib/session/call-api.ts'),
        import('#lib/contract/search.ts'),
      ]);
      const { search } = await callApi(searchEndpoints.searchLimited, { query: { productIds: ids.join(',') } });
      return ids.flatMap((id) => search.find((card) => card.id === id) ?? []);
    },
  });
