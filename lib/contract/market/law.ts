import { marketPart } from '#lib/contract/market/part.ts';

/** What the law asks of a shop, as far as it is a number or a yes. */
export const law = marketPart('law', process.env.PAGE_MARKET_LAW);
