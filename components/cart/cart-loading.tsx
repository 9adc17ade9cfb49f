import { useTranslations } from 'next-intl';
import styles from './cart.module.css';

/** The place of a cart that is on its way. */
export function CartLoading() {
  const t = useTranslations('cart');
  return (
    <div className={styles.layout} aria-busy="true">
      <p role="status" className="hidden-text">{t('loading')}</p>
      <div className={styles.skeleton}><i /><i /></div>
      <div className={styles.summary} />
    </div>
  );
}
