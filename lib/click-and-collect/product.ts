import type { ProductOption, Stock } from '#lib/contract/product.ts';
import { nearestOf, type ClickAndCollectShop, type FoundShop } from './shops.ts';

/**
 * What a shop holds of a product in one colour.
 *
 * | state | when |
 * |---|---|
 * | held | it has the chosen size |
 * | sizes | no size is chosen; it has some, in the catalog's order |
 * | none | it has none of what is asked; `nearest` of the others has |
 */
export type ShopHolding =
  | { state: 'held' }
  | { state: 'sizes'; sizes: string[] }
  | { state: 'none'; nearest: FoundShop | null };

type Options = readonly Pick<ProductOption, 'id' | 'size'>[];

/**
 * What `shop` holds of `size`, or of all `sizes` where it is null, counting the options given and no other (PDP-07).
 */
export function shopHolding(
  stock: Pick<Stock, 'rows'>,
  options: Options,
  { sizes, size }: { sizes: readonly string[]; size: string | null },
  shop: ClickAndCollectShop,
  shops: readonly ClickAndCollectShop[],
): ShopHolding {
  const sizeOf = new Map(options.map((option) => [option.id, option.size]));
  const asked = stock.rows.filter((row) => {
    const own = sizeOf.get(row.optionId);
    return row.stock > 0 && own !== undefined && (size === null || own === size);
  });
  const held = new Set(asked.filter((row) => row.store === shop.sysname).map((row) => sizeOf.get(row.optionId)));
  if (held.size === 0)
    return { state: 'none', nearest: nearestOf(shops, shop, new Set(asked.map((row) => row.store))) };
  return size === null ? { state: 'sizes', sizes: sizes.filter((label) => held.has(label)) } : { state: 'held' };
}
