import { NextResponse, type NextRequest } from 'next/server';
import { eventLogPath, hasEventLog } from '#lib/analytics/has-event-log.ts';
import { settings } from '#lib/config/index.ts';
import { feedPath } from '#lib/content/atom.ts';
import { canonicalPageSearch } from '#lib/content/index.ts';
import { canonicalSearch } from '#lib/filters/canonical.ts';
import { defaultLocale } from '#lib/i18n/locales.ts';
import { FatalError } from '#lib/navigation/fatal-error.ts';
import { isKnownPath } from '#lib/navigation/known-paths.ts';
import { markdownPath, pageOfMarkdown } from '#lib/navigation/markdown-path.ts';
import { ownRoutesOf } from '#lib/navigation/own-routes.ts';
import {
  answerFile,
  answerSegment,
  asksFor,
  refusedSegment,
  wantedPath,
  type Segment,
} from '#lib/navigation/proxying.ts';
import { rightProductPath } from '#lib/navigation/right-product.ts';
import { robotsPath } from '#lib/robots/index.ts';
import { isKnownSitemap } from '#lib/sitemap/known.ts';
import { llmsPath, sitemapPath } from '#lib/sitemap/paths.ts';
import { isInternalRequest } from '#server/incident.ts';

/** Parameters that change what a list shows; any other one (a campaign's, say) is none of its business. */
const listingParameters = ['filters', 'priceMin', 'priceMax', 'sortField', 'sortType', 'page', 'store'];
const productParameters = ['szin', 'meret'];
const ownRoutes = [...ownRoutesOf(settings), ...(hasEventLog ? [eventLogPath] : [])];
/** Pages whose last part the browser reads itself: one page in the cache for all of them. */
const openRoutes = ['/doi/thankyou/', '/my-account/order-details/'];

/** Guides, static and service pages; null for another path, and for one that is none of theirs. */
async function textSegment(request: NextRequest, path: string): Promise<Segment | null> {
  if (path.startsWith('/blog/')) {
    if (path !== '/blog/' && !(await isKnownPath('guide', path))) return null;
    const isLive = !path.startsWith('/blog/article/') && asksFor(request, ['page']);
    return { path: isLive ? `/live${path}` : path, keepsQuery: isLive, isPaged: isLive };
  }
  const [, kind, slug] = /^\/(static|services)\/([^/]+)\/$/.exec(path) ?? [];
  if (!kind || !slug) return null;
  if (await isKnownPath('page', path)) return { path, keepsQuery: false };
  const other = `/${kind === 'static' ? 'services' : 'static'}/${slug}/`;
  return (await isKnownPath('page', other)) ? { path: other, keepsQuery: false, movedTo: other } : null;
}

/** Files for programs that the shop has once, in no language. */
async function isOwnFile(path: string): Promise<boolean> {
  return path === feedPath || path === robotsPath || path === sitemapPath || isKnownSitemap(path);
}

/**
 * The route of a page as Markdown; null for a path that is not that of one. Throws a FatalError where there is no such
 * page.
 */
async function markdownSegment(request: NextRequest, path: string): Promise<Segment | null> {
  if (path === llmsPath) return { path, keepsQuery: false };
  const page = pageOfMarkdown(path);
  if (page === null) return null;
  const text = /^\/(?:blog\/article|static|services)\//.test(page) ? await textSegment(request, page) : null;
  if (text?.movedTo) return { ...text, movedTo: markdownPath(text.movedTo) };
  const isKnown =
    text || /^\/p\/[^/]+\/$/.test(page) || (await isKnownPath('store', page)) || (await isKnownPath('listing', page));
  if (!isKnown) throw new FatalError(request.nextUrl.pathname);
  return { path: `/markdown${page}`, keepsQuery: false };
}

/** The route of a catalogue, a store's catalogues or their beginning; null for any other path (RT-24). */
async function flipbookSegment(path: string): Promise<Segment | null> {
  const prefix = settings.FLIPBOOK_PREFIX;
  if (prefix === '' || !path.startsWith(`/${prefix}/`)) return null;
  const rest = path.slice(prefix.length + 1);
  const [, store] = /^\/shop\/([a-z0-9-]+)\/$/.exec(rest) ?? [];
  const [, book] = /^\/([a-z0-9-]+)\/(?:szoveg\/)?$/.exec(rest) ?? [];
  const isKnown =
    rest === '/' ||
    (store && (await isKnownPath('store', `/shop/${store}/`))) ||
    (book && (await isKnownPath('book', `/aktualis-ajanlatok/${book}/`)));
  return isKnown ? { path: `/flipbook${rest}`, keepsQuery: false } : null;
}

/**
 * The route that draws a path: the cached page, or its dynamic twin under `live/`. Throws a FatalError for a path that
 * is no page.
 */
async function segmentOf(request: NextRequest, path: string): Promise<Segment> {
  const markdown = await markdownSegment(request, path);
  if (markdown) return markdown;
  if (path === '/search/') return { path, keepsQuery: true, isListing: true };
  if (ownRoutes.includes(path)) return { path, keepsQuery: false };
  const flipbook = await flipbookSegment(path);
  if (flipbook) return flipbook;
  const openRoute = openRoutes.find(
    (route) => path.startsWith(route) && /^[\w-]{1,64}\/$/.test(path.slice(route.length)),
  );
  if (openRoute) return { path: openRoute, keepsQuery: false };
  if (/^\/p\/[^/]+\/$/.test(path)) {
    return asksFor(request, productParameters)
      ? { path: `/live${path}`, keepsQuery: true }
      : { path, keepsQuery: false };
  }
  if (path.startsWith('/shop/') && (await isKnownPath('store', path))) return { path, keepsQuery: false };
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
 * Chooses the route of a request by its path and parameters alone; it reads no cookie (ADR-0001).
 * Pages that everyone sees alike come from the cache; unknown paths never make a cache entry.
 */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  if (isInternalRequest(request.headers)) return NextResponse.next();
  const wanted = wantedPath(request);
  if (wanted.locale === defaultLocale && (await isOwnFile(wanted.path))) return answerFile(request, wanted);
  const place = /^\/shops\/([^/]{1,60})\/$/.exec(wanted.path)?.[1];
  if (place)
    return answerSegment(request, wanted, { path: '/shops/', keepsQuery: false, movedTo: '/shops/' }, `?hely=${place}`);
  const segment = await segmentOf(request, wanted.path).catch(refusedSegment);
  if (wanted.isMisspelt) segment.movedTo ??= await rightProductPath(wanted.path);
  return answerSegment(request, wanted, segment, canonicalOf(segment, request.nextUrl.searchParams));
}

export const config = { matcher: '/((?!_next/|_i18n/|fonts/|icon.svg).*)' };
