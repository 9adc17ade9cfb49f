import { marketPart } from '#lib/contract/market/part.ts';

/** Country (ISO 3166) that the shop is in and delivers to, and the zone of its days and hours. */
export const country = marketPart('country', process.env.PAGE_MARKET_COUNTRY);
export const timeZone = marketPart('timeZone', process.env.PAGE_MARKET_TIME_ZONE);
