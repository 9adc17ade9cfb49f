import { useTranslations } from 'next-intl';
import styles from './mega-panel.module.css';

/** A panel of the menu that is on its way. */
export function MegaSkeleton() {
  const t = useTranslations('menu');
  return (
    <div className={`wrap ${styles.waiting}`}>
      <p role="status" className="hidden-text">
        {t('loading')}
      </p>
      {Array.from({ length: 4 }, (_, index) => (
        <i key={index} />
      ))}
    </div>
  );
}
