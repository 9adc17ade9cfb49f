import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Suspense } from 'react';
import { CartWaysOn } from '#frame/cart-ways-on.tsx';
import { Breadcrumbs } from '#components/ui/breadcrumbs.tsx';
import { Island } from '#components/ui/island.tsx';
import { ClientMessages } from '#components/ui/client-messages.tsx';
import { QueryScope } from '#components/ui/query-scope.tsx';
import { WishlistSkeleton } from '#components/wishlist/wishlist-skeleton.tsx';
import { WishlistPage } from '#components/wishlist/wishlist-page.tsx';
import styles from '#components/wishlist/wishlist-page.module.css';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('wishlistPage');
  return { title: t('title'), robots: { index: false, follow: true } };
}

/** The HTML knows nobody's list: it is the same for everyone, and for a list that somebody sent. */
export default async function Wishlist() {
  const t = await getTranslations('wishlistPage');
  return (
    <div className={`wrap ${styles.page}`}>
      <Breadcrumbs trail={[]} last={t('title')} />
      <ClientMessages
        pick={({
          wishlistPage,
          wishlist,
          purchase,
          card,
          clickAndCollect: { wishlist: ofWishlist, ready },
          myShopHeader,
        }) => ({
          wishlistPage,
          wishlist,
          purchase,
          card,
          myShopHeader,
          clickAndCollect: { wishlist: ofWishlist, ready },
        })}
      >
        <Island name="wishlist page" isMain>
          <QueryScope>
            <Suspense
              fallback={
                <>
                  <h1>{t('title')}</h1>
                  <WishlistSkeleton />
                </>
              }
            >
              <WishlistPage />
            </Suspense>
          </QueryScope>
        </Island>
      </ClientMessages>
      <noscript>
        <p>{t('noScript')}</p>
      </noscript>
      <CartWaysOn />
    </div>
  );
}
