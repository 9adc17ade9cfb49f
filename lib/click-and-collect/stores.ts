import type { StoreEntry } from '#lib/contract/store.ts';
import { sharedWord } from '#lib/products/store-stock.ts';
import { kilometresBetween } from '#lib/core/distance.ts';
import { isNamed } from '#lib/core/text/typed-words.ts';

/** What collecting knows of a store; `title` is its name without the shop's. */
export type CollectStore = Pick<StoreEntry, 'sysname' | 'address' | 'geo' | 'url' | 'openingHours'> & {
  title: string;
  /** Whether it hands over what was ordered in the shop. */
  collects: boolean;
};

/** The stores as collecting knows them. */
export function collectStores(stores: readonly StoreEntry[]): CollectStore[] {
  const shop = sharedWord(stores.map(({ name }) => name)).length;
  return stores.map(({ sysname, name, address, geo, url, openingHours, services }) => ({
    sysname,
    title: name.slice(shop),
    address,
    geo,
    url,
    openingHours,
    collects: services.includes('click-and-collect'),
  }));
}

/** A store with its distance in km from a place; null without one. */
export type FoundStore = CollectStore & { distance: number | null };

/** The stores that are named by what is typed: by name, town or postcode; all for nothing typed. */
export function storesNamed(stores: readonly CollectStore[], typed: string): FoundStore[] {
  return stores
    .filter(({ title, address: { City, ZipCode } }) => isNamed(`${title} ${City} ${ZipCode}`, typed))
    .map((store) => ({ ...store, distance: null }));
}

/** All stores with their distances, nearest first; those without one come last. */
export function storesNear(stores: readonly CollectStore[], distances: ReadonlyMap<string, number>): FoundStore[] {
  return stores
    .map((store) => ({ ...store, distance: distances.get(store.sysname) ?? null }))
    .toSorted((a, b) => (a.distance ?? Infinity) - (b.distance ?? Infinity) || 0);
}

/** Of the stores named by sysname the one nearest to `store`; null where there is none. */
export function nearestOf(
  stores: readonly CollectStore[],
  store: CollectStore,
  sysnames: ReadonlySet<string>,
): FoundStore | null {
  const distances = new Map(stores.map(({ sysname, geo }) => [sysname, kilometresBetween(store.geo, geo)]));
  const others = stores.filter(({ sysname }) => sysname !== store.sysname && sysnames.has(sysname));
  return storesNear(others, distances)[0] ?? null;
}
