import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { Locale } from '#lib/core/locales.ts';
import { metadataOf, type PageFacts } from '#lib/seo/metadata.ts';
import { siteTexts } from '#variant/site.ts';

type Options = Pick<PageFacts, 'description' | 'picture' | 'article' | 'isIndexed' | 'hasMarkdown'>;

/**
 * Metadata of a page by its title, without the shop's name, and its path, without its language. What shows a part or an
 * order of a page names the page itself by its path: search engines are led there (ADR-0051).
 */
export async function pageMetadata(
  title: string,
  path: string,
  locale: Locale,
  options: Options = {},
): Promise<Metadata> {
  const t = await getTranslations(siteTexts);
  return metadataOf({ ...options, title: title || t('title'), shop: t('name'), path, locale });
}

/** Metadata of the front page, by which the whole shop is known. */
export async function homeMetadata(locale: Locale): Promise<Metadata> {
  const t = await getTranslations(siteTexts);
  return pageMetadata(t('title'), '/', locale, { description: t('description') });
}
