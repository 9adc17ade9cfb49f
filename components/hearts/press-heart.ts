import type { QueryClient } from '@tanstack/react-query';
import { trackShopping } from '#lib/analytics/track-shopping.ts';
import { session } from '#stores/session.ts';
import { LockedError, wishlistLock, type WishlistItemChange } from '#stores/wishlist-lock.ts';
import { changeWishlistItem } from '#lib/wishlist/actions.ts';
import { wishlistQuery } from '#lib/wishlist/queries.ts';
import { popups } from '#stores/popups.ts';
import { priceType } from '#stores/price-type.ts';

/**
 * A press on a heart. What was added, and what failed, shows in the popup; a press while another one runs is no event.
 */
export async function pressHeart(client: QueryClient, change: WishlistItemChange): Promise<void> {
  try {
    await changeWishlistItem(client, change);
  } catch (error) {
    if (error instanceof LockedError) return;
    throw error;
  }
  const { done, failed } = wishlistLock.state();
  // Whoever has left meanwhile is shown nothing.
  const isAdded = change.isSaved && done === change;
  if (failed || isAdded) popups.open('wishlist', true);
  if (isAdded) trackAddition(client, change.productId);
}

function trackAddition(client: QueryClient, id: number): void {
  const product = client
    .getQueryData(wishlistQuery(session.requestUuid()).queryKey)
    ?.products.find((saved) => saved.id === id);
  const { priceType: type } = priceType.state();
  if (product) trackShopping(({ wishlistItemEvent }) => wishlistItemEvent(product, type));
}
