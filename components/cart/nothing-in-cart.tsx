import { useLocale, useTranslations } from 'next-intl';
import { localePath } from '#lib/i18n/locales.ts';
import styles from './cart.module.css';

/** What an empty cart says, with the way on. */
export function NothingInCart() {
  const t = useTranslations('cart');
  const locale = useLocale();
  return (
    <div className={styles.notice}>
      <p data-empty tabIndex={-1}>
        {t('empty')}
      </p>
      <a className="button" href={localePath(locale, '/')}>
        {t('toShop')}
      </a>
    </div>
  );
}
