import { MutationObserver, type QueryClient } from '@tanstack/react-query';
import { trackShopping } from '#lib/analytics/track-shopping.ts';
import type { Cart } from '#lib/contract/cart.ts';
import { reloadOnce } from '#lib/navigation/reload-once.ts';
import { session } from '#stores/session.ts';
import { cartQuery } from '../queries.ts';
import { keepCart, serialCartWrites, rereadCart } from './keep.ts';
import { removals, type Removal, type SendResult } from '#stores/cart-removal.ts';
import { loadCartCalls } from '../queries/calls.ts';

type Calls = Awaited<ReturnType<typeof loadCartCalls>>;

function callRemoval([{ callApi }, { cartCalls }]: Calls, { hash, isSet }: Removal, keepalive = false): Promise<Cart> {
  return callApi(isSet ? cartCalls.removeSet : cartCalls.remove, { params: { hash } }, { keepalive });
}

async function outcomeOf(client: QueryClient, removal: Removal, error: unknown): Promise<SendResult> {
  const { ApiError } = await import('#lib/api/errors.ts');
  // An answer without a cart leaves nothing to show: the page begins anew (CART-06), unless it has just done so.
  if (error instanceof ApiError && error.kind === 'shape' && reloadOnce()) return 'reloading';
  const cart = await rereadCart(client);
  // Another tab has removed it meanwhile, or the answer alone was lost: it is as it was wished.
  const isGone = cart?.products.every(({ hash, set }) => (removal.isSet ? set?.hash : hash) !== removal.hash);
  return isGone || (error instanceof ApiError && error.status === 404) ? 'removed' : 'failed';
}

/**
 * Removes a line or a set after the removal's delay, unless it is taken back (CART-03). Another one that is under way is
 * sent at once and comes first; false where the page goes with it. It goes on over soft navigation, and is sent at once
 * when the page is left.
 */
export function requestRemoval(client: QueryClient, removal: Removal): Promise<boolean> {
  const { epoch } = session.state();
  let calls: Calls | undefined;
  // Loaded ahead: a page that is being left has no time to load anything.
  const loading = loadCartCalls().then((loaded) => {
    calls = loaded;
  });
  loading.catch(() => undefined);

  return removals.requestNext(removal, async (asked, isPageLeft) => {
    if (session.state().epoch !== epoch) return 'dropped';
    const keep = async (cart: Cart): Promise<SendResult> => {
      const before = client.getQueryData(cartQuery.queryKey);
      trackShopping(({ removalEvent }) => removalEvent(before, asked));
      await keepCart(client, cart);
      return 'removed';
    };
    try {
      if (isPageLeft && calls) return await keep(await callRemoval(calls, asked, true));
      const write = new MutationObserver(client, {
        ...serialCartWrites,
        mutationFn: async () => {
          const loaded = await loadCartCalls();
          session.assertEpoch(epoch);
          return callRemoval(loaded, asked);
        },
      });
      return await keep(await write.mutate());
    } catch (error) {
      if (session.state().epoch !== epoch) return 'dropped';
      return outcomeOf(client, asked, error).catch(() => 'failed' as const);
    }
  });
}
