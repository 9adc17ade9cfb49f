import 'server-only';
import { cache } from 'react';
import { callApi } from '#lib/api/server.ts';
import { budapestToday, dayAfter } from '#lib/core/calendar/days.ts';
import { storeEndpoints, type OpeningHours, type StoreDetail, type StoreEntry } from '#lib/contract/store.ts';
import { orRefused, refusePage } from '#lib/navigation/refuse-page.ts';
import { sharedWord } from '#lib/products/store-stock.ts';
import { storeId, type LocatorStore } from './index.ts';
import { exceptionsWithin } from './opening.ts';

/** Days of exceptions that go with a page: as far as states look ahead, and a month in the cache besides. */
const daysAhead = 62;

/** Hours without the exceptions of other years. */
function hoursAhead(hours: OpeningHours | null): OpeningHours | null {
  return (
    hours && { weekly: hours.weekly, exceptions: exceptionsWithin(hours, dayAfter(budapestToday(), -1), daysAhead) }
  );
}

/** All stores as the API tells them, by name. */
export const getStoreEntries = cache((): Promise<StoreEntry[]> => callApi(storeEndpoints.stores));

/** All stores, by name. */
export async function getStores(): Promise<LocatorStore[]> {
  const stores = await getStoreEntries();
  const shop = sharedWord(stores.map(({ name }) => name)).length;
  return stores.map(({ sysname, name, address, geo, phone, url, services, openingHours }) => ({
    sysname,
    name,
    title: name.slice(shop),
    address,
    geo,
    phone,
    url,
    services,
    openingHours: hoursAhead(openingHours),
  }));
}

/** The store of a path's segment; 404 where none has that id. */
export const getStore = cache(async (id: string): Promise<StoreDetail> => {
  const entry = (await getStoreEntries()).find(({ sysname }) => storeId(sysname) === id);
  const path = `/shop/${id}/`;
  if (!entry) refusePage(path);
  const store = await orRefused(callApi(storeEndpoints.store, { params: { sysname: entry.sysname } }), path);
  return { ...store, openingHours: hoursAhead(store.openingHours) };
});
