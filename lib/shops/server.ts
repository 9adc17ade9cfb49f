import 'server-only';
import { cache } from 'react';
import { callApi } from '#lib/api/server.ts';
import { marketToday, dayAfter } from '#lib/core/calendar/days.ts';
import { shopEndpoints, type OpeningHours, type ShopDetail, type ShopEntry } from '#lib/contract/shop.ts';
import type { Locale } from '#lib/core/locales.ts';
import { orRefused, refusePage } from '#lib/navigation/refuse-page.ts';
import { sharedWord } from '#lib/products/shop-stock.ts';
import { shopId, type LocatorShop } from './index.ts';
import { exceptionsWithin } from './opening.ts';

/** Days of exceptions that go with a page: as far as states look ahead, and a month in the cache besides. */
const daysAhead = 62;

/** Hours without the exceptions of other years. */
function hoursAhead(hours: OpeningHours | null): OpeningHours | null {
  return hours && { weekly: hours.weekly, exceptions: exceptionsWithin(hours, dayAfter(marketToday(), -1), daysAhead) };
}

/** All shops as the API lists them, by name. */
export const getShopEntries = cache((): Promise<ShopEntry[]> => callApi(shopEndpoints.shops));

/** All shops, by name. */
export async function getShops(): Promise<LocatorShop[]> {
  const shops = await getShopEntries();
  const sharedLength = sharedWord(shops.map(({ name }) => name)).length;
  return shops.map(({ sysname, name, address, geo, phone, url, services, openingHours }) => ({
    sysname,
    name,
    title: name.slice(sharedLength),
    address,
    geo,
    phone,
    url,
    services,
    openingHours: hoursAhead(openingHours),
  }));
}

/** The shop of a path's segment, with its texts in the page's language where it has them; 404 where none has that id. */
export const getShop = cache(async (id: string, locale: Locale): Promise<ShopDetail> => {
  const entry = (await getShopEntries()).find(({ sysname }) => shopId(sysname) === id);
  const path = `/shop/${id}/`;
  if (!entry) refusePage(path);
  const call = callApi(shopEndpoints.shop, { params: { sysname: entry.sysname } }, { locale });
  const shop = await orRefused(call, path);
  return { ...shop, openingHours: hoursAhead(shop.openingHours) };
});
