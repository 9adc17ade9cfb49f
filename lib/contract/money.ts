import { forint, forintThousands, type Forint, type ForintThousands } from './amount.ts';
import { currency } from './market/currency.ts';

export { forint, forintThousands, type Forint, type ForintThousands };

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

const { decimals, filterUnit } = currency;
/** Smallest units in a whole one: 1 forint in a forint, 100 cents in a euro. */
const smallest = 10 ** decimals;

/** Money as a number of whole units, as people and other programs say it: `29.99` of 2999 cents. */
export function inWholeUnits(price: Forint): number {
  return price / smallest;
}

/** A number of whole units as money; parts of the smallest one are rounded, half of it up. */
export function fromWholeUnits(number: number): Forint {
  return roundedForint(number * smallest);
}

/** Whether a number of whole units is one of smallest units too: no forint has a half. */
export function isWhole(number: number): boolean {
  return Math.abs(number * smallest - Math.round(number * smallest)) < 1e-6;
}

const thousands = /\B(?=(\d{3})+$)/g;

/** A sum in digits: whole units with `group` between thousands, and behind `point` the decimals of the market. */
export function inDigits(price: Forint, group: string, point: string): string {
  const digits = String(Math.abs(price)).padStart(decimals + 1, '0');
  const at = digits.length - decimals;
  const whole = (price < 0 ? '\u2212' : '') + digits.slice(0, at).replace(thousands, group);
  return decimals > 0 ? whole + point + digits.slice(at) : whole;
}

/**
 * How a price stands on the wire: Hungarian notation, dots between thousands, decimals as the market has them behind a
 * comma, no currency: `"24.990"`, `"1.299,90"` (ADR-0077).
 */
export const wirePricePattern = new RegExp(`^\\d{1,3}(\\.\\d{3})*${decimals > 0 ? `,\\d{${decimals}}` : ''}$`);

/** Money → the wire's notation, `24990` → `"24.990"`. */
export function toWirePrice(price: Forint): string {
  return inDigits(price, '.', ',');
}

/** A text of the wire's notation → money. */
export function fromWirePrice(text: string): number {
  return Number(text.replace(/[.,]/g, ''));
}

/** Smallest units in what the price filter counts: thousands of forints, whole euros. */
const factor = filterUnit * smallest;

export function toForint(price: ForintThousands): Forint {
  return roundedForint(price * factor);
}

export function toThousands(price: Forint): ForintThousands {
  return forintThousands(price / factor);
}
