'use client';

import { withQueryCache } from '#lib/query/index.ts';
import { useSession, useVisitor } from '#stores/session.ts';
import { useActivation } from '#components/hooks/use-activation.ts';
import { lazyIsland } from '#components/ui/lazy-island.tsx';
import { CartWaiting } from './cart-loading.tsx';

/** The cart's own page, which is in nobody's HTML: it comes behind the page's first scripts. */
const CartOfVisitor = lazyIsland(() => withQueryCache(import('./cart-page.tsx')).then(({ CartPage }) => CartPage), {
  Waiting: CartWaiting,
  isMain: true,
});

/** The cart of who has one or may have; for a guest who has none it comes once they use the page. `cards`: names of those that are taken. */
export function LazyCart({ cards = [] }: { cards?: readonly string[] }) {
  const visitor = useVisitor();
  const hasCart = useSession((state) => state.requestUuid !== null);
  const [isActive] = useActivation();
  return hasCart || visitor === 'customer' || isActive ? <CartOfVisitor cards={cards} /> : <CartWaiting />;
}
