import { useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { cardImpression } from '#lib/analytics/impression.ts';
import type { WishlistProduct } from '#lib/contract/wishlist.ts';
import { localePath } from '#lib/core/locales.ts';
import { imageProps } from '#lib/media/index.ts';
import { shopHref } from '#lib/navigation/link-guard.ts';
import { formatPrice } from '#lib/core/prices/index.ts';
import { useWishlistLock } from '#stores/wishlist-lock.ts';
import { useWishlist } from '#lib/wishlist/queries.ts';
import { wishlistItemPrice } from '#lib/wishlist/view.ts';
import { variantPaths } from '#variant/paths.ts';
import { ButtonLink } from '#components/ui/button.tsx';
import { CloseIcon, HeartIcon } from '#components/ui/icons.tsx';
import { CheckIcon } from '#components/ui/more-icons.tsx';
import { RetryNotice } from '#components/ui/retry-notice.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { usePriceType } from '#stores/price-type.ts';
import { TrackFirstImpression } from '#components/analytics/track-first-impression.tsx';
import { pressHeart } from '#components/hearts/press-heart.ts';
import styles from '#components/ui/popup.module.css';
import { catalogLanguage } from '#lib/contract/market/languages.ts';
import ownStyles from './wishlist-popup.module.css';

interface Props {
  isNotice: boolean;
  /** A line is gone, and the focus that stood in it needs another place. */
  onRemoved: () => void;
}

/**
 * What the popup says: what failed, what was added, or the whole list, which may be empty, on its way or unreachable.
 */
export function WishlistContent({ isNotice, onRemoved }: Props) {
  const t = useTranslations('wishlist');
  const locale = useLocale();
  const type = usePriceType();
  const {
    query: { data, isError, isFetching, refetch },
    saved,
    isEmpty,
  } = useWishlist();
  const { done, failed } = useWishlistLock((state) => state);
  const failure = failed && (
    <p className={styles.failure} role="alert">
      {t(`failures.${failed.reason}`, { name: failed.name })}
    </p>
  );
  if (isNotice && failure) return failure;

  const products = data?.products.filter(({ id }) => saved.has(id));
  if (products?.length === 0 || (isEmpty && !products)) {
    return (
      <>
        {failure}
        <p className={styles.empty}>
          <HeartIcon />
          {t('empty')}
        </p>
      </>
    );
  }
  if (!products && isError && !isFetching) {
    return <RetryNotice className={styles.unreachable} text={t('unreachable')} retry={t('retry')} onRetry={refetch} />;
  }
  if (!products) {
    return <Skeleton className={styles.waiting} label={t('loading')} bars={2} />;
  }
  const cards = products.map((product) => cardImpression(product, type));
  const added = isNotice && done?.isSaved ? products.find(({ id }) => id === done.productId) : undefined;
  return (
    <>
      {failure}
      {!isNotice && <TrackFirstImpression list={{ id: 'wishlist_popup', isOwn: true, cards }} />}
      {added && (
        <p className={styles.done}>
          <CheckIcon />
          {t('saved')}
        </p>
      )}
      <ul className={`${styles.lines} ${ownStyles.lines}`}>
        {(added ? [added] : products).map((product) => (
          <Line key={product.id} product={product} onRemoved={onRemoved} />
        ))}
      </ul>
      {variantPaths.favourites && (
        <p className={ownStyles.all}>
          <ButtonLink variant="outline" className={styles.way} href={localePath(locale, variantPaths.favourites)}>
            {t('all', { count: products.length })}
          </ButtonLink>
        </p>
      )}
    </>
  );
}

function Line({ product, onRemoved }: { product: WishlistProduct; onRemoved: () => void }) {
  const t = useTranslations('wishlist');
  const tCart = useTranslations('cart');
  const locale = useLocale();
  const client = useQueryClient();
  const isLocked = useWishlistLock((state) => state.pending !== null);
  const { id, name, lang = catalogLanguage, brand, url, image, stock } = product;
  const { price, full } = wishlistItemPrice(product, usePriceType());
  const remove = () => {
    if (isLocked) return;
    onRemoved();
    void pressHeart(client, { productId: id, name, isSaved: false });
  };
  return (
    <li>
      <img {...imageProps(image, [96, 160, 240], '72px')} alt="" />
      <div>
        <h3 lang={lang}>
          <b>{brand.name}</b> <a href={shopHref(locale, url)}>{name}</a>
        </h3>
        <p className={full === null ? styles.price : `${styles.price} ${styles.reduced}`}>{formatPrice(price)}</p>
        {full !== null && <p className={styles.small}>{tCart('lowest', { price: formatPrice(full) })}</p>}
        {stock === 0 && <p className={styles.small}>{t('soldOut')}</p>}
      </div>
      <button
        type="button"
        className={styles.remove}
        aria-disabled={isLocked}
        aria-label={t('removeNamed', { name })}
        onClick={remove}
      >
        <CloseIcon />
      </button>
    </li>
  );
}
