import type { Metadata } from 'next';
import { GuidesPage, guidesMetadata } from '#components/content/guides-page.tsx';
import { pageNumber } from '#lib/guides/index.ts';
import { getGuides } from '#lib/guides/server.ts';
import type { Locale } from '#lib/core/locales.ts';
import { refusePage } from '#lib/navigation/refuse-page.ts';

interface Props {
  params: Promise<{ locale: Locale; sport?: string[] }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

async function read({ params, searchParams }: Props) {
  const [{ locale, sport: [sport = null, ...rest] = [] }, { page }] = await Promise.all([params, searchParams]);
  if (rest.length > 0) refusePage(`/blog/${[sport, ...rest].join('/')}/`);
  return { locale, sport, list: await getGuides(sport, pageNumber(page), locale) };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { locale, sport, list } = await read(props);
  return guidesMetadata(list, sport, locale);
}

/** A later page of the guides: drawn for each request. */
export default async function LiveGuideListPage(props: Props) {
  const { sport, list } = await read(props);
  return <GuidesPage list={list} sport={sport} />;
}
