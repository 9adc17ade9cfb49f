import { builtInMarket } from '#lib/contract/market/built-in.ts';
import type { Market } from '#lib/contract/market/market-file.ts';

/** The market of this process, whole: what it named when it started, and Hungary where nobody has said. */
export const market: Market = process.env.LENDULET_MARKET
  ? JSON.parse(process.env.LENDULET_MARKET)
  : (builtInMarket as Market);
