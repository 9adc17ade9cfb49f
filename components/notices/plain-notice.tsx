import { useLocale, useTranslations } from 'next-intl';
import { settings } from '#lib/config/index.ts';
import type { Product } from '#lib/contract/product.ts';
import { checkoutPath } from '#lib/core/checkout-path.ts';
import type { Variant } from '#lib/core/products/variants.ts';
import { noticeOptions } from '#lib/notices/options.ts';
import { Button } from '#components/ui/button.tsx';
import { catalogLanguage } from '#lib/contract/market/languages.ts';
import styles from './plain-notice.module.css';

/** Asking for a mail without JavaScript: a form that the checkout takes (ADR-0109, ADR-0122). */
export function PlainNotice({
  product,
  variant,
}: {
  product: Pick<Product, 'options' | 'colours' | 'sizes'>;
  variant: Variant;
}) {
  const t = useTranslations('plainNotice');
  const locale = useLocale();
  const options = noticeOptions(product, variant);
  const [first, ...others] = options;
  if (!first) return null;
  return (
    <noscript>
      <form
        className={styles.form}
        method="post"
        action={`${settings.CHECKOUT_HOST}${checkoutPath(locale, '/checkout/ertesites/')}`}
      >
        <input type="hidden" name="act" value="ask" />
        {others.length === 0 ? (
          <input type="hidden" name="productOption" value={first.id} />
        ) : (
          <p className={styles.field}>
            <label htmlFor="plain-notice-option">{t('option')}</label>
            <select id="plain-notice-option" name="productOption" autoComplete="off">
              {options.map(({ id, label }) => (
                <option key={id} value={id} lang={catalogLanguage}>
                  {label}
                </option>
              ))}
            </select>
          </p>
        )}
        <p className={styles.field}>
          <label htmlFor="plain-notice-email">{t('email')}</label>
          <input id="plain-notice-email" name="email" type="email" maxLength={120} required autoComplete="email" />
        </p>
        <p className={styles.note}>{t('lead')}</p>
        <Button type="submit" variant="outline">
          {t('send')}
        </Button>
      </form>
    </noscript>
  );
}
