import { useTranslations } from 'next-intl';
import type { Product } from '#lib/contract/product.ts';
import { settings } from '#lib/config/index.ts';
import { formatPrice, parsePrice, shownPrice } from '#lib/prices/index.ts';
import styles from './price-block.module.css';

/** The price, and for a reduction the lowest price of the 30 days before it with the way the percentage came about. */
export function PriceBlock({ product }: { product: Product }) {
  const t = useTranslations('product');
  const { price, full, percent } = shownPrice(parsePrice(product.prices.vk) ?? 0, parsePrice(product.prices.vkFull), settings.DISCOUNT_LIMIT);
  return (
    <div className={styles.block}>
      <p className={styles.price}>
        <b className={`number ${percent === null ? '' : styles.reduced}`}>{formatPrice(price)}</b>
        {percent !== null && <span className={`number ${styles.percent}`}>−{percent}%</span>}
      </p>
      {full !== null && percent !== null && (
        <div className={styles.lowest}>
          <p>{t('lowest')} <span className="number">{formatPrice(full)}</span></p>
          <details>
            <summary>{t('howComputed')}</summary>
            <p>{t('computed', { full: formatPrice(full), price: formatPrice(price), saved: formatPrice(full - price), percent })}</p>
          </details>
        </div>
      )}
    </div>
  );
}
