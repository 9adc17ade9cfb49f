import type { Metadata } from 'next';
import { listingMetadata } from '#components/results/listing-metadata.ts';
import { ShopResultsPage } from '#components/results/shop-results-page.tsx';
import { getBrandText, withBrandText } from '#lib/brands/server.ts';
import type { SearchAnswer } from '#lib/contract/search.ts';
import { emptyListing } from '#lib/core/filters/index.ts';
import { localePath, type Locale } from '#lib/core/locales.ts';
import { getListing } from '#lib/search/server.ts';

export const revalidate = 60;

type Params = Promise<{ locale: Locale; path: string[] }>;

const listingPath = (segments: string[]) => `/${segments.map(decodeURIComponent).join('/')}/`;

/** The products of a path; a brand's page tells of the brand as well (STORE-07). */
async function getPage(path: string, locale: Locale): Promise<SearchAnswer> {
  const here = localePath(locale, path);
  const [answer, about] = await Promise.all([getListing(path, emptyListing, here), getBrandText(path, locale)]);
  return withBrandText(answer, about);
}

export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: { params: Params }): Promise<Metadata> {
  const { locale, path } = await params;
  return listingMetadata(listingPath(path), emptyListing, await getPage(listingPath(path), locale), locale);
}

/** Results of a path without a query: the same for everyone, kept in the cache. */
export default async function ListingPage({ params }: { params: Params }) {
  const { locale, path: segments } = await params;
  const path = listingPath(segments);
  return <ShopResultsPage path={path} query={emptyListing} answer={await getPage(path, locale)} />;
}
