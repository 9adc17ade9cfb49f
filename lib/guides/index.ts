import { limits } from '#lib/contract/limits.ts';

/** Path of the guides of a sport, or of all; without its language. */
export function guidesPath(sport: string | null): string {
  return sport === null ? '/blog/' : `/blog/${sport}/`;
}

/** The page that a parameter names; the first where it names none. */
export function pageNumber(value: string | string[] | null | undefined): number {
  const page = typeof value === 'string' && /^[1-9]\d{0,3}$/.test(value) ? Number(value) : 1;
  return page <= limits.page ? page : 1;
}

/** Address of a page of the guides: the first one has no number. */
export function guidesHref(path: string, page: number): string {
  return page > 1 ? `${path}?page=${page}` : path;
}

/** The one spelling of a page's parameters, foreign ones kept; null where they are spelled so already. */
export function canonicalPageSearch(params: URLSearchParams): string | null {
  const given = params.getAll('page');
  if (given.length === 0) return null;
  const page = pageNumber(given[0]);
  if (given.length === 1 && page > 1) return null;
  const foreign = [...params].filter(([name]) => name !== 'page');
  return String(new URLSearchParams(page > 1 ? [['page', String(page)], ...foreign] : foreign));
}
