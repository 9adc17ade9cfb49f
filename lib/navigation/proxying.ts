import { NextResponse, type NextRequest } from 'next/server';
import { defaultLocale, splitLocale, type Locale } from '#lib/i18n/locales.ts';
import { FatalError, noteFatal } from './fatal-error.ts';

/** The route that draws a path, as the proxy of a build has chosen it. */
export interface Segment {
  /** Path of the route without its language. */
  path: string;
  keepsQuery: boolean;
  /** A list, whose query has one spelling. */
  isListing?: boolean;
  isPaged?: boolean;
  /** Where the path leads for good instead. */
  movedTo?: string;
  status?: number;
}

/** What a guard refuses is drawn as the error page of its status. */
export function refusedSegment(error: unknown): Segment {
  if (!(error instanceof FatalError)) throw error;
  noteFatal(error);
  return { path: error.status === 404 ? '/hiba/404/' : '/hiba/500/', keepsQuery: false, status: error.status };
}

/** Whether a request asks for one of these parameters. */
export function asksFor({ nextUrl: { searchParams } }: NextRequest, names: readonly string[]): boolean {
  return names.some((name) => searchParams.has(name));
}

/** The default language has no prefix (spec §2): with one, a path leads to itself without it. Null for any other path. */
export function takeDefaultLocaleOff(request: NextRequest): NextResponse | null {
  const { pathname } = request.nextUrl;
  if (pathname.split('/')[1] !== defaultLocale) return null;
  const url = request.nextUrl.clone();
  url.pathname = pathname.slice(defaultLocale.length + 1) || '/';
  return NextResponse.redirect(url, 308);
}

/** The language and the path of a request, with its trailing slash. */
export function wantedPath({ nextUrl: { pathname } }: NextRequest): { locale: Locale; path: string } {
  return splitLocale(pathname.endsWith('/') ? pathname : `${pathname}/`);
}

export function rewrite(request: NextRequest, locale: Locale, segment: Segment): NextResponse {
  const url = request.nextUrl.clone();
  url.pathname = `/${locale}${segment.path}`;
  if (!segment.keepsQuery) url.search = '';
  return NextResponse.rewrite(url, segment.status ? { status: segment.status } : undefined);
}

/** One state of a list has one address (spec §7), and one place in the locator: any other spelling leads there for good. */
export function redirectTo(request: NextRequest, search: string, path?: string): NextResponse {
  const url = request.nextUrl.clone();
  if (path) url.pathname = path;
  url.search = search;
  return NextResponse.redirect(url, 308);
}
