import { useLocale, useTranslations } from 'next-intl';
import type { CSSProperties } from 'react';
import { catalogLanguage } from '#lib/contract/market/languages.ts';
import type { TeamTeaser } from '#lib/contract/team.ts';
import { localePath } from '#lib/core/locales.ts';
import { kitOf } from '#lib/teams/colours.ts';
import { teamPath } from '#lib/core/team-paths.ts';
import { Shirt } from './shirt.tsx';
import styles from './team.module.css';

/** A club's colours as properties of the style sheet. */
export function kitStyle(colours: readonly string[]): CSSProperties {
  const { main, onMain, trim } = kitOf(colours);
  return { '--club': main, '--on-club': onMain, '--trim': trim } as CSSProperties;
}

/** Clubs, each in its colours. */
export function TeamCards({ teams, level = 2 }: { teams: readonly TeamTeaser[]; level?: 2 | 3 }) {
  const t = useTranslations('teams');
  const locale = useLocale();
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <ul className={styles.cards}>
      {teams.map(({ slug, name, sport, city, colours }) => (
        <li key={slug} style={kitStyle(colours)} className={styles.card}>
          <div>
            <Heading lang={catalogLanguage}>
              <a href={localePath(locale, teamPath(slug))}>{name}</a>
            </Heading>
            <p lang={catalogLanguage}>
              {city} · {sport}
            </p>
            <p className={styles.enter} aria-hidden="true">
              {t('enter')}
            </p>
          </div>
          <Shirt colours={colours} name={t('sampleName')} number="10" />
        </li>
      ))}
    </ul>
  );
}
