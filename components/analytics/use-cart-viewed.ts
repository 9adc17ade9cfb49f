import { useEffect, useRef } from 'react';
import { trackShopping } from '#lib/analytics/track-shopping.ts';
import type { Cart } from '#lib/contract/cart.ts';

/** Tracks that a cart was viewed, once for each time that it is opened. */
export function useCartViewed(cart: Cart | undefined): void {
  const isTracked = useRef(false);
  useEffect(() => {
    if (isTracked.current || !cart || cart.products.length === 0) return;
    isTracked.current = true;
    trackShopping(({ cartViewEvent }) => cartViewEvent(cart));
  }, [cart]);
}
