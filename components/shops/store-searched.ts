import { useEffect, useRef } from 'react';
import { settings } from '#lib/config/index.ts';
import { searchOfQuery, type LocatorQuery } from '#lib/shops/index.ts';

/** A search for stores, as it is told once it rests. `isOwnPosition` says that a position was used, and not which. */
export type StoreSearched = LocatorQuery & { isOwnPosition: boolean };

/** Tells of a search for stores once it has rested (STORE-03); of nothing asked it tells nothing. */
export function useStoreSearched(
  query: LocatorQuery,
  isOwnPosition: boolean,
  tell: (search: StoreSearched) => void,
): void {
  const latest = useRef({ query, tell });
  useEffect(() => {
    latest.current = { query, tell };
  });
  const asked = searchOfQuery(query);
  useEffect(() => {
    if (asked === '' && !isOwnPosition) return;
    const timer = setTimeout(
      () => latest.current.tell({ ...latest.current.query, isOwnPosition }),
      settings.STORE_SEARCH_DEBOUNCE,
    );
    return () => clearTimeout(timer);
  }, [asked, isOwnPosition]);
}
