import { useMutation, useQueryClient } from '@tanstack/react-query';
import { trackShopping } from '#lib/analytics/track-shopping.ts';
import { session } from '#stores/session.ts';
import { keepCart, serialCartWrites, rereadCart } from './actions/keep.ts';
import { cartQuery } from './queries.ts';
import { loadCartCalls } from './queries/calls.ts';

/** Sets the absolute quantity of a line. Throws an ApiError. */
export function useSetQuantity() {
  const client = useQueryClient();
  return useMutation({
    ...serialCartWrites,
    mutationFn: async ({ epoch, hash, amount }: { epoch: number; hash: string; amount: number }) => {
      const [{ callApi }, { cartCalls }] = await loadCartCalls();
      session.assertEpoch(epoch);
      return callApi(cartCalls.setQuantity, { params: { hash }, body: { amount } });
    },
    onSuccess: (cart, { hash }) => {
      const before = client.getQueryData(cartQuery.queryKey);
      trackShopping(({ quantityEvent }) => quantityEvent(before, cart, hash));
      return keepCart(client, cart);
    },
    onError: () => rereadCart(client),
  });
}
