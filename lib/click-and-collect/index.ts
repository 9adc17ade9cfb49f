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

/**
 * The first hand-over of an order made at `now`, ms since 1970. A shop prepares it while it is open, `preparation`
 * minutes long, and has to be open still when it is ready.
 */
export function handover(
  hours: OpeningHours | null,
  now: number,
  preparation = settings.COLLECT_PREPARATION,
): Handover {
  if (!hours) return { today: false, next: null };
  const today = marketDay(new Date(now));
  for (const { from, to, closes } of spansAround(hours, today)) {
    const ready = Math.max(now, from) + preparation * minute;
    if (ready >= to) continue;
    const at = plainTime(clock.format(ready));
    const day = marketDay(new Date(ready));
    if (day !== today) return { today: false, next: { at, ...dayName(today, day) } };
    return { today: true, from: from > now ? at : null, until: to - now > dayLength ? null : plainTime(closes) };
  }
  return { today: false, next: null };
}

/** Whether a stock figure is too old to be trusted by itself: older than a quarter of an hour. */
export function isOldFigure(updatedAt: string, now: number): boolean {
  return now - Date.parse(updatedAt) > 15 * minute;
}
