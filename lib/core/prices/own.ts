import type { Money } from '#lib/contract/money.ts';
import type { Prices, PriceType } from '#lib/contract/price.ts';
import { priceOfType, shownPrice, type ShownPrice } from './index.ts';

/** A price type that only customers have. */
export type OwnPriceType = Exclude<PriceType, 'vk'>;

/** What a customer pays, and what everybody else would. */
export interface OwnPrice {
  own: ShownPrice;
  /** Public selling price. */
  publicPrice: Money;
}

/**
 * The own price of a customer of a type, its reduction by the own fields alone (ADR-0032); null where it is the
 * public one. `limit` is the smallest percentage, exclusive, that shows.
 */
export function ownPrice(prices: Prices, type: OwnPriceType, limit: number): OwnPrice | null {
  const { price, full } = priceOfType(prices, type);
  const publicPrice = prices.vk;
  return price === publicPrice ? null : { own: shownPrice(price, full, limit), publicPrice };
}

/**
 * Groups of ids to ask for, `most` in each: known groups stay as they are while any of their ids is wanted, so that
 * nothing is asked for twice, and ids that none of them has form new ones. The same array where nothing changes.
 */
export function batchesFor(
  known: readonly (readonly number[])[],
  wanted: readonly number[],
  most: number,
): readonly (readonly number[])[] {
  const wantedIds = new Set(wanted);
  const kept = known.filter((batch) => batch.some((id) => wantedIds.has(id)));
  const covered = new Set(kept.flat());
  const missing = [...wantedIds].filter((id) => !covered.has(id));
  if (missing.length === 0 && kept.length === known.length) return known;
  const added = Array.from({ length: Math.ceil(missing.length / most) }, (_, at) =>
    missing.slice(at * most, (at + 1) * most),
  );
  return [...kept, ...added];
}
