import type { Metadata } from 'next';
import { TeamResults } from '#components/team/team-page.tsx';
import { parseListing, type SearchParams } from '#lib/core/filters/index.ts';
import { localePath, type Locale } from '#lib/core/locales.ts';
import { pageMetadata } from '#lib/seo/pages.ts';
import { partsOfPath } from '#lib/core/team-paths.ts';
import { getTeam, getTeamListing } from '#lib/teams/server.ts';

interface Props {
  params: Promise<{ locale: Locale; path: string[] }>;
  searchParams: Promise<SearchParams>;
}

async function read({ params, searchParams }: Props) {
  const [{ locale, path: segments }, search] = await Promise.all([params, searchParams]);
  const { team: slug, category, path } = partsOfPath(segments);
  const query = { ...parseListing(search), q: null, shop: null };
  const [team, answer] = await Promise.all([
    getTeam(slug),
    getTeamListing(slug, category, query, localePath(locale, path)),
  ]);
  return { locale, team, path, query, answer };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { locale, team, path, answer } = await read(props);
  return pageMetadata(`${answer.title ?? ''} – ${team.name}`, path, locale, { isIndexed: false });
}

/** A category of a club's shop with filters, an order or a page: drawn for each request. */
export default async function LiveTeamCategoryPage(props: Props) {
  const { locale, team, path, query, answer } = await read(props);
  return <TeamResults team={team} locale={locale} path={path} query={query} answer={answer} />;
}
