import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Locator } from '#components/shops/locator.tsx';
import { MapLand } from '#components/shops/map-land.tsx';
import { Breadcrumbs } from '#components/ui/breadcrumbs.tsx';
import { Island } from '#components/ui/island.tsx';
import { ClientMessages } from '#components/ui/client-messages.tsx';
import type { Locale } from '#lib/core/locales.ts';
import { pageMetadata } from '#lib/seo/pages.ts';
import { getShops } from '#lib/shops/server.ts';
import { Static } from '#components/ui/static.tsx';
import styles from '#components/shops/locator.module.css';

export const revalidate = 60;

export async function generateMetadata({ params }: { params: Promise<{ locale: Locale }> }): Promise<Metadata> {
  const [{ locale }, t, shops] = await Promise.all([params, getTranslations('shops'), getShops()]);
  return pageMetadata(t('documentTitle'), '/shops/', locale, {
    description: t('description', { count: shops.length }),
  });
}

/** The shop locator: the same for everyone, for what is searched stands in the address and is found in the browser. */
export default async function Shops() {
  const [t, shops] = await Promise.all([getTranslations('shops'), getShops()]);
  return (
    <div className={`wrap ${styles.page}`}>
      <Breadcrumbs trail={[]} last={t('title')} />
      <div className={styles.title}>
        <h1>{t('title')}</h1>
        <p>{t('lead', { count: shops.length })}</p>
        <noscript>
          <p>{t('noScript')}</p>
        </noscript>
      </div>
      <Island name="locator" isMain>
        <ClientMessages pick={({ locator, myShop }) => ({ locator, myShop })}>
          <Locator
            shops={shops}
            land={
              <Static as="g">
                <MapLand />
              </Static>
            }
          />
        </ClientMessages>
      </Island>
    </div>
  );
}
