import { hash } from 'node:crypto';
import { expressionOf } from '#lib/routes/pattern.ts';
import { productParameters, type PageRoute } from '#lib/routes/route.ts';
import { shopRoutes } from '#lib/routes/shop.ts';
import { teamRoutes } from '#lib/routes/team.ts';
import { splitLocale } from '#lib/core/locales.ts';
import { isPersonal } from './caching.ts';
import type { CachePool } from './page-cache.ts';
import type { FlightHead, RequestHead } from './request-head.ts';

/** Under which key an answer may be kept, and what Next is asked for it: nothing of the visitor's beside these. */
export interface CacheKey {
  pool: CachePool;
  key: string;
  url: string;
  headers: Record<string, string>;
  /** Whether Next is asked for no less than the visitor has asked for: a campaign's parameters, say. */
  isExact: boolean;
  /** Whether the layout around the page is left out of it, since the visitor has it. */
  isInner?: boolean;
}

/** Parameters that say where a visitor comes from; pages do not depend on them. */
const campaign = new RegExp(
  `^(?:${[
    'utm_[a-z_]{1,24}',
    'gclid',
    'gbraid',
    'wbraid',
    'gad_source',
    'gad_campaignid',
    'dclid',
    'fbclid',
    'msclkid',
    'ttclid',
    'twclid',
    'li_fat_id',
    'mc_cid',
    'mc_eid',
    '_ga',
    '_gl',
  ].join('|')})$`,
);
const listNames = new Set([
  'q',
  'filters',
  'priceMin',
  'priceMax',
  'priceType',
  'sortField',
  'sortType',
  'store',
  'page',
  'exact',
]);
const productNames: ReadonlySet<string> = new Set(productParameters);

const pages = [...shopRoutes, ...teamRoutes].filter((row) => 'page' in row);
const expressionsOf = (rows: readonly PageRoute[]) => rows.map(({ page, forms }) => expressionOf(page, forms));
const productPaths = expressionsOf(pages.filter(({ isProduct }) => isProduct));
/** Rendered for each request, with a query or without. */
const dynamicPaths = expressionsOf(pages.filter(({ isDynamic }) => isDynamic));

/** Whether a path is one of some pages', in either language. */
function isOneOf(expressions: readonly RegExp[], path: string): boolean {
  const plain = path.replace(/^\/en(?=\/)/, '');
  return expressions.some((expression) => expression.test(plain));
}
const buildFiles = /^\/(?:_next\/static\/|fonts\/|_i18n\/|icon\.svg$)/;
/** Paths as the shop writes them: an escape or a second slash is another spelling of an address. */
const plainPath = /^(?:\/[\w~@!$&()+,;=:*'-][\w.~@!$&()+,;=:*'-]*)*\/?$/;
/** Files that Next hands on piece by piece, with its ranges. */
const streamed = /\.(?:avif|gif|ico|jpe?g|mp4|pdf|png|webp|woff2?)$/;

const longest = { tree: 2048, other: 256 };
const rscParameter = /[?&]_rsc(?:=([\w-]*))?$/;
const prefetches = new Set([undefined, '1', '2', '3']);

/** Next's name of a combination of navigation headers, by which it finds one that was made up for a cache in front. */
function rscHash({ prefetch, segment, tree, nextUrl }: FlightHead): string {
  if (prefetch === undefined && segment === undefined && tree === undefined && nextUrl === undefined) return '';
  return hash('sha256', [prefetch, segment, tree, nextUrl].map((value) => value ?? '0').join(','), 'base64url').slice(
    0,
    16,
  );
}

function isOrdinary(flight: FlightHead): boolean {
  const { rsc, prefetch, segment = '', tree = '', nextUrl = '' } = flight;
  if (rsc !== '1' || flight.isRepeated || !prefetches.has(prefetch)) return false;
  return tree.length <= longest.tree && segment.length <= longest.other && nextUrl.length <= longest.other;
}

/**
 * Whether a visitor comes from a page with the same layout, by the tree that Next's router sends; both are in one
 * language.
 */
