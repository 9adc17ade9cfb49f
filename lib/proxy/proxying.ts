import { NextResponse, type NextRequest } from 'next/server';
import { canonicalPageSearch } from '#lib/guides/index.ts';
import { canonicalSearch } from '#lib/core/filters/canonical.ts';
import type { PageRoute } from '#lib/routes/route.ts';
import { localePath, splitLocale, type Locale } from '#lib/core/locales.ts';
import { canonicalPath, joinedSlashesHeader } from '../navigation/canonical-path.ts';
import { FatalError, noteFatal } from '../navigation/fatal-error.ts';

/** The route that draws a path, as the table of the build has it. */
export interface Segment {
  /** Path of the route without its language. */
  path: string;
  keepsQuery: boolean;
  spelling?: PageRoute['spelling'];
  isProduct?: boolean;
  /** Where the path leads for good instead. */
  movedTo?: string;
  /** The query that it leads there with, whatever was asked for. */
  search?: string;
  status?: number;
}

/** What a guard refuses is drawn as the error page of its status; what is gone is not found either (ADR-0103). */
export function refusedSegment(error: unknown): Segment {
  if (!(error instanceof FatalError)) throw error;
  noteFatal(error);
  return {
    path: error.status === 404 || error.status === 410 ? '/hiba/404/' : '/hiba/500/',
    keepsQuery: false,
    status: error.status,
  };
}

/** A path that is asked for, in its one spelling and without its language. */
export interface Wanted {
  locale: Locale;
  path: string;
  /** Whether it was asked for in another spelling. */
  isMisspelt: boolean;
}

export function wantedPath({ nextUrl: { pathname }, headers }: NextRequest): Wanted {
  const canonical = canonicalPath(pathname);
  return { ...splitLocale(canonical), isMisspelt: canonical !== pathname || headers.has(joinedSlashesHeader) };
}

function urlOf(request: NextRequest, path: string, search: string): URL {
  const url = new URL(request.url);
  url.pathname = path;
  url.search = search;
  return url;
}

/** Draws a file that has no language by its route in the default one. */
export function answerFile(request: NextRequest, { locale, path, isMisspelt }: Wanted, route: string): NextResponse {
  return isMisspelt
    ? NextResponse.redirect(urlOf(request, path, ''), 308)
    : NextResponse.rewrite(urlOf(request, `/${locale}${route}`, ''));
}

const spellings = { listing: canonicalSearch, paged: canonicalPageSearch };

/** The one spelling of a query; null where it is spelled so, or where nothing can be asked. */
function canonicalOf({ search, spelling }: Segment, { searchParams }: NextRequest['nextUrl']): string | null {
  return search ?? (spelling ? spellings[spelling](searchParams) : null);
}

/**
 * Draws a segment, or leads to its one address for good: path, query and whatever the data says of it in one redirect
 * (ADR-0054). A path that is no page has no address to lead to.
 */
export function answerSegment(
  request: NextRequest,
  { locale, path, isMisspelt }: Wanted,
  segment: Segment,
): NextResponse {
  const search = canonicalOf(segment, request.nextUrl);
  const redirects = segment.movedTo !== undefined || search !== null || isMisspelt;
  if (redirects && !segment.status) {
    return NextResponse.redirect(
      urlOf(request, localePath(locale, segment.movedTo ?? path), search ?? request.nextUrl.search),
      308,
    );
  }
  const route = urlOf(request, `/${locale}${segment.path}`, segment.keepsQuery ? request.nextUrl.search : '');
  return NextResponse.rewrite(route, segment.status ? { status: segment.status } : undefined);
}
