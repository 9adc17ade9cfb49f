import 'server-only';
import { StaleWhileRevalidateCache } from '#lib/api/stale-while-revalidate-cache.ts';
import { callApi } from '#lib/api/server.ts';
import { menuEndpoints, type MenuItem } from '#lib/contract/menu.ts';
import { locales, type Locale } from '#lib/core/locales.ts';

/** How long a menu is shown before it is read again, ms. */
const freshness = 60_000;

// Kept parsed: reading the whole tree costs more than drawing a page from it.
const menus = new Map(
  locales.map((locale) => [
    locale,
    new StaleWhileRevalidateCache(() => callApi(menuEndpoints.menu, {}, { locale }), freshness),
  ]),
);

/** The menu tree in a language, the same for everyone. */
export async function getMenu(locale: Locale): Promise<MenuItem[]> {
  return menus.get(locale)?.get() ?? [];
}
