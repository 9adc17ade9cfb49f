import { useLocale, useTranslations } from 'next-intl';
import type { Messages } from 'next-intl';
import { localePath } from '#lib/i18n/locales.ts';
import { teamsPath } from '#lib/teams/paths.ts';
import { ConsentLink } from '#components/consent/consent-link.tsx';
import footer from '#components/footer/footer.module.css';
import styles from './team.module.css';

type Page = keyof Messages['teamFooter']['pages'];

const groups: Record<keyof Messages['teamFooter']['groups'], Partial<Record<Page, string>>> = {
  shop: { teams: teamsPath, found: '/info/klubot-inditok/' },
  help: {
    how: '/info/hogyan-mukodik/',
    print: '/info/feliratozas/',
    sizes: '/info/meretek/',
    delivery: '/info/szallitas-klubnak/',
    returns: '/info/visszakuldes/',
  },
  law: {
    terms: '/info/aszf/',
    privacy: '/info/adatkezeles/',
    cookies: '/info/cookie-tajekoztato/',
    imprint: '/info/impresszum/',
    withdrawal: '/elallas/',
    withdrawalRights: '/info/elallas/',
    guarantee: '/info/szavatossag/',
    complaints: '/info/panaszkezeles/',
    arbitration: '/info/bekelteto-testulet/',
    accessibility: '/info/akadalymentesseg/',
  },
};

/** Bottom of every page of the team shop. */
export function TeamFooter() {
  const t = useTranslations('teamFooter');
  const locale = useLocale();
  return (
    <footer className={footer.footer}>
      <div className={`wrap ${styles.footer}`}>
        <p className={styles.claim}>{t('claim')}</p>
        {(Object.keys(groups) as (keyof typeof groups)[]).map((group) => (
          <nav key={group} aria-labelledby={`lablec-${group}`} className={footer.links}>
            <h2 id={`lablec-${group}`}>{t(`groups.${group}`)}</h2>
            <ul>
              {(Object.entries(groups[group]) as [Page, string][]).map(([page, path]) => (
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
