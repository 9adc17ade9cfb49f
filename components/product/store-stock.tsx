'use client';

import { withQueryCache } from '#lib/query/index.ts';
import { lazyIsland } from '#components/ui/lazy-island.tsx';
import { useInView } from '#components/hooks/use-in-view.ts';
import type { StoreStockGridProps } from './store-stock-grid.tsx';
import styles from './store-stock.module.css';

const StoreStockGrid = lazyIsland(() =>
  withQueryCache(import('./store-stock-grid.tsx')).then(({ StoreStockGrid: Grid }) => Grid),
);

/** The place of the grid of sizes and stores; both come once the shopper gets near. */
export function StoreStock(props: StoreStockGridProps) {
  const [place, isNear] = useInView<HTMLDivElement>();
  return (
    <div ref={place} className={styles.place}>
      {isNear && <StoreStockGrid {...props} />}
    </div>
  );
}
