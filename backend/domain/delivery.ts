import type { DeliveryType } from '#lib/contract/order.ts';

/** Delivery prices in forints. */
export const deliveryPrices = {
  home: 1490,
  pickUpPoint: 990,
  /** Added once for a cart with heavy goods, and never waived. */
  heavy: 4990,
  /** Home and pick-up point deliveries are free from this sum of goods. */
  freeFrom: 20_000,
} as const;

/** What the delivery of a cart depends on. `items` is the price of its goods in forints. */
export interface Parcel {
  items: number;
  pieces: number;
  hasHeavy: boolean;
  hasBike: boolean;
}

/** Whether the goods of a cart can be received this way: a pick-up point takes neither heavy goods nor bicycles. */
export function canDeliver(type: DeliveryType, parcel: Parcel): boolean {
  return type !== 'pick_up_points' || !(parcel.hasHeavy || parcel.hasBike);
}

/** Price of a delivery in forints; 0 for a cart without goods. */
export function deliveryPrice(type: DeliveryType, { items, pieces, hasHeavy }: Parcel): number {
  if (pieces === 0 || type === 'click_and_collect') return 0;
  const base = type === 'home' ? deliveryPrices.home : deliveryPrices.pickUpPoint;
  return (items >= deliveryPrices.freeFrom ? 0 : base) + (hasHeavy ? deliveryPrices.heavy : 0);
}

/** Forints that are missing for free home delivery; null where it is reached, or cannot be for heavy goods. */
export function missingForFreeDelivery({ items, hasHeavy }: Parcel): number | null {
  return hasHeavy || items >= deliveryPrices.freeFrom ? null : deliveryPrices.freeFrom - items;
}
