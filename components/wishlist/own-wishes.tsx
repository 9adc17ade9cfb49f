import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { useVisitor } from '#stores/session.ts';
import { useWishlist } from '#lib/wishlist/queries.ts';
import { RetryNotice } from '#components/ui/retry-notice.tsx';
import { NoWishes } from './no-wishes.tsx';
import { RemovedWish } from './removed-wish.tsx';
import { useWishChanges } from './use-wish-changes.ts';
import { WishesLoading } from './wishes-loading.tsx';
import { WishesView } from './wishes-view.tsx';
import styles from './wishlist-page.module.css';

/** The visitor's own list: empty, waiting, unreachable, or its products. */
export function OwnWishes() {
  const t = useTranslations('wishlistPage');
  const tList = useTranslations('wishlist');
  const page = useRef<HTMLDivElement>(null);
  const visitor = useVisitor();
  const {
    query: { data, isError, isFetching, refetch },
    saved,
    isEmpty,
  } = useWishlist();
  const changes = useWishChanges(page);
  const products = data?.products.filter(({ id }) => saved.has(id));

  const content = () => {
    if (products && products.length > 0)
      return <WishesView products={products} changes={changes} isGuest={visitor === 'guest'} />;
    if (products || (visitor === 'guest' && isEmpty)) {
      return (
        <>
          {changes.removed && (
            <ul className={styles.lines}>
              <RemovedWish changes={changes} removed={changes.removed} />
            </ul>
          )}
          <NoWishes isGuest={visitor === 'guest'} />
        </>
      );
    }
    if (!isError || isFetching) return <WishesLoading />;
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
