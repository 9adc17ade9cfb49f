import type { Metadata } from 'next';
import { productMetadata } from '#components/product/product-metadata.ts';
import { ProductPage, redirectToRightSlug } from '#components/product/product-page.tsx';
import type { Locale } from '#lib/core/locales.ts';
import { variantOf } from '#lib/core/products/variants.ts';
import { getProduct } from '#lib/products/server.ts';
import { getNewestReviews } from '#lib/reviews/server.ts';

export const revalidate = 30;

type Params = Promise<{ locale: Locale; product: string }>;

export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: { params: Params }): Promise<Metadata> {
  const { locale, product: segment } = await params;
  const product = await getProduct(segment, locale);
  return productMetadata(product, variantOf(product, undefined, undefined), locale);
}

/** A product in its first colour: the same for everyone, kept in the cache. */
export default async function CachedProductPage({ params }: { params: Params }) {
  const { locale, product: segment } = await params;
  const product = await getProduct(segment, locale);
  redirectToRightSlug(product, segment, locale);
  const reviews = await getNewestReviews(product);
  return <ProductPage product={product} variant={variantOf(product, undefined, undefined)} reviews={reviews} />;
}
