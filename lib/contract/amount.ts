import type { z } from 'zod';

/**
 * Money of the shop: whole numbers of the smallest unit that its market sells for, forints or cents; below 0 only as a
 * difference. Made here alone, so that nothing else passes.
 */
export type Forint = number & z.core.$brand<'Ft'>;

/** Money of the price filter: thousands of forints, on the wire and in the address (ADR-0012). */
export type ForintThousands = number & z.core.$brand<'1000 Ft'>;

/** A number as money. Throws a RangeError for what is not whole: such a price is broken, and never `0 Ft`. */
export function forint(number: number): Forint {
  if (!Number.isSafeInteger(number)) throw new RangeError(`${number} is no price`);
  return number as Forint;
}

/** Money of what a quotient comes to, half of the smallest unit up. */
export function roundedForint(number: number): Forint {
  return forint(Math.round(number));
}

/** A number as thousands of forints, as the filter's bounds are given. */
export function forintThousands(number: number): ForintThousands {
  return number as ForintThousands;
}
