import { catalogLanguage } from '#lib/contract/market/languages.ts';
import { shopServices, type ShopService } from '#lib/contract/shop-services.ts';
import type { ShopEntry } from '#lib/contract/shop.ts';
import { fold } from '#lib/core/text/fold.ts';

/** What the locator knows of a shop; `title` is its name without the chain's. */
export type LocatorShop = Pick<
  ShopEntry,
  'sysname' | 'name' | 'address' | 'geo' | 'phone' | 'url' | 'services' | 'openingHours'
> & { title: string };

/** The shop's id: the part of its sysname after the first underscore (STORE-01). */
export function shopId(sysname: string): string {
  return sysname.slice(sysname.indexOf('_') + 1);
}

/** What the locator is asked for; it stands in the address, so that Back and a copied link work. */
export interface LocatorQuery {
  /** A town or a postcode as it was typed; empty for none. */
  place: string;
  services: readonly ShopService[];
  /** By name although a place is known. */
  isByName: boolean;
}

export const emptyQuery: LocatorQuery = { place: '', services: [], isByName: false };
/** Characters of a place at most, as the API takes them. */
export const placeMax = 60;

const words = { place: 'hely', services: 'szolgaltatas', order: 'rend', byName: 'nev' };

/** The question in a query string; what is no part of one is left out. */
export function queryOfSearch(search: string): LocatorQuery {
  const given = new URLSearchParams(search);
  const services = new Set(given.getAll(words.services).flatMap((part) => part.split(',')));
  return {
    place: (given.get(words.place) ?? '').trim().replace(/\s+/g, ' ').slice(0, placeMax),
    services: shopServices.filter((service) => services.has(service)),
    isByName: given.get(words.order) === words.byName,
  };
}

/** The query string of a question, one for each: `?hely=szeged&szolgaltatas=parking`; empty for nothing asked. */
export function searchOfQuery({ place, services, isByName }: LocatorQuery): string {
  const parts = [
    ...(place ? [`${words.place}=${encodeURIComponent(place)}`] : []),
    ...(services.length > 0
      ? [`${words.services}=${shopServices.filter((one) => services.includes(one)).join(',')}`]
      : []),
    ...(isByName ? [`${words.order}=${words.byName}`] : []),
  ];
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}

/** A shop with its distance in km from the place that was asked for; null without one. */
export type ListedShop = LocatorShop & { distance: number | null };

const byName = new Intl.Collator(catalogLanguage);

/** The shops that have every chosen service: nearest first where distances are known, else those of towns with most. */
export function listedShops(
  shops: readonly LocatorShop[],
  services: readonly ShopService[],
  distances: ReadonlyMap<string, number> | null,
  isByName: boolean,
): ListedShop[] {
  const isNear = distances !== null && !isByName;
  const perTown = new Map<string, number>();
  for (const { address } of shops) perTown.set(address.City, (perTown.get(address.City) ?? 0) + 1);
  const inTown = ({ address }: LocatorShop) => (isByName ? 0 : (perTown.get(address.City) ?? 0));
  return shops
    .filter((shop) => services.every((service) => shop.services.includes(service)))
    .map((shop) => ({ ...shop, distance: distances?.get(shop.sysname) ?? null }))
    .toSorted(
      (a, b) =>
        (isNear ? (a.distance ?? Infinity) - (b.distance ?? Infinity) || 0 : inTown(b) - inTown(a)) ||
        byName.compare(a.name, b.name),
    );
}

/** A town with shops, as a suggestion. */
export interface Town {
  name: string;
  count: number;
}

/** The towns with shops that begin with what is typed, in Hungarian order; accents and case do not matter. */
export function suggestedTowns(shops: readonly LocatorShop[], typed: string, limit: number): Town[] {
  const begin = fold(typed.trim());
  if (begin === '') return [];
  const towns = new Map<string, Town>();
  for (const {
    address: { City: name },
  } of shops) {
    if (!fold(name).startsWith(begin)) continue;
    towns.set(name, { name, count: (towns.get(name)?.count ?? 0) + 1 });
  }
  return [...towns.values()].toSorted((a, b) => byName.compare(a.name, b.name)).slice(0, limit);
}

/**
 * Whether what is typed may be a place of which no shop has the name: a postcode in full, or a word of three letters.
 */
export function mayBePlace(typed: string): boolean {
  const place = typed.trim();
  return /^\d{4}$/.test(place) || (place.length >= 3 && !/^\d/.test(place));
}

/** Whether what is typed may be sent: a postcode in full, or at least two letters of a town. */
export function isWholePlace(place: string): boolean {
  return /^\d+$/.test(place) ? /^\d{4}$/.test(place) : place.length >= 2;
}

/** The way to a shop, planned by somebody else's service. */
export function routeUrl({ lat, lng }: LocatorShop['geo']): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${lat},${lng}`;
}

/** A phone number as a link takes it: `+36 62 701 220` → `tel:+3662701220`. */
export function phoneUrl(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}
