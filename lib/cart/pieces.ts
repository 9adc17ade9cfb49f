import type { Cart, CartItem } from '#lib/contract/cart.ts';

/** Pieces that were put into the cart together, by what they are. */
export interface Pieces {
  optionId: number;
  mounting: string | null;
  isInSet: boolean;
}

/** The line that holds pieces; undefined where there is none. One with a print is another's. */
export function lineOfPieces(cart: Cart | undefined, { optionId, mounting, isInSet }: Pieces): CartItem | undefined {
  return cart?.products.find(
    (item) =>
      item.option.id === optionId &&
      (item.mounting?.id ?? null) === mounting &&
      (item.set !== null) === isInSet &&
      item.print === null,
  );
}
