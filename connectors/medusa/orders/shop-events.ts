import { webhookSchema, type Webhook } from '#lib/contract/event.ts';
import type { OrderRecord } from '#lib/contract/order-record.ts';
import type { Store } from '../store.ts';

/** The event of a body; null for types that are not known here, which may come at any time (ADR-0137). */
export function eventOf(body: string): Webhook | null {
  let given: unknown;
  try {
    given = JSON.parse(body);
  } catch {
    return null;
  }
  return webhookSchema.safeParse(given).data ?? null;
}

/** An order that no webhook told of, as one that did. */
export function missedOrder(order: OrderRecord): { id: string; object: string; body: string } {
  const event = {
    ...{ id: `missed_${order.number}`, type: 'order.placed', timestamp: order.placedAt, sequence: 1 },
    object: { kind: 'order', id: order.uuid },
    data: { order },
  };
  return { id: event.id, object: `order ${order.uuid}`, body: JSON.stringify(event) };
}

/** Orders that wait to get into the engine. */
const waitingOrders = (store: Store): OrderRecord[] =>
  store.waiting().flatMap(({ body }) => {
    const event = eventOf(body);
    return event?.type === 'order.placed' ? [event.data.order] : [];
  });

/** Their numbers. */
export const waitingNumbers = (store: Store): Set<string> => new Set(waitingOrders(store).map(({ number }) => number));

/** Their pieces by option: sold here, and counted there as if they were not. */
export function orderedPieces(store: Store): Map<number, number> {
  const pieces = new Map<number, number>();
  for (const { items } of waitingOrders(store))
    for (const { optionId, quantity } of items) pieces.set(optionId, (pieces.get(optionId) ?? 0) + quantity);
  return pieces;
}
