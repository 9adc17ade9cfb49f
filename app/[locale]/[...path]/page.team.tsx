import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { TeamResults } from '#components/team/team-page.tsx';
import { emptyListing } from '#lib/core/filters/index.ts';
import { localePath, type Locale } from '#lib/core/locales.ts';
import { pageMetadata } from '#lib/seo/pages.ts';
import { partsOfPath } from '#lib/core/team-paths.ts';
import { getTeam, getTeamListing } from '#lib/teams/server.ts';

export const revalidate = 60;

type Params = Promise<{ locale: Locale; path: string[] }>;

export function generateStaticParams() {
  return [];
}

async function read(params: Params) {
  const { locale, path: segments } = await params;
  const { team: slug, category, path } = partsOfPath(segments);
  const [team, answer] = await Promise.all([
    getTeam(slug),
    getTeamListing(slug, category, emptyListing, localePath(locale, path)),
  ]);
  return { locale, team, path, answer };
}

export async function generateMetadata({ params }: { params: Params }): Promise<Metadata> {
  const [{ locale, team, path, answer }, t] = await Promise.all([read(params), getTranslations('teams')]);
  const description = t('metaDescription', { name: team.name, city: team.city, sport: team.sport });
  return pageMetadata(answer.title === null ? team.name : `${answer.title} – ${team.name}`, path, locale, {
    description,
  });
}

/** The catch-all: a category of a club's shop (TEAM-07). */
export default async function TeamCategoryPage({ params }: { params: Params }) {
  const { locale, team, path, answer } = await read(params);
  return <TeamResults team={team} locale={locale} path={path} query={emptyListing} answer={answer} />;
}
