import type { Market } from './market-file.ts';

/** In the place of built-in.ts in browsers, where each part of the market is a literal of the module that reads it. */
export const builtInMarket: Partial<Market> = {};
