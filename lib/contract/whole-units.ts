import { filterPrice, roundedMoney, type Money, type FilterPrice } from './amount.ts';
import { currency } from './market/currency.ts';

/** Apart from the sums of money.ts: a list's page needs nothing else before it is pressed. */
const { decimals, filterUnit } = currency;
/** Smallest units in a whole one: 1 forint in a forint, 100 cents in a euro. */
const smallest = 10 ** decimals;

/** Money as a number of whole units, as people and other programs say it: `29.99` of 2999 cents. */
export function inWholeUnits(price: Money): number {
  return price / smallest;
}

/** A number of whole units as money; parts of the smallest one are rounded, half of it up. */
export function fromWholeUnits(number: number): Money {
  return roundedMoney(number * smallest);
}

/** Smallest units in what the price filter counts: thousands of forints, whole euros. */
const factor = filterUnit * smallest;

export function toMoney(price: FilterPrice): Money {
  return roundedMoney(price * factor);
}

export function toFilterPrice(price: Money): FilterPrice {
  return filterPrice(price / factor);
}
