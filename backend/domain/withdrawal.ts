import type { z } from 'zod';
import type { OrderStatus } from '#lib/contract/order.ts';
import type { withdrawalRequestSchema } from '#lib/contract/withdrawal.ts';
import { InvalidInput } from '../http/errors.ts';
import { budapestDay, dayAfter } from '#lib/calendar/days.ts';
import { isWorkingDay } from '#lib/calendar/holidays.ts';

/** Days after the arrival of the goods in which a contract may be withdrawn from (45/2014. Korm. r., 20. §). */
const withdrawalDays = 14;

/** A status of an order with its moment. */
export interface StatusChange {
  status: OrderStatus;
  at: string;
}

/**
 * Last day of withdrawal, as a date of Hungary; null while the goods have not arrived. One that falls on a weekend or
 * a holiday moves to the next working day (Regulation (EEC, Euratom) 1182/71, Art. 3 (4)).
 */
export function withdrawalDeadline(timeline: readonly StatusChange[]): string | null {
  const delivered = timeline.findLast(({ status }) => status === 'delivered');
  if (!delivered) return null;
  let last = dayAfter(budapestDay(new Date(delivered.at)), withdrawalDays);
  while (!isWorkingDay(last)) last = dayAfter(last, 1);
  return last;
}

/** Whether the last day of withdrawal has passed in Hungary; never while there is none. */
export function isWithdrawalOver(deadline: string | null, now: Date): boolean {
  return deadline !== null && budapestDay(now) > deadline;
}

/** Pieces of a line of an order. */
export interface LinePieces {
  line: number;
  quantity: number;
}

type WantedItems = z.output<typeof withdrawalRequestSchema>['items'];

/**
 * What is to be withdrawn from: the pieces asked for, else all that are left. `left` has the pieces of each line that
 * were not withdrawn yet. Throws InvalidInput with `items: withdrawn` where nothing is left, and for an item
 * `line: unknown` or `duplicate`, and `quantity: max:N`.
 */
export function withdrawnItems(left: readonly LinePieces[], wanted: WantedItems): LinePieces[] {
  const open = left.filter(({ quantity }) => quantity > 0);
  if (open.length === 0) throw new InvalidInput({ items: ['withdrawn'] });
  if (wanted === undefined) return open;
  const errors: Record<string, string[]> = {};
  wanted.forEach(({ line, quantity }, index) => {
    const most = left.find((candidate) => candidate.line === line)?.quantity;
    const isRepeated = wanted.findIndex((item) => item.line === line) < index;
    if (most === undefined) errors[`items.${index}.line`] = ['unknown'];
    else if (isRepeated) errors[`items.${index}.line`] = ['duplicate'];
    else if (quantity > most) errors[`items.${index}.quantity`] = [`max:${most}`];
  });
  if (Object.keys(errors).length > 0) throw new InvalidInput(errors);
  return wanted;
}
