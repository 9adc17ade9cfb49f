import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { permanentRedirect } from 'next/navigation';
import { ReviewsPage } from '#components/reviews/reviews-page.tsx';
import type { SearchParams } from '#lib/core/filters/index.ts';
import { localePath, type Locale } from '#lib/core/locales.ts';
import { isShopPath } from '#lib/navigation/link-guard.ts';
import { orRefused, refusePage } from '#lib/navigation/refuse-page.ts';
import { getProduct } from '#lib/products/server.ts';
import { reviewPageOf, reviewsHref } from '#lib/reviews/index.ts';
import { getReviews } from '#lib/reviews/server.ts';
import { pageMetadata } from '#lib/seo/pages.ts';

/** What it shows depends on the query, which a build does not find out by drawing it. */
export const dynamic = 'force-dynamic';

interface Props {
  params: Promise<{ locale: Locale; product: string }>;
  searchParams: Promise<SearchParams>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, product: segment } = await params;
  const [product, t] = await Promise.all([getProduct(segment, locale), getTranslations('reviews')]);
  const name = `${product.brand.name} ${product.name}`;
  return pageMetadata(`${t('title')}: ${name}`, reviewsHref(product.url), locale, { isIndexed: false });
}

/** All that buyers say of a product, a page at a time (ADR-0128); no page where nobody has said anything. */
export default async function Reviews({ params, searchParams }: Props) {
  const [{ locale, product: segment }, query] = await Promise.all([params, searchParams]);
  const product = await getProduct(segment, locale);
  const path = `/p/${segment}/velemenyek/`;
  const page = reviewPageOf(query) ?? refusePage(path);
  if (product.url !== `/p/${segment}/` && isShopPath(product.url))
    permanentRedirect(localePath(locale, reviewsHref(product.url, page)));
  const { summary, ...found } = await orRefused(getReviews(product.id, page), path);
  if (!summary || page > found.pages) refusePage(path);
  return <ReviewsPage product={product} found={{ summary, ...found }} />;
}
