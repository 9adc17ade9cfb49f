import type { Market } from './market-file.ts';

const stated: Partial<Market> = JSON.parse(document.documentElement.dataset.market ?? '{}');

/** In the place of part.ts in browsers, where `built` is a literal of each module that asks (next.config.ts). */
export function marketPart<P extends keyof Market>(part: P, built: string | undefined): Market[P] {
  return stated[part] ?? JSON.parse(built ?? 'null');
}
