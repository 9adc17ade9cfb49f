import { marketPart } from '#lib/contract/market/part.ts';

/** Smallest sum that is paid in cash: totals are rounded to it, in smallest units; 1 where there is nothing to round. */
export const cashStep = marketPart('cashStep', process.env.PAGE_MARKET_CASH_STEP);
