'use client';

import { useCallback, useEffect, useState } from 'react';
import { withQueryCache } from '#lib/query/index.ts';
import { recentlyViewed } from '#lib/recently-viewed/index.ts';
import { lazyIsland } from '#components/ui/lazy-island.tsx';
import type { RecentTexts } from './recent-products.tsx';
import { useInView } from '#components/hooks/use-in-view.ts';
import styles from './recently-viewed.module.css';

const RecentProducts = lazyIsland(() =>
  withQueryCache(import('./recent-products.tsx')).then(({ RecentProducts: Products }) => Products),
);

/** The products that this browser looked at before this one; its place is kept as soon as there are any. */
export function RecentlyViewed({ current, texts }: { current: number; texts: RecentTexts }) {
  const [ids, setIds] = useState<number[]>([]);
  const [place, isInView] = useInView<HTMLDivElement>();
  useEffect(() => {
    setIds(recentlyViewed.read().filter((id) => id !== current));
    recentlyViewed.add(current);
  }, [current]);
  const leave = useCallback(() => setIds([]), []);
  const clear = () => {
    recentlyViewed.clear();
    setIds([]);
    place.current?.focus();
  };
  return (
    <div ref={place} tabIndex={-1} className={ids.length > 0 ? styles.place : undefined}>
      {isInView && ids.length > 0 && <RecentProducts ids={ids} onClear={clear} onNone={leave} texts={texts} />}
    </div>
  );
}
