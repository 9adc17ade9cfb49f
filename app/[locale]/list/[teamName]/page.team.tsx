import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { TeamResults } from '#components/team/team-page.tsx';
import { emptyListing } from '#lib/core/filters/index.ts';
import { localePath, type Locale } from '#lib/core/locales.ts';
import { pageMetadata } from '#lib/seo/pages.ts';
import { teamPath } from '#lib/core/team-paths.ts';
import { getTeam, getTeamListing } from '#lib/teams/server.ts';

export const revalidate = 60;

type Params = Promise<{ locale: Locale; teamName: string }>;

export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: { params: Params }): Promise<Metadata> {
  const { locale, teamName } = await params;
  const [team, t] = await Promise.all([getTeam(teamName), getTranslations('teams')]);
  return pageMetadata(team.name, teamPath(team.slug), locale, {
    description: t('metaDescription', { name: team.name, city: team.city, sport: team.sport }),
  });
}

/** A club's shop within the list of teams: the same for everyone, kept in the cache. */
export default async function TeamPage({ params }: { params: Params }) {
  const { locale, teamName } = await params;
  const path = teamPath(teamName);
  const [team, answer] = await Promise.all([
    getTeam(teamName),
    getTeamListing(teamName, null, emptyListing, localePath(locale, path)),
  ]);
  return <TeamResults team={team} locale={locale} path={path} query={emptyListing} answer={answer} />;
}
