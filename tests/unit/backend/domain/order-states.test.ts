import { describe, expect, it } from 'vitest';
import { expectedDelivery } from '#backend/domain/expected-delivery.ts';
import { isUnderway, mayBecome } from '#backend/domain/order-states.ts';
import { orderStatusSchema, type OrderStatus } from '#lib/contract/order.ts';
import type { Goods } from '#backend/domain/goods.ts';

/** Every step that an order may take, and no other. */
const steps: readonly (readonly [OrderStatus | null, OrderStatus])[] = [
  [null, 'placed'],
  [null, 'awaiting_payment'],
  ['awaiting_payment', 'placed'],
  ['awaiting_payment', 'cancelled'],
  ['placed', 'confirmed'],
  ['placed', 'cancelled'],
  ['placed', 'withdrawn'],
  ['confirmed', 'packed'],
  ['confirmed', 'ready_for_pickup'],
  ['confirmed', 'cancelled'],
  ['confirmed', 'withdrawn'],
  ['packed', 'shipped'],
  ['packed', 'ready_for_pickup'],
  ['packed', 'withdrawn'],
  ['shipped', 'ready_for_pickup'],
  ['shipped', 'delivered'],
  ['shipped', 'withdrawn'],
  ['ready_for_pickup', 'delivered'],
  ['ready_for_pickup', 'withdrawn'],
  ['delivered', 'withdrawn'],
];
const all = [null, ...orderStatusSchema.options].flatMap((from) =>
  orderStatusSchema.options.map((to) => ({
    from,
    to,
    isStep: steps.some(([one, other]) => one === from && other === to),
  })),
);

describe('the states of an order', () => {
  it.each(all)('[ADR-0124] from $from to $to: $isStep', ({ from, to, isStep }) => {
    expect(mayBecome(from, to)).toBe(isStep);
  });

  it('[ADR-0124] end where nothing follows', () => {
    const ends = orderStatusSchema.options.filter((from) =>
      orderStatusSchema.options.every((to) => !mayBecome(from, to)),
    );
    expect(ends).toEqual(['cancelled', 'withdrawn']);
  });

  it('[ADR-0124] are underway until the goods are there or called off', () => {
    expect(orderStatusSchema.options.filter(isUnderway)).toEqual(['placed', 'confirmed', 'packed', 'shipped']);
  });
});

describe('the day on which an order is expected', () => {
  const line = (isHeavy: boolean) => ({ goods: { isHeavy } as Goods });
  const take = (place: string) => ({ optionId: 1, place, pieces: 1 });
  const home = {
    type: 'home',
    address: { postal: '6724', city: 'Szeged', street: 'Londoni körút', streetNo: '3.' },
  } as const;
  const shop = { type: 'click_and_collect', store: 'hu_szeged' } as const;
  const point = { type: 'pick_up_points', point: 'pp-1' } as const;

  it('[ADR-0124] counts working days of Hungary: neither weekends nor holidays', () => {
    const plan = { lines: [line(false)], takes: [take('online')] };
    expect(expectedDelivery(home, plan, '2026-11-25').expected).toEqual({ from: '2026-11-27', until: '2026-11-30' });
    // Christmas is a Friday, and its second day a Saturday.
    expect(expectedDelivery(home, plan, '2026-12-23').expected).toEqual({ from: '2026-12-28', until: '2026-12-29' });
    expect(expectedDelivery(point, plan, '2026-11-25').expected).toEqual({ from: '2026-11-27', until: '2026-11-30' });
  });

  it('[ADR-0124] is agreed on by telephone for what is no parcel, at home alone', () => {
    const plan = { lines: [line(false), line(true)], takes: [take('online')] };
    expect(expectedDelivery(home, plan, '2026-11-25')).toEqual({ expected: null, isDayAgreed: true });
    expect(expectedDelivery(shop, plan, '2026-11-25').isDayAgreed).toBe(false);
  });

  it('[ADR-0124] is sooner in a shop that has everything', () => {
    const held = { lines: [line(false)], takes: [take('hu_szeged')] };
    const sent = { lines: [line(false)], takes: [take('hu_szeged'), take('online')] };
    expect(expectedDelivery(shop, held, '2026-11-28').expected).toEqual({ from: '2026-11-28', until: '2026-11-30' });
    expect(expectedDelivery(shop, sent, '2026-11-28').expected).toEqual({ from: '2026-12-01', until: '2026-12-03' });
  });

  it('[STORE-05] begins in a shop that has everything with the day on which it can hand over, and there alone', () => {
    const held = { lines: [line(false)], takes: [take('hu_szeged')] };
    const sent = { lines: [line(false)], takes: [take('online')] };
    const days = (...given: Parameters<typeof expectedDelivery>) => expectedDelivery(...given).expected;
    expect(days(shop, held, '2026-11-27', '2026-11-28')).toEqual({ from: '2026-11-28', until: '2026-11-30' });
    expect(days(shop, held, '2026-11-28', '2026-11-30')).toEqual({ from: '2026-11-30', until: '2026-12-01' });
    expect(days(shop, held, '2026-11-27', null)).toEqual({ from: '2026-11-27', until: '2026-11-30' });
    expect(days(shop, sent, '2026-11-27', '2026-11-28')).toEqual(days(shop, sent, '2026-11-27'));
  });
});
