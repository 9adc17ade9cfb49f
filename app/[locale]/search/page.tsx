import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ResultsPage } from '#components/results/results-page.tsx';
import { parseListing, type SearchParams } from '#lib/filters/index.ts';
import { localePath, type Locale } from '#lib/i18n/locales.ts';
import { pageMetadata } from '#lib/navigation/pages.ts';
import { getListing } from '#lib/search/server.ts';

interface Props {
  params: Promise<{ locale: Locale }>;
  searchParams: Promise<SearchParams>;
}

const path = '/search/';

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const [{ locale }, search, t] = await Promise.all([params, searchParams, getTranslations('results')]);
  const { q } = parseListing(search);
  return pageMetadata(q ? t('searchTitle', { query: q }) : t('allTitle'), path, locale, { isIndexed: false });
}

export default async function SearchPage({ params, searchParams }: Props) {
  const [{ locale }, search] = await Promise.all([params, searchParams]);
  const query = parseListing(search);
  return <ResultsPage path={path} query={query} answer={await getListing(null, query, localePath(locale, path))} />;
}
