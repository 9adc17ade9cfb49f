import type { Money } from '#lib/contract/money.ts';
import type { PriceType } from '#lib/contract/price.ts';
import type { ProductCard } from '#lib/contract/product.ts';
import type { SearchAnswer } from '#lib/contract/search.ts';
import type { ListingQuery } from '#lib/core/filters/index.ts';
import { priceOfType } from '#lib/core/prices/index.ts';
import type { ShopEvent } from './schemas.ts';

/**
 * What a list carries of a card for its events: id, name, brand, price, and what that is reduced from.
 */
export type CardImpression = readonly [id: number | string, name: string, brand: string, price: Money, full?: Money];

/** Lists that the shop has, by the ids that analytics knows them by; rows of the front page have ids of their own. */
export type ListId =
  | 'results'
  | 'search_results'
  | 'bestsellers'
  | 'related'
  | 'successors'
  | 'recently_viewed'
  | 'cart_related'
  | 'sets'
  | 'guide'
  | 'search_suggestions'
  | 'wishlist'
  | 'wishlist_popup'
  | 'shared_wishlist'
  | `home_${string}`;

/** A list of products as a page carries it for its events: lean, for it travels with every card. */
export interface ListImpression {
  id: ListId;
  /** For people; a list of one name only has it by its id. */
  name?: string | undefined;
  /** Place of the first card, from 0. */
  from?: number | undefined;
  /** Sysname of the shop that the list is narrowed to. */
  store?: string | undefined;
  /** Whether the prices are those of this very customer already. */
  isOwn?: boolean | undefined;
  cards: readonly CardImpression[];
}

/** What a page of results carries for its events. */
export interface ResultsImpression {
  /** Path of the page, in its language. */
  path: string;
  q: string | null;
  /** Names of what narrows the list, as people read them. */
  filters: readonly string[];
  /** `price-asc`; null for the shop's own order. */
  sort: string | null;
  total: number;
}

/** What stands at a place of a page and is tracked once it is in view. */
export interface Impression {
  events?: readonly ShopEvent[];
  list?: ListImpression;
  results?: ResultsImpression;
}

/** A card as its list tracks it, at the price of a type. */
export function cardImpression(
  { id, name, brand, prices }: Pick<ProductCard, 'id' | 'name' | 'brand' | 'prices'>,
  type: PriceType = 'vk',
): CardImpression {
  const { price, full } = priceOfType(prices, type);
  return full === null ? [id, name, brand.name, price] : [id, name, brand.name, price, full];
}

/** Sets as cards: each is tracked as one, for it has a price and its goods there have none. */
export function setImpressions(sets: readonly { id: number; name: string; price: Money }[]): CardImpression[] {
  return sets.map(({ id, name, price }) => [`set-${id}`, name, '', price]);
}

/** The list of a page of results, whose places go on from the page before. */
export function resultList(
  query: Pick<ListingQuery, 'q' | 'page' | 'shop'>,
  { title, pageSize }: Pick<SearchAnswer, 'title' | 'pageSize'>,
): Omit<ListImpression, 'cards'> {
  return {
    id: query.q ? 'search_results' : 'results',
    name: title ?? undefined,
    from: (query.page - 1) * pageSize || undefined,
    store: query.shop ?? undefined,
  };
}

/** A row of the front page, by the path that it leads to. */
export function homeList({ title, url }: { title: string; url: string }): Omit<ListImpression, 'cards'> {
  return { id: `home_${url.split('/').filter(Boolean).join('_')}`, name: title };
}
