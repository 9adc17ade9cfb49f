import type { ShopEntry } from '#lib/contract/shop.ts';
import { sharedWord } from '#lib/products/shop-stock.ts';
import { kilometresBetween } from '#lib/core/distance.ts';
import { isNamed } from '#lib/core/text/typed-words.ts';

/** What click and collect knows of a shop; `title` is its name without the chain's. */
export type ClickAndCollectShop = Pick<ShopEntry, 'sysname' | 'address' | 'geo' | 'url' | 'openingHours'> & {
  title: string;
  /** Whether it hands over what was ordered online. */
  hasClickAndCollect: boolean;
};

/** The shops as click and collect knows them. */
export function clickAndCollectShops(shops: readonly ShopEntry[]): ClickAndCollectShop[] {
  const sharedLength = sharedWord(shops.map(({ name }) => name)).length;
  return shops.map(({ sysname, name, address, geo, url, openingHours, services }) => ({
    sysname,
    title: name.slice(sharedLength),
    address,
    geo,
    url,
    openingHours,
    hasClickAndCollect: services.includes('click-and-collect'),
  }));
}

/** A shop with its distance in km from a place; null without one. */
export type FoundShop = ClickAndCollectShop & { distance: number | null };

/** The shops that are named by what is typed: by name, town or postcode; all for nothing typed. */
export function shopsNamed(shops: readonly ClickAndCollectShop[], typed: string): FoundShop[] {
  return shops
    .filter(({ title, address: { City, ZipCode } }) => isNamed(`${title} ${City} ${ZipCode}`, typed))
    .map((shop) => ({ ...shop, distance: null }));
}

/** All shops with their distances, nearest first; those without one come last. */
export function shopsNear(shops: readonly ClickAndCollectShop[], distances: ReadonlyMap<string, number>): FoundShop[] {
  return shops
    .map((shop) => ({ ...shop, distance: distances.get(shop.sysname) ?? null }))
    .toSorted((a, b) => (a.distance ?? Infinity) - (b.distance ?? Infinity) || 0);
}

/** Of the shops named by sysname the one nearest to `shop`; null where there is none. */
export function nearestOf(
  shops: readonly ClickAndCollectShop[],
  shop: ClickAndCollectShop,
  sysnames: ReadonlySet<string>,
): FoundShop | null {
  const distances = new Map(shops.map(({ sysname, geo }) => [sysname, kilometresBetween(shop.geo, geo)]));
  const others = shops.filter(({ sysname }) => sysname !== shop.sysname && sysnames.has(sysname));
  return shopsNear(others, distances)[0] ?? null;
}
