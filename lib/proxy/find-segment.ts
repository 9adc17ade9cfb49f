import type { NextRequest } from 'next/server';
import type { PageRoute } from '#lib/routes/route.ts';
import type { RouteIndex, RouteMatch } from '#lib/routes/route-index.ts';
import { FatalError } from '../navigation/fatal-error.ts';
import { isKnownPath } from '../navigation/known-paths.ts';
import { markdownPath, pageOfMarkdown } from '../navigation/markdown-path.ts';
import type { Segment } from './proxying.ts';

async function isKnown({ known }: RouteMatch): Promise<boolean> {
  if (known === null) return true;
  return (await Promise.all(known.paths.map((path) => isKnownPath(known.kind, path)))).every(Boolean);
}

/** The first of some rows whose paths the API knows. */
async function firstKnown(matches: readonly RouteMatch[]): Promise<RouteMatch | null> {
  for (const match of matches) if (await isKnown(match)) return match;
  return null;
}

/** Where a row leads that draws nothing itself. */
function movedSegment({ row, target }: RouteMatch): Segment {
  const [path = '', query] = target.split('?');
  return { path, keepsQuery: false, movedTo: path, search: query && `?${query}`, spelling: row.spelling };
}

/** The cached page, its twin under `live/` where a parameter asks for it, or a page that is drawn each time. */
function pageSegment({ liveFor, isDynamic, isProduct, spelling }: PageRoute, target: string, asked: URLSearchParams) {
  const isLive = liveFor?.some((name) => asked.has(name)) ?? false;
  const path = isLive ? `/live${target}` : target;
  return { path, keepsQuery: isLive || isDynamic === true, isProduct, spelling };
}

/** The route of a page as Markdown; null for a path that is not that of one. */
async function markdownSegment(routes: RouteIndex, path: string): Promise<Segment | null> {
  const page = pageOfMarkdown(path);
  const match = page && (await firstKnown(routes.at(page).filter(({ row }) => row.hasMarkdown)));
  if (!match) return null;
  const { row, target } = match;
  if ('to' in row) return { path: target, keepsQuery: false, movedTo: markdownPath(target) };
  return { path: `/markdown${target}`, keepsQuery: false, isProduct: row.isProduct };
}

/**
 * The route that draws a path without its language, by the first row of the table whose path the API knows. Throws a
 * FatalError for a path that is no page.
 */
export async function findSegment(
  routes: RouteIndex,
  { nextUrl: { pathname, searchParams } }: NextRequest,
  path: string,
): Promise<Segment> {
  if (routes.isFile(path, true)) return { path, keepsQuery: false };
  const markdown = await markdownSegment(routes, path);
  if (markdown) return markdown;
  const match = await firstKnown(routes.at(path));
  if (!match) throw new FatalError(pathname);
  return 'to' in match.row ? movedSegment(match) : pageSegment(match.row, match.target, searchParams);
}
