import { getTranslations } from 'next-intl/server';
import type { Product } from '#lib/contract/product.ts';
import { settings } from '#lib/config/index.ts';
import { getStock } from '#lib/products/server.ts';
import { StoreIcon, TruckIcon } from '#components/ui/icons.tsx';
import styles from './delivery.module.css';

/** How the product comes to the shopper: home, or from a store that holds it. */
export async function Delivery({ product }: { product: Product }) {
  const [t, stock] = await Promise.all([getTranslations('product'), getStock(product.id)]);
  // The rows also count what lies in the online warehouse, which is no store.
  const stocked = new Set(stock?.rows.filter((row) => row.stock > 0).map(({ store }) => store));
  const storeCount = stock?.stores.filter(({ sysname }) => stocked.has(sysname)).length ?? 0;
  return (
    <section className={styles.delivery} aria-label={t('delivery')}>
      <div>
        <TruckIcon />
        <p><b>{t('home')}</b><br /><small>{t(product.isHeavy ? 'homeHeavy' : 'homeText')}</small></p>
      </div>
      {settings.OMNICHANNEL && stock && (
        <div>
          <StoreIcon />
          <p>
            <b>{t('collect')}</b><br />
            <small>{storeCount > 0 ? t('collectIn', { count: storeCount }) : t('collectNowhere')}</small>
          </p>
        </div>
      )}
      {product.isBike && <p className={styles.note}>{t('bike')}</p>}
      {product.isSki && <p className={styles.note}>{t('ski')}</p>}
    </section>
  );
}
