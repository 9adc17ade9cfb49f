import { createFormatter, useLocale } from 'next-intl';
import { closeRange } from '#lib/core/text/ranges.ts';
import { placeOf } from '#lib/contract/market/places.ts';
import { timeZone } from '#lib/contract/market/place.ts';
import type { Locale } from '#lib/core/locales.ts';

/** Writes dates and lists in a language as the market does: `1–2 December` in English, not `December 1–2`. */
export const datesOf = (locale: Locale) =>
  // The library takes any language tag; only the shop's own languages are declared to it.
  createFormatter({ locale: placeOf(locale) as Locale, timeZone });

/** The same in the page's language. */
export const useDates = () => datesOf(useLocale());

/** First and last day of an expectation: `december 1–2.`, `1–2 December`. @param days as `2026-12-01` */
export function daysBetween(format: ReturnType<typeof datesOf>, days: { from: string; until: string }): string {
  const words = { month: 'long', day: 'numeric', timeZone: 'UTC' } as const;
  return closeRange(format.dateTimeRange(new Date(days.from), new Date(days.until), words));
}
