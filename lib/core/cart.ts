import { difference, noMoney, sumOf, times, type Money } from '#lib/contract/money.ts';
import type { Cart, CartItem } from '#lib/contract/cart.ts';
import { stockClass } from '#lib/core/products/variants.ts';

/** Total quantity of a cart, including set items and unavailable lines. */
export function pieces(cart: Cart): number {
  return cart.products.reduce((sum, { option }) => sum + option.quantity, 0);
}

/** Whether an item can be ordered: it has both stock and quantity (CART-02). */
export function isAvailable(item: CartItem): boolean {
  return item.status !== 'unavailable' && item.option.stock > 0 && item.option.quantity > 0;
}

/** Items split into those that can be ordered and those that cannot (CART-02). */
export function splitCart(items: readonly CartItem[]): { available: CartItem[]; unavailable: CartItem[] } {
  return {
    available: items.filter(isAvailable),
    unavailable: items.filter((item) => !isAvailable(item)),
  };
}

/** No item can be ordered; some cannot; or an item has less stock than is wanted. */
export type OrderObstacle = 'empty' | 'unavailable' | 'reduced';

/** Why a cart cannot be ordered as it is; null where it can. */
export function orderObstacle(cart: Cart): OrderObstacle | null {
  const { available, unavailable } = splitCart(cart.products);
  if (available.length === 0) return 'empty';
  if (unavailable.length > 0) return 'unavailable';
  return available.some(({ status }) => status === 'reduced') ? 'reduced' : null;
}

/** A typed quantity, clamped to 1…stock; null if it is not a whole number of at least 1. */
export function allowedQuantity(typed: string, stock: number): number | null {
  const number = Number(typed);
  if (!/^\s*\d{1,4}\s*$/.test(typed) || number < 1) return null;
  return Math.min(number, Math.max(stock, 1));
}

/** Lines that are bought, changed and removed together: one line, or all lines of a set. */
export interface CartGroup {
  /** The hash by which it is removed: the set's, else its line's. */
  hash: string;
  isSet: boolean;
  name: string;
  items: [CartItem, ...CartItem[]];
}

/** Lines in groups, each group at the place of its first line. */
export function groupsOf(items: readonly CartItem[]): CartGroup[] {
  const groups = new Map<string, CartGroup>();
  for (const item of items) {
    const hash = item.set?.hash ?? item.hash;
    const group = groups.get(hash);
    if (group) group.items.push(item);
    else groups.set(hash, { hash, isSet: item.set !== null, name: item.set?.name ?? item.product.name, items: [item] });
  }
  return [...groups.values()];
}

/**
 * What reductions save on the lines that can be ordered, each against the lowest price of the 30 days before it
 * (ADR-0078); a set has a price of its own and counts for nothing.
 */
export function savedOn(items: readonly CartItem[]): Money {
  const lines = splitCart(items).available.filter(({ set }) => set === null);
  return sumOf(
    lines.map(({ price, priceFull, option }) =>
      priceFull === null || priceFull <= price ? noMoney : times(difference(priceFull, price), option.quantity),
    ),
  );
}

/** What of a total is paid at the door, once gift cards have paid their part (ADR-0129). */
export function leftToPay({ grand, giftCards }: { grand: Money; giftCards: Money }): Money {
  return difference(grand, giftCards);
}

/**
 * By how much a piece, or a whole set, has become more expensive since it was added; negative where it is cheaper, 0
 * where the price is the same or the earlier one is unknown.
 */
export function priceChange({ items }: CartGroup): Money {
  const changes = items.flatMap(({ price, added }) => (added === null ? [] : [difference(price, added.price)]));
  return changes.length < items.length ? noMoney : sumOf(changes);
}

/** Whether an item was well stocked when it was added and is down to its last pieces now. */
export function isRunningLow({ status, option, added }: CartItem): boolean {
  return status === 'available' && added?.stock === 'available' && stockClass(option.stock) === 'few';
}
