import { describe, expect, it } from 'vitest';
import { cacheControl, isFresh, lifetimeOf } from '#server/caching.ts';

const page = (cache: string | undefined) => ({ 'content-type': 'text/html; charset=utf-8', 'cache-control': cache });
const never = 'private, no-cache, no-store, max-age=0, must-revalidate';

describe('Cache-Control', () => {
  it('[R20] lets the back button keep a dynamic public page', () => {
    expect(cacheControl('/futocipok/', 200, page(never))).toBe('private, no-cache');
  });

  it('keeps what Next says of a cached page or a file', () => {
    const cached = 's-maxage=20, stale-while-revalidate=60';
    expect(cacheControl('/', 200, page(cached))).toBe(cached);
    expect(cacheControl('/_next/static/a.js', 200, { 'cache-control': 'public, immutable' })).toBe('public, immutable');
    expect(cacheControl('/isr', 308, {})).toBeUndefined();
  });

  it.each([
    '/my-account/',
    '/en/my-account/orders/x.css',
    '/my-account/orders/',
    '/login/',
    '/reset-password/',
    '/doi/thankyou/abc/',
  ])('[T13] keeps nothing of %s anywhere', (path) => {
    expect(cacheControl(path, 200, page('s-maxage=20'))).toBe('private, no-store');
  });

  it('keeps a font whose name changes with its contents for ever, and one without such a name as Next says', () => {
    const given = { 'cache-control': 'public, max-age=0' };
    expect(cacheControl('/fonts/archivo-main-0a1b2c3d.woff2', 200, given)).toBe('public, max-age=31536000, immutable');
    expect(cacheControl('/fonts/archivo-main-0a1b2c3d.woff2', 404, given)).toBe('no-store');
    expect(cacheControl('/fonts/archivo.woff2', 200, given)).toBe('public, max-age=0');
  });

  it('tells shared caches to ask again for a page without data: a deployment changes it', () => {
    const soon = 's-maxage=60, stale-while-revalidate=840';
    expect(cacheControl('/kosar/', 200, page('s-maxage=31536000'))).toBe(soon);
    expect(
      cacheControl('/kosar/', 200, { 'content-type': 'text/x-component', 'cache-control': 's-maxage=31536000' }),
    ).toBe(soon);
    expect(
      cacheControl('/icon.svg', 200, { 'content-type': 'image/svg+xml', 'cache-control': 's-maxage=31536000' }),
    ).toBe('s-maxage=31536000');
  });

  it('[T13] keeps no error', () => {
    expect(cacheControl('/x/', 404, page('s-maxage=31536000'))).toBe('no-store');
  });
});

it.each([
  ['W/"a"', true],
  ['"a"', true],
  ['"b", W/"a"', true],
  ['*', true],
  ['"b"', false],
  [undefined, false],
  ['a', false],
])('If-None-Match %s names W/"a": %s', (header, fresh) => {
  expect(isFresh(header, 'W/"a"')).toBe(fresh);
});

describe('how long the door keeps', () => {
  const policy = { list: 5000, ifError: 86_400_000 };
  const life = (
    cache: string,
    more: Record<string, string> = {},
    pool: 'pages' | 'lists' | 'files' = 'pages',
    isIncomplete = false,
  ) =>
    lifetimeOf(
      pool,
      { 'content-type': 'text/html; charset=utf-8', 'cache-control': cache, ...more },
      policy,
      isIncomplete,
    );

  it('a page: as long as Next says, then the old one for as long as that lets it', () => {
    expect(life('s-maxage=60, stale-while-revalidate=840')).toEqual({
      fresh: 60_000,
      stale: 840_000,
      ifError: 86_400_000,
    });
    expect(life('s-maxage=31536000')).toEqual({ fresh: 31_536_000_000, stale: 0, ifError: 86_400_000 });
    expect(life('s-maxage=60, stale-while-revalidate=840', { 'x-nextjs-cache': 'STALE' })?.fresh).toBe(1000);
  });

  it.each([
    '',
    'public',
    'max-age=60',
    's-maxage=0',
    'xs-maxage=60',
    's-maxage=60x',
    'private, s-maxage=60',
    's-maxage=60, no-store',
    'no-cache, s-maxage=60',
  ])('no page that is marked %j', (cache) => {
    expect(life(cache)).toBeUndefined();
  });

  it('a list for seconds, of those that Next keeps nothing of', () => {
    expect(life(never, {}, 'lists')).toEqual({ fresh: 5000, stale: 5000, ifError: 5000 });
    expect(life(never, { 'content-type': 'text/x-component' }, 'lists')).toBeDefined();
    expect(life('s-maxage=60', {}, 'lists')).toBeUndefined();
    expect(life(never, { 'content-type': 'application/json' }, 'lists')).toBeUndefined();
    expect(lifetimeOf('lists', page(never), { ...policy, list: 0 }, false)).toBeUndefined();
    expect(lifetimeOf('lists', page(never), { ...policy, list: 30_000 }, true)?.fresh).toBe(5000);
  });

  it('a file of the build for ever', () => {
    expect(life('public, max-age=0', {}, 'files')?.fresh).toBe(Infinity);
    expect(life('no-store', {}, 'files')).toBeUndefined();
  });

  it.each<Record<string, string>>([
    { 'set-cookie': 'a=b' },
    { vary: 'Cookie' },
    { vary: 'rsc, AUTHORIZATION' },
    { vary: '*' },
    { vary: 'accept-language' },
  ])('[T13] nothing that may differ between visitors: %j', (headers) => {
    for (const pool of ['pages', 'lists', 'files'] as const)
      expect(life(pool === 'pages' ? 's-maxage=60' : `public, ${never}`, headers, pool)).toBeUndefined();
  });
});
