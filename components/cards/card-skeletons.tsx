import { useTranslations } from 'next-intl';
import { HiddenStatus } from '#components/ui/hidden-status.tsx';
import styles from './product-grid.module.css';

/** Cards to come, of the same size. */
export function CardSkeletons({ count }: { count: number }) {
  const t = useTranslations('list');
  return (
    <>
      <HiddenStatus>{t('loading')}</HiddenStatus>
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
