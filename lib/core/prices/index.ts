import type { Forint } from '#lib/contract/money.ts';
import type { Prices, PriceType } from '#lib/contract/price.ts';

const noBreakSpace = '\u00A0';
const thousands = /\B(?=(\d{3})+$)/g;

/** Integer → `9 990`, always grouped, with no-break spaces. */
export function groupThousands(integer: number): string {
  const digits = Math.abs(Math.round(integer)).toString().replace(thousands, noBreakSpace);
  return `${integer < 0 ? '\u2212' : ''}${digits}`;
}

/** Forints → `9 990 Ft`. */
export function formatPrice(forints: Forint): string {
  return `${groupThousands(forints)}${noBreakSpace}Ft`;
}

/** What a price list shows: the selling price, and, only if it is lawful, what it is reduced from. */
export interface ShownPrice {
  /** Selling price. */
  price: Forint;
  /** Lowest price of the 30 days before the reduction; null without a reduction. */
  full: Forint | null;
  /** Whole percent of the reduction, rounded down so that it never promises too much; null without one. */
  percent: number | null;
}

/**
 * The shown price of a selling price and its full price. A reduction shows only when its percent exceeds
 * `limit` (PDP-04; ADR-0078: computed from the 30-day lowest price, never from `rrp`).
 */
export function shownPrice(price: Forint, full: Forint | null, limit: number): ShownPrice {
  if (full === null || full <= price) return { price, full: null, percent: null };
  const percent = Math.floor(((full - price) / full) * 100);
  return percent > limit ? { price, full, percent } : { price, full: null, percent: null };
}

/** Price fields of a price type: what it pays, and what that is reduced from. */
export interface TypePrice {
  price: Forint;
  full: Forint | null;
}

/**
 * The price fields of a price type. The API answers a caller with `vk` and the caller's own fields alone (ADR-0079),
 * so a type that an answer does not know pays the public price.
 */
export function priceOfType(prices: Prices, type: PriceType): TypePrice {
  const price = prices[type];
  return price === undefined
    ? { price: prices.vk, full: prices.vkFull }
    : { price, full: prices[`${type}Full` as const] ?? null };
}

/** Markets where a recommended price (UVP) is never shown (PDP-05). */
const marketsWithoutRecommendedPrice = ['hu', 'cz', 'cs'];

/** The recommended price; null where the market forbids it, the shop does not show it or it is no saving. */
export function recommendedPrice(prices: Prices, market: string, isShown: boolean): Forint | null {
  if (!isShown || marketsWithoutRecommendedPrice.includes(market)) return null;
  return prices.rrp !== null && prices.rrp > prices.vk ? prices.rrp : null;
}
