import { useEffect } from 'react';
import { useWishlist } from '#lib/wishlist/queries.ts';

/** Calls back with which products are saved, now and after every change; null once there is nobody's list to read. */
export function SavedProducts({ onSaved }: { onSaved: (saved: ReadonlySet<number> | null) => void }) {
  const { saved } = useWishlist();
  useEffect(() => onSaved(saved), [saved, onSaved]);
  useEffect(() => () => onSaved(null), [onSaved]);
  return null;
}
