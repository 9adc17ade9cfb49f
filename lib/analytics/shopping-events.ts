import type { z } from 'zod';
import { splitCart } from '#lib/core/cart.ts';
import type { Removal } from '#stores/cart-removal.ts';
import type { Cart, cartAddSchema, CartItem } from '#lib/contract/cart.ts';
import type { PriceType } from '#lib/contract/price.ts';
import type { ProductCard } from '#lib/contract/product.ts';
import { cardItem, cartItem, worth } from './items.ts';
import type { Item } from './schemas.ts';
import { cardImpression } from './impression.ts';

type Addition = Pick<z.input<typeof cartAddSchema>, 'productOption' | 'amount' | 'mounting' | 'setId'>;

const valued = <N extends string>(event: N, items: readonly Item[]) =>
  items.length > 0 ? { event, ecommerce: worth(items) } : null;

/** The lines of a cart that an addition went into: one, or all of a set. */
function linesOf({ products }: Cart, { productOption, mounting, setId }: Addition): CartItem[] {
  const candidates = products.filter(
    ({ option, set }) => option.id === productOption && (set !== null) === (setId !== undefined),
  );
  const line = candidates.find((candidate) => (candidate.mounting?.id ?? undefined) === mounting) ?? candidates.at(-1);
  if (!line) return [];
  return line.set ? products.filter(({ set }) => set?.hash === line.set?.hash) : [line];
}

/** What an addition has put into the cart that it was answered with. */
export function additionEvent(cart: Cart, additions: readonly Addition[]) {
  const items = additions.flatMap((addition) =>
    linesOf(cart, addition).map((line) => cartItem(line, addition.amount ?? 1)),
  );
  return valued('add_to_cart', items);
}

/** By how much a line, or the set that it is of, has grown or shrunk. */
export function quantityEvent(before: Cart | undefined, after: Cart, hash: string) {
  const changed = after.products.find((line) => line.hash === hash);
  const lines = changed?.set ? after.products.filter(({ set }) => set?.hash === changed.set?.hash) : [changed];
  const changes = lines.flatMap((line) => {
    const earlier = before?.products.find((other) => other.hash === line?.hash);
    return line && earlier ? [{ line, by: line.option.quantity - earlier.option.quantity }] : [];
  });
  const added = changes.filter(({ by }) => by > 0).map(({ line, by }) => cartItem(line, by));
  return (
    valued('add_to_cart', added) ??
    valued(
      'remove_from_cart',
      changes.filter(({ by }) => by < 0).map(({ line, by }) => cartItem(line, -by)),
    )
  );
}

/** What a removal has taken out of the cart as it was before. */
export function removalEvent(before: Cart | undefined, { hash, isSet }: Removal) {
  const lines = before?.products.filter((line) => (isSet ? line.set?.hash : line.hash) === hash) ?? [];
  return valued(
    'remove_from_cart',
    lines.map((line) => cartItem(line)),
  );
}

const orderable = (cart: Cart) => splitCart(cart.products).available.map((line) => cartItem(line));

/** What can be ordered of a cart that is looked at; null where that is nothing. */
export const cartViewEvent = (cart: Cart) => valued('view_cart', orderable(cart));

/** The same, on its way to the checkout. */
export const checkoutEvent = (cart: Cart) => valued('begin_checkout', orderable(cart));

/** A product that was saved, at the price of its owner. */
export const wishlistItemEvent = (product: ProductCard, type: PriceType) =>
  valued('add_to_wishlist', [cardItem(cardImpression(product, type))]);
