import type { SettableStatus } from '#lib/contract/admin.ts';
import { roundedMoney, type Money } from '#lib/contract/money.ts';
import type { OrderRecord } from '#lib/contract/order-record.ts';
import type { EngineOrder } from '../engine-shapes.ts';

/** What an order has become in the engine. */
export interface EngineState {
  status: SettableStatus;
  shipment: { carrier: string; number: string; url: string | null } | null;
  refunds: { reference: string; amount: Money }[];
}

const usualCarrier = 'Futárszolgálat';

/** Whether every piece is in some fulfilment: a part of an order that is on its way is not the order. */
const isWhole = ({ items }: EngineOrder) =>
  items.every(({ quantity, detail }) => (detail?.fulfilled_quantity ?? 0) >= (detail?.quantity ?? quantity ?? 0));

/** The state of an order by its fulfilments and payments; sums have fractions there, and none here. */
export function stateOf(order: EngineOrder): EngineState {
  const live = order.fulfillments.filter(({ canceled_at: canceled }) => !canceled);
  const all = (isSo: (fulfilment: (typeof live)[number]) => boolean) =>
    live.length > 0 && isWhole(order) && live.every(isSo);
  const status = (): SettableStatus => {
    if (order.status === 'canceled') return 'cancelled';
    if (all(({ delivered_at: at }) => Boolean(at))) return 'delivered';
    if (all(({ shipped_at: at, delivered_at: arrived }) => Boolean(at ?? arrived))) return 'shipped';
    return live.length > 0 ? 'packed' : 'confirmed';
  };
  const labelled = live.flatMap(({ metadata, labels }) =>
    labels.flatMap(({ tracking_number: number, tracking_url: url }) => {
      if (!number?.trim()) return [];
      const carrier = typeof metadata.carrier === 'string' ? metadata.carrier.trim().slice(0, 60) : '';
      const isLink = /^https:\/\//.test(url ?? '') && URL.canParse(url ?? '');
      return [
        { carrier: carrier || usualCarrier, number: number.trim().slice(0, 60), url: isLink ? (url ?? null) : null },
      ];
    }),
  );
  const refunds = order.payment_collections
    .flatMap(({ payments }) => payments.flatMap((payment) => payment.refunds))
    .map(({ id, amount }) => ({ reference: id, amount: roundedMoney(amount) }))
    .filter(({ amount }) => amount > 0)
    .toSorted((a, b) => (a.reference < b.reference ? -1 : 1));
  return { status: status(), shipment: labelled.at(-1) ?? null, refunds };
}

/** The states on the way to the last one, by how the goods get to their buyer. */
const ways: Readonly<Record<OrderRecord['delivery']['type'], readonly SettableStatus[]>> = {
  home: ['confirmed', 'packed', 'shipped', 'delivered'],
  pick_up_points: ['confirmed', 'packed', 'shipped', 'delivered'],
  click_and_collect: ['confirmed', 'packed', 'ready_for_pickup', 'delivered'],
};

/** Where a state counts that somebody set by hand and the way does not have. */
const standIn = (way: readonly SettableStatus[], status: OrderRecord['status']): number =>
  status === 'ready_for_pickup' || status === 'shipped' ? way.length - 2 : -1;

/** The steps that lead an order from one state to another; none back, and none from where nothing leads on. */
export function stepsTo({ status, delivery }: OrderRecord, to: SettableStatus): SettableStatus[] {
  if (to === 'cancelled') return status === 'cancelled' ? [] : ['cancelled'];
  if (status === 'cancelled' || status === 'withdrawn' || status === 'awaiting_payment') return [];
  const way = ways[delivery.type];
  // What is sent to a shop is not shipped to its buyer: it waits for them there.
  const goal = to === 'shipped' && !way.includes(to) ? 'ready_for_pickup' : to;
  const here = status === 'placed' ? -1 : Math.max(way.indexOf(status as SettableStatus), standIn(way, status));
  return way.slice(here + 1, way.indexOf(goal) + 1);
}
