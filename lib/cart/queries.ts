import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Cart, cartAddSchema } from '#lib/contract/cart.ts';
import { session } from '#lib/session/index.ts';
import { tellTabs } from '#lib/session/tabs.ts';
import type { z } from 'zod';

const loadCalls = () => Promise.all([import('#lib/api/browser.ts'), import('#lib/contract/cart.ts')]);

/** Fetches what cart calls need, ahead of the first press. */
export const prepareCartCalls = () => void loadCalls();

/** The cart of the request uuid. The server's cart always replaces the local one. */
export const cartQuery = queryOptions({
  queryKey: ['cart'],
  queryFn: async ({ signal }): Promise<Cart> => {
    const [{ callApi }, { cartEndpoints }] = await loadCalls();
    return callApi(cartEndpoints.get, {}, { signal });
  },
});

// Writes go one after the other, so that no late answer replaces a newer cart and a guest never gets two of them.
const oneAfterTheOther = { scope: { id: 'cart' } };

/** Keeps a cart that a write answered, and the request uuid that came with it. */
function useKeepCart() {
  const client = useQueryClient();
  return async (cart: Cart) => {
    await client.cancelQueries({ queryKey: cartQuery.queryKey });
    if (cart.uuid) session.keepRequestUuid(cart.uuid);
    tellTabs('cart');
    client.setQueryData(cartQuery.queryKey, cart);
  };
}

/** After a write whose outcome is unknown, what the server holds is read before anything else is tried. */
function useReadCartAgain() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: cartQuery.queryKey });
}

type Addition = z.input<typeof cartAddSchema>;

/**
 * Adds an option, or a set, to the cart; `addOnce` does nothing while an addition is on its way. Errors are ApiErrors.
 */
export function useAddToCart() {
  const keep = useKeepCart();
  const readAgain = useReadCartAgain();
  // A double press comes before React has drawn the first one, so the mutation's state is too late to know of it.
  const isSending = useRef(false);
  const mutation = useMutation({
    ...oneAfterTheOther,
    mutationFn: async (line: Addition) => {
      const [{ callApi }, { cartEndpoints }] = await loadCalls();
      return callApi(cartEndpoints.add, { body: line });
    },
    onSuccess: keep,
    onError: () => session.requestUuid() && readAgain(),
    onSettled: () => {
      isSending.current = false;
    },
  });
  const addOnce = (line: Addition, options?: Parameters<typeof mutation.mutate>[1]) => {
    if (isSending.current) return;
    isSending.current = true;
    mutation.mutate(line, options);
  };
  return { ...mutation, addOnce };
}

/** Sets the absolute quantity of a line. Throws an ApiError. */
export function useSetQuantity() {
  const keep = useKeepCart();
  const readAgain = useReadCartAgain();
  return useMutation({
    ...oneAfterTheOther,
    mutationFn: async ({ hash, amount }: { hash: string; amount: number }) => {
      const [{ callApi }, { cartEndpoints }] = await loadCalls();
      return callApi(cartEndpoints.setQuantity, { params: { hash }, body: { amount } });
    },
    onSuccess: keep,
    onError: readAgain,
  });
}

/** Removes a line, or all lines of a set by the set's hash (spec §4). Throws an ApiError. */
export function useRemoveFromCart() {
  const keep = useKeepCart();
  const readAgain = useReadCartAgain();
  return useMutation({
    ...oneAfterTheOther,
    mutationFn: async ({ hash, isSet }: { hash: string; isSet: boolean }) => {
      const [{ callApi }, { cartEndpoints }] = await loadCalls();
      return callApi(isSet ? cartEndpoints.removeSet : cartEndpoints.remove, { params: { hash } });
    },
    onSuccess: keep,
    onError: readAgain,
  });
}
