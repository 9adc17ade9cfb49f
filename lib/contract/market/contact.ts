import { marketPart } from '#lib/contract/market/part.ts';

/** How postcodes, telephone numbers and tax numbers are written. */
export const contact = marketPart('contact', process.env.PAGE_MARKET_CONTACT);
