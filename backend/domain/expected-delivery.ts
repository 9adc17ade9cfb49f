import type { ExpectedDays, OrderRequest } from '#lib/contract/order.ts';
import { expectedDays, heldDays } from '#lib/core/products/delivery.ts';
import type { Take } from './allocation.ts';
import type { PricedLine } from './cart-prices.ts';

/** When an order is expected; the day is agreed on by telephone where the carrier brings what is no parcel. */
export interface ExpectedDelivery {
  expected: ExpectedDays | null;
  isDayAgreed: boolean;
}

/**
 * When an order of a day of Hungary is expected: its lines, from the places that give them.
 * @param handedOver day from which the chosen store hands over its own goods; null where its hours are unknown.
 */
export function expectedDelivery(
  delivery: OrderRequest['delivery'],
  { lines, takes }: { lines: readonly Pick<PricedLine, 'goods'>[]; takes: readonly Take[] },
  day: string,
  handedOver: string | null = null,
): ExpectedDelivery {
  if (delivery.type === 'click_and_collect') {
    const isHeld = takes.every(({ place }) => place === delivery.store);
    return { expected: isHeld ? heldDays(day, handedOver) : expectedDays('store', day), isDayAgreed: false };
  }
  if (delivery.type === 'pick_up_points') return { expected: expectedDays('point', day), isDayAgreed: false };
  const isDayAgreed = lines.some(({ goods }) => goods.isHeavy);
  return { expected: isDayAgreed ? null : expectedDays('home', day), isDayAgreed };
}
