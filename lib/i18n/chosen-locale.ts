import { storeCookie } from '#lib/core/session/cookies.ts';
import type { Locale } from '#lib/core/locales.ts';

const localeCookie = 'lendulet_locale';

/** Days that the browser remembers a chosen language (OPS-03). */
const keptFor = 365;

/**
 * Remembers the language that a shopper has chosen. No page reads it: the language of a page is that of its address,
 * the same for everyone (ADR-0082).
 */
export function rememberLocale(locale: Locale): void {
  try {
    storeCookie(localeCookie, locale, keptFor);
  } catch {
    // Where cookies are refused the choice is in the address all the same.
  }
}
