import { useEffect } from 'react';
import { useWishlist } from '#lib/wishlist/queries.ts';

/** Calls back with whether a product is saved, now and after every change. */
export function HeartState({ productId, onSaved }: { productId: number; onSaved: (isSaved: boolean) => void }) {
  const { saved } = useWishlist();
  const isSaved = saved.has(productId);
  useEffect(() => onSaved(isSaved), [isSaved, onSaved]);
  return null;
}
