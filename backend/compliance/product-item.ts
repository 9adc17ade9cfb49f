import { isAddress } from '#lib/core/pictures/media-host.ts';
import type { PriceOfType, ProductItem } from '#lib/compliance/items.ts';
import { shownPrice } from '#lib/core/prices/index.ts';
import type { CatalogBrand, CatalogImage, CatalogProduct } from '../catalog/model.ts';
import { roles, rolePricesAt } from '../search/prices.ts';

/** What all products of a shop are seen with. */
export interface ProductView {
  now: Date;
  brands: ReadonlyMap<string, CatalogBrand>;
  categoryPath(id: number): string | null;
  /** Names of the pictures that there are. */
  pictures: ReadonlySet<string>;
  /** A reduction shows only above this many percent. */
  discountLimit: number;
}

/** Names of those pictures that are not there, each once. */
export function lostOf(pictures: readonly CatalogImage[], known: ReadonlySet<string>): string[] {
  return [...new Set(pictures.map(({ name }) => name))].filter((name) => !known.has(name) && !isAddress(name));
}

/** Prices as the shop shows them: the public one, and those of customers who have their own. */
function shownPricesOf({ priceLog }: CatalogProduct, { now, discountLimit }: ProductView): PriceOfType[] {
  const prices = rolePricesAt(priceLog, now);
  if (!prices) return [];
  return roles
    .filter((role) => role === 'vk' || prices[role] !== prices.vk)
    .map((type) => ({ type, ...shownPrice(prices[type].price, prices[type].full, discountLimit) }));
}

/** A stored product as the rules see it. */
export function productItem(product: CatalogProduct, view: ProductView): ProductItem {
  const pictures = product.colours.flatMap(({ images }) => images);
  return {
    product,
    pictures,
    lostPictures: lostOf(pictures, view.pictures),
    brand: view.brands.get(product.brand) ?? null,
    category: view.categoryPath(product.categoryId),
    priceLog: product.priceLog,
    rrp: product.rrp,
    shownPrices: shownPricesOf(product, view),
    now: view.now.toISOString(),
  };
}
