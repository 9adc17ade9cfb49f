import type { QueryClient } from '@tanstack/react-query';
import type { Cart } from '#lib/contract/cart.ts';
import { session } from '#stores/session.ts';
import { notifyTabs } from '#lib/core/session/tabs.ts';
import { cartQuery } from '../queries.ts';
import { loadCartCalls } from '../queries/calls.ts';

// Writes go one after the other, so that no late answer replaces a newer cart and a guest never gets two of them.
// One that waits while somebody else logs in is not sent. Without a network they fail: a shopper is not to find a
// change made long after they gave up on it.
export const serialCartWrites = { scope: { id: 'cart' }, networkMode: 'always' } as const;

/** Keeps a cart that a write answered, and the request uuid that came with it, for whoever asked for it. */
export async function keepCart(client: QueryClient, cart: Cart): Promise<void> {
  const { epoch } = session.state();
  await client.cancelQueries({ queryKey: cartQuery.queryKey });
  if (session.sync().epoch !== epoch) return;
  if (cart.uuid) session.keepRequestUuid(cart.uuid, epoch);
  notifyTabs('cart');
  client.setQueryData(cartQuery.queryKey, cart);
}

/**
 * Longest wait for what the server holds after a write that has failed, ms: a shopper waits no more than ten seconds
 * for both.
 */
const rereadPatience = 2000;

/** Reads what the server holds after a write that has failed, or whose answer was lost; null where that fails too. */
export async function rereadCart(client: QueryClient): Promise<Cart | null> {
  try {
    const [{ callApi }, { cartCalls }] = await loadCartCalls();
    const cart = await callApi(cartCalls.get, {}, { isFresh: true, timeout: rereadPatience });
    await keepCart(client, cart);
    return cart;
  } catch {
    void client.invalidateQueries({ queryKey: cartQuery.queryKey });
    return null;
  }
}
