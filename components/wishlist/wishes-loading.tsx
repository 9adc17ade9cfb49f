import { useTranslations } from 'next-intl';
import styles from './wishlist-page.module.css';

/** What stands in the place of a list that is on its way. */
export function WishesLoading() {
  const t = useTranslations('wishlist');
  return (
    <div aria-busy="true" className={styles.loading}>
      <p role="status" className="hidden-text">
        {t('loading')}
      </p>
      <i className={styles.tools} />
      <i />
      <i />
      <i />
    </div>
  );
}
