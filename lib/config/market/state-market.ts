import type { Market } from '#lib/contract/market/market-file.ts';
import { marketOf } from './read-market.ts';

/**
 * Reads the market that an environment names, and states it for the code of this process and those that it starts, as
 * `LENDULET_MARKET`. Throws a SettingsError; nothing is stated then.
 */
export function stateMarket(environment: NodeJS.ProcessEnv): Market {
  const market = marketOf(environment);
  environment.LENDULET_MARKET = JSON.stringify(market);
  return market;
}
