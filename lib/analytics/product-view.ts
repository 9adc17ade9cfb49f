import { isSized } from '#lib/core/products/size-text.ts';
import type { Product } from '#lib/contract/product.ts';
import { productItem, worth } from './items.ts';
import type { ShopEvent } from './schemas.ts';

/** That a product's page was looked at, in a colour and, where the address names one, a size. */
export function productView(
  product: Parameters<typeof productItem>[0] & Pick<Product, 'sizes'>,
  colour: string,
  size: string | null,
): ShopEvent {
  const variant = [colour, isSized(product) ? size : null].filter(Boolean).join(', ');
  return { event: 'view_item', ecommerce: worth([productItem(product, variant)]) };
}
