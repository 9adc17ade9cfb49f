import { dayAfter, marketDay } from '../calendar/days.ts';

/** Days for which a store keeps what was brought together for a shopper, from the day on which it said so. */
export const keptDays = 5;

/** The last day on which an order can be collected, `2026-12-03`; null until it is ready. */
export function keptUntil(timeline: readonly { status: string; at: string }[]): string | null {
  const ready = timeline.findLast(({ status }) => status === 'ready_for_pickup');
  return ready ? dayAfter(marketDay(new Date(ready.at)), keptDays) : null;
}
