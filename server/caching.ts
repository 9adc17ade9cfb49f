import type { OutgoingHttpHeaders } from 'node:http';
import { shopSections } from '#lib/core/routes/shop-sections.ts';
import type { Lifetime, CachePool } from './page-cache.ts';

/** Pages of a person or of a one-time link: no cache keeps them, not even the browser's for its back button. */
const personalSections = [...shopSections].flatMap(([first, section]) =>
  section === 'account' || section === 'signIn' ? [first] : [],
);
const personal = new RegExp(`^(?:/en)?/(?:${personalSections.join('|')})(?:/|$)`);

/** Files whose names change with their contents. */
const named = /^\/fonts\/[\w-]+-[0-9a-f]{8}\.woff2$/;

/** What Next says of a page without data, and what holds: the next deployment changes it. */
const forAYear = 's-maxage=31536000';
const untilDeployed = 's-maxage=60, stale-while-revalidate=840';

/** Whether a path leads to a page of a person or of a one-time link. */
export function isPersonal(path: string): boolean {
  return personal.test(path);
}

/**
 * How long an answer may be kept.
 * Next forbids every cache on dynamic pages, which also costs the browser its back and forward cache; these
 * pages are the same for everyone, so they are only marked to be asked for again.
 */
export function cacheControl(path: string, status: number, headers: OutgoingHttpHeaders): string | undefined {
  const given = headers['cache-control']?.toString();
  if (personal.test(path)) return 'private, no-store';
  if (status >= 400) return 'no-store';
  if (named.test(path)) return 'public, max-age=31536000, immutable';
  const type = String(headers['content-type'] ?? '');
  if (status === 200 && /^text\/(?:html|x-component)/.test(type) && given?.includes(forAYear)) return untilDeployed;
  return type.startsWith('text/html') && status === 200 && given?.includes('no-store') ? 'private, no-cache' : given;
}

/** Whether a visitor's If-None-Match names this weak entity tag (RFC 9110 §13.1.2). */
export function isFresh(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const plain = tag.replace(/^W\//, '');
  return ifNoneMatch.split(',').some((part) => part.trim() === '*' || part.trim().replace(/^W\//, '') === plain);
}

/** What the retailer decides of the response cache, ms. */
export interface CachePolicy {
  /**
   * How long a list with a query is fresh; for as long again it is served while it is revalidated. 0 caches no lists.
   */
  list: number;
  /** How long a page is served past its time while revalidating it fails. */
  ifError: number;
}

/** Headers by which Next's answers may differ beside the address: they are part of a key, or the entry's own matter. */
const keyedHeaders = new Set([
  'rsc',
  'next-router-state-tree',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-url',
  'accept-encoding',
]);
const seconds = 1000;
/** Next renders what it marks STALE right after answering: it has a new page when it is asked again. */
const staleFor = 1 * seconds;
/** As long as pages keep what was rendered while the API was unreachable (lib/api/server.ts). */
export const incompleteSeconds = 5;
const incompleteFor = incompleteSeconds * seconds;

function secondsOf(cacheControl: string, directive: string): number | undefined {
  const found = new RegExp(String.raw`(?:^|[\s,])${directive}=(\d{1,9})(?:$|[\s,])`).exec(cacheControl)?.[1];
  return found === undefined ? undefined : Number(found);
}

/**
 * Whether an answer is the same for all who ask alike: it sets no cookie, and differs by nothing but what keys know.
 */
export function isForEveryone(headers: OutgoingHttpHeaders): boolean {
  const varies = String(headers.vary ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter(Boolean);
  return headers['set-cookie'] === undefined && varies.every((name) => keyedHeaders.has(name));
}

function lifeOfPage(
  headers: OutgoingHttpHeaders,
  cacheControl: string,
  { ifError }: CachePolicy,
): Lifetime | undefined {
  const fresh = secondsOf(cacheControl, 's-maxage');
  if (!fresh || /private|no-store|no-cache/.test(cacheControl)) return undefined;
  const stale = (secondsOf(cacheControl, 'stale-while-revalidate') ?? 0) * seconds;
  return { fresh: headers['x-nextjs-cache'] === 'STALE' ? staleFor : fresh * seconds, stale, ifError };
}

function lifeOfList(
  headers: OutgoingHttpHeaders,
  cacheControl: string,
  { list }: CachePolicy,
  isIncomplete: boolean,
): Lifetime | undefined {
  const isDrawnForThis =
    cacheControl.includes('no-store') && /^text\/(?:html|x-component)/.test(String(headers['content-type'] ?? ''));
  if (list === 0 || !isDrawnForThis) return undefined;
  return { fresh: isIncomplete ? Math.min(list, incompleteFor) : list, stale: list, ifError: list };
}

/**
 * How long an answer of status 200 stays in the response cache: a page as long as Next says, a list for seconds, a file
 * of the build as long as the process lives. Undefined for one that must not be cached.
 * @param headers as Next wrote them.
 * @param isIncomplete whether a part of it is missing since the API could not be reached.
 */
export function lifetimeOf(
  pool: CachePool,
  headers: OutgoingHttpHeaders,
  policy: CachePolicy,
  isIncomplete: boolean,
): Lifetime | undefined {
  const cacheControl = String(headers['cache-control'] ?? '').toLowerCase();
  if (!isForEveryone(headers)) return undefined;
  if (pool === 'lists') return lifeOfList(headers, cacheControl, policy, isIncomplete);
  if (pool === 'pages') return lifeOfPage(headers, cacheControl, policy);
  const isForever = cacheControl.includes('public') && !cacheControl.includes('no-store');
  return isForever ? { fresh: Infinity, stale: 0, ifError: 0 } : undefined;
}
