import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Cart, cartAddSchema } from '#lib/contract/cart.ts';
import { session } from '#lib/session/index.ts';
import { tellTabs } from '#lib/session/tabs.ts';
import type { z } from 'zod';

export const loadCartCalls = () => Promise.all([import('#lib/api/browser.ts'), import('#variant/calls.ts')]);

/** Fetches what cart calls need, ahead of the first press. */
export const prepareCartCalls = () => void loadCartCalls();

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

// Writes go one after the other, so that no late answer replaces a newer cart and a guest never gets two of them.
// One that waits while somebody else logs in is not sent. Without a network they fail: a shopper is not to find a change made long after they gave up on it.
export const oneAfterTheOther = { scope: { id: 'cart' }, networkMode: 'always' } as const;

/** Keeps a cart that a write answered, and the request uuid that came with it, for whoever asked for it. */
export async function keepCart(client: QueryClient, cart: Cart): Promise<void> {
  const { epoch } = session.state();
  await client.cancelQueries({ queryKey: cartQuery.queryKey });
  if (session.sync().epoch !== epoch) return;
  if (cart.uuid) session.keepRequestUuid(cart.uuid, epoch);
  tellTabs('cart');
  client.setQueryData(cartQuery.queryKey, cart);
}

/** What a write does with its answer; after one whose outcome is unknown, what the server holds is read first. */
function useCartKeeping() {
  const client = useQueryClient();
  return {
    keep: (cart: Cart) => keepCart(client, cart),
    readAgain: () => client.invalidateQueries({ queryKey: cartQuery.queryKey }),
  };
}

type Addition = z.input<typeof cartAddSchema>;

/**
 * Adds an option, or a set, to the cart; `addOnce` does nothing while an addition is on its way. Errors are ApiErrors.
 */
export function useAddToCart() {
  const { keep, readAgain } = useCartKeeping();
  // A double press comes before React has drawn the first one, so the mutation's state is too late to know of it.
  const isSending = useRef(false);
  const mutation = useMutation({
    ...oneAfterTheOther,
    mutationFn: async ({ epoch, line }: { epoch: number; line: Addition }) => {
      const [{ callApi }, { cartCalls }] = await loadCartCalls();
      session.stayIn(epoch);
      return callApi(cartCalls.add, { body: line });
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
    mutation.mutate({ epoch: session.sync().epoch, line }, options);
  };
  /** Adds after whatever is on its way, and throws what the call throws. */
  const addNext = (line: Addition) => mutation.mutateAsync({ epoch: session.sync().epoch, line });
  return { ...mutation, addOnce, addNext };
}

/** Sets the absolute quantity of a line. Throws an ApiError. */
export function useSetQuantity() {
  const { keep, readAgain } = useCartKeeping();
  return useMutation({
    ...oneAfterTheOther,
    mutationFn: async ({ epoch, hash, amount }: { epoch: number; hash: string; amount: number }) => {
      const [{ callApi }, { cartCalls }] = await loadCartCalls();
      session.stayIn(epoch);
      return callApi(cartCalls.setQuantity, { params: { hash }, body: { amount } });
    },
    onSuccess: keep,
    onError: readAgain,
  });
}
