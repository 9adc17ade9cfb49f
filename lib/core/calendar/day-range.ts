import { catalogLanguage } from '#lib/contract/market/languages.ts';
import { placeOf } from '#lib/contract/market/places.ts';

const parts = { timeZone: 'UTC', month: 'long', day: 'numeric', weekday: 'long' } as const;

/** Days of an expectation, in the catalog's language by itself: `november 27., péntek`, or `november 27., péntek – november 30., hétfő`. */
export function expectedText(
  { from, until }: { from: string; until: string },
  place: string = placeOf(catalogLanguage),
): string {
  const dayAndMonth = new Intl.DateTimeFormat(place, parts);
  const [first, last] = [from, until].map((day) => dayAndMonth.format(new Date(day)));
  return first === last || last === undefined ? String(first) : `${first} – ${last}`;
}
