import type { Metadata } from 'next';
import { BrandIntro } from '#components/brands/brand-intro.tsx';
import { listingMetadata } from '#components/results/listing-metadata.ts';
import { ShopResultsPage } from '#components/results/shop-results-page.tsx';
import { getBrandAbout, withBrandText, type BrandAbout } from '#lib/brands/server.ts';
import type { SearchAnswer } from '#lib/contract/search.ts';
import { emptyListing } from '#lib/core/filters/index.ts';
import { localePath, type Locale } from '#lib/core/locales.ts';
import { getListing } from '#lib/search/server.ts';

export const revalidate = 60;

type Params = Promise<{ locale: Locale; path: string[] }>;

const listingPath = (segments: string[]) => `/${segments.map(decodeURIComponent).join('/')}/`;

/** The products of a path; a brand's page tells of the brand as well (STORE-07). */
async function getPage(path: string, locale: Locale): Promise<{ answer: SearchAnswer; about: BrandAbout | null }> {
  const here = localePath(locale, path);
  const [answer, about] = await Promise.all([getListing(path, emptyListing, here), getBrandAbout(path, locale)]);
  return { answer: withBrandText(answer, about), about };
}

export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: { params: Params }): Promise<Metadata> {
  const { locale, path } = await params;
  const { answer } = await getPage(listingPath(path), locale);
  return listingMetadata(listingPath(path), emptyListing, answer, locale);
}

/** Results of a path without a query: the same for everyone, kept in the cache. */
export default async function ListingPage({ params }: { params: Params }) {
  const { locale, path: segments } = await params;
  const path = listingPath(segments);
  const { answer, about } = await getPage(path, locale);
  const intro = about && <BrandIntro about={about} />;
  return <ShopResultsPage path={path} query={emptyListing} answer={answer} intro={intro} />;
}
