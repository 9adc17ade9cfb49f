'use client';

import { withQueryCache } from '#lib/query/index.ts';
import { lazyIsland } from '#components/ui/lazy-island.tsx';
import { useInView } from '#components/hooks/use-in-view.ts';
import type { ShopStockGridProps } from './shop-stock-grid.tsx';
import styles from './shop-stock.module.css';

const ShopStockGrid = lazyIsland(() =>
  withQueryCache(import('./shop-stock-grid.tsx')).then(({ ShopStockGrid: Grid }) => Grid),
);

/** The place of the grid of sizes and shops; both come once the shopper gets near. */
export function ShopStock(props: ShopStockGridProps) {
  const [place, isInView] = useInView<HTMLDivElement>();
  return (
    <div ref={place} className={styles.place}>
      {isInView && <ShopStockGrid {...props} />}
    </div>
  );
}
