import type { Metadata } from 'next';
import { GuidesPage, guidesMetadata } from '#components/content/guides-page.tsx';
import { getGuides } from '#lib/guides/server.ts';
import type { Locale } from '#lib/core/locales.ts';
import { refusePage } from '#lib/navigation/refuse-page.ts';

export const revalidate = 60;

type Params = Promise<{ locale: Locale; sport?: string[] }>;

export function generateStaticParams() {
  return [];
}

async function read(params: Params) {
  const { locale, sport: [sport = null, ...rest] = [] } = await params;
  if (rest.length > 0) refusePage(`/blog/${[sport, ...rest].join('/')}/`);
  return { locale, sport, list: await getGuides(sport, 1, locale) };
}

export async function generateMetadata({ params }: { params: Params }): Promise<Metadata> {
  const { locale, sport, list } = await read(params);
  return guidesMetadata(list, sport, locale);
}

/** The newest guides, of all sports or of one: the same for everyone, kept in the cache. */
export default async function GuideListPage({ params }: { params: Params }) {
  const { sport, list } = await read(params);
  return <GuidesPage list={list} sport={sport} />;
}
