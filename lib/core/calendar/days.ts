import { timeZone } from '#lib/contract/market/place.ts';

const marketDate = new Intl.DateTimeFormat('sv-SE', { timeZone });
const dayLength = 24 * 60 * 60 * 1000;

/** The day in Budapest at a moment: `2026-11-21`. */
export function marketDay(moment: Date): string {
  return marketDate.format(moment);
}

/** Today in Budapest. */
export function marketToday(): string {
  return marketDay(new Date());
}

/** The day so many days after another, or before it. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayLength).toISOString().slice(0, 10);
}

/** Weekday of a day: 0 is Monday. */
export function weekdayOf(day: string): number {
  return (new Date(day).getUTCDay() + 6) % 7;
}

const budapestClock = new Intl.DateTimeFormat('sv-SE', {
  timeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});
const minuteLength = 60 * 1000;
const hourLength = 60 * minuteLength;

/** How far the market's clock is ahead of UTC at a moment, ms. */
const aheadAt = (moment: number) => Date.parse(`${budapestClock.format(moment).replace(' ', 'T')}Z`) - moment;

/** Moments by day and time: shops open at few times of a day, and asking the clock's rules is dear. */
const knownMoments = new Map<string, number>();
const mostMoments = 500;

/**
 * The moment, ms since 1970, at which Budapest's clocks show a time of a day, `09:00`; `24:00` is the next day's start.
 * Of a time that clocks show twice the first one; a time that they skip is as many minutes after the change.
 */
export function marketMoment(day: string, time: string): number {
  const key = `${day} ${time}`;
  const known = knownMoments.get(key);
  if (known !== undefined) return known;
  if (knownMoments.size >= mostMoments) knownMoments.clear();
  const moment = momentOf(day, time);
  knownMoments.set(key, moment);
  return moment;
}

function momentOf(day: string, time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const asUtc = Date.parse(day) + hours * hourLength + minutes * minuteLength;
  const shown = new Date(asUtc).toISOString().slice(0, 16).replace('T', ' ');
  // Clocks change by night: a day before and a day after they go by either offset.
  const offsets = [aheadAt(asUtc - dayLength), aheadAt(asUtc + dayLength)].toSorted((a, b) => b - a);
  const offset = offsets.find((ahead) => budapestClock.format(asUtc - ahead) === shown) ?? Math.min(...offsets);
  return asUtc - offset;
}

/** Days from one day to another; negative for an earlier one. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayLength);
}
