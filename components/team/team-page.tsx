import { useTranslations } from 'next-intl';
import type { Team } from '#lib/contract/team.ts';
import { localePath, type Locale } from '#lib/core/locales.ts';
import { shopHref } from '#lib/navigation/link-guard.ts';
import { teamPath } from '#lib/core/team-paths.ts';
import { ResultsPage } from '#components/results/results-page.tsx';
import noResults from '#components/results/no-results.module.css';
import results from '#components/results/results.module.css';
import type { Results } from '#components/results/results.ts';
import { catalogLanguage } from '#lib/contract/market/languages.ts';
import { Shirt } from './shirt.tsx';
import { kitStyle } from './team-cards.tsx';
import { TeamSearch } from './team-search.tsx';
import styles from './team.module.css';

interface Props extends Omit<Results, 'searchPath' | 'path'> {
  team: Team;
  locale: Locale;
  /** Path of the page, without its language. */
  path: string;
}

/** What a club's shop offers, or a category of it, under the club's name and colours (TEAM-04, TEAM-07). */
export function TeamResults({ team, locale, path, ...listing }: Props) {
  const isWhole = listing.answer.title === null;
  const all = localePath(locale, teamPath(team.slug));
  return (
    <>
      {isWhole && <Club team={team} />}
      <TeamSearch action={all} q={listing.query.q} />
      <ResultsPage
        {...listing}
        path={localePath(locale, path)}
        searchPath={all}
        {...(isWhole ? { head: <WholeHead total={listing.answer.total} q={listing.query.q} /> } : {})}
        nextLinks={<ToWhole href={shopHref(locale, teamPath(team.slug))} name={team.name} />}
      />
    </>
  );
}

function Club({ team: { name, sport, city, colours, text } }: { team: Team }) {
  const t = useTranslations('teams');
  return (
    <section className={styles.club} style={kitStyle(colours)}>
      <div className={`wrap ${styles.clubInner}`}>
        <div className={styles.clubWords} lang={catalogLanguage}>
          <p className={styles.facts}>
            {city} · {sport}
          </p>
          <h1>{name}</h1>
          <p>{text}</p>
        </div>
        <div className={styles.clubShirt}>
          <Shirt colours={colours.toReversed()} name={t('sampleName')} number="10" />
        </div>
      </div>
    </section>
  );
}

function WholeHead({ total, q }: { total: number; q: string | null }) {
  const t = useTranslations('teams');
  const tResults = useTranslations('results');
  return (
    <div className={results.title}>
      <h2>{q ? tResults('searchTitle', { query: q }) : t('offer')}</h2>
      <p className="number">{t('total', { count: total })}</p>
    </div>
  );
}

function ToWhole({ href, name }: { href: string | undefined; name: string }) {
  const t = useTranslations('teams');
  return (
    <ul className={noResults.nextLinks}>
      <li>
        <a href={href}>{t('toWhole', { name })}</a>
      </li>
    </ul>
  );
}
