import type { Article } from 'schema-dts';
import type { Guide } from '#lib/contract/blog.ts';
import { catalogLanguage } from '#lib/contract/market/languages.ts';
import type { Locale } from '#lib/core/locales.ts';
import { pageAddress, pictureAddress } from './addresses.ts';
import { shopData } from './organisation.ts';

/** A guide as its page shows it, in the language of its text, which need not be the page's (ADR-0125). */
export function articleData(guide: Guide, locale: Locale, shop: string) {
  return {
    '@type': 'Article',
    headline: guide.title,
    description: guide.description,
    inLanguage: guide.langs?.blocks ?? catalogLanguage,
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
