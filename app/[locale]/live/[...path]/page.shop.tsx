import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { listingMetadata } from '#components/results/listing-metadata.ts';
import { ShopResultsPage } from '#components/results/shop-results-page.tsx';
import { listingHref, parseListing, type SearchParams } from '#lib/core/filters/index.ts';
import { localePath, type Locale } from '#lib/core/locales.ts';
import { getListing } from '#lib/search/server.ts';

interface Props {
  params: Promise<{ locale: Locale; path: string[] }>;
  searchParams: Promise<SearchParams>;
}

/** The list of a path. Words in its address lead to the search among what the path stands for, for good (ADR-0100). */
async function read({ params, searchParams }: Props) {
  const [{ locale, path: segments }, search] = await Promise.all([params, searchParams]);
  const path = `/${segments.map(decodeURIComponent).join('/')}/`;
  const asked = parseListing(search);
  const query = { ...asked, q: null, exact: false };
  const answer = await getListing(path, query, localePath(locale, path));
  if (asked.q !== null) {
    const own = answer.selected.page.map(({ id }) => id);
    const filters = [...new Set([...asked.filters, ...own])].toSorted((a, b) => a - b);
    permanentRedirect(listingHref(localePath(locale, '/search/'), { ...asked, filters }));
  }
  return { locale, path, query, answer };
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
