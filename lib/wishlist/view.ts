import { difference, type Money } from '#lib/contract/money.ts';
import { settings } from '#lib/config/index.ts';
import { catalogLanguage } from '#lib/contract/market/languages.ts';
import type { PriceType } from '#lib/contract/price.ts';
import type { ProductCard } from '#lib/contract/product.ts';
import type { WishlistProduct } from '#lib/contract/wishlist.ts';
import { priceOfType, shownPrice, type ShownPrice } from '#lib/core/prices/index.ts';

/**
 * Orders of the list: as added, latest first; by price, lowest or highest first; by name. Each is its value in the
 * address.
 */
export const wishlistOrders = ['legutobb', 'ar', 'ar-csokkeno', 'nev'] as const;
export type WishlistOrder = (typeof wishlistOrders)[number];

/** What the list can be narrowed to: products on sale, products that can be bought now. */
export const wishlistFilters = ['akcios', 'kaphato'] as const;
export type WishlistFilter = (typeof wishlistFilters)[number];

export interface WishlistViewState {
  order: WishlistOrder;
  only: readonly WishlistFilter[];
}

/** The view that an address names; what names none is as if it were not there. */
export function wishlistViewState(params: URLSearchParams): WishlistViewState {
  const named = params.get('csak')?.split(',') ?? [];
  return {
    order: wishlistOrders.find((order) => order === params.get('rendezes')) ?? 'legutobb',
    only: wishlistFilters.filter((filter) => named.includes(filter)),
  };
}

/** The query of a view, with its question mark; empty for the whole list as it was added. */
export function wishlistViewQuery({ order, only }: WishlistViewState): string {
  const parts = [
    ...(order === 'legutobb' ? [] : [`rendezes=${order}`]),
    ...(only.length > 0 ? [`csak=${only.join()}`] : []),
  ];
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}

/** Narrows to `filter`, or takes it back. */
export function toggleFilter({ order, only }: WishlistViewState, filter: WishlistFilter): WishlistViewState {
  return { order, only: wishlistFilters.filter((other) => only.includes(other) !== (other === filter)) };
}

/** What a visitor of a price type pays, and what that is lawfully reduced from. */
export function wishlistItemPrice({ prices }: Pick<ProductCard, 'prices'>, type: PriceType): ShownPrice {
  const { price, full } = priceOfType(prices, type);
  return shownPrice(price, full, settings.DISCOUNT_LIMIT);
}

/** By how much the visitor's price has changed since the product was saved; below 0 where it is cheaper now. */
export function priceChange(product: Pick<WishlistProduct, 'prices' | 'added'>, type: PriceType): Money {
  return difference(wishlistItemPrice(product, type).price, product.added.price);
}

const names = new Intl.Collator(catalogLanguage);

const passes: Record<WishlistFilter, (product: WishlistProduct, type: PriceType) => boolean> = {
  akcios: (product, type) => wishlistItemPrice(product, type).full !== null,
  kaphato: ({ stock }) => stock > 0,
};

/** The products that a view shows, in its order; equals stay as they were added. */
export function viewedWishlistItems(
  products: readonly WishlistProduct[],
  { order, only }: WishlistViewState,
  type: PriceType,
): WishlistProduct[] {
  const shown = products.filter((product) => only.every((filter) => passes[filter](product, type)));
  const price = (product: WishlistProduct) => wishlistItemPrice(product, type).price;
  if (order === 'ar') return shown.toSorted((a, b) => price(a) - price(b));
  if (order === 'ar-csokkeno') return shown.toSorted((a, b) => price(b) - price(a));
  if (order === 'nev') return shown.toSorted((a, b) => names.compare(a.name, b.name));
  return shown.toSorted((a, b) => Date.parse(b.added.at) - Date.parse(a.added.at));
}
