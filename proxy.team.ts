import { NextResponse, type NextRequest } from 'next/server';
import { eventLogPath, hasEventLog } from '#lib/analytics/has-event-log.ts';
import { canonicalSearch } from '#lib/filters/canonical.ts';
import { defaultLocale } from '#lib/i18n/locales.ts';
import { FatalError } from '#lib/navigation/fatal-error.ts';
import { isKnownPath } from '#lib/navigation/known-paths.ts';
import {
  answerFile,
  answerSegment,
  asksFor,
  refusedSegment,
  wantedPath,
  type Segment,
} from '#lib/navigation/proxying.ts';
import { robotsPath } from '#lib/robots/index.ts';
import { teamPath, teamsPath } from '#lib/teams/paths.ts';
import { isInternalRequest } from '#server/incident.ts';

const listingParameters = ['q', 'filters', 'priceMin', 'priceMax', 'sortField', 'sortType', 'page'];
const ownRoutes = [
  '/',
  '/kosar/',
  '/elallas/',
  '/login/',
  '/register/',
  '/forgot-password/',
  '/reset-password/',
  '/my-account/',
  '/my-account/orders/',
  '/my-account/delivery-address/',
  '/my-account/account-details/',
  ...(hasEventLog ? [eventLogPath] : []),
];
/** Its last part is read in the browser: one page in the cache for all orders. */
const orderDetails = '/my-account/order-details/';

/** A list: from the cache, or drawn for its query. */
function listing(request: NextRequest, path: string): Segment {
  const isLive = asksFor(request, listingParameters);
  return { path: isLive ? `/live${path}` : path, keepsQuery: isLive, isListing: true };
}

/** The route that draws a path of a team's shop. Throws a FatalError for a path that is no page. */
async function teamSegment(request: NextRequest, path: string): Promise<Segment> {
  const [, team = '', rest = ''] = /^\/([a-z0-9-]{1,64})\/(.*)$/.exec(path) ?? [];
  if (!(await isKnownPath('listing', `/${team}/`))) throw new FatalError(request.nextUrl.pathname);
  if (rest === '') return { path, keepsQuery: false, isListing: true, movedTo: teamPath(team) };
  if (/^p\/[^/]+-\d{1,9}\/$/.test(rest)) {
    return asksFor(request, ['szin', 'meret'])
      ? { path: `/live${path}`, keepsQuery: true }
      : { path, keepsQuery: false };
  }
  if (await isKnownPath('listing', path)) return listing(request, path);
  throw new FatalError(request.nextUrl.pathname);
}

async function segmentOf(request: NextRequest, path: string): Promise<Segment> {
  if (ownRoutes.includes(path)) return { path, keepsQuery: false };
  if (path === teamsPath) return { path: '/list/', keepsQuery: false };
  if (path.startsWith(orderDetails) && /^[\w-]{1,64}\/$/.test(path.slice(orderDetails.length)))
    return { path: orderDetails, keepsQuery: false };
  if (path.startsWith('/info/') && (await isKnownPath('page', path))) return { path, keepsQuery: false };
  if (!path.startsWith(teamsPath)) return teamSegment(request, path);
  const team = path.slice(teamsPath.length - 1);
  if (/^\/[a-z0-9-]{1,64}\/$/.test(team) && (await isKnownPath('listing', team)))
    return listing(request, `/list${team}`);
  throw new FatalError(request.nextUrl.pathname);
}

/** Chooses the route of a request to the team shop by its path and parameters alone (TEAM-01 to TEAM-07). */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  if (isInternalRequest(request.headers)) return NextResponse.next();
  const wanted = wantedPath(request);
  if (wanted.locale === defaultLocale && wanted.path === robotsPath) return answerFile(request, wanted);
  const segment = await segmentOf(request, wanted.path).catch(refusedSegment);
  return answerSegment(
    request,
    wanted,
    segment,
    segment.isListing ? canonicalSearch(request.nextUrl.searchParams) : null,
  );
}

export const config = { matcher: '/((?!_next/|_i18n/|fonts/|icon.svg).*)' };
