import { useMutation, useQueryClient } from '@tanstack/react-query';
import { trackShopping } from '#lib/analytics/track-shopping.ts';
import { session } from '#stores/session.ts';
import { cartQuery, keepCart, oneAfterTheOther, rereadCart } from './queries.ts';
import { loadCartCalls } from './calls.ts';

/** Sets the absolute quantity of a line. Throws an ApiError. */
export function useSetQuantity() {
  const client = useQueryClient();
  return useMutation({
    ...oneAfterTheOther,
    mutationFn: async ({ epoch, hash, amount }: { epoch: number; hash: string; amount: number }) => {
      const [{ callApi }, { cartCalls }] = await loadCartCalls();
      session.stayIn(epoch);
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
