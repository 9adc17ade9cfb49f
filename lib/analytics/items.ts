import { difference, inWholeUnits, noMoney, type Money } from '#lib/contract/money.ts';
import { pageBrand } from '#lib/config/brand/page-brand.ts';
import { settings } from '#lib/config/index.ts';
import type { CartItem } from '#lib/contract/cart.ts';
import { currency } from '#lib/contract/market/currency.ts';
import type { Breadcrumb, Product } from '#lib/contract/product.ts';
import type { PriceType } from '#lib/contract/price.ts';
import { priceOfType, shownPrice, type TypePrice } from '#lib/core/prices/index.ts';
import { discountBucket } from './discount-bucket.ts';
import type { Item } from './schemas.ts';
import type { CardImpression } from './impression.ts';
import { mostItems } from './limits.ts';
import { worthOf } from './worth.ts';

/** Who sells everything here. */
const { name: affiliation } = pageBrand;

type PriceFields = Pick<Item, 'price' | 'discount' | 'discount_bucket'>;

/** The price of a piece, and what the lawful reduction takes off: nothing where there is none to show (PDP-04). */
export function priceFields(price: Money, full: Money | null): PriceFields {
  const shown = shownPrice(price, full, settings.DISCOUNT_LIMIT);
  const discount = shown.full === null ? noMoney : difference(shown.full, shown.price);
  return {
    price: inWholeUnits(shown.price),
    ...(discount > 0 ? { discount: inWholeUnits(discount) } : {}),
    discount_bucket: discountBucket(shown.full === null ? 0 : (discount / shown.full) * 100) as Item['discount_bucket'],
  };
}

/** GA4 knows five levels of categories. */
const levels = ['item_category', 'item_category2', 'item_category3', 'item_category4', 'item_category5'] as const;

/**
 * The levels of a product's category, from the wide to the narrow; without the product itself, which ends the trail.
 */
export function categoryFields(trail: readonly Breadcrumb[]): Partial<Item> {
  const names = trail
    .slice(0, -1)
    .map(({ name }) => name)
    .filter(Boolean);
  return Object.fromEntries(names.slice(0, levels.length).map((name, index) => [levels[index], name.slice(0, 100)]));
}

/** A product of a list, in its first colour and any size. */
export function cardItem([id, name, brand, price, full]: CardImpression, index?: number): Item {
  return {
    item_id: String(id),
    item_name: name,
    ...(brand === '' ? {} : { item_brand: brand }),
    affiliation,
    quantity: 1,
    ...(index === undefined ? {} : { index }),
    ...priceFields(price, full ?? null),
  };
}

/** An item at another price than it was made with: a customer's own one. */
export function repriced(item: Item, { price, full }: TypePrice): Item {
  const { discount: _discount, ...rest } = item;
  return { ...rest, ...priceFields(price, full) };
}

/** The product of a page, in a colour and, once it is chosen, a size. */
export function productItem(
  product: Pick<Product, 'id' | 'name' | 'brand' | 'prices' | 'breadcrumbs'>,
  variant: string | null,
  type: PriceType = 'vk',
): Item {
  const { price, full } = priceOfType(product.prices, type);
  return {
    item_id: String(product.id),
    item_name: product.name,
    item_brand: product.brand.name,
    ...categoryFields(product.breadcrumbs),
    ...(variant ? { item_variant: variant } : {}),
    affiliation,
    quantity: 1,
    ...priceFields(price, full),
  };
}

/** So many pieces of a line of the cart. */
export function cartItem({ product, option, price, priceFull }: CartItem, quantity: number = option.quantity): Item {
  const variant = [option.colour, option.size].filter(Boolean).join(', ') || option.title;
  return {
    item_id: String(product.id),
    item_name: product.name,
    item_brand: product.brand,
    affiliation,
    quantity,
    ...(variant ? { item_variant: variant.slice(0, 100) } : {}),
    ...priceFields(price, priceFull),
  };
}

/** Items with what they are worth together: price × quantity. */
export function worth(items: readonly Item[]) {
  const listed = items.slice(0, mostItems);
  return {
    currency: currency.code,
    value: worthOf(listed),
    items: listed,
  };
}
