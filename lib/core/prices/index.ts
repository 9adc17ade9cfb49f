import { currency } from '#lib/contract/market/currency.ts';
import { inDigits, type Money } from '#lib/contract/money.ts';
import type { Prices, PriceType } from '#lib/contract/price.ts';

/** A sum as the market writes it, without its sign: `9 990`. */
export function formatAmount(price: Money): string {
  return inDigits(price, currency.group, currency.point);
}

/** A sum as the market writes it: `9 990 Ft`. */
export function formatPrice(price: Money): string {
  return currency.before + formatAmount(price) + currency.after;
}

/** The sign of the market's money by itself: `Ft`. */
export const currencySign = () => (currency.before + currency.after).trim();

/** What a price list shows: the selling price, and, only if it is lawful, what it is reduced from. */
export interface ShownPrice {
  /** Selling price. */
  price: Money;
  /** Lowest price of the 30 days before the reduction; null without a reduction. */
  full: Money | null;
  /** Whole percent of the reduction, rounded down so that it promises no more, and at least 1; null without one. */
  percent: number | null;
}

/**
 * The shown price of a selling price and its full price. A reduction shows when its exact percentage exceeds `limit`,
 * in percent (PDP-04; ADR-0078: of the 30-day lowest price, never of `rrp`).
 */
export function shownPrice(price: Money, full: Money | null, limit: number): ShownPrice {
  if (full === null || full <= price) return { price, full: null, percent: null };
  const saved = (full - price) * 100;
  if (saved <= limit * full) return { price, full: null, percent: null };
  return { price, full, percent: Math.max(1, Math.floor(saved / full)) };
}

/** Price fields of a price type: what it pays, and what that is reduced from. */
export interface TypePrice {
  price: Money;
  full: Money | null;
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
export function recommendedPrice(prices: Prices, market: string, isShown: boolean): Money | null {
  if (!isShown || marketsWithoutRecommendedPrice.includes(market)) return null;
  return prices.rrp !== null && prices.rrp > prices.vk ? prices.rrp : null;
}
