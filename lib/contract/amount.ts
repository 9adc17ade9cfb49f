import type { z } from 'zod';

/**
 * Money of the shop: whole numbers of the smallest unit that its market sells for, forints or cents; below 0 only as a
 * difference. Made here alone, so that nothing else passes.
 */
export type Money = number & z.core.$brand<'Money'>;

/** Money of the price filter: thousands of forints, on the wire and in the address (ADR-0012). */
export type FilterPrice = number & z.core.$brand<'FilterPrice'>;

/** A number as money. Throws a RangeError for what is not whole: such a price is broken, and never `0 Ft`. */
export function money(number: number): Money {
  if (!Number.isSafeInteger(number)) throw new RangeError(`${number} is no price`);
  return number as Money;
}

/** Money of what a quotient comes to, half of the smallest unit up. */
export function roundedMoney(number: number): Money {
  return money(Math.round(number));
}

/** A number as thousands of forints, as the filter's bounds are given. */
export function filterPrice(number: number): FilterPrice {
  return number as FilterPrice;
}
