import type { Cart, CartItem } from '#lib/contract/cart.ts';

/** All pieces in a cart, sets and lines that can not be had included. */
export function pieces(cart: Cart): number {
  return cart.products.reduce((sum, { option }) => sum + option.quantity, 0);
}

/** An item can be ordered while it has both stock and quantity (spec §4). */
export function isAvailable(item: CartItem): boolean {
  return item.status !== 'unavailable' && item.option.stock > 0 && item.option.quantity > 0;
}

/** Items split into what can be ordered and what can not (spec §4). */
export function splitCart(cart: Cart): { available: CartItem[]; unavailable: CartItem[] } {
  return {
    available: cart.products.filter(isAvailable),
    unavailable: cart.products.filter((item) => !isAvailable(item)),
  };
}

/** Nothing that could be ordered, something that could not, or less of something than is wanted. */
export type OrderObstacle = 'empty' | 'unavailable' | 'reduced';

/** Why a cart can not be ordered as it stands; null where it can. */
export function orderObstacle(cart: Cart): OrderObstacle | null {
  const { available, unavailable } = splitCart(cart);
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
