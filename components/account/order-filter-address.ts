import { useMemo, useReducer, useSyncExternalStore } from 'react';
import { filterOfSearch, searchOfFilter, type OrderFilter } from '#lib/orders/index.ts';

const subscribe = (onChange: () => void) => {
  addEventListener('popstate', onChange);
  return () => removeEventListener('popstate', onChange);
};

/** The address of this page with a filter. */
export const addressOfFilter = (filter: OrderFilter) => `${location.pathname}${searchOfFilter(filter)}`;

/** The filter of the orders, which stands in the address: it goes with Back, Forward, reload and a copied link. */
export function useFilterOfAddress(): [OrderFilter, (filter: OrderFilter) => void] {
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  const search = useSyncExternalStore(
    subscribe,
    () => location.search,
    () => '',
  );
  const filter = useMemo(() => filterOfSearch(search), [search]);
  const choose = (chosen: OrderFilter) => {
    const address = addressOfFilter(chosen);
    if (address === location.pathname + location.search) return;
    history.pushState(null, '', address);
    drawAgain();
  };
  return [filter, choose];
}
