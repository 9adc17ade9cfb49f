import { hasParts, pagesOf, pathOf } from './pattern.ts';
import type { Route, RouteSettings } from './route.ts';

/** Paths of pages that are there whatever the catalog and the texts hold. */
export function fixedPaths(routes: readonly Route[], settings: RouteSettings): string[] {
  return pagesOf(routes, settings)
    .filter(({ row, pattern }) => !hasParts(pattern) && row.known === undefined)
    .map(({ pattern }) => pathOf(pattern));
}

/** Paths that stand in the sitemap by themselves. */
export function pathsInSitemap(routes: readonly Route[], settings: RouteSettings): string[] {
  return pagesOf(routes, settings).flatMap(({ row, pattern }) => (row.isInSitemap ? [pathOf(pattern)] : []));
}

/** Beginnings of the addresses that crawlers are kept from. */
export function disallowedPaths(routes: readonly Route[]): string[] {
  return routes.flatMap((row) => ('page' in row && row.disallowed ? [row.disallowed] : []));
}
