import { describe, expect, it } from 'vitest';
import { cacheControl, isFresh } from '#server/caching.ts';

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
    '/my-account/', '/en/my-account/orders/x.css', '/my-account/orders/', '/login/', '/reset-password/',
    '/doi/thankyou/abc/',
  ])('[T13] keeps nothing of %s anywhere', (path) => {
    expect(cacheControl(path, 200, page('s-maxage=20'))).toBe('private, no-store');
  });

  it('[T13] keeps no error', () => {
    expect(cacheControl('/x/', 404, page('s-maxage=31536000'))).toBe('no-store');
  });
});

it.each([
  ['W/"a"', true], ['"a"', true], ['"b", W/"a"', true], ['*', true], ['"b"', false], [undefined, false], ['a', false],
])('If-None-Match %s names W/"a": %s', (header, fresh) => {
  expect(isFresh(header, 'W/"a"')).toBe(fresh);
});
