import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { useVisitor } from '#stores/session.ts';
import { useWishlist } from '#lib/wishlist/queries.ts';
import { RetryNotice } from '#components/ui/retry-notice.tsx';
import { EmptyWishlist } from './empty-wishlist.tsx';
import { RemovedWishlistItem } from './removed-wishlist-item.tsx';
import { useWishlistChanges } from './use-wishlist-changes.ts';
import { WishlistSkeleton } from './wishlist-skeleton.tsx';
import { WishlistView } from './wishlist-view.tsx';
import styles from './wishlist-page.module.css';

/** The visitor's own list: empty, waiting, unreachable, or its products. */
export function OwnWishlist() {
  const t = useTranslations('wishlistPage');
  const tList = useTranslations('wishlist');
  const page = useRef<HTMLDivElement>(null);
  const visitor = useVisitor();
  const {
    query: { data, isError, isFetching, refetch },
    saved,
    isEmpty,
  } = useWishlist();
  const changes = useWishlistChanges(page);
  const products = data?.products.filter(({ id }) => saved.has(id));

  const content = () => {
    if (products && products.length > 0)
      return <WishlistView products={products} changes={changes} isGuest={visitor === 'guest'} />;
    if (products || (visitor === 'guest' && isEmpty)) {
      return (
        <>
          {changes.removed && (
            <ul className={styles.lines}>
              <RemovedWishlistItem changes={changes} removed={changes.removed} />
            </ul>
          )}
          <EmptyWishlist isGuest={visitor === 'guest'} />
        </>
      );
    }
    if (!isError || isFetching) return <WishlistSkeleton />;
    return (
      <RetryNotice
        className={styles.notice}
        text={tList('unreachable')}
        retry={tList('retry')}
        button={{ variant: 'solid' }}
        onRetry={refetch}
      />
    );
  };
  return (
    <div ref={page}>
      <h1 tabIndex={-1}>{t('title')}</h1>
      {content()}
    </div>
  );
}
