import { money, type Money } from './amount.ts';
import { currency } from './market/currency.ts';

export { money, filterPrice, roundedMoney, type Money, type FilterPrice } from './amount.ts';
export { fromWholeUnits, inWholeUnits, toMoney, toFilterPrice } from './whole-units.ts';

export const noMoney = money(0);

export function sumOf(prices: Iterable<Money>): Money {
  let sum = 0;
  for (const price of prices) sum += price;
  return money(sum);
}

/** What `price` is above `other`; below 0 where it is lower. */
export function difference(price: Money, other: Money): Money {
  return money(price - other);
}

export function times(price: Money, pieces: number): Money {
  return money(price * pieces);
}

/** The lowest of at least one price. */
export function lowestOf(prices: readonly Money[]): Money {
  return prices.reduce((lowest, price) => (price < lowest ? price : lowest));
}

/** The highest of at least one price. */
export function highestOf(prices: readonly Money[]): Money {
  return prices.reduce((highest, price) => (price > highest ? price : highest));
}

const { decimals } = currency;

/** Whether a number of whole units is one of smallest units too: no forint has a half. */
export function isWhole(number: number): boolean {
  const pieces = number * 10 ** decimals;
  return Math.abs(pieces - Math.round(pieces)) < 1e-6;
}

const thousands = /\B(?=(\d{3})+$)/g;

/** A sum in digits: whole units with `group` between thousands, and behind `point` the decimals of the market. */
export function inDigits(price: Money, group: string, point: string): string {
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
export function toWirePrice(price: Money): string {
  return inDigits(price, '.', ',');
}

/** A text of the wire's notation → money. */
export function fromWirePrice(text: string): number {
  return Number(text.replace(/[.,]/g, ''));
}
