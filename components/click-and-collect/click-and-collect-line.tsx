'use client';

import { withQueryCache } from '#lib/query/index.ts';
import { useInView } from '#components/hooks/use-in-view.ts';
import { lazyIsland } from '#components/ui/lazy-island.tsx';
import type { ClickAndCollectPromiseProps } from './click-and-collect-promise.tsx';
import styles from './click-and-collect-line.module.css';

const ClickAndCollectPromise = lazyIsland(() =>
  withQueryCache(import('./click-and-collect-promise.tsx')).then(({ ClickAndCollectPromise: Promise }) => Promise),
);

/** The place of what the shopper's shop promises; it comes once the shopper gets near, and moves nothing. */
export function ClickAndCollectLine(props: ClickAndCollectPromiseProps) {
  const [place, isInView] = useInView<HTMLDivElement>();
  return (
    <div ref={place} className={styles.place}>
      {isInView && <ClickAndCollectPromise {...props} />}
    </div>
  );
}
