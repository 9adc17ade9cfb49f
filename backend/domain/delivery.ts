import { difference, forint, noForint, sumOf, type Forint } from '#lib/contract/money.ts';
import type { DeliveryType } from '#lib/contract/order.ts';

/** Delivery prices. */
export const deliveryPrices = {
  home: forint(1490),
  pickUpPoint: forint(990),
  /** Added once for a cart with heavy goods, and never waived. */
  heavy: forint(4990),
  /** Home and pick-up point deliveries are free from this sum of goods. */
  freeFrom: forint(20_000),
};

/** What the delivery of a cart depends on. `items` is the price of its goods. */
export interface Parcel {
  items: Forint;
  pieces: number;
  hasHeavy: boolean;
  hasBike: boolean;
}

/** Whether the goods of a cart can be received this way: a pick-up point takes neither heavy goods nor bicycles. */
export function canDeliver(type: DeliveryType, parcel: Parcel): boolean {
  return type !== 'pick_up_points' || !(parcel.hasHeavy || parcel.hasBike);
}

/** Price of a delivery; 0 for a cart without goods. */
export function deliveryPrice(type: DeliveryType, { items, pieces, hasHeavy }: Parcel): Forint {
  if (pieces === 0 || type === 'click_and_collect') return noForint;
  const base = type === 'home' ? deliveryPrices.home : deliveryPrices.pickUpPoint;
  return sumOf([items >= deliveryPrices.freeFrom ? noForint : base, hasHeavy ? deliveryPrices.heavy : noForint]);
}

/** What is missing for free home delivery; null where it is reached, or cannot be for heavy goods. */
export function missingForFreeDelivery({ items, hasHeavy }: Parcel): Forint | null {
  return hasHeavy || items >= deliveryPrices.freeFrom ? null : difference(deliveryPrices.freeFrom, items);
}
