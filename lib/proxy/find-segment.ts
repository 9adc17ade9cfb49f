import type { NextRequest } from 'next/server';
import type { PageRoute } from '#lib/routes/route.ts';
import type { RouteIndex, RouteMatch } from '#lib/routes/route-index.ts';
import { FatalError, pathText } from '../navigation/fatal-error.ts';
import { isKnownPath } from '../navigation/known-paths.ts';
import { markdownPath, pageOfMarkdown } from '../navigation/markdown-path.ts';
import type { Segment } from './proxying.ts';

/** Whether the API knows the paths of a row; null while it has never answered. */
async function isKnown({ known }: RouteMatch): Promise<boolean | null> {
  if (known === null) return true;
  const answers = await Promise.all(known.paths.map((path) => isKnownPath(known.kind, path)));
  if (answers.includes(false)) return false;
  return answers.includes(null) ? null : true;
}

/**
 * The first of some rows whose paths the API knows, or may know. Throws a FatalError of 503 where that one leads on for
 * good: a browser would keep to it, also when there turns out to be no such page.
 */
async function firstKnown(matches: readonly RouteMatch[], path: string): Promise<RouteMatch | null> {
  for (const match of matches) {
    const answer = await isKnown(match);
    if (answer === null && 'to' in match.row) {
      throw new FatalError(path, { status: 503, message: `The API tells nothing yet of ${pathText(path)}` });
    }
    if (answer !== false) return match;
  }
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
  const match =
    page &&
    (await firstKnown(
      routes.at(page).filter(({ row }) => row.hasMarkdown),
      path,
    ));
  if (!match) return null;
  const { row, target } = match;
  if ('to' in row) return { path: target, keepsQuery: false, movedTo: markdownPath(target) };
  return { path: `/markdown${target}`, keepsQuery: false, isProduct: row.isProduct };
}

/**
 * The route that draws a path without its language, by the first row of the table whose path the API knows. Throws a
 * FatalError for a path that is no page, and one of 503 where that can not be told yet.
 */
export async function findSegment(
  routes: RouteIndex,
  { nextUrl: { pathname, searchParams } }: NextRequest,
  path: string,
): Promise<Segment> {
  if (routes.isFile(path, true)) return { path, keepsQuery: false };
  const markdown = await markdownSegment(routes, path);
  if (markdown) return markdown;
  const match = await firstKnown(routes.at(path), pathname);
  if (!match) throw new FatalError(pathname);
  return 'to' in match.row ? movedSegment(match) : pageSegment(match.row, match.target, searchParams);
}
