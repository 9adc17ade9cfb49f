import { marketDay, dayAfter } from '#lib/core/calendar/days.ts';
import { law } from '#lib/contract/market/law.ts';
import { isWorkingDay } from '#lib/core/calendar/holidays.ts';

/**
 * The last day of the time for a withdrawal that begins on a day, `2026-11-21`. One that falls on a weekend or a holiday moves to the next working day
 * (Regulation (EEC, Euratom) 1182/71, Art. 3 (4)).
 */
export function lastDayWithin(day: string): string {
  let last = dayAfter(day, law.withdrawalDays);
  while (!isWorkingDay(last)) last = dayAfter(last, 1);
  return last;
}

/** Last day on which goods that were withdrawn from at a moment are sent back (45/2014. Korm. r., 24. §). */
export function returnDay(confirmedAt: string): string {
  return lastDayWithin(marketDay(new Date(confirmedAt)));
}

/** Last day on which their price is paid back; a weekend is no reason to wait (23. §). */
export function refundDay(confirmedAt: string): string {
  return dayAfter(marketDay(new Date(confirmedAt)), law.withdrawalDays);
}
