import type { Language } from '#lib/contract/language.ts';
import { timeZone } from '#lib/contract/market/place.ts';
import { placeOf } from '#lib/contract/market/places.ts';
import { expectedText } from '#lib/core/calendar/day-range.ts';

/** A day of Hungary in words: `2029. május 12.`, or `12 May 2029`. @param day as `2029-05-12` */
export function dayText(day: string, lang: Language): string {
  return new Intl.DateTimeFormat(placeOf(lang), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
}

/** The day of a moment in Hungary, in the same words. */
export function dayOfMoment(iso: string, lang: Language): string {
  const zone = { dateStyle: 'long', timeZone } as const;
  return new Intl.DateTimeFormat(placeOf(lang), zone).format(new Date(iso));
}

/** A moment in Hungary: `2026. november 25. 11:00`, or `25 November 2026 at 11:00`. */
export function momentText(iso: string, lang: Language): string {
  const zone = { dateStyle: 'long', timeStyle: 'short', timeZone } as const;
  return new Intl.DateTimeFormat(placeOf(lang), zone).format(new Date(iso));
}

/** Days of an expectation: those of `expectedText`, or `Friday 27 – Monday 30 November`. */
export function daysText(days: { from: string; until: string }, lang: Language): string {
  return expectedText(days, placeOf(lang));
}
