import { workingDayAfter } from '#lib/core/calendar/holidays.ts';
import { pageBrand } from '#lib/config/brand/page-brand.ts';
import { law } from '#lib/contract/market/law.ts';
import { noMoney, sumOf, type Money } from '#lib/contract/money.ts';

/**
 * What delivery costs, as the brand says (ADR-0143). Home and parcel points are free from `freeFrom`; `heavy` is added
 * once and never waived.
 */
export const { days: deliveryDays, ...deliveryTerms } = pageBrand.delivery;

/**
 * How goods without a fault are sent back: whether the shop pays the parcel, and whether its shops take them for
 * nothing.
 */
export const returnTerms = { isParcelFree: false, inShops: true };

/** Days within which a consumer may withdraw, counted from the parcel's arrival (45/2014. Korm. rendelet, 20. §). */
export const { withdrawalDays } = law;

/** A way in which one piece of a product reaches the shopper. */
export interface DeliveryWay {
  type: 'home' | 'store' | 'point';
  /** For this product alone. */
  price: Money;
  /** First and last expected day, `2026-11-24`; null where the carrier agrees on a day with the shopper. */
  expected: { from: string; until: string } | null;
}

interface Parcel {
  /** Price of the product. */
  price: Money;
  isHeavy: boolean;
  isBike: boolean;
}

const within = (today: string, [first, last]: readonly [number, number]) => ({
  from: workingDayAfter(today, first),
  until: workingDayAfter(today, last),
});

/** First and last day on which an order of `today`, a day of the market, is expected by a way. */
export function expectedDays(way: keyof typeof deliveryDays, today: string): { from: string; until: string } {
  return within(today, deliveryDays[way]);
}

/**
 * Days on which a store hands over what it holds itself, ordered `today`.
 * @param handedOver the first day on which its hours allow that (STORE-05); null where they are unknown.
 */
export function heldDays(today: string, handedOver: string | null): { from: string; until: string } {
  return expectedDays('held', handedOver ?? today);
}

/**
 * The ways in which a product can be received when it is ordered `today`; parcel points take nothing heavy and no
 * bicycle.
 */
export function deliveryWays({ price, isHeavy, isBike }: Parcel, today: string): DeliveryWay[] {
  const isFree = price >= deliveryTerms.freeFrom;
  const home = sumOf([isFree ? noMoney : deliveryTerms.home, isHeavy ? deliveryTerms.heavy : noMoney]);
  return [
    { type: 'home', price: home, expected: isHeavy ? null : within(today, deliveryDays.home) },
    { type: 'store', price: noMoney, expected: within(today, deliveryDays.store) },
    ...(isHeavy || isBike
      ? []
      : [
          {
            type: 'point',
            price: isFree ? noMoney : deliveryTerms.pickUpPoint,
            expected: within(today, deliveryDays.point),
          } as const,
        ]),
  ];
}
