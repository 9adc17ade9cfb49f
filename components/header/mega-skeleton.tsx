import { useTranslations } from 'next-intl';
import { HiddenStatus } from '#components/ui/hidden-status.tsx';
import styles from './mega-panel.module.css';

/** A panel of the menu that is on its way. */
export function MegaSkeleton() {
  const t = useTranslations('menu');
  return (
    <div className={`wrap ${styles.waiting}`}>
      <HiddenStatus>{t('loading')}</HiddenStatus>
      {Array.from({ length: 4 }, (_, index) => (
        <i key={index} />
      ))}
    </div>
  );
}
