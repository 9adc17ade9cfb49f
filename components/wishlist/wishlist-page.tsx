'use client';

import { useSearchParams } from 'next/navigation';
import { useMemo } from 'react';
import { useSession } from '#stores/session.ts';
import { sharedList } from '#lib/wishlist/shared.ts';
import { OwnWishlist } from './own-wishlist.tsx';
import { SharedWishlist } from './shared-wishlist.tsx';

/** The wishlist's page: the visitor's own list, or, at the address that a link carries, one that somebody sent. */
export function WishlistPage() {
  const params = useSearchParams();
  const shared = useMemo(() => sharedList(new URLSearchParams(params)), [params]);
  // Of somebody else nothing stays, not even what could still be put back.
  const epoch = useSession((state) => state.epoch);
  return shared ? <SharedWishlist list={shared} /> : <OwnWishlist key={epoch} />;
}
