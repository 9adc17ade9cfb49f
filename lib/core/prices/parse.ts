import { currency } from '#lib/contract/market/currency.ts';

const sign = (currency.before + currency.after).trim().toLowerCase();

/**
 * A price in any spelling that a person uses → number of forints; null for what is no price. Prices of the API come
 * as forints (ADR-0092).
 * Takes dots, spaces and no-break spaces between thousands, decimals with comma or dot, the sign of the market's money (PDP-03).
 */
export function parsePrice(price: string | number | null | undefined): number | null {
  if (typeof price === 'number') return Number.isFinite(price) ? price : null;
  if (typeof price !== 'string' || price.length > 32) return null;
  const bare = price.replace(/\s/g, '').toLowerCase().replace(sign, '');
  const match = /^(-?)(\d+(?:\.\d{3})*|\d*)(?:[.,](\d+))?$/.exec(bare);
  if (!match || (!match[2] && !match[3])) return null;
  const number = Number(`${match[2]?.replaceAll('.', '') || '0'}.${match[3] ?? '0'}`);
  return match[1] ? -number : number;
}
