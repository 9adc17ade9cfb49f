import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { TeamCards } from '#components/team/team-cards.tsx';
import styles from '#components/team/team.module.css';
import type { Locale } from '#lib/core/locales.ts';
import { pageMetadata } from '#lib/seo/pages.ts';
import { teamsPath } from '#lib/core/team-paths.ts';
import { getTeams } from '#lib/teams/server.ts';

export const revalidate = 60;

export async function generateMetadata({ params }: { params: Promise<{ locale: Locale }> }): Promise<Metadata> {
  const [{ locale }, t] = await Promise.all([params, getTranslations('teams')]);
  return pageMetadata(t('documentTitle'), teamsPath, locale, { description: t('lead') });
}

/** All clubs that have a shop (TEAM-04). */
export default async function Teams() {
  const [teams, t] = await Promise.all([getTeams(), getTranslations('teams')]);
  return (
    <div className="wrap">
      <div className={styles.intro}>
        <h1>{t('title')}</h1>
        <p>{teams.length > 0 ? t('lead') : t('none')}</p>
      </div>
      <TeamCards teams={teams} />
    </div>
  );
}
