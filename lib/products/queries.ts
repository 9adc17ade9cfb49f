import { queryOptions } from '@tanstack/react-query';

/** What the stores hold of a product. Not taken back when the grid goes: a late answer still serves the next one. */
export const stockQuery = (id: number) =>
  queryOptions({
    queryKey: ['stock', id],
    queryFn: async () => {
      const [{ callApi }, { productEndpoints }] = await Promise.all([import('#lib/api/browser.ts'), import('#lib/contract/product.ts')]);
      return callApi(productEndpoints.stock, { params: { id } });
    },
  });

/** All stores with their distance from a town or a postcode. Throws an ApiError, of status 422 for a place that is unknown. */
export const nearestStoresQuery = (place: string) =>
  queryOptions({
    queryKey: ['nearest-stores', place],
    queryFn: async () => {
      const [{ callApi }, { storeEndpoints }] = await Promise.all([import('#lib/api/browser.ts'), import('#lib/contract/store.ts')]);
      return callApi(storeEndpoints.stores, { query: { q: place } });
    },
    staleTime: Infinity,
  });
