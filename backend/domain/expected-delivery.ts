import type { ExpectedDays, OrderRequest } from '#lib/contract/order.ts';
import { expectedDays } from '#lib/core/products/delivery.ts';
import type { Take } from './allocation.ts';
import type { PricedLine } from './cart-prices.ts';

/** When an order is expected; the day is agreed on by telephone where the carrier brings what is no parcel. */
export interface ExpectedDelivery {
  expected: ExpectedDays | null;
  isDayAgreed: boolean;
}

/** When an order of a day of Hungary is expected: its lines, from the places that give them. */
export function expectedDelivery(
  delivery: OrderRequest['delivery'],
  { lines, takes }: { lines: readonly Pick<PricedLine, 'goods'>[]; takes: readonly Take[] },
  day: string,
): ExpectedDelivery {
  if (delivery.type === 'click_and_collect') {
    const isHeld = takes.every(({ place }) => place === delivery.store);
    return { expected: expectedDays(isHeld ? 'held' : 'store', day), isDayAgreed: false };
  }
  if (delivery.type === 'pick_up_points') return { expected: expectedDays('point', day), isDayAgreed: false };
  const isDayAgreed = lines.some(({ goods }) => goods.isHeavy);
  return { expected: isDayAgreed ? null : expectedDays('home', day), isDayAgreed };
}
