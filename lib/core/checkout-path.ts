import { defaultLocale, type Locale } from './locales.ts';

/** A path of the checkout in a language: `/checkout/` → `/checkout/?lang=en`. The default one is not named (ADR-0147). */
export function checkoutPath(locale: Locale, path: string): string {
  return locale === defaultLocale ? path : `${path}?lang=${locale}`;
}
