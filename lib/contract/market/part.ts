import { builtInMarket } from '#lib/contract/market/built-in.ts';
import type { Market } from './market-file.ts';

const stated: Partial<Market> = JSON.parse(
  (typeof window === 'undefined' ? process.env.LENDULET_MARKET : document.documentElement.dataset.market) ?? '{}',
);

/** A part of this process's market, or of its page's (ADR-0148); `built` is what the build has of it, as JSON. */
export function marketPart<P extends keyof Market>(part: P, built: string | undefined): Market[P] {
  return stated[part] ?? (built ? JSON.parse(built) : builtInMarket[part]);
}
