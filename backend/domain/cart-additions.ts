import { stockClass } from '#lib/core/products/variants.ts';
import { priceCart } from './cart-prices.ts';
import type { Addition, CartLine } from './cart-lines.ts';
import type { CartCatalog } from './goods.ts';

/**
 * The lines of a cart after a change, with those that it has added marked with their price and stock of that moment;
 * a line keeps its mark however its quantity changes.
 */
export function markAdditions(
  before: readonly CartLine[],
  after: readonly CartLine[],
  catalog: CartCatalog,
  now: Date,
): CartLine[] {
  const known = new Set(before.map(({ hash }) => hash));
  if (after.every(({ hash }) => known.has(hash))) return [...after];
  const priced = new Map(priceCart(after, catalog).lines.map((line) => [line.line.hash, line]));
  return after.map((line) => {
    const at = known.has(line.hash) ? undefined : priced.get(line.hash);
    if (!at) return line;
    const stock = stockClass(at.stock) === 'available' ? 'available' : 'few';
    return { ...line, added: { at: now.toISOString(), price: at.price, stock } };
  });
}

/** Of two additions of the same goods the earlier one; one that is not known is never earlier. */
export function earlier(one: Addition | null, other: Addition | null): Addition | null {
  if (!one || !other) return one ?? other;
  return other.at < one.at ? other : one;
}
