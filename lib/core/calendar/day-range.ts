import { catalogLanguage } from '#lib/contract/market/languages.ts';
import { placeOf } from '#lib/contract/market/places.ts';

const parts = { timeZone: 'UTC', month: 'long', day: 'numeric', weekday: 'long' } as const;

/**
 * Days of an expectation, in the catalog's language by itself: `november 27., péntek`, `december 1–2., kedd–szerda`, and
 * across months `november 27., péntek – december 1., kedd`. English says `Tuesday 1 – Wednesday 2 December`.
 */
export function expectedText(
  { from, until }: { from: string; until: string },
  place: string = placeOf(catalogLanguage),
): string {
  const dayAndMonth = new Intl.DateTimeFormat(place, parts);
  const [first, last] = [new Date(from), new Date(until)];
  const [whole, end] = [dayAndMonth.format(first), dayAndMonth.format(last)];
  if (whole === end) return whole;
  if (from.slice(0, 7) !== until.slice(0, 7)) return `${whole} – ${end}`;
  const [began, ended] = [first, last].map((day) => partsOf(dayAndMonth, day));
  if (place.startsWith('hu'))
    return `${ended?.month} ${began?.day}–${ended?.day}., ${began?.weekday}–${ended?.weekday}`;
  const month = ended?.month ?? '';
  return whole.endsWith(month) ? `${whole.slice(0, -month.length).trim()} – ${end}` : `${whole} – ${end}`;
}

function partsOf(format: Intl.DateTimeFormat, day: Date): Partial<Record<Intl.DateTimeFormatPartTypes, string>> {
  return Object.fromEntries(format.formatToParts(day).map(({ type, value }) => [type, value]));
}
