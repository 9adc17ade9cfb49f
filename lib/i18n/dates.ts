import { createFormatter, useLocale } from 'next-intl';
import { placeOf } from '#lib/contract/market/places.ts';
import { timeZone } from '#lib/contract/market/place.ts';
import type { Locale } from '#lib/core/locales.ts';

/** Writes dates and lists in a language as the market does: `1–2 December` in English, not `December 1–2`. */
export const datesOf = (locale: Locale) =>
  // The library takes any language tag; only the shop's own languages are declared to it.
  createFormatter({ locale: placeOf(locale) as Locale, timeZone });

/** The same in the page's language. */
export const useDates = () => datesOf(useLocale());
