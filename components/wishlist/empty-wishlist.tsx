import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { localePath } from '#lib/core/locales.ts';
import { recentlyViewed } from '#lib/recently-viewed/index.ts';
import { productCardsQuery } from '#lib/recently-viewed/queries.ts';
import { ButtonLink } from '#components/ui/button.tsx';
import { BrowserGrid } from '#components/cards/browser-grid.tsx';
import { HeartIcon } from '#components/ui/icons.tsx';
import { Hearts } from '#components/hearts/hearts.tsx';
import styles from './wishlist-page.module.css';

/** An empty list: how it is filled, and ways on. */
export function EmptyWishlist({ isGuest }: { isGuest: boolean }) {
  const t = useTranslations('wishlistPage.empty');
  const locale = useLocale();
  return (
    <>
      <div className={styles.empty} data-empty="">
        <span aria-hidden="true">
          <HeartIcon />
        </span>
        <h2>{t('title')}</h2>
        <p>{t('text')}</p>
        <div>
          <ButtonLink href={localePath(locale, '/')}>{t('toShop')}</ButtonLink>
          {isGuest && (
            <ButtonLink variant="outline" href={localePath(locale, '/login/')}>
              {t('login')}
            </ButtonLink>
          )}
        </div>
        {isGuest && <p className={styles.small}>{t('guest')}</p>}
      </div>
      <LookedAt />
    </>
  );
}

/** What this browser looked at last, with hearts: the likeliest first favourites. Nothing where it is none. */
function LookedAt() {
  const t = useTranslations('wishlistPage.empty');
  const [ids, setIds] = useState<number[]>([]);
  useEffect(() => setIds(recentlyViewed.read().slice(0, 4)), []);
  const { data: products } = useQuery({ ...productCardsQuery(ids), enabled: ids.length > 0 });
  if (!products || products.length === 0) return null;
  return (
    <section className={styles.lookedAt} aria-labelledby="nezett">
      <h2 id="nezett">{t('lookedAt')}</h2>
      <BrowserGrid products={products} eager={false} level={3} list={{ id: 'recently_viewed' }} />
      <Hearts ids={products.map(({ id }) => id)} />
    </section>
  );
}
