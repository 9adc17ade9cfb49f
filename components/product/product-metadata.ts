import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { Product } from '#lib/contract/product.ts';
import { defaultLocale, type Locale } from '#lib/core/locales.ts';
import { pageMetadata } from '#lib/seo/pages.ts';
import type { Variant } from '#lib/core/products/variants.ts';
import { sharedPicture } from '#lib/seo/metadata.ts';

/**
 * Metadata of a product's page. In every colour and size its one address is the path without them; its picture is the
 * colour's. Without a description in the page's language it is told by its kind.
 */
export async function productMetadata(product: Product, { colour }: Variant, locale: Locale): Promise<Metadata> {
  const [picture] = colour.images;
  const t = await getTranslations('listing');
  const name = `${product.brand.name} ${product.name}`;
  const isInLanguage = (product.langs?.description ?? defaultLocale) === locale;
  const kind = product.breadcrumbs.at(-2)?.name ?? name;
  return pageMetadata(name, product.url, locale, {
    hasMarkdown: true,
    description: isInLanguage ? product.description[0] : t('product', { name, kind }),
    ...(picture ? { picture: sharedPicture(picture) } : {}),
  });
}
