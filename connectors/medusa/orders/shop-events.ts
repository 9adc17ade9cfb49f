import { webhookSchema, type Webhook } from '#lib/contract/event.ts';
import { noMoney } from '#lib/contract/money.ts';
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

/**
 * That an order was called off, of which no webhook has told yet: where the receiver was away twice, what happens to an order
 * stands behind the news of its placing, which the shop tells anew after minutes or hours (ADR-0137).
 */
export function missedCancellation({ uuid, number, timeline, placedAt }: OrderRecord): ReturnType<typeof missedOrder> {
  const event = {
    ...{ id: `missed_cancellation_${number}`, type: 'order.cancelled', sequence: 2 },
    ...{ timestamp: timeline.at(-1)?.at ?? placedAt, object: { kind: 'order', id: uuid } },
    data: { order: { uuid, number }, by: 'shop', toGiftCards: noMoney, toCard: noMoney },
  };
  return { id: event.id, object: `order ${uuid}`, body: JSON.stringify(event) };
}

/** Orders that wait to get into the engine, each once: one that was missed may be told of by a late webhook too. */
export function waitingOrders(store: Store): OrderRecord[] {
  const orders = new Map<string, OrderRecord>();
  for (const { body } of store.waiting()) {
    const event = eventOf(body);
    if (event?.type === 'order.placed') orders.set(event.data.order.number, event.data.order);
  }
  return [...orders.values()];
}

/** Their numbers. */
export const waitingNumbers = (store: Store): Set<string> => new Set(waitingOrders(store).map(({ number }) => number));

/** Their pieces by option: sold here, and counted there as if they were not. */
export function orderedPieces(store: Store): Map<number, number> {
  const pieces = new Map<number, number>();
  for (const { number, items } of waitingOrders(store)) {
    // What is in the engine is reserved there, though a message of it waits.
    if (store.engineOrderOf(number) !== null) continue;
    for (const { optionId, quantity } of items) pieces.set(optionId, (pieces.get(optionId) ?? 0) + quantity);
  }
  return pieces;
}
