import type { z } from 'zod';
import type { OrderStatus } from '#lib/contract/order.ts';
import type { withdrawalRequestSchema } from '#lib/contract/withdrawal.ts';
import { InvalidInput } from './errors.ts';
import { marketDay } from '#lib/core/calendar/days.ts';
import { lastDayWithin } from '#lib/core/calendar/withdrawal-days.ts';

/** A status of an order with its moment. */
export interface StatusChange {
  status: OrderStatus;
  at: string;
}

/** Last day of withdrawal, as a date of Hungary (45/2014. Korm. r., 20. §); null while the goods have not arrived. */
export function withdrawalDeadline(timeline: readonly StatusChange[]): string | null {
  const delivered = timeline.findLast(({ status }) => status === 'delivered');
  return delivered ? lastDayWithin(marketDay(new Date(delivered.at))) : null;
}

/** Whether the last day of withdrawal has passed in Hungary; never while there is none. */
export function isWithdrawalOver(deadline: string | null, now: Date): boolean {
  return deadline !== null && marketDay(now) > deadline;
}

/** Pieces of a line of an order. */
export interface LinePieces {
  line: number;
  quantity: number;
}

/** Pieces of a line that were not withdrawn from yet. Those made to the customer's wishes never are (29. § (1) c)). */
export interface OpenPieces extends LinePieces {
  isCustomMade: boolean;
}

type WantedItems = z.output<typeof withdrawalRequestSchema>['items'];

/**
 * What is to be withdrawn from: the pieces asked for, else all that are left. Throws InvalidInput with `items:
 * withdrawn` where nothing is left, `items: custom_made` where the order never had anything else, and for an item
 * `line: unknown`, `custom_made` or `duplicate`, and `quantity: max:N`.
 */
export function withdrawnItems(left: readonly OpenPieces[], wanted: WantedItems): LinePieces[] {
  const open = left.filter(({ quantity, isCustomMade }) => quantity > 0 && !isCustomMade);
  if (open.length === 0)
    throw new InvalidInput({ items: [left.every(({ isCustomMade }) => isCustomMade) ? 'custom_made' : 'withdrawn'] });
  if (wanted === undefined) return open.map(({ line, quantity }) => ({ line, quantity }));
  const errors: Record<string, string[]> = {};
  wanted.forEach(({ line, quantity }, index) => {
    const pieces = left.find((candidate) => candidate.line === line);
    const isRepeated = wanted.findIndex((item) => item.line === line) < index;
    if (!pieces) errors[`items.${index}.line`] = ['unknown'];
    else if (pieces.isCustomMade) errors[`items.${index}.line`] = ['custom_made'];
    else if (isRepeated) errors[`items.${index}.line`] = ['duplicate'];
    else if (quantity > pieces.quantity) errors[`items.${index}.quantity`] = [`max:${pieces.quantity}`];
  });
  if (Object.keys(errors).length > 0) throw new InvalidInput(errors);
  return wanted;
}
