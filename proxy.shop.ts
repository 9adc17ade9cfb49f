import { NextResponse, type NextRequest } from 'next/server';
import { settings } from '#lib/config/index.ts';
import { feedPath } from '#lib/content/atom.ts';
import { canonicalPageSearch } from '#lib/content/index.ts';
import { canonicalSearch } from '#lib/filters/canonical.ts';
import { localePath } from '#lib/i18n/locales.ts';
import { FatalError } from '#lib/navigation/fatal-error.ts';
import { isKnownPath } from '#lib/navigation/known-paths.ts';
import { asksFor, redirectTo, refusedSegment, rewrite, takeDefaultLocaleOff, wantedPath, type Segment } from '#lib/navigation/proxying.ts';
import { isInternalRequest } from '#server/incident.ts';

/** Parameters that change what a list shows; any other one (a campaign's, say) is none of its business. */
const listingParameters = ['filters', 'priceMin', 'priceMax', 'sortField', 'sortType', 'page', 'store'];
const productParameters = ['szin', 'meret'];
const ownRoutes = [
  '/', '/shops/', '/kosar/', '/elallas/', '/marka/', '/marka/ferfi/', '/marka/noi/', '/login/', '/register/', '/forgot-password/', '/reset-password/', '/wishlist/', '/my-account/',
  '/my-account/orders/', '/my-account/delivery-address/', '/my-account/account-details/',
  ...(settings.LOYALTY ? ['/my-account/loyalty/'] : []),
];
/** Pages whose last part the browser reads itself: one page in the cache for all of them. */
const openRoutes = ['/doi/thankyou/', '/my-account/order-details/'];

/** Guides, static and service pages; null for another path, and for one that is none of theirs. */
async function textSegment(request: NextRequest, path: string): Promise<Segment | null> {
  if (path.startsWith('/blog/')) {
    if (path !== '/blog/' && !await isKnownPath('guide', path)) return null;
    const isLive = !path.startsWith('/blog/article/') && asksFor(request, ['page']);
    return { path: isLive ? `/live${path}` : path, keepsQuery: isLive, isPaged: isLive };
  }
  const [, kind, slug] = /^\/(static|services)\/([^/]+)\/$/.exec(path) ?? [];
  if (!kind || !slug) return null;
  if (await isKnownPath('page', path)) return { path, keepsQuery: false };
  const other = `/${kind === 'static' ? 'services' : 'static'}/${slug}/`;
  return await isKnownPath('page', other) ? { path: other, keepsQuery: false, movedTo: other } : null;
}

/** The route of a catalogue, a store's catalogues or their beginning; null for any other path (RT-24). */
async function flipbookSegment(path: string): Promise<Segment | null> {
  const prefix = settings.FLIPBOOK_PREFIX;
  if (prefix === '' || !path.startsWith(`/${prefix}/`)) return null;
  const rest = path.slice(prefix.length + 1);
  const [, store] = /^\/shop\/([a-z0-9-]+)\/$/.exec(rest) ?? [];
  const [, book] = /^\/([a-z0-9-]+)\/(?:szoveg\/)?$/.exec(rest) ?? [];
  const isKnown = rest === '/' || (store && await isKnownPath('store', `/shop/${store}/`))
    || (book && await isKnownPath('book', `/aktualis-ajanlatok/${book}/`));
  return isKnown ? { path: `/flipbook${rest}`, keepsQuery: false } : null;
}

/** The route that draws a path: the cached page, or its dynamic twin under `live/`. Throws a FatalError for a path that is no page. */
async function segmentOf(request: NextRequest, path: string): Promise<Segment> {
  if (path === '/search/') return { path, keepsQuery: true, isListing: true };
  if (ownRoutes.includes(path)) return { path, keepsQuery: false };
  const flipbook = await flipbookSegment(path);
  if (flipbook) return flipbook;
  const openRoute = openRoutes.find((route) => path.startsWith(route) && /^[\w-]{1,64}\/$/.test(path.slice(route.length)));
  if (openRoute) return { path: openRoute, keepsQuery: false };
  if (/^\/p\/[^/]+\/$/.test(path)) {
    return asksFor(request, productParameters) ? { path: `/live${path}`, keepsQuery: true } : { path, keepsQuery: false };
  }
  if (path.startsWith('/shop/') && await isKnownPath('store', path)) return { path, keepsQuery: false };
  const text = await textSegment(request, path);
  if (text) return text;
  if (await isKnownPath('listing', path)) {
    const isLive = asksFor(request, listingParameters);
    return { path: isLive ? `/live${path}` : path, keepsQuery: isLive, isListing: true };
  }
  throw new FatalError(request.nextUrl.pathname);
}

/** The one spelling of what a list is asked for; null where it is spelled so, or where nothing can be asked. */
function canonicalOf(segment: Segment, params: URLSearchParams): string | null {
  if (segment.isListing) return canonicalSearch(params);
  return segment.isPaged ? canonicalPageSearch(params) : null;
}

/**
 * Chooses the route of a request by its path and parameters alone; it reads no cookie (decisions §4).
 * Pages that everyone sees alike come from the cache; unknown paths never make a cache entry.
 */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  const { pathname } = request.nextUrl;
  if (isInternalRequest(request.headers) || pathname === feedPath) return NextResponse.next();
  const moved = takeDefaultLocaleOff(request);
  if (moved) return moved;
  const { locale, path } = wantedPath(request);
  const place = /^\/shops\/([^/]{1,60})\/$/.exec(path)?.[1];
  if (place) return redirectTo(request, `?hely=${place}`, localePath(locale, '/shops/'));
  const segment = await segmentOf(request, path).catch(refusedSegment);
  if (segment.movedTo) return redirectTo(request, request.nextUrl.search, localePath(locale, segment.movedTo));
  const search = canonicalOf(segment, request.nextUrl.searchParams);
  return search === null ? rewrite(request, locale, segment) : redirectTo(request, search);
}

export const config = { matcher: '/((?!_next/|_i18n/|fonts/|icon.svg).*)' };
