import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { ShopResultsPage } from '#components/results/shop-results-page.tsx';
import { choiceCount } from '#lib/core/filters/choices.ts';
import { parseListing, type SearchParams } from '#lib/core/filters/index.ts';
import { localePath, type Locale } from '#lib/core/locales.ts';
import { pageMetadata } from '#lib/seo/pages.ts';
import { getListing } from '#lib/search/server.ts';

/** What it shows depends on the query, which a build does not find out by drawing it. */
export const dynamic = 'force-dynamic';

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
  const answer = await getListing(null, query, localePath(locale, path));
  // An article number or the name of a brand goes straight to its page.
  if (answer.direct && query.page === 1 && choiceCount(query) === 0) redirect(localePath(locale, answer.direct));
  return <ShopResultsPage path={path} query={query} answer={answer} />;
}
