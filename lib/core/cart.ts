import { difference, noForint, sumOf, type Forint } from '#lib/contract/money.ts';
import type { Cart, CartItem } from '#lib/contract/cart.ts';
import { stockClass } from '#lib/core/products/variants.ts';

/** All pieces in a cart, sets and lines that can not be had included. */
export function pieces(cart: Cart): number {
  return cart.products.reduce((sum, { option }) => sum + option.quantity, 0);
}

/** An item can be ordered while it has both stock and quantity (CART-02). */
export function isAvailable(item: CartItem): boolean {
  return item.status !== 'unavailable' && item.option.stock > 0 && item.option.quantity > 0;
}

/** Items split into what can be ordered and what can not (CART-02). */
export function splitCart(items: readonly CartItem[]): { available: CartItem[]; unavailable: CartItem[] } {
  return {
    available: items.filter(isAvailable),
    unavailable: items.filter((item) => !isAvailable(item)),
  };
}

/** Nothing that could be ordered, something that could not, or less of something than is wanted. */
export type OrderObstacle = 'empty' | 'unavailable' | 'reduced';

/** Why a cart can not be ordered as it stands; null where it can. */
export function orderObstacle(cart: Cart): OrderObstacle | null {
  const { available, unavailable } = splitCart(cart.products);
  if (available.length === 0) return 'empty';
  if (unavailable.length > 0) return 'unavailable';
  return available.some(({ status }) => status === 'reduced') ? 'reduced' : null;
}

/** A quantity from an input, held between 1 and what is on stock; null for what is no number. */
export function allowedQuantity(typed: string, stock: number): number | null {
  const number = Number(typed);
  if (!/^\s*\d{1,4}\s*$/.test(typed) || number < 1) return null;
  return Math.min(number, Math.max(stock, 1));
}

/** What is bought, changed and removed together: a line, or the lines of a set. */
export interface CartUnit {
  /** By which it is removed: of the set, else of its line. */
  hash: string;
  isSet: boolean;
  name: string;
  items: [CartItem, ...CartItem[]];
}

/** Lines grouped into what belongs together, each group where its first line stands. */
export function unitsOf(items: readonly CartItem[]): CartUnit[] {
  const units = new Map<string, CartUnit>();
  for (const item of items) {
    const hash = item.set?.hash ?? item.hash;
    const unit = units.get(hash);
    if (unit) unit.items.push(item);
    else units.set(hash, { hash, isSet: item.set !== null, name: item.set?.name ?? item.product.name, items: [item] });
  }
  return [...units.values()];
}

/** What all lines of a unit come to. */
export function unitTotal({ items }: CartUnit): Forint {
  return sumOf(items.map(({ lineTotal }) => lineTotal));
}

/**
 * By how much a piece, or a whole set, has become dearer since it was added; below 0 for cheaper, 0 where
 * nothing has changed or nobody knows what it cost.
 */
export function priceChange({ items }: CartUnit): Forint {
  const changes = items.flatMap(({ price, added }) => (added === null ? [] : [difference(price, added.price)]));
  return changes.length < items.length ? noForint : sumOf(changes);
}

/** Whether there was enough of an item when it was added, and the last pieces are left by now. */
export function isRunningLow({ status, option, added }: CartItem): boolean {
  return status === 'available' && added?.stock === 'available' && stockClass(option.stock) === 'few';
}
