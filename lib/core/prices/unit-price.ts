import { money, type Money } from '#lib/contract/money.ts';
import type { AnsweredContents, Contents } from '#lib/contract/price.ts';
import { formatPrice } from './index.ts';

/** What a unit price is the price of: a litre, a kilogram, a metre, a piece or a pair. */
export type PricedUnit = 'l' | 'kg' | 'm' | 'piece' | 'pair';

/** A unit price in whole forints. */
export interface UnitPrice {
  forints: Money;
  per: PricedUnit;
}

/** The unit that the decree asks for, and how many of the unit of the contents it holds. */
const units: Record<Contents['unit'], readonly [per: PricedUnit, holds: number]> = {
  ml: ['l', 1000],
  g: ['kg', 1000],
  m: ['m', 1],
  piece: ['piece', 1],
  pair: ['pair', 1],
};

/**
 * The unit price of what is sold for `price` forints, rounded half up to whole forints; of a reduced price it is that
 * of the reduced one. Null for goods that are sold by the piece, where it would be the price itself, in a unit that is
 * not known, and beyond all numbers (4/2009. (I. 30.) NFGM–SZMM r., 3. § (1), 4. §).
 */
export function unitPrice(price: Money, contents: AnsweredContents | null): UnitPrice | null {
  const unit = contents && Object.hasOwn(units, contents.unit) && units[contents.unit as Contents['unit']];
  if (!contents || !unit) return null;
  const [per, holds] = unit;
  if (contents.amount === holds) return null;
  const exact = Math.round((price * holds) / contents.amount);
  return Number.isSafeInteger(exact) ? { forints: money(exact), per } : null;
}

/** A translator with the words `unitPrice`: `{price}/{per}`. */
export type UnitPriceWords = (key: 'unitPrice', values: { price: string; per: PricedUnit }) => string;

/** The unit price as it stands beside the price, `1 495 Ft/pár`; null where there is none to tell. */
export function unitPriceText(words: UnitPriceWords, price: Money, contents: AnsweredContents | null): string | null {
  const found = unitPrice(price, contents);
  return found && words('unitPrice', { price: formatPrice(found.forints), per: found.per });
}
