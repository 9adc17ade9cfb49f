import { queryOptions } from '@tanstack/react-query';

/**
 * A product with its options: a card of the wishlist carries none, so they come when one is to be chosen. Throws an
 * ApiError.
 */
export const productOptionsQuery = (id: number) =>
  queryOptions({
    queryKey: ['product-options', id],
    queryFn: async () => {
      const [{ callApi }, { productEndpoints }] = await Promise.all([
        import('#lib/session/call-api.ts'),
        import('#lib/contract/product.ts'),
      ]);
      return callApi(productEndpoints.product, { params: { id } });
    },
  });

/** The colour that a product's path names, as the slug of `szin`; null for none. */
export function colourOfPath(path: string): string | null {
  return new URLSearchParams(path.split('?')[1]).get('szin');
}
