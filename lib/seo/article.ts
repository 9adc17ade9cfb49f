import type { Article } from 'schema-dts';
import type { Guide } from '#lib/contract/blog.ts';
import { defaultLocale, type Locale } from '#lib/core/locales.ts';
import { pageAddress, pictureAddress } from './addresses.ts';
import { shopData } from './organisation.ts';

/** A guide as its page shows it. Its text is the catalog's, in Hungarian whatever the page's language is. */
export function articleData(guide: Guide, locale: Locale, shop: string) {
  return {
    '@type': 'Article',
    headline: guide.title,
    description: guide.description,
    inLanguage: defaultLocale,
    image: pictureAddress(guide.image),
    datePublished: guide.publishedAt,
    dateModified: guide.updatedAt,
    // Authors have no pages of their own; their guides stand on this one.
    author: {
      '@type': 'Person',
      name: guide.author.name,
      jobTitle: guide.author.role,
      url: pageAddress(locale, '/blog/'),
    },
    publisher: shopData(shop),
    mainEntityOfPage: pageAddress(locale, `/blog/article/${guide.slug}/`),
  } satisfies Article;
}
