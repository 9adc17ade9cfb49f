import type { Metadata } from 'next';
import { listingMetadata } from '#components/results/listing-metadata.ts';
import { ShopResultsPage } from '#components/results/shop-results-page.tsx';
import { parseListing, type SearchParams } from '#lib/core/filters/index.ts';
import { localePath, type Locale } from '#lib/core/locales.ts';
import { getListing } from '#lib/search/server.ts';

interface Props {
  params: Promise<{ locale: Locale; path: string[] }>;
  searchParams: Promise<SearchParams>;
}

async function read({ params, searchParams }: Props) {
  const [{ locale, path: segments }, search] = await Promise.all([params, searchParams]);
  const path = `/${segments.map(decodeURIComponent).join('/')}/`;
  const query = { ...parseListing(search), q: null };
  return { locale, path, query, answer: await getListing(path, query, localePath(locale, path)) };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { locale, path, query, answer } = await read(props);
  return listingMetadata(path, query, answer, locale);
}

/** Results of a path with filters, an order or a page: drawn for each request. */
export default async function LiveListingPage(props: Props) {
  const { path, query, answer } = await read(props);
  return <ShopResultsPage path={path} query={query} answer={answer} />;
}
