import type { Language } from '#lib/contract/market/known-languages.ts';
import { catalogLanguage, languages } from '#lib/contract/market/languages.ts';

/** Languages of the interface: those of the market. The default one has no prefix in the path (RT-28, ADR-0148). */
export const locales = languages;
export type Locale = Language;
export const defaultLocale = catalogLanguage;

export function isLocale(word: string): word is Locale {
  return (locales as readonly string[]).includes(word);
}

/** A path of the shop in a language: `/kosar/` → `/en/kosar/`. */
export function localePath(locale: Locale, path: string): string {
  return locale === defaultLocale ? path : `/${locale}${path}`;
}

/**
 * Takes the language's prefix off a path: `/en/kosar/` → `en` and `/kosar/`. Pages that are drawn ahead know
 * their path with the default language's prefix, which no address of the shop has.
 */
export function splitLocale(path: string): { locale: Locale; path: string } {
  for (const locale of locales) {
    if (path === `/${locale}`) return { locale, path: '/' };
    if (path.startsWith(`/${locale}/`)) return { locale, path: path.slice(locale.length + 1) };
  }
  return { locale: defaultLocale, path };
}
