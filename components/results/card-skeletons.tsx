import { useTranslations } from 'next-intl';
import styles from './product-grid.module.css';

/** Cards to come, of the same size. */
export function CardSkeletons({ count }: { count: number }) {
  const t = useTranslations('list');
  return (
    <>
      <p role="status" className="hidden-text">
        {t('loading')}
      </p>
      <ul className={`${styles.grid} ${styles.skeletons}`} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <li key={index}>
            <i />
            <h2>&nbsp;</h2>
            <p>&nbsp;</p>
          </li>
        ))}
      </ul>
    </>
  );
}
