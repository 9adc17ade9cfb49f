import 'server-only';
import { StaleWhileRevalidateCache } from '#lib/api/stale-while-revalidate-cache.ts';
import { callApi } from '#lib/api/server.ts';
import { menuEndpoints, type MenuItem } from '#lib/contract/menu.ts';

/** How long a menu is shown before it is read again, ms. */
const freshness = 60_000;

// Kept parsed: reading the whole tree costs more than drawing a page from it.
const menu = new StaleWhileRevalidateCache(() => callApi(menuEndpoints.menu), freshness);

/** The menu tree, the same for everyone. */
export function getMenu(): Promise<MenuItem[]> {
  return menu.get();
}
