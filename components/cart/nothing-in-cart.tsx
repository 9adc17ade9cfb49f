import { useLocale, useTranslations } from 'next-intl';
import { ButtonLink } from '#components/ui/button.tsx';
import { localePath } from '#lib/core/locales.ts';
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
      <ButtonLink href={localePath(locale, '/')}>{t('toShop')}</ButtonLink>
    </div>
  );
}
