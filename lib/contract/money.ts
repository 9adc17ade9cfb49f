import type { z } from 'zod';

/** Money of the shop: whole forints, below 0 only as a difference. Made here alone, so that nothing else passes. */
export type Forint = number & z.core.$brand<'Ft'>;

/** Money of the price filter: thousands of forints, on the wire and in the address (ADR-0012). */
export type ForintThousands = number & z.core.$brand<'1000 Ft'>;

/** A number as forints. Throws a RangeError for what is not whole: such a price is broken, and never `0 Ft`. */
export function forint(number: number): Forint {
  if (!Number.isSafeInteger(number)) throw new RangeError(`${number} is no price in whole forints`);
  return number as Forint;
}

/** Whole forints of what a quotient comes to, half a forint up. */
export function roundedForint(number: number): Forint {
  return forint(Math.round(number));
}

export const noForint = forint(0);

export function sumOf(prices: Iterable<Forint>): Forint {
  let sum = 0;
  for (const price of prices) sum += price;
  return forint(sum);
}

/** What `price` is above `other`; below 0 where it is lower. */
export function difference(price: Forint, other: Forint): Forint {
  return forint(price - other);
}

export function times(price: Forint, pieces: number): Forint {
  return forint(price * pieces);
}

/** The lowest of at least one price. */
export function lowestOf(prices: readonly Forint[]): Forint {
  return prices.reduce((lowest, price) => (price < lowest ? price : lowest));
}

/** The highest of at least one price. */
export function highestOf(prices: readonly Forint[]): Forint {
  return prices.reduce((highest, price) => (price > highest ? price : highest));
}

const thousands = /\B(?=(\d{3})+$)/g;

/** How a price stands on the wire: Hungarian notation, dots between thousands, no currency: `"24.990"` (ADR-0077). */
export const wirePricePattern = /^\d{1,3}(\.\d{3})*$/;

/** Forints → the wire's notation, `24990` → `"24.990"`. */
export function toWirePrice(price: Forint): string {
  return price.toString().replace(thousands, '.');
}

/** A text of the wire's notation → forints. */
export function fromWirePrice(text: string): number {
  return Number(text.replaceAll('.', ''));
}

const factor = 1000;

export function toForint(price: ForintThousands): Forint {
  return roundedForint(price * factor);
}

export function toThousands(price: Forint): ForintThousands {
  return (price / factor) as ForintThousands;
}

/** A number as thousands of forints, as the filter's bounds are given. */
export function forintThousands(number: number): ForintThousands {
  return number as ForintThousands;
}
