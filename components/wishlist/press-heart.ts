import type { QueryClient } from '@tanstack/react-query';
import { LockedError, wishlistLock, type WishChange } from '#lib/wishlist/lock.ts';
import { changeWish } from '#lib/wishlist/queries.ts';
import { popups } from '#stores/popups.ts';

/** A press on a heart. What was added, and what failed, shows in the popup; a press while another one runs is no event. */
export async function pressHeart(client: QueryClient, change: WishChange): Promise<void> {
  try {
    await changeWish(client, change);
  } catch (error) {
    if (error instanceof LockedError) return;
    throw error;
  }
  const { done, failed } = wishlistLock.state();
  // Whoever has left meanwhile is told nothing.
  if (failed || (change.isSaved && done === change)) popups.open('wishlist', true);
}
