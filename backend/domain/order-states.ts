import type { OrderStatus } from '#lib/contract/order.ts';

/**
 * What an order may become, by what it is:
 *
 * | is               | may become                                          |
 * |------------------|-----------------------------------------------------|
 * | (new)            | placed, awaiting_payment                            |
 * | awaiting_payment | placed, cancelled                                   |
 * | placed           | confirmed, cancelled, withdrawn                     |
 * | confirmed        | packed, ready_for_pickup, cancelled, withdrawn      |
 * | packed           | shipped, ready_for_pickup, withdrawn                |
 * | shipped          | ready_for_pickup, delivered, withdrawn              |
 * | ready_for_pickup | delivered, withdrawn                                |
 * | delivered        | withdrawn                                           |
 * | cancelled        | –                                                   |
 * | withdrawn        | –                                                   |
 */
const following: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  awaiting_payment: ['placed', 'cancelled'],
  placed: ['confirmed', 'cancelled', 'withdrawn'],
  confirmed: ['packed', 'ready_for_pickup', 'cancelled', 'withdrawn'],
  packed: ['shipped', 'ready_for_pickup', 'withdrawn'],
  shipped: ['ready_for_pickup', 'delivered', 'withdrawn'],
  ready_for_pickup: ['delivered', 'withdrawn'],
  delivered: ['withdrawn'],
  cancelled: [],
  withdrawn: [],
};

/** Whether an order that is `from` may become `to`; null is one that is not there yet. */
export function mayBecome(from: OrderStatus | null, to: OrderStatus): boolean {
  return from === null ? to === 'placed' || to === 'awaiting_payment' : following[from].includes(to);
}

/** Whether the goods are still to come: before that nobody knows a day, after it nobody needs one. */
export function isUnderway(status: OrderStatus): boolean {
  return status === 'placed' || status === 'confirmed' || status === 'packed' || status === 'shipped';
}
