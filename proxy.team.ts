import { NextResponse, type NextRequest } from 'next/server';
import { hasEventLog } from '#lib/analytics/has-event-log.ts';
import { settings } from '#lib/config/index.ts';
import { defaultLocale } from '#lib/core/locales.ts';
import { answerPage } from '#lib/proxy/answer-page.ts';
import { answerFile, wantedPath } from '#lib/proxy/proxying.ts';
import { RouteIndex } from '#lib/routes/route-index.ts';
import { teamRoutes } from '#lib/routes/team.ts';
import { isInternalRequest } from '#lib/core/incident.ts';

const routes = new RouteIndex(teamRoutes, { ...settings, EVENT_LOG: hasEventLog });

/** Chooses the route of a request to the team shop by its path and parameters alone (TEAM-01 to TEAM-07). */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  if (isInternalRequest(request.headers)) return NextResponse.next();
  const wanted = wantedPath(request);
  if (wanted.locale === defaultLocale && routes.isFile(wanted.path, false))
    return answerFile(request, wanted, routes.routeOfFile(wanted.path));
  return answerPage(routes, request, wanted);
}

export const config = { matcher: '/((?!_next/|_i18n/|fonts/|icon.svg).*)' };
