import { queryOptions } from '@tanstack/react-query';

/** A product as it is sold to whoever is at the browser, with its sets, services and what goes with it. */
export const productQuery = (id: number) =>
  queryOptions({
    queryKey: ['product', id],
    queryFn: async ({ signal }) => {
      const [{ callApi }, { productEndpoints }] = await Promise.all([
        import('#lib/session/call-api.ts'),
        import('#lib/contract/product.ts'),
      ]);
      return callApi(productEndpoints.product, { params: { id } }, { signal });
    },
  });
