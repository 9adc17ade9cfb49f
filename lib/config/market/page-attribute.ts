import { builtInMarket } from '#lib/contract/market/built-in.ts';
import { differingParts } from './page-parts.ts';
import { market } from './stated-market.ts';

/** What each page of this process states. */
export const statedPageMarket = differingParts(market, builtInMarket);
