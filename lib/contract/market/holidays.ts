import { marketPart } from '#lib/contract/market/part.ts';

/** Days off by their date, and by their days from Easter Sunday. */
export const holidays = marketPart('holidays', process.env.PAGE_MARKET_HOLIDAYS);
