import { useCallback, useMemo, useReducer, useSyncExternalStore } from 'react';
import { queryOfSearch, searchOfQuery, type LocatorQuery } from '#lib/shops/index.ts';

const subscribe = (onChange: () => void) => {
  addEventListener('popstate', onChange);
  return () => removeEventListener('popstate', onChange);
};

/** What the locator is asked for stands in the address: it goes with Back, Forward, reload and a copied link. */
export function useQueryOfAddress(): [LocatorQuery, (query: LocatorQuery) => void] {
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  const search = useSyncExternalStore(
    subscribe,
    () => location.search,
    () => '',
  );
  const query = useMemo(() => queryOfSearch(search), [search]);
  const ask = useCallback((next: LocatorQuery) => {
    const asked = searchOfQuery(next);
    if (asked === searchOfQuery(queryOfSearch(location.search))) return;
    history.pushState(null, '', `${location.pathname}${asked}`);
    drawAgain();
  }, []);
  return [query, ask];
}
