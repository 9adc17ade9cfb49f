import { marketDay, marketMoment, dayAfter, daysBetween, weekdayOf } from '#lib/core/calendar/days.ts';
import type { OpeningHours } from '#lib/contract/shop.ts';

/** Opening and closing time of a day; null where it stays closed. */
export type Hours = OpeningHours['weekly'][number];

/** When a closed shop opens next: how far away that day is, and what it is called. Weekday 0 is Monday. */
export type OpeningDay =
  | { day: 'today' | 'tomorrow' }
  | { day: 'weekday'; weekday: number }
  | { day: 'later'; days: number };

/**
 * How a shop stands at a moment. `until` and `at` are times of Budapest's clock without a leading zero, `9:00`.
 *
 * | state | when |
 * |---|---|
 * | open | open for more than an hour to come |
 * | closing | open for `minutes` more, 60 at most; a minute that has begun counts |
 * | always | open for longer than a day to come |
 * | opens | closed, and open again within a month |
 * | closed | closed for longer than that |
 * | unknown | nobody has told its hours |
 */
export type OpeningState =
  | { state: 'open'; until: string }
  | { state: 'closing'; minutes: number }
  | ({ state: 'opens'; at: string } & OpeningDay)
  | { state: 'always' | 'closed' | 'unknown' };

const minute = 60 * 1000;
const closingSoon = 60;
/** Days that are looked ahead. */
const horizon = 31;
/** From this far on, opening on "Monday" would be misunderstood for the one before. */
const weekLength = 7;

/** Hours of a day: its own where it is an exception, else those of its weekday. */
export function hoursOn(hours: OpeningHours, day: string): { hours: Hours; name: string | null } {
  const exception = hours.exceptions.find(({ date }) => date === day);
  return exception ?? { hours: hours.weekly[weekdayOf(day)] ?? null, name: null };
}

/** A time as people write it: `09:00` → `9:00`. */
export function plainTime(time: string): string {
  return time.replace(/^0(?=\d)/, '');
}

/** A time without a break, from its first to its last moment in ms. */
interface Span {
  day: string;
  opens: string;
  closes: string;
  from: number;
  to: number;
}

/** The open times of a day; one that ends before it begins ends on the next day. */
function spanOn(hours: OpeningHours, day: string): Span[] {
  const { hours: own } = hoursOn(hours, day);
  if (!own || own.opens === own.closes) return [];
  const last = own.closes > own.opens ? day : dayAfter(day, 1);
  return [{ day, ...own, from: marketMoment(day, own.opens), to: marketMoment(last, own.closes) }];
}

/** Open times from the day before a moment on, in order; those that meet, at midnight say, are one. */
export function* spansAround(hours: OpeningHours, today: string): Generator<Span> {
  let last: Span | undefined;
  for (let ahead = -1; ahead <= horizon; ahead++) {
    for (const span of spanOn(hours, dayAfter(today, ahead))) {
      if (last && span.from <= last.to) {
        if (span.to > last.to) last = { ...last, closes: span.closes, to: span.to };
        continue;
      }
      if (last) yield last;
      last = span;
    }
  }
  if (last) yield last;
}

/** How far away a day is, and what it is called. */
export function dayName(today: string, day: string): OpeningDay {
  const days = daysBetween(today, day);
  if (days <= 0) return { day: 'today' };
  if (days === 1) return { day: 'tomorrow' };
  return days < weekLength ? { day: 'weekday', weekday: weekdayOf(day) } : { day: 'later', days };
}

/** How a shop stands at a moment, ms since 1970, by Budapest's clock on any machine's. */
export function openingState(hours: OpeningHours | null, now: number): OpeningState {
  if (!hours) return { state: 'unknown' };
  const today = marketDay(new Date(now));
  for (const { day, opens, closes, from, to } of spansAround(hours, today)) {
    if (to <= now) continue;
    if (from > now) return { state: 'opens', at: plainTime(opens), ...dayName(today, day) };
    if (to - now > 24 * 60 * minute) return { state: 'always' };
    const minutes = Math.ceil((to - now) / minute);
    return minutes <= closingSoon ? { state: 'closing', minutes } : { state: 'open', until: plainTime(closes) };
  }
  return { state: 'closed' };
}

/** Neighbouring weekdays with the same hours as one row: first and last weekday, 0 is Monday. */
export interface WeekRow {
  from: number;
  to: number;
  hours: Hours;
}

/** The week in as few rows as it takes: Monday to Friday, Saturday, Sunday. */
export function weekRows(weekly: readonly Hours[]): WeekRow[] {
  const rows: WeekRow[] = [];
  weekly.forEach((hours, weekday) => {
    const before = rows.at(-1);
    if (before && before.hours?.opens === hours?.opens && before.hours?.closes === hours?.closes) before.to = weekday;
    else rows.push({ from: weekday, to: weekday, hours });
  });
  return rows;
}

/** Days of which a shop's page tells exceptions. */
export const exceptionDays = 60;

/** What differs from the week on the days from `first` on, `count` of them, earliest first. */
export function exceptionsWithin(hours: OpeningHours, first: string, count: number): OpeningHours['exceptions'] {
  const last = dayAfter(first, count - 1);
  return hours.exceptions
    .filter(({ date }) => date >= first && date <= last)
    .toSorted((a, b) => (a.date < b.date ? -1 : 1));
}
