import { marketDay } from '#lib/core/calendar/days.ts';
import { settings } from '#lib/config/index.ts';
import { timeZone } from '#lib/contract/market/place.ts';
import type { OpeningHours } from '#lib/contract/shop.ts';
import { dayName, plainTime, spansAround, type OpeningDay } from '#lib/shops/opening.ts';

/**
 * When a shop hands over what is ordered at a moment. Times are of Budapest's clock without a leading zero, `9:00`.
 *
 * | `today` | when |
 * |---|---|
 * | true, `from` | it opens later today, and is ready then; `from` is null where it is open |
 * | true, `until` | its closing time; null where it is open for longer than a day to come |
 * | false, `next` | the first time at which it is ready on another day |
 * | false, null | its hours are unknown, or it stays closed for longer than a month |
 */
export type Handover =
  | { today: true; from: string | null; until: string | null }
  | { today: false; next: ({ at: string } & OpeningDay) | null };

const minute = 60 * 1000;
const dayLength = 24 * 60 * minute;
const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, hour: '2-digit', minute: '2-digit' });

/** When an order of `now` is ready at the earliest, with the open time in which it is; null for never within a month. */
function firstReady(hours: OpeningHours, now: number, preparation: number) {
  for (const span of spansAround(hours, marketDay(new Date(now)))) {
    const ready = Math.max(now, span.from) + preparation * minute;
    if (ready < span.to) return { ready, ...span };
  }
  return null;
}

/**
 * The first hand-over of an order made at `now`, ms since 1970. A shop prepares it while it is open, `preparation`
 * minutes long, and has to be open still when it is ready.
 */
export function handover(
  hours: OpeningHours | null,
  now: number,
  preparation = settings.COLLECT_PREPARATION,
): Handover {
  const first = hours && firstReady(hours, now, preparation);
  if (!first) return { today: false, next: null };
  const { ready, from, to, closes } = first;
  const [today, day] = [marketDay(new Date(now)), marketDay(new Date(ready))];
  const at = plainTime(clock.format(ready));
  if (day !== today) return { today: false, next: { at, ...dayName(today, day) } };
  return { today: true, from: from > now ? at : null, until: to - now > dayLength ? null : plainTime(closes) };
}

/** The day of that first hand-over, `2026-11-28`; null where hours are unknown, or it stays closed for a month. */
export function handoverDay(hours: OpeningHours | null, now: number, preparation: number): string | null {
  const first = hours && firstReady(hours, now, preparation);
  return first && marketDay(new Date(first.ready));
}

/** Whether a stock figure is too old to be trusted by itself: older than a quarter of an hour. */
export function isOldFigure(updatedAt: string, now: number): boolean {
  return now - Date.parse(updatedAt) > 15 * minute;
}
