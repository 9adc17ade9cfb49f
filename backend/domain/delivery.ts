import { difference, noMoney, sumOf, type Money } from '#lib/contract/money.ts';
import type { DeliveryType } from '#lib/contract/order.ts';
import { deliveryTerms } from '#lib/core/products/delivery.ts';

/** What the delivery of a cart depends on. `items` is the price of its goods. */
export interface Parcel {
  items: Money;
  pieces: number;
  hasHeavy: boolean;
  hasBike: boolean;
}

/** Whether the goods of a cart can be received this way: a pick-up point takes neither heavy goods nor bicycles. */
export function canDeliver(type: DeliveryType, parcel: Parcel): boolean {
  return type !== 'pick_up_points' || !(parcel.hasHeavy || parcel.hasBike);
}

/** Price of a delivery; 0 for a cart without goods. */
export function deliveryPrice(type: DeliveryType, { items, pieces, hasHeavy }: Parcel): Money {
  if (pieces === 0 || type === 'click_and_collect') return noMoney;
  const base = type === 'home' ? deliveryTerms.home : deliveryTerms.pickUpPoint;
  return sumOf([items >= deliveryTerms.freeFrom ? noMoney : base, hasHeavy ? deliveryTerms.heavy : noMoney]);
}

/** What is missing for free home delivery; null where it is reached, or cannot be for heavy goods. */
export function missingForFreeDelivery({ items, hasHeavy }: Parcel): Money | null {
  return hasHeavy || items >= deliveryTerms.freeFrom ? null : difference(deliveryTerms.freeFrom, items);
}
