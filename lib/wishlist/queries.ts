import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Wishlist } from '#lib/contract/wishlist.ts';
import { session, useSession } from '#stores/session.ts';
import { useWishlistLock, wishlistLock } from '#stores/wishlist-lock.ts';
import { savedIds } from './index.ts';

/** The calls of the wishlist, with their parser; they come with the first of them. */
export const loadWishlistCalls = () => import('./actions/calls.ts').then(({ wishlistCalls }) => wishlistCalls);

/** The wishlist of a request uuid, a guest's or a customer's; without one nothing is asked (WISH-03). */
export const wishlistQuery = (uuid: string | null) =>
  queryOptions({
    queryKey: ['wishlist', uuid],
    networkMode: 'always',
    refetchOnReconnect: 'always',
    queryFn:
      uuid === null
        ? skipToken
        : async ({ signal, client, queryKey }): Promise<Wishlist> => {
            // What is known to be out of date, as another tab has changed it, must not be answered from the sharing
            // window.
            const isFresh = client.getQueryState(queryKey)?.isInvalidated === true;
            return (await loadWishlistCalls()).get({ signal, isFresh });
          },
  });

// What the last visitor saved or removed is said to nobody after them.
session.store.subscribe((state, before) => {
  if (state.epoch !== before.epoch) wishlistLock.forget();
});

/** The saved products of whoever is at the browser now, and their ids with the change that is on its way. */
export function useWishlist() {
  const uuid = useSession((state) => state.requestUuid);
  const query = useQuery(wishlistQuery(uuid));
  const pending = useWishlistLock((state) => state.pending);
  const saved = useMemo(() => savedIds(query.data, pending), [query.data, pending]);
  return { query, saved, isEmpty: uuid === null };
}
