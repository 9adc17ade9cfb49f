import { marketPart } from '#lib/contract/market/part.ts';

/** Usual rate of the value-added tax that prices include, percent. */
export const vat = marketPart('vat', process.env.PAGE_MARKET_VAT);
