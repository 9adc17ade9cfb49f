import { marketPart } from '#lib/contract/market/part.ts';

/** The money that the shop sells for. */
export const currency = marketPart('currency', process.env.PAGE_MARKET_CURRENCY);
