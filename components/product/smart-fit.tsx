import { useTranslations } from 'next-intl';
import { serverSettings } from '#lib/config/server-settings.ts';
import type { Product } from '#lib/contract/product.ts';
import styles from './smart-fit.module.css';

/**
 * The place that a size adviser attaches to, by its key (PDP-08). The shop loads no script of its own for it: the
 * provider's is added with its host in the security policy.
 */
export function SmartFit({ product }: { product: Pick<Product, 'id' | 'brand' | 'genderSysname'> }) {
  const t = useTranslations('product');
  if (!serverSettings.SMART_FIT_KEY) return null;
  return (
    <div
      className={styles.smartFit}
      data-smart-fit-key={serverSettings.SMART_FIT_KEY}
      data-product={product.id}
      data-brand={product.brand.slug}
      data-gender={product.genderSysname}
    >
      <p>{t('smartFit')}</p>
    </div>
  );
}
