import type { Metadata } from 'next';
import { productMetadata } from '#components/product/product-metadata.ts';
import { ProductPage, redirectToRightSlug } from '#components/product/product-page.tsx';
import type { SearchParams } from '#lib/core/filters/index.ts';
import type { Locale } from '#lib/core/locales.ts';
import { variantOf } from '#lib/core/products/variants.ts';
import { getProduct } from '#lib/products/server.ts';
import { getNewestReviews } from '#lib/reviews/server.ts';

interface Props {
  params: Promise<{ locale: Locale; product: string }>;
  searchParams: Promise<SearchParams>;
}

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const [{ locale, product: segment }, { szin, meret }] = await Promise.all([params, searchParams]);
  const product = await getProduct(segment, locale);
  return productMetadata(product, variantOf(product, szin, meret), locale);
}

/** A product in the colour and size of its address. */
export default async function LiveProductPage({ params, searchParams }: Props) {
  const [{ locale, product: segment }, { szin, meret }] = await Promise.all([params, searchParams]);
  const product = await getProduct(segment, locale);
  redirectToRightSlug(product, segment, locale);
  const reviews = await getNewestReviews(product);
  return <ProductPage product={product} variant={variantOf(product, szin, meret)} reviews={reviews} />;
}
