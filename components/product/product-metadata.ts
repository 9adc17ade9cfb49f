import type { Metadata } from 'next';
import type { Product } from '#lib/contract/product.ts';
import type { Locale } from '#lib/core/locales.ts';
import { pageMetadata } from '#lib/seo/pages.ts';
import type { Variant } from '#lib/core/products/variants.ts';
import { sharedPicture } from '#lib/seo/metadata.ts';

/**
 * Metadata of a product's page. In every colour and size its one address is the path without them; its picture is the
 * colour's.
 */
export async function productMetadata(product: Product, { colour }: Variant, locale: Locale): Promise<Metadata> {
  const [picture] = colour.images;
  return pageMetadata(`${product.brand.name} ${product.name}`, product.url, locale, {
    hasMarkdown: true,
    description: product.description[0],
    ...(picture ? { picture: sharedPicture(picture) } : {}),
  });
}
