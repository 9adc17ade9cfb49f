import { settings } from '#lib/config/index.ts';
import type { Product } from '#lib/contract/product.ts';
import { priceOfType, shownPrice, type ShownPrice } from '#lib/core/prices/index.ts';

/** The public price as pages show it to everybody: that of a role is nobody else's to see (ADR-0079). */
export function publicPrice({ prices }: Pick<Product, 'prices'>): ShownPrice {
  const { price, full } = priceOfType(prices, 'vk');
  return shownPrice(price, full, settings.DISCOUNT_LIMIT);
}
