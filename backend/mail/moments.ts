import type { Language } from '#lib/contract/language.ts';
import { timeZone } from '#lib/contract/market/place.ts';
import { placeOf } from '#lib/contract/market/places.ts';

const day: Intl.DateTimeFormatOptions = { year: 'numeric', month: 'long', day: 'numeric' };
const minute: Intl.DateTimeFormatOptions = { ...day, timeZone, hour: 'numeric', minute: '2-digit' };

/** A moment as mails say it, in the time of the market. */
export function momentText(iso: string, lang: Language): string {
  return new Intl.DateTimeFormat(placeOf(lang), minute).format(new Date(iso));
}

/** The moment of a statement, to the second. */
export function exactMomentText(iso: string, lang: Language): string {
  return new Intl.DateTimeFormat(placeOf(lang), { ...minute, second: '2-digit' }).format(new Date(iso));
}

/** A day without its hour. @param iso as `2029-05-12` */
export function dayText(iso: string, lang: Language): string {
  return new Intl.DateTimeFormat(placeOf(lang), { ...day, timeZone: 'UTC' }).format(new Date(iso));
}
