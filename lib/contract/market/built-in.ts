import hungary from './hungary.json' with { type: 'json' };
import type { Market } from './market-file.ts';

/** Hungary, for a process that states no market. Browsers have its parts in their build (next.config.ts). */
export const builtInMarket = hungary as unknown as Partial<Market>;
