import type { Metadata } from 'next';
import { TeamResults } from '#components/team/team-page.tsx';
import { parseListing, type SearchParams } from '#lib/core/filters/index.ts';
import { localePath, type Locale } from '#lib/core/locales.ts';
import { pageMetadata } from '#lib/seo/pages.ts';
import { teamPath } from '#lib/core/team-paths.ts';
import { getTeam, getTeamListing } from '#lib/teams/server.ts';

interface Props {
  params: Promise<{ locale: Locale; teamName: string }>;
  searchParams: Promise<SearchParams>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, teamName } = await params;
  const team = await getTeam(teamName);
  return pageMetadata(team.name, teamPath(team.slug), locale, { isIndexed: false });
}

/** A club's shop with filters, an order, a query or a page: drawn for each request. */
export default async function LiveTeamPage({ params, searchParams }: Props) {
  const [{ locale, teamName }, search] = await Promise.all([params, searchParams]);
  const query = { ...parseListing(search), shop: null };
  const path = teamPath(teamName);
  const [team, answer] = await Promise.all([
    getTeam(teamName),
    getTeamListing(teamName, null, query, localePath(locale, path)),
  ]);
  return <TeamResults team={team} locale={locale} path={path} query={query} answer={answer} />;
}
