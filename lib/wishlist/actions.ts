import { MutationObserver, type QueryClient } from '@tanstack/react-query';
import type { Wishlist } from '#lib/contract/wishlist.ts';
import { session } from '#stores/session.ts';
import { notifyTabs } from '#lib/core/session/tabs.ts';
import { wishlistLock, type WishlistItemChange, type WishlistItemFailure } from '#stores/wishlist-lock.ts';
import { loadWishlistCalls, wishlistQuery } from './queries.ts';

/** Keeps a wishlist that a write answered under its request uuid, and forgets the list of any other. */
async function keep(client: QueryClient, wishlist: Wishlist): Promise<void> {
  const { epoch } = session.state();
  await client.cancelQueries({ queryKey: ['wishlist'] });
  if (session.sync().epoch !== epoch) return;
  if (wishlist.uuid) session.keepRequestUuid(wishlist.uuid, epoch);
  notifyTabs('wishlist');
  const owner = session.requestUuid();
  client.setQueryData(wishlistQuery(owner).queryKey, wishlist);
  client.removeQueries({ predicate: ({ queryKey: [name, uuid] }) => name === 'wishlist' && uuid !== owner });
}

async function failureOf(error: unknown): Promise<WishlistItemFailure> {
  const { ApiError } = await import('#lib/api/errors.ts');
  if (!(error instanceof ApiError)) return 'unreachable';
  if (error.status === 404 || error.errors.productId?.includes('unknown')) return 'gone';
  if (error.errors.productId?.some((code) => code.startsWith('max:'))) return 'full';
  return 'unreachable';
}

/**
 * Adds or removes a product. It shows at once and is undone when it fails, which the lock's state then says.
 * Throws a LockedError while another change is on its way.
 */
export async function changeWishlistItem(client: QueryClient, change: WishlistItemChange): Promise<void> {
  // Whoever the cookies name now is the one who changes: the lock is forgotten with the one before.
  const { epoch } = session.sync();
  wishlistLock.lock(change);
  const isOurs = () => wishlistLock.state().pending === change;
  // After a cart's write that is on its way, so that a guest never gets two request uuids.
  const write = new MutationObserver(client, {
    scope: { id: 'cart' },
    networkMode: 'always',
    mutationFn: async ({ productId, isSaved }: WishlistItemChange) => {
      const calls = await loadWishlistCalls();
      session.assertEpoch(epoch);
      return isSaved ? calls.add(productId) : calls.remove(productId);
    },
  });
  try {
    await keep(client, await write.mutate(change));
    if (isOurs()) wishlistLock.release();
  } catch (error) {
    // The session has changed meanwhile: the lock may be somebody else's by now.
    if (!isOurs()) return;
    const reason = await failureOf(error).catch(() => 'unreachable' as const);
    // What the server holds is not known now, and may be newer than what shows.
    const readAgain = client.invalidateQueries({ queryKey: ['wishlist'] });
    if (!isOurs()) return;
    if (reason !== 'gone' || change.isSaved) return wishlistLock.fail(reason);
    // Another tab has removed it meanwhile: it is as it was wished.
    await readAgain;
    if (isOurs()) wishlistLock.release();
  }
}
