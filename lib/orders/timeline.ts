import type { DeliveryType, OrderDetails, OrderStatus } from '#lib/contract/order.ts';

/** The way of an order that nothing stops, by how it reaches the customer. */
const ways: Readonly<Record<string, readonly OrderStatus[]>> = {
  home: ['placed', 'confirmed', 'packed', 'shipped', 'delivered'],
  pick_up_points: ['placed', 'confirmed', 'packed', 'shipped', 'delivered'],
  click_and_collect: ['placed', 'confirmed', 'ready_for_pickup', 'delivered'],
} satisfies Record<DeliveryType, readonly OrderStatus[]>;
const ranks: readonly string[] = [
  'awaiting_payment',
  'placed',
  'confirmed',
  'packed',
  'shipped',
  'ready_for_pickup',
  'delivered',
];
const ends: readonly string[] = ['delivered', 'cancelled', 'withdrawn'];

/** Whether nothing of an order is to come: it was received, called off, or withdrawn from. */
export function isEnded(status: string): boolean {
  return ends.includes(status);
}

/** A step on an order's way: passed, where it stands, or still to come. */
export interface TimelineStep {
  status: OrderDetails['status'];
  statusLabel?: string | undefined;
  state: 'done' | 'current' | 'next';
  /** Moment in ISO 8601; null for a step to come. */
  at: string | null;
}

/**
 * The steps of an order, oldest first: what its timeline holds, then what is still to come. An order that was
 * delivered, cancelled or withdrawn from has nothing to come, and no step is promised that lies behind it.
 */
export function timelineSteps({
  status,
  timeline,
  delivery,
}: Pick<OrderDetails, 'status' | 'timeline' | 'delivery'>): TimelineStep[] {
  const passed = timeline.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
  const steps = passed.map((step, index): TimelineStep => ({
    ...step,
    state: index === passed.length - 1 ? 'current' : 'done',
  }));
  // What follows on a step that is new to the interface, nobody here knows.
  if (ends.includes(status) || !ranks.includes(status)) return steps;
  const furthest = Math.max(...passed.map((step) => ranks.indexOf(step.status)));
  const coming = (ways[delivery.type] ?? []).filter((step) => ranks.indexOf(step) > furthest);
  return [...steps, ...coming.map((step): TimelineStep => ({ status: step, state: 'next', at: null }))];
}

/** How far an order has come on its way, from 0 to 1; 1 as well where it was called off. */
export function progressOf(status: OrderDetails['status']): number {
  return ends.includes(status) ? 1 : (ranks.indexOf(status) + 1) / ranks.length;
}
