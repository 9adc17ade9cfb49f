import { useSearchParams } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { Fragment, useMemo } from 'react';
import type { WishlistProduct } from '#lib/contract/wishlist.ts';
import { cardImpression } from '#lib/analytics/impression.ts';
import { localePath } from '#lib/core/locales.ts';
import { useAccount } from '#lib/account/queries.ts';
import { wishlistLimit } from '#lib/wishlist/index.ts';
import {
  viewedWishlistItems,
  wishlistViewState,
  wishlistViewQuery,
  type WishlistViewState,
} from '#lib/wishlist/view.ts';
import { usePriceType } from '#stores/price-type.ts';
import { TrackFirstImpression } from '#components/analytics/track-first-impression.tsx';
import { useClickAndCollect } from '#components/click-and-collect/use-click-and-collect.tsx';
import { Button } from '#components/ui/button.tsx';
import { RemovedWishlistItem } from './removed-wishlist-item.tsx';
import { ShareWishlist } from './share-wishlist.tsx';
import type { WishlistChanges } from './use-wishlist-changes.ts';
import { WishlistItemRow } from './wishlist-item-row.tsx';
import { WishlistTools } from './wishlist-tools.tsx';
import styles from './wishlist-page.module.css';

interface Props {
  products: WishlistProduct[];
  changes: WishlistChanges;
  isGuest: boolean;
}

/** The view that the address names, and the way to another one, which Back leads out of again. */
function useView(): [WishlistViewState, (view: WishlistViewState) => void] {
  const params = useSearchParams();
  const view = useMemo(() => wishlistViewState(new URLSearchParams(params)), [params]);
  return [view, (next) => history.pushState(null, '', location.pathname + wishlistViewQuery(next))];
}

/** A filled list in the order and the part of it that the visitor wants to see. */
export function WishlistView({ products, changes, isGuest }: Props) {
  const t = useTranslations('wishlistPage');
  const tClickAndCollect = useTranslations('clickAndCollect.wishlist');
  const locale = useLocale();
  const type = usePriceType();
  const [view, setView] = useView();
  // What a customer pays is known with the account only; until then a change would be one from another's price.
  const isPriceKnown = useAccount().data !== undefined || isGuest;
  const clickAndCollect = useClickAndCollect(useMemo(() => products.map(({ id }) => id), [products]));
  const { held } = clickAndCollect;
  const shown = useMemo(
    () => viewedWishlistItems(products, view, type).filter(({ id }) => held?.has(id) ?? true),
    [products, view, type, held],
  );
  const { removed } = changes;
  const showAll = () => {
    clickAndCollect.off();
    if (view.only.length > 0) setView({ ...view, only: [] });
  };
  const isRemovedShown = removed && !shown.some(({ id }) => id === removed.product.id) ? removed : null;
  const place = isRemovedShown && shown.some(({ id }) => id === isRemovedShown.below) ? isRemovedShown.below : null;
  return (
    <>
      <WishlistTools view={view} onView={setView} more={clickAndCollect.button}>
        <p role="status" className={styles.count}>
          {shown.length === products.length
            ? t('count', { count: shown.length })
            : t('countOf', { shown: shown.length, count: products.length })}
        </p>
      </WishlistTools>
      <p role="status" className={clickAndCollect.note ? `${styles.hint} no-print` : undefined}>
        {clickAndCollect.note}
      </p>
      {products.length >= wishlistLimit && <p className={styles.hint}>{t('full', { count: wishlistLimit })}</p>}
      <TrackFirstImpression
        list={{ id: 'wishlist', isOwn: true, cards: shown.map((product) => cardImpression(product, type)) }}
      />
      <ul className={styles.lines}>
        {shown.map((product, index) => (
          <Fragment key={product.id}>
            {isRemovedShown && place === product.id && (
              <RemovedWishlistItem removed={isRemovedShown} changes={changes} />
            )}
            <WishlistItemRow
              product={product}
              type={type}
              isPriceKnown={isPriceKnown}
              isFirst={index < 4}
              failure={changes.problem?.id === product.id ? changes.problem.reason : null}
              onRemove={() =>
                void changes.remove(product, {
                  above: shown[index - 1]?.id ?? null,
                  below: shown[index + 1]?.id ?? null,
                })
              }
            />
          </Fragment>
        ))}
        {isRemovedShown && place === null && <RemovedWishlistItem removed={isRemovedShown} changes={changes} />}
      </ul>
      {shown.length === 0 && (
        <div className={styles.notice}>
          <p>
            {held && held.size === 0 && clickAndCollect.shop
              ? tClickAndCollect('none', { name: clickAndCollect.shop })
              : t('noneShown')}
          </p>
          <Button variant="outline" onClick={showAll}>
            {t('showAll')}
          </Button>
        </div>
      )}
      {shown.length > 0 && <ShareWishlist ids={shown.map(({ id }) => id)} />}
      {isGuest && (
        <p className={`${styles.hint} no-print`}>
          {t('guest')} <a href={localePath(locale, '/login/')}>{t('login')}</a>
        </p>
      )}
    </>
  );
}
