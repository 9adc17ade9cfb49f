import { marketDay } from '#lib/core/calendar/days.ts';
import { orderStatusSchema, type OrderDetails, type OrderStatus, type OrderSummary } from '#lib/contract/order.ts';

/** Which orders are shown: of a year of Hungary, with a status, or all where both are null. */
export interface OrderFilter {
  year: number | null;
  status: OrderStatus | null;
}

export const allOrders: OrderFilter = { year: null, status: null };

/** The year in Budapest in which an order was placed. */
export function yearOf({ placedAt }: Pick<OrderSummary, 'placedAt'>): number {
  return Number(marketDay(new Date(placedAt)).slice(0, 4));
}

/** The years in which orders were placed, newest first. */
export function yearsOf(orders: readonly Pick<OrderSummary, 'placedAt'>[]): number[] {
  return [...new Set(orders.map(yearOf))].toSorted((a, b) => b - a);
}

/** The statuses that orders have, in the order in which an order passes them. */
export function statusesOf(orders: readonly OrderSummary[]): OrderStatus[] {
  const held = new Set(orders.map(({ status }) => status));
  return orderStatusSchema.options.filter((status) => held.has(status));
}

/** The orders that a filter lets through, newest first. */
export function filterOrders(orders: readonly OrderSummary[], { year, status }: OrderFilter): OrderSummary[] {
  return orders
    .filter((order) => (year === null || yearOf(order) === year) && (status === null || order.status === status))
    .toSorted((a, b) => Date.parse(b.placedAt) - Date.parse(a.placedAt));
}

/** The filter that an address names, `?ev=2026&allapot=shipped`; what is no year or status is left out. */
export function filterOfSearch(search: string): OrderFilter {
  const parameters = new URLSearchParams(search);
  const year = parameters.get('ev') ?? '';
  const status = orderStatusSchema.safeParse(parameters.get('allapot'));
  return { year: /^20\d\d$/.test(year) ? Number(year) : null, status: status.success ? status.data : null };
}

/** The query of the address that names a filter; empty for all orders. */
export function searchOfFilter({ year, status }: OrderFilter): string {
  const parameters = new URLSearchParams();
  if (year !== null) parameters.set('ev', String(year));
  if (status !== null) parameters.set('allapot', status);
  return parameters.size > 0 ? `?${parameters}` : '';
}

/** How a status is marked: still moving, waiting for the customer, arrived, or called off. */
export type StatusTone = 'moving' | 'waiting' | 'arrived' | 'off';

export function toneOf(status: OrderSummary['status']): StatusTone {
  if (status === 'cancelled' || status === 'withdrawn') return 'off';
  if (status === 'delivered') return 'arrived';
  return status === 'ready_for_pickup' || status === 'awaiting_payment' ? 'waiting' : 'moving';
}

/** The order's uuid in the address of its page; null where it is another page's. */
export function orderOfPath(path: string): string | null {
  return /\/my-account\/order-details\/([\w-]{1,64})\/?$/.exec(path)?.[1] ?? null;
}

/** Pieces of an order, and how many of them were withdrawn from. */
export function piecesOf(items: OrderDetails['items']): { ordered: number; withdrawn: number } {
  return {
    ordered: items.reduce((sum, { quantity }) => sum + quantity, 0),
    withdrawn: items.reduce((sum, { withdrawn }) => sum + withdrawn, 0),
  };
}
