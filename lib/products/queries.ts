import { queryOptions } from '@tanstack/react-query';

/** What the shops hold of a product. Not taken back when the grid goes: a late answer still serves the next one. */
export const stockQuery = (id: number) =>
  queryOptions({
    queryKey: ['stock', id],
    queryFn: async () => {
      const [{ callApi }, { productEndpoints }] = await Promise.all([
        import('#lib/session/call-api.ts'),
        import('#lib/contract/product.ts'),
      ]);
      return callApi(productEndpoints.stock, { params: { id } });
    },
  });
