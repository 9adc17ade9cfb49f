import { catalogLanguage } from '#lib/contract/market/languages.ts';
import type { Language } from '#lib/contract/language.ts';
import type { ShopService } from '#lib/contract/shop-services.ts';
import type { OpeningHours, ShopEntry, WireShop } from '#lib/contract/shop.ts';
import { kilometresBetween } from '#lib/core/distance.ts';
import type { CatalogShop } from '../catalog/model.ts';
import { InvalidInput } from '../domain/errors.ts';
import { imageOf } from '../search/card.ts';
import { markOf, recordIn } from '../languages/record-texts.ts';
import { hungarian } from '../search/collator.ts';
import { flipbookUrl, flipbooksOf, titleIn } from './flipbook-view.ts';
import type { Content } from './model.ts';
import { findPlace, type Position } from './places/find-place.ts';

const nearbyLength = 3;

/** Path of a shop's page; its id is the part of the sysname after the first underscore (STORE-01). */
export function shopUrl(sysname: string): string {
  return `/shop/${sysname.slice(sysname.indexOf('_') + 1)}/`;
}

/** When a shop is open; null while nobody has told it. */
export function hoursOf({ shops }: Pick<Content, 'shops'>, sysname: string): OpeningHours | null {
  return shops.find((shop) => shop.sysname === sysname)?.openingHours ?? null;
}

/** What is asked of the list of shops. */
export interface ShopQuestion {
  q?: string | undefined;
  lat?: number | undefined;
  lng?: number | undefined;
  service?: ShopService | undefined;
}

/** The place that is asked for; null for none. Throws InvalidInput for an unknown one, or for half a position. */
function placeOf({ q = '', lat, lng }: ShopQuestion): Position | null {
  if (q.trim() !== '') {
    const place = findPlace(q);
    if (!place) throw new InvalidInput({ q: ['unknown'] });
    return place;
  }
  if (lat === undefined && lng === undefined) return null;
  if (lat === undefined) throw new InvalidInput({ lat: ['required'] });
  if (lng === undefined) throw new InvalidInput({ lng: ['required'] });
  return { lat, lng };
}

function entryOf(shop: CatalogShop, content: Content, place: Position | null): ShopEntry {
  const { sysname, name, city, zip, street, lat, lng, phone } = shop;
  const details = content.shops.find((one) => one.sysname === sysname);
  return {
    sysname,
    name,
    phone,
    address: { City: city, ZipCode: zip, Street: street },
    geo: { lat, lng },
    url: shopUrl(sysname),
    services: details?.services ?? [],
    openingHours: hoursOf(content, sysname),
    distance: place && kilometresBetween(place, shop),
  };
}

const byName = (a: { name: string }, b: { name: string }): number => hungarian.compare(a.name, b.name);

/** Stores with a service, nearest first; by name in Hungarian order while no place is given. */
export function shopList(shops: readonly CatalogShop[], content: Content, question: ShopQuestion): ShopEntry[] {
  const place = placeOf(question);
  const { service } = question;
  return shops
    .map((shop) => entryOf(shop, content, place))
    .filter(({ services }) => service === undefined || services.includes(service))
    .toSorted((a, b) => (a.distance ?? 0) - (b.distance ?? 0) || byName(a, b));
}

/**
 * A shop with its hours, the flipbooks that hold for it on a day, and its neighbours, in a language as far as it has texts
 * in it; null for an unknown one.
 */
export function shopDetail(
  shops: readonly CatalogShop[],
  content: Content,
  { sysname, day, language = catalogLanguage }: { sysname: string; day: string; language?: Language },
): WireShop | null {
  const shop = shops.find((one) => one.sysname === sysname);
  if (!shop) return null;
  const details = content.shops.find((one) => one.sysname === sysname);
  const said = details && recordIn(language, details);
  const isValid = ({ validFrom, validTo }: { validFrom: string; validTo: string }) =>
    validFrom <= day && day <= validTo;
  return {
    ...entryOf(shop, content, null),
    email: details?.email ?? null,
    text: said?.text ?? '',
    ...(said?.langs ? { langs: said.langs } : {}),
    image: details?.image ? imageOf(details.image) : null,
    flipbooks: flipbooksOf(content, sysname)
      .filter(isValid)
      .map((flipbook) => {
        const said = titleIn(language, flipbook);
        return { title: said.title, ...markOf(said, 'title'), url: flipbookUrl(flipbook.slug) };
      }),
    nearby: shops
      .filter((other) => other !== shop)
      .map((other) => ({ name: other.name, url: shopUrl(other.sysname), distance: kilometresBetween(shop, other) }))
      .toSorted((a, b) => a.distance - b.distance || byName(a, b))
      .slice(0, nearbyLength),
  };
}
