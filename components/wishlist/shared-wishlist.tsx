import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { noMoney } from '#lib/contract/money.ts';
import { cardImpression } from '#lib/analytics/impression.ts';
import type { ProductCard } from '#lib/contract/product.ts';
import { localePath } from '#lib/core/locales.ts';
import { productCardsQuery } from '#lib/recently-viewed/queries.ts';
import { useWishlistLock } from '#stores/wishlist-lock.ts';
import { useWishlist } from '#lib/wishlist/queries.ts';
import type { SharedList } from '#lib/wishlist/shared.ts';
import { wishlistItemPrice } from '#lib/wishlist/view.ts';
import { Button, ButtonLink } from '#components/ui/button.tsx';
import { HeartIcon } from '#components/ui/icons.tsx';
import { RetryNotice } from '#components/ui/retry-notice.tsx';
import { usePriceType } from '#stores/price-type.ts';
import { TrackFirstImpression } from '#components/analytics/track-first-impression.tsx';
import { pressHeart } from '#components/hearts/press-heart.ts';
import { WishlistItemSummary, WishlistItemPrice } from './wishlist-item-summary.tsx';
import { WishlistSkeleton } from './wishlist-skeleton.tsx';
import styles from './wishlist-page.module.css';

/** A list that somebody sent: to look at, and to save from into one's own. */
export function SharedWishlist({ list }: { list: SharedList }) {
  const t = useTranslations('wishlistPage.shared');
  const tList = useTranslations('wishlist');
  const locale = useLocale();
  const { data, isError, isFetching, refetch } = useQuery({
    ...productCardsQuery(list.ids),
    enabled: list.ids.length > 0,
  });
  const products = list.ids.length === 0 ? [] : data;
  const missing = products ? list.ids.length - products.length : 0;

  const content = () => {
    if (products && products.length > 0) return <SharedLines products={products} />;
    if (products) return <p className={styles.notice}>{t('none')}</p>;
    if (!isError || isFetching) return <WishlistSkeleton />;
    return (
      <RetryNotice
        className={styles.notice}
        text={t('unreachable')}
        retry={tList('retry')}
        button={{ variant: 'solid' }}
        onRetry={refetch}
      />
    );
  };
  return (
    <>
      <h1 tabIndex={-1}>{t('title')}</h1>
      <div className={styles.intro}>
        <p>{t('intro')}</p>
        <ButtonLink variant="outline" className="no-print" href={localePath(locale, '/wishlist/')}>
          {t('own')}
        </ButtonLink>
      </div>
      {(list.dropped > 0 || missing > 0) && (
        <p className={`${styles.hint} no-print`} role="status">
          {list.dropped > 0 && t('dropped', { count: list.dropped })} {missing > 0 && t('missing', { count: missing })}
        </p>
      )}
      {content()}
    </>
  );
}

function SharedLines({ products }: { products: ProductCard[] }) {
  const t = useTranslations('wishlistPage');
  const type = usePriceType();
  const { saved } = useWishlist();
  return (
    <>
      <p className={styles.count} role="status">
        {t('count', { count: products.length })}
      </p>
      <TrackFirstImpression
        list={{ id: 'shared_wishlist', isOwn: true, cards: products.map((product) => cardImpression(product, type)) }}
      />
      <ul className={styles.lines}>
        {products.map((product, index) => (
          <li
            key={product.id}
            className={styles.line}
            data-wishlist-item={product.id}
            data-sold-out={product.sizes.length === 0 || undefined}
          >
            <WishlistItemSummary product={product} isFirst={index < 4} />
            <div className={styles.cost}>
              <WishlistItemPrice {...wishlistItemPrice(product, type)} contents={product.contents} change={noMoney} />
            </div>
            <div className={styles.actions}>
              <SaveToo product={product} isSaved={saved.has(product.id)} />
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

function SaveToo({ product: { id, name }, isSaved }: { product: ProductCard; isSaved: boolean }) {
  const t = useTranslations('wishlistPage.shared');
  const client = useQueryClient();
  const isLocked = useWishlistLock((state) => state.pending !== null);
  return (
    <Button
      variant="outline"
      className={styles.save}
      aria-pressed={isSaved}
      isBlocked={isLocked}
      aria-label={`${t(isSaved ? 'saved' : 'save')}: ${name}`}
      onClick={() => void pressHeart(client, { productId: id, name, isSaved: !isSaved })}
    >
      <HeartIcon />
      {t(isSaved ? 'saved' : 'save')}
    </Button>
  );
}
