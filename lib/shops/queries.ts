import { queryOptions } from '@tanstack/react-query';

/**
 * Kilometres of each shop from a town or a postcode, by sysname. Throws an ApiError, of status 422 for a place that is
 * unknown.
 */
export const distancesQuery = (place: string) =>
  queryOptions({
    queryKey: ['store-distances', place],
    queryFn: async () => {
      const [{ callApi }, { shopEndpoints }] = await Promise.all([
        import('#lib/session/call-api.ts'),
        import('#lib/contract/shop.ts'),
      ]);
      const shops = await callApi(shopEndpoints.shops, { query: { q: place } });
      return new Map(
        shops.flatMap(({ sysname, distance }) => (distance === null ? [] : [[sysname, distance] as const])),
      );
    },
    staleTime: Infinity,
    retry: false,
  });
