import { useEffect, useRef } from 'react';
import { settings } from '#lib/config/index.ts';
import { searchOfQuery, type LocatorQuery } from '#lib/shops/index.ts';

/** A search for shops, tracked once it rests. `isOwnPosition` says that a position was used, and not which. */
export type ShopSearched = LocatorQuery & { isOwnPosition: boolean };

/** Tracks a search for shops once typing has paused (STORE-03); an empty search is not tracked. */
export function useShopSearched(
  query: LocatorQuery,
  isOwnPosition: boolean,
  trackSearch: (search: ShopSearched) => void,
): void {
  const latest = useRef({ query, trackSearch });
  useEffect(() => {
    latest.current = { query, trackSearch };
  });
  const asked = searchOfQuery(query);
  useEffect(() => {
    if (asked === '' && !isOwnPosition) return;
    const timer = setTimeout(
      () => latest.current.trackSearch({ ...latest.current.query, isOwnPosition }),
      settings.STORE_SEARCH_DEBOUNCE,
    );
    return () => clearTimeout(timer);
  }, [asked, isOwnPosition]);
}
