'use client';

import { withQueryCache } from '#lib/query/index.ts';
import { lazyIsland } from '#components/ui/lazy-island.tsx';
import { CartWaiting } from './cart-loading.tsx';

/** The cart's own page, which is in nobody's HTML: it comes behind the page's first scripts. */
export const LazyCart = lazyIsland(() => withQueryCache(import('./cart-page.tsx')).then(({ CartPage }) => CartPage), {
  Waiting: CartWaiting,
  isMain: true,
});
