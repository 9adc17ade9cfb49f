import { useLocale, useTranslations } from 'next-intl';
import { settings } from '#lib/config/index.ts';
import { footerOf } from '#lib/routes/footer.ts';
import { teamRoutes } from '#lib/routes/team.ts';
import { localePath } from '#lib/core/locales.ts';
import { ConsentLink } from '#components/consent/consent-link.tsx';
import footer from '#components/footer/footer.module.css';
import styles from './team.module.css';

const groups = footerOf(teamRoutes, settings);

/** Bottom of every page of the team shop. */
export function TeamFooter() {
  const t = useTranslations('teamFooter');
  const locale = useLocale();
  return (
    <footer className={footer.footer}>
      <div className={`wrap ${styles.footer}`}>
        <p className={styles.claim}>{t('claim')}</p>
        {groups.map(({ group, links }) => (
          <nav key={group} aria-labelledby={`lablec-${group}`} className={footer.links}>
            <h2 id={`lablec-${group}`}>{t(`groups.${group}`)}</h2>
            <ul>
              {links.map(({ page, path }) => (
                <li key={page}>
                  <a href={localePath(locale, path)}>{t(`pages.${page}`)}</a>
                </li>
              ))}
              {group === 'law' && (
                <li>
                  <ConsentLink />
                </li>
              )}
            </ul>
          </nav>
        ))}
      </div>
      <p className={`wrap ${footer.sign}`}>{t('sign')}</p>
    </footer>
  );
}
