import { queryOptions } from '@tanstack/react-query';
import type { Cart } from '#lib/contract/cart.ts';
import { loadCartCalls } from './queries/calls.ts';

/**
 * The cart of the request uuid. The server's cart always replaces the local one. Without a network it fails at once,
 * and it is read again when the network is back.
 */
export const cartQuery = queryOptions({
  queryKey: ['cart'],
  networkMode: 'always',
  refetchOnReconnect: 'always',
  queryFn: async ({ signal, client, queryKey }): Promise<Cart> => {
    const [{ callApi }, { cartCalls }] = await loadCartCalls();
    // What is known to be out of date, as another tab has changed it, must not be answered from the sharing window.
    const isFresh = client.getQueryState(queryKey)?.isInvalidated === true;
    return callApi(cartCalls.get, {}, { signal, isFresh });
  },
});
