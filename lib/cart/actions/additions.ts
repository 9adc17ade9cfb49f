import { MutationObserver, type QueryClient } from '@tanstack/react-query';
import { trackShopping } from '#lib/analytics/track-shopping.ts';
import { ApiError } from '#lib/api/errors.ts';
import type { Cart } from '#lib/contract/cart.ts';
import { session } from '#stores/session.ts';
import { cartQuery } from '../queries.ts';
import { keepCart, serialCartWrites, rereadCart } from './keep.ts';
import type { Addition } from '../addition-key.ts';
import { loadCartCalls } from '../queries/calls.ts';

/**
 * Adds a line. Where the answer is lost the cart tells whether it was added all the same, so that nobody adds it twice;
 * where it can not tell, the error is a timeout. Throws an ApiError.
 */
async function addLine(client: QueryClient, { epoch, line, key }: Addition): Promise<Cart> {
  const [{ callApi }, { cartCalls }] = await loadCartCalls();
  session.assertEpoch(epoch);
  const piecesIn = (cart: Cart) =>
    cart.products.reduce((sum, { option }) => sum + (option.id === line.productOption ? option.quantity : 0), 0);
  const before = client.getQueryData(cartQuery.queryKey);
  const isSent = navigator.onLine;
  try {
    return await callApi(cartCalls.add, { body: line }, { headers: { 'Idempotency-Key': key } });
  } catch (error) {
    // A guest without a request uuid has no cart to look into.
    if (!(error instanceof ApiError) || !isSent || session.requestUuid() === null) throw error;
    const now = await rereadCart(client);
    if (error.kind === 'status') throw error;
    if (!now || !before)
      throw new ApiError('timeout', null, 'Nobody knows whether the line was added', { cause: error });
    if (piecesIn(now) > piecesIn(before)) return now;
    throw error;
  }
}

/**
 * Sends an addition after whatever is on its way to the cart, and keeps the cart that is answered. Throws an ApiError.
 */
export function sendAddition(client: QueryClient, addition: Addition): Promise<Cart> {
  return new MutationObserver(client, {
    ...serialCartWrites,
    mutationFn: (sent: Addition) => addLine(client, sent),
    onSuccess: async (cart, { line }) => {
      trackShopping(({ additionEvent }) => additionEvent(cart, [line]));
      await keepCart(client, cart);
    },
  }).mutate(addition);
}
