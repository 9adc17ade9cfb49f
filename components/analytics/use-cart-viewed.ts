import { useEffect, useRef } from 'react';
import { tellShopping } from '#lib/analytics/tell-shopping.ts';
import type { Cart } from '#lib/contract/cart.ts';

/** Tells that a cart was looked at, once for each time that it is opened. */
export function useCartViewed(cart: Cart | undefined): void {
  const isTold = useRef(false);
  useEffect(() => {
    if (isTold.current || !cart || cart.products.length === 0) return;
    isTold.current = true;
    tellShopping(({ cartViewEvent }) => cartViewEvent(cart));
  }, [cart]);
}
