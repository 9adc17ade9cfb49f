import type { Wishlist } from '#lib/contract/wishlist.ts';
import type { WishlistItemChange } from '#stores/wishlist-lock.ts';

/** Products that a wishlist takes at most, as the API counts them. */
export const wishlistLimit = 200;

/** Ids of the saved products, with the change that is on its way as if it were done. */
export function savedIds(wishlist: Wishlist | undefined, pending: WishlistItemChange | null): ReadonlySet<number> {
  const ids = new Set(wishlist?.products.map(({ id }) => id));
  if (pending?.isSaved === true) ids.add(pending.productId);
  if (pending?.isSaved === false) ids.delete(pending.productId);
  return ids;
}

/** A merge that was asked for where nothing can do it: before anybody is logged in. */
export class NoMergeHelperError extends Error {
  override name = 'NoMergeHelperError';

  constructor() {
    super('The wishlist has no merge helper');
  }
}

/** Takes over the wishlist of a guest, named by its request uuid, and answers the wishlist that came of it. */
export type MergeHelper = (mergeUuid: string) => Promise<Wishlist>;

/** Merges a guest's wishlist by the helper of the session. Throws a NoMergeHelperError without one (WISH-04). */
export async function mergeWishlist(helper: MergeHelper | null, mergeUuid: string): Promise<Wishlist> {
  if (helper === null) throw new NoMergeHelperError();
  return helper(mergeUuid);
}
