import { splitLocale } from '#lib/core/locales.ts';
import { reportsPath } from '#lib/monitoring/report.ts';
import { RouteIndex } from '#lib/routes/route-index.ts';
import type { Route, RouteSettings } from '#lib/routes/route.ts';
import { revalidatePath } from './news/revalidate.ts';
import { healthPath } from './request-guard.ts';

/** What no page is at, and the entry answers itself. */
const own: ReadonlySet<string> = new Set([healthPath, reportsPath, revalidatePath]);
const files = /^\/(?:_next|_i18n|fonts)\/|\.[a-z0-9]{1,8}$/i;

/**
 * Names the route of a path by its pattern (`/p/[product]`), whatever is asked for: there are as many names as rows of
 * the table and a few more, and none holds a part of an address.
 */
export function routeNamer(routes: readonly Route[], settings: RouteSettings): (path: string) => string {
  const index = new RouteIndex(routes, settings);
  return (path) => {
    if (own.has(path)) return path;
    if (path.endsWith('/_payload.json')) return 'payload';
    const plain = splitLocale(path).path;
    if (index.isFile(plain, true) || index.isFile(plain, false)) return plain;
    if (files.test(path)) return plain.endsWith('.md') ? 'markdown' : 'file';
    const row = index.at(plain.endsWith('/') ? plain : `${plain}/`)[0]?.row;
    if (!row) return 'unknown';
    return 'page' in row ? row.page : row.from;
  };
}
