import type { OrderDetails } from '#lib/contract/order.ts';
import { piecesOf } from './index.ts';

const dayLength = 24 * 60 * 60 * 1000;

/**
 * Whether an order can be withdrawn from (45/2014. Korm. rendelet, 20. §): `open` until a day, `before` the goods
 * arrived, `over`, `custom` where all that is left was made to the customer's wishes, or `none` where nothing is left.
 */
export type WithdrawalState =
  | { kind: 'open'; until: string; daysLeft: number }
  | { kind: 'before' | 'over' | 'custom' | 'none' };

/** Whole days from one day to another, `2026-11-21`; 0 on the same day, negative after it. */
export function daysUntil(day: string, today: string): number {
  return Math.round((Date.parse(day) - Date.parse(today)) / dayLength);
}

/** The withdrawal of an order as it stands `today`, a day of Budapest. */
export function withdrawalOf(
  order: Pick<OrderDetails, 'status' | 'withdrawalUntil' | 'items'>,
  today: string,
): WithdrawalState {
  const { ordered, withdrawn } = piecesOf(order.items);
  const isNone = ['awaiting_payment', 'cancelled', 'withdrawn'].includes(order.status);
  if (isNone || withdrawn >= ordered) return { kind: 'none' };
  if (order.items.every((item) => item.isCustomMade || item.withdrawn >= item.quantity)) return { kind: 'custom' };
  if (order.withdrawalUntil === null) return { kind: order.status === 'delivered' ? 'over' : 'before' };
  const daysLeft = daysUntil(order.withdrawalUntil, today);
  return daysLeft < 0 ? { kind: 'over' } : { kind: 'open', until: order.withdrawalUntil, daysLeft };
}
