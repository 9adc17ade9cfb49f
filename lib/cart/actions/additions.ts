import { MutationObserver, type QueryClient } from '@tanstack/react-query';
import { trackShopping } from '#lib/analytics/track-shopping.ts';
import { ApiError } from '#lib/api/errors.ts';
import type { Cart } from '#lib/contract/cart.ts';
import { session } from '#stores/session.ts';
import { cartQuery } from '../queries.ts';
import { keepCart, serialCartWrites, rereadCart } from './keep.ts';
import { newAdditionKey, type Addition, type IntendedAddition } from '../addition-key.ts';
import { loadCartCalls } from '../queries/calls.ts';
import { keepLastAddition } from './last-addition.ts';

function piecesOf(optionId: number, cart: Cart): number {
  return cart.products.reduce((sum, { option }) => sum + (option.id === optionId ? option.quantity : 0), 0);
}

/** Shoppers read the same sentence as after a timeout: look into the cart before you try again. */
function unknownOutcome(cause: ApiError): ApiError {
  return new ApiError('timeout', null, 'It is unknown whether the line was added', { cause });
}

/**
 * The cart after a POST whose response was lost: if it now holds more pieces of the option than before, the line was
 * added after all, and nobody adds it twice. Rethrows the error if it was not added, or throws that this is unknown.
 */
async function reconcile(client: QueryClient, option: number, before: Cart | undefined, lost: ApiError): Promise<Cart> {
  const now = await rereadCart(client);
  // With a status the response was not lost; the cart is read again for what it says.
  if (lost.kind === 'status') throw lost;
  if (!now || !before) throw unknownOutcome(lost);
  if (piecesOf(option, now) > piecesOf(option, before)) return now;
  throw lost;
}

/** Posts a line. A lost response is reconciled with the cart. Throws an ApiError. */
async function postLine(client: QueryClient, { epoch, line, key }: Addition): Promise<Cart> {
  const [{ callApi }, { cartCalls }] = await loadCartCalls();
  session.assertEpoch(epoch);
  const before = client.getQueryData(cartQuery.queryKey);
  const couldBeSent = navigator.onLine;
  try {
    return await callApi(cartCalls.add, { body: line }, { headers: { 'Idempotency-Key': key } });
  } catch (error) {
    // A guest without a request uuid has no cart to compare with.
    if (!(error instanceof ApiError) || !couldBeSent || session.requestUuid() === null) throw error;
    return reconcile(client, line.productOption, before, error);
  }
}

/**
 * Sends an addition once earlier writes to the cart have ended, and stores the cart of the response. Throws an ApiError.
 * It gets its key here, where no page pays for it that is only looked at.
 */
export function sendAddition(client: QueryClient, intended: IntendedAddition): Promise<Cart> {
  return new MutationObserver(client, {
    ...serialCartWrites,
    mutationFn: (sent: Addition) => postLine(client, sent),
    onSuccess: async (cart, { line }) => {
      keepLastAddition(client, line);
      trackShopping(({ additionEvent }) => additionEvent(cart, [line]));
      await keepCart(client, cart);
    },
  }).mutate({ ...intended, key: newAdditionKey() });
}
