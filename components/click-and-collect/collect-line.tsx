'use client';

import { withQueryCache } from '#lib/query/index.ts';
import { useInView } from '#components/hooks/use-in-view.ts';
import { lazyIsland } from '#components/ui/lazy-island.tsx';
import type { CollectPromiseProps } from './collect-promise.tsx';
import styles from './collect-line.module.css';

const CollectPromise = lazyIsland(() =>
  withQueryCache(import('./collect-promise.tsx')).then(({ CollectPromise: Promise }) => Promise),
);

/** The place of what the shopper's shop promises; it comes once the shopper gets near, and moves nothing. */
export function CollectLine(props: CollectPromiseProps) {
  const [place, isInView] = useInView<HTMLDivElement>();
  return (
    <div ref={place} className={styles.place}>
      {isInView && <CollectPromise {...props} />}
    </div>
  );
}
