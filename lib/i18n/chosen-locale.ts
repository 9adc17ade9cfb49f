import { settings } from '#lib/config/index.ts';
import { storeCookie } from '#lib/core/session/cookies.ts';
import type { Locale } from '#lib/core/locales.ts';

const localeCookie = 'lendulet_locale';

/**
 * Remembers the language that a shopper has chosen (OPS-03). No page reads it: the language of a page is that of its address,
 * the same for everyone (ADR-0082).
 */
export function rememberLocale(locale: Locale): void {
  try {
    storeCookie(localeCookie, locale, settings.LOCALE_COOKIE_DAYS);
  } catch {
    // Where cookies are refused the choice is in the address all the same.
  }
}
