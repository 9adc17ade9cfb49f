import { usePathname } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { splitLocale } from '#lib/core/locales.ts';
import { useOnline } from '#components/hooks/use-online.ts';
import styles from './notice-bar.module.css';

/**
 * Says on every page that there is no network, until it is back: it tells a state, and no pointer keeps it past that
 * (ADR-0108). The cart's own page says it in its own words.
 */
export function OfflineNotice() {
  const t = useTranslations('session');
  const isOnline = useOnline();
  const { path } = splitLocale(usePathname());
  return !isOnline && path !== '/kosar/' && <p className={`${styles.notice} ${styles.offline}`}>{t('offline')}</p>;
}
