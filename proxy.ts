import { NextResponse, type NextRequest } from 'next/server';
import { settings } from '#lib/config/index.ts';
import { canonicalSearch } from '#lib/filters/canonical.ts';
import { defaultLocale, isLocale, splitLocale, type Locale } from '#lib/i18n/locales.ts';
import { isKnownListing } from '#lib/navigation/known-paths.ts';
import { isInternalRequest } from '#server/incident.ts';

/** Parameters that change what a list shows; any other one (a campaign's, say) is none of its business. */
const listingParameters = ['filters', 'priceMin', 'priceMax', 'sortField', 'sortType', 'page'];
const productParameters = ['szin', 'meret'];
const ownRoutes = [
  '/', '/kosar/', '/login/', '/register/', '/forgot-password/', '/reset-password/', '/wishlist/', '/my-account/',
  '/my-account/orders/', '/my-account/delivery-address/', '/my-account/account-details/',
  ...(settings.LOYALTY ? ['/my-account/loyalty/'] : []),
];
/** Pages whose last part the browser reads itself: one page in the cache for all of them. */
const openRoutes = ['/doi/thankyou/', '/my-account/order-details/'];

type Segment = { path: string; keepsQuery: boolean; isListing?: boolean; status?: number };

function has(request: NextRequest, names: string[]): boolean {
  return names.some((name) => request.nextUrl.searchParams.has(name));
}

/** The route that draws a path: the cached page, its dynamic twin under `live/`, or the page for unknown paths. */
async function segmentOf(request: NextRequest, path: string): Promise<Segment> {
  if (path === '/search/') return { path, keepsQuery: true, isListing: true };
  if (ownRoutes.includes(path)) return { path, keepsQuery: false };
  const openRoute = openRoutes.find((route) => path.startsWith(route) && /^[\w-]{1,64}\/$/.test(path.slice(route.length)));
  if (openRoute) return { path: openRoute, keepsQuery: false };
  if (/^\/p\/[^/]+\/$/.test(path)) {
    return has(request, productParameters) ? { path: `/live${path}`, keepsQuery: true } : { path, keepsQuery: false };
  }
  if (await isKnownListing(path)) {
    const isLive = has(request, listingParameters);
    return { path: isLive ? `/live${path}` : path, keepsQuery: isLive, isListing: true };
  }
  return { path: '/hiba/404/', keepsQuery: false, status: 404 };
}

function rewrite(request: NextRequest, locale: Locale, segment: Segment): NextResponse {
  const url = request.nextUrl.clone();
  url.pathname = `/${locale}${segment.path}`;
  if (!segment.keepsQuery) url.search = '';
  return NextResponse.rewrite(url, segment.status ? { status: segment.status } : undefined);
}

/** One state of a list has one address (spec §7): any other spelling of it leads there for good. */
function redirectTo(request: NextRequest, search: string): NextResponse {
  const url = request.nextUrl.clone();
  url.search = search;
  return NextResponse.redirect(url, 308);
}

/**
 * Chooses the route of a request by its path and parameters alone; it reads no cookie (decisions §4).
 * Pages that everyone sees alike come from the cache; unknown paths never make a cache entry.
 */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  const { pathname } = request.nextUrl;
  if (isInternalRequest(request.headers)) return NextResponse.next();
  const first = pathname.split('/')[1] ?? '';
  if (first === defaultLocale && isLocale(first)) {
    const url = request.nextUrl.clone();
    url.pathname = pathname.slice(defaultLocale.length + 1) || '/';
    return NextResponse.redirect(url, 308);
  }
  const withSlash = pathname.endsWith('/') ? pathname : `${pathname}/`;
  const { locale, path } = splitLocale(withSlash);
  const segment = await segmentOf(request, path);
  const search = segment.isListing ? canonicalSearch(request.nextUrl.searchParams) : null;
  return search === null ? rewrite(request, locale, segment) : redirectTo(request, search);
}

export const config = { matcher: '/((?!_next/|fonts/|icon.svg).*)' };
