import { useLocale, useTranslations } from 'next-intl';
import { localePath } from '#lib/core/locales.ts';
import { teamsPath } from '#lib/core/team-paths.ts';
import { HeaderIcons } from '#components/header/header-icons.tsx';
import { Wordmark } from '#components/header/wordmark.tsx';
import { LocaleLink } from '#components/header/locale-link.tsx';
import header from '#components/header/header.module.css';
import { Island } from '#components/ui/island.tsx';
import styles from './team.module.css';

/** Top of every page of the team shop. */
export function TeamHeader() {
  const t = useTranslations('teamSite');
  const locale = useLocale();
  const href = (path: string) => localePath(locale, path);
  return (
    <header className={header.header}>
      <div className={header.service}>
        <div className={`wrap ${header.serviceLine}`}>
          <p className={header.promise}>{t('promise')}</p>
          <Island name="language">
            <LocaleLink />
          </Island>
        </div>
      </div>
      <div className={`wrap ${styles.bar}`}>
        <a className={header.logo} href={href('/')} aria-label={t('home')}>
          <Wordmark /> <small>{t('mark')}</small>
        </a>
        <nav aria-label={t('navigation')} className={styles.ways}>
          <a href={href(teamsPath)}>{t('teams')}</a>
          <a href={href('/info/hogyan-mukodik/')}>{t('how')}</a>
          <a href={href('/info/feliratozas/')}>{t('print')}</a>
        </nav>
        <HeaderIcons />
      </div>
    </header>
  );
}
