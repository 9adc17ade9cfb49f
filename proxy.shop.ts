import { NextResponse, type NextRequest } from 'next/server';
import { hasEventLog } from '#lib/analytics/has-event-log.ts';
import { settings } from '#lib/config/index.ts';
import { defaultLocale } from '#lib/core/locales.ts';
import { answerPage } from '#lib/proxy/answer-page.ts';
import { answerFile, wantedPath } from '#lib/proxy/proxying.ts';
import { RouteIndex } from '#lib/routes/route-index.ts';
import { shopRoutes } from '#lib/routes/shop.ts';
import { isKnownSitemap } from '#lib/sitemap/known.ts';
import { isInternalRequest } from '#lib/core/incident.ts';

const routes = new RouteIndex(shopRoutes, { ...settings, EVENT_LOG: hasEventLog });

/** Files for programs that the shop has once, in no language. */
const isOwnFile = async (path: string) => routes.isFile(path, false) || isKnownSitemap(path);

/**
 * Chooses the route of a request by its path and parameters alone; it reads no cookie (ADR-0001).
 * Pages that everyone sees alike come from the cache; unknown paths never make a cache entry.
 */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  if (isInternalRequest(request.headers)) return NextResponse.next();
  const wanted = wantedPath(request);
  if (wanted.locale === defaultLocale && (await isOwnFile(wanted.path)))
    return answerFile(request, wanted, routes.routeOfFile(wanted.path));
  return answerPage(routes, request, wanted);
}

export const config = { matcher: '/((?!_next/|_i18n/|fonts/|icon.svg).*)' };
