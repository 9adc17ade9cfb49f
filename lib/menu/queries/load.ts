import type { MenuItem } from '#lib/contract/menu.ts';
import { loadQueryCache } from '#lib/query/index.ts';

/**
 * The whole menu, read once: ahead of a menu that is about to open, or for whoever waits for it. Throws what the call
 * throws.
 */
export async function loadMenu(): Promise<MenuItem[]> {
  const [cache, { menuQuery }] = await Promise.all([loadQueryCache(), import('../queries.ts')]);
  return cache.ensureQueryData(menuQuery);
}
