import type { Metadata } from 'next';
import { localePath, locales, type Locale } from '#lib/i18n/locales.ts';

/**
 * Title, canonical address and languages of a page; `path` is without its language. What has a query is not indexed
 * (acceptance, SEO).
 */
export function pageMetadata(
  title: string, path: string, locale: Locale, options: { isIndexed?: boolean; description?: string } = {},
): Metadata {
  return {
    title,
    ...(options.description ? { description: options.description } : {}),
    alternates: {
      canonical: localePath(locale, path),
      languages: Object.fromEntries(locales.map((other) => [other, localePath(other, path)])),
    },
    ...(options.isIndexed === false ? { robots: { index: false, follow: true } } : {}),
  };
}
