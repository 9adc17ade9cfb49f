import { queryOptions, skipToken } from '@tanstack/react-query';
import type { AnsweredContents, Prices } from '#lib/contract/price.ts';
import type { Product } from '#lib/contract/product.ts';
import type { OwnPriceType } from '#lib/core/prices/own.ts';

/** Ids with the prices of their products and what these buy, as the API answers this customer. */
export const ownPricesQuery = (type: OwnPriceType, ids: readonly number[]) =>
  queryOptions({
    queryKey: ['own-prices', type, ...ids],
    queryFn: async ({ signal }): Promise<{ id: number; prices: Prices; contents: AnsweredContents | null }[]> => {
      const [{ callApi }, { searchEndpoints }] = await Promise.all([
        import('#lib/session/call-api.ts'),
        import('#lib/contract/search.ts'),
      ]);
      const { search } = await callApi(
        searchEndpoints.searchLimited,
        { query: { productIds: ids.join(',') } },
        { signal },
      );
      return search.map(({ id, prices, contents }) => ({ id, prices, contents }));
    },
  });

/** A product as the API answers this customer; null asks for none. */
export const ownProductQuery = (type: OwnPriceType, id: number | null) =>
  queryOptions({
    queryKey: ['own-product', type, id],
    queryFn:
      id === null
        ? skipToken
        : async ({ signal }): Promise<Pick<Product, 'id' | 'prices' | 'contents' | 'sets' | 'isHeavy' | 'isBike'>> => {
            const [{ callApi }, { productEndpoints }] = await Promise.all([
              import('#lib/session/call-api.ts'),
              import('#lib/contract/product.ts'),
            ]);
            return callApi(productEndpoints.product, { params: { id } }, { signal });
          },
  });
