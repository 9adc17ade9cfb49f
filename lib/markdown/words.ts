import type { useFormatter, useTranslations } from 'next-intl';
import { settings } from '#lib/config/index.ts';
import { localePath, type Locale } from '#lib/core/locales.ts';
import { shopHref } from '#lib/navigation/link-guard.ts';
import { inline, link } from './writing.ts';

/** What a page as Markdown is written with: its language, all texts in it, and how it writes days and numbers. */
export interface Words {
  locale: Locale;
  t: ReturnType<typeof useTranslations<never>>;
  format: ReturnType<typeof useFormatter>;
}

/** Full address of a page of the shop. */
export function addressOf({ locale }: Words, path: string): string {
  return new URL(localePath(locale, path), settings.STOREFRONT_HOST).href;
}

/** A link to a path of the data; what the link guard refuses stays as text (SEC-01). */
export function pageLink({ locale }: Words, label: string, path: string): string {
  const href = shopHref(locale, path);
  return href === undefined ? inline(label).trim() : link(label, new URL(href, settings.STOREFRONT_HOST).href);
}

/** The way from a page as Markdown to the page itself. */
export function pageLine(words: Words, path: string): string {
  return `${words.t('markdown.page')} <${addressOf(words, path)}>`;
}