function sharesLayout(path: string, tree: string | undefined): boolean {
  try {
    const [, { children: page }, , rootMarker] = JSON.parse(decodeURIComponent(tree ?? '')) as [
      string,
      { children: unknown[] },
      unknown?,
      unknown?,
    ];
    const [segment, , , marker] = page as [unknown, unknown, unknown?, unknown?];
    const [name, locale] = segment as unknown[];
    // With a marker the router asks for the layout too.
    return name === 'locale' && locale === splitLocale(path).locale && !rootMarker && !marker;
  } catch {
    return false;
  }
}

function isCampaign(query: string): boolean {
  return query !== '' && query.split('&').every((part) => campaign.test(part.split('=', 1)[0] ?? ''));
}

/** Whether a query is what the shop's own links ask a list or a product for, in the one spelling that they have. */
function isOwnQuery(path: string, query: string): boolean {
  const params = new URLSearchParams(query);
  const names = [...params.keys()];
  const allowed = isOneOf(productPaths, path) ? productNames : listNames;
  if (names.length === 0 || new Set(names).size !== names.length || !names.every((name) => allowed.has(name)))
    return false;
  return params.toString().replaceAll('%2C', ',') === query.replaceAll('%2C', ',');
}

/** The pool of an address without its query's campaign; undefined where nothing of it may be kept. */
function poolOf(path: string, query: string): CachePool | undefined {
  if (!plainPath.test(path) || isPersonal(path) || path === '/health/') return undefined;
  if (buildFiles.test(path)) return query === '' ? 'files' : undefined;
  if (path.startsWith('/_next/') || streamed.test(path)) return undefined;
  if (query === '') return isOneOf(dynamicPaths, path) ? 'lists' : 'pages';
  return isOwnQuery(path, query) ? 'lists' : undefined;
}

/**
 * The key of a navigation of Next's router. A page from the cache is the same whatever page it is entered from, so
 * neither its key nor its render knows the visitor's tree; the key of an answer that Next does not cache does.
 */
function flightKey(url: string, flight: FlightHead): CacheKey | undefined {
  const found = rscParameter.exec(url);
  if (!found || !isOrdinary(flight) || (found[1] ?? '') !== rscHash(flight)) return undefined;
  const address = url.slice(0, found.index);
  const [path = '', query = ''] = address.split('?');
  const pool = poolOf(path, query);
  if (pool === undefined || pool === 'files') return undefined;
  const { prefetch, segment, tree, nextUrl } =
    pool === 'pages' ? { ...flight, tree: undefined, nextUrl: undefined } : flight;
  const asked = { isRepeated: false, prefetch, segment, tree, nextUrl };
  const rsc = rscHash(asked);
  const isInner = pool === 'pages' && prefetch === undefined && sharesLayout(path, flight.tree);
  const sent: [string, string | undefined][] = [
    ['rsc', '1'],
    ['next-router-prefetch', prefetch],
    ['next-router-segment-prefetch', segment],
    ['next-router-state-tree', tree],
    ['next-url', nextUrl],
  ];
  return {
    pool,
    isInner,
    isExact: tree === flight.tree && nextUrl === flight.nextUrl,
    key: [address, ...sent.map(([, value]) => value ?? ''), isInner ? 'inner' : ''].join('\n'),
    url: `${address}${query === '' ? '?' : '&'}_rsc${rsc === '' ? '' : `=${rsc}`}`,
    headers: Object.fromEntries(sent.filter((pair): pair is [string, string] => pair[1] !== undefined)),
  };
}

/** Under which key the answer to a request is kept; undefined where it never is. */
export function cacheKeyOf(
  url: string,
  { flight, isConditional }: Pick<RequestHead, 'flight' | 'isConditional'>,
): CacheKey | undefined {
  if (flight) return flightKey(url, flight);
  const [path = '', query, more] = url.split('?');
  if (more !== undefined || query === '') return undefined;
  if (query !== undefined && isCampaign(query)) {
    return poolOf(path, '') === 'pages'
      ? { pool: 'pages', key: path, url: path, headers: {}, isExact: false }
      : undefined;
  }
  const pool = poolOf(path, query ?? '');
  // Parts of files are Next's.
  if (isConditional && streamed.test(path)) return undefined;
  return pool && { pool, key: url, url, headers: {}, isExact: true };
}
