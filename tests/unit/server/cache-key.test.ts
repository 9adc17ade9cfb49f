import fc from 'fast-check';
import { computeCacheBustingSearchParam } from 'next/dist/shared/lib/router/utils/cache-busting-search-param.js';
import { describe, expect, it } from 'vitest';
import { cacheKeyOf } from '#server/cache-key.ts';
import { readHead } from '#server/request-head.ts';

const raw = (headers: Record<string, string>) => Object.entries(headers).flat();
const keyOf = (url: string, headers: Record<string, string> = {}) =>
  cacheKeyOf(url, readHead(raw({ host: 'shop.test', ...headers })));

describe('an address', () => {
  it.each([
    ['/', 'pages'],
    ['/cipok/futocipok/', 'pages'],
    ['/en/p/cipo-1/', 'pages'],
    ['/robots.txt', 'pages'],
    ['/cipok.md', 'pages'],
    ['/search/', 'lists'],
    ['/search/?q=fut%C3%B3+cip%C5%91', 'lists'],
    ['/cipok/?filters=1,22&page=2', 'lists'],
    ['/en/cipok/?sortField=price&sortType=asc', 'lists'],
    ['/p/cipo-1/?szin=kek&meret=42', 'lists'],
    ['/csapat/p/mez-1/?meret=M', 'lists'],
    ['/_next/static/chunks/a-b.js', 'files'],
    ['/fonts/archivo-latin.woff2', 'files'],
    ['/icon.svg', 'files'],
    ['/_i18n/hu/messages.json', 'files'],
  ])('%s is kept among the %s, by its own name', (url, pool) => {
    expect(keyOf(url)).toEqual({ pool, key: url, url, headers: {}, isExact: true });
  });

  it.each([
    ['junk in the query', '/cipok/?foo=1'],
    ['junk beside a list', '/cipok/?page=2&foo=1'],
    ['a list of a product', '/p/cipo-1/?page=2'],
    ['a product of a list', '/cipok/?szin=kek'],
    ['a name twice', '/cipok/?page=2&page=3'],
    ['another spelling of a query', '/search/?q=%63ipo'],
    ['a space spelled otherwise', '/search/?q=a%20b'],
    ['an empty query', '/cipok/?'],
    ['a second question mark', '/cipok/?page=2?x'],
    ['an escape in the path', '/p/%63ipo-1/'],
    ['a doubled slash', '//cipok/'],
    ['a step up', '/cipok/../login/'],
    ['a campaign beside a list', '/cipok/?page=2&utm_source=a'],
    ['a campaign of a search', '/search/?utm_source=a'],
    ['a query of a file', '/_next/static/a.js?x'],
    ['a picture', '/share.png'],
    ['Next itself', '/_next/image'],
    ['a page of a person', '/my-account/'],
    ['a link of a mail', '/en/reset-password/'],
    ['a page of a person with a campaign', '/login/?utm_source=a'],
  ])('with %s (%s) goes past the cache', (_name, url) => {
    expect(keyOf(url)).toBeUndefined();
  });

  it.each(['utm_source=a&utm_medium=b', 'gclid=x', 'fbclid=x&utm_id=1', 'msclkid=', 'utm_source'])(
    'with nothing but a campaign (%s) is that of the page',
    (query) => {
      expect(keyOf(`/cipok/?${query}`)).toEqual({
        pool: 'pages',
        key: '/cipok/',
        url: '/cipok/',
        headers: {},
        isExact: false,
      });
      expect(keyOf(`/cipok/?${query}&other=1`)).toBeUndefined();
    },
  );

  it("of a font is Next's where a part of it is asked for", () => {
    expect(keyOf('/fonts/a.woff2', { range: 'bytes=0-9' })).toBeUndefined();
    expect(keyOf('/cipok/', { range: 'bytes=0-9' })).toBeDefined();
  });
});

describe('a navigation', () => {
  const tree = '%5B%22%22%2C%7B%7D%5D';

  /** A request as Next's router sends it. */
  async function navigation(
    path: string,
    { prefetch, segment, tree: of, nextUrl }: Record<string, string | undefined>,
  ) {
    const name = await computeCacheBustingSearchParam(prefetch as '1' | undefined, segment, of, nextUrl);
    const headers = {
      rsc: '1',
      'next-router-prefetch': prefetch,
      'next-router-segment-prefetch': segment,
      'next-router-state-tree': of,
      'next-url': nextUrl,
    };
    const given = Object.entries(headers).filter((pair): pair is [string, string] => pair[1] !== undefined);
    const url = `${path}${path.includes('?') ? '&' : '?'}_rsc${name === '' ? '' : `=${name}`}`;
    return { url, headers: Object.fromEntries(given) };
  }

  const treeOf = (locale: string, marker: string | null = null, rootMarker: string | null = null) =>
    encodeURIComponent(
      JSON.stringify([
        '',
        { children: [['locale', locale, 'd', null], { children: ['__PAGE__', {}] }, null, marker] },
        null,
        rootMarker,
        16,
      ]),
    );

  it.each([
    ['a page of the same language', '/cipok/', treeOf('hu'), true],
    ['a page of the same other language', '/en/cipok/', treeOf('en'), true],
    ['another language', '/cipok/', treeOf('en'), false],
    ['a page that wants the layout anew', '/cipok/', treeOf('hu', 'refetch'), false],
    ['a page that wants all anew', '/cipok/', treeOf('hu', null, 'refetch'), false],
    ['a tree that can not be read', '/cipok/', '%', false],
    ['a tree of something else', '/cipok/', encodeURIComponent('{"a":1}'), false],
    ['a list with a query', '/cipok/?page=2', treeOf('hu'), false],
  ])('from %s (%s) goes without the layout only where the visitor has it', async (_name, path, from, isInner) => {
    const { url, headers } = await navigation(path, { tree: from });
    const key = keyOf(url, headers);
    expect(key?.isInner ?? false).toBe(isInner);
    const whole = await navigation(path, {});
    expect(key?.key === keyOf(whole.url, whole.headers)?.key).toBe(!isInner && !path.includes('?'));
  });

  it('to a page from the cache is the same from everywhere, and drawn without the place that it came from', async () => {
    const bare = await navigation('/cipok/', {});
    const [first, second] = await Promise.all([
      navigation('/cipok/', { tree }),
      navigation('/cipok/', { tree: `${tree}x`, nextUrl: '/a/' }),
    ]);
    const keys = [bare, first, second].map(({ url, headers }) => keyOf(url, headers));
    expect(keys[0]).toMatchObject({ pool: 'pages', url: '/cipok/?_rsc', headers: { rsc: '1' }, isExact: true });
    expect(keys[1]).toEqual({ ...keys[0], isExact: false });
    expect(keys[2]).toEqual({ ...keys[0], isExact: false });
    expect(keys[0]?.key).not.toBe('/cipok/');
  });

  it('is another one for each kind of prefetch and each segment', async () => {
    const kinds = [
      {},
      { prefetch: '1' },
      { prefetch: '2' },
      { prefetch: '1', segment: '/_tree' },
      { prefetch: '1', segment: '/a' },
    ];
    const keys = await Promise.all(
      kinds.map(async (kind) => {
        const asked = await navigation('/cipok/', kind);
        const key = keyOf(asked.url, asked.headers);
        expect(key).toMatchObject(asked);
        return key?.key;
      }),
    );
    expect(new Set(keys).size).toBe(kinds.length);
  });

  it('to a list knows the place that it came from', async () => {
    const from = await Promise.all([
      navigation('/cipok/?page=2', { tree }),
      navigation('/cipok/?page=2', { tree: `${tree}x` }),
      navigation('/cipok/?page=2', { tree, nextUrl: '/a/' }),
    ]);
    const keys = from.map(({ url, headers }) => keyOf(url, headers));
    expect(keys).toMatchObject(from.map((asked) => ({ ...asked, pool: 'lists', isExact: true })));
    expect(new Set(keys.map((key) => key?.key)).size).toBe(3);
  });

  it.each([
    ['without its name', '/cipok/', { rsc: '1' }],
    ["by another's name", '/cipok/?_rsc=abc', { rsc: '1' }],
    ['by the name of one without headers', '/cipok/?_rsc', { rsc: '1', 'next-router-prefetch': '1' }],
    ['that is none', '/cipok/?_rsc', { rsc: '2' }],
    ['of headers alone', '/cipok/', { 'next-router-state-tree': tree }],
    ['of an unknown kind', '/cipok/?_rsc', { rsc: '1', 'next-router-prefetch': '7' }],
    ['of a file', '/_next/static/a.js?_rsc', { rsc: '1' }],
    ["to a person's page", '/login/?_rsc', { rsc: '1' }],
  ])('%s goes past the cache', (_name, url, headers) => {
    expect(keyOf(url, headers)).toBeUndefined();
  });

  it('with headers that are too long, or sent twice, goes past the cache', async () => {
    const long = await navigation('/cipok/', { tree: 'x'.repeat(2049) });
    expect(keyOf(long.url, long.headers)).toBeUndefined();
    const ordinary = await navigation('/cipok/?page=2', { tree: 'x'.repeat(2048) });
    expect(keyOf(ordinary.url, ordinary.headers)).toBeDefined();
    expect(cacheKeyOf('/cipok/?_rsc', readHead(['rsc', '1', 'RSC', '1']))).toBeUndefined();
  });
});

it('[T13] a key knows nothing else of a request, whatever it carries', () => {
  const known = [
    'rsc',
    'next-router-prefetch',
    'next-router-segment-prefetch',
    'next-router-state-tree',
    'next-url',
    'range',
    'if-range',
    'if-match',
    'if-modified-since',
    'if-unmodified-since',
  ];
  const name = fc.stringMatching(/^[a-z][a-z0-9-]{0,24}$/).filter((text) => !known.includes(text));
  fc.assert(
    fc.property(
      fc.dictionary(name, fc.string()),
      fc.constantFrom('/', '/cipok/?page=2', '/search/?q=a', '/icon.svg'),
      (headers, url) => {
        expect(cacheKeyOf(url, readHead(raw(headers)))).toEqual(keyOf(url));
      },
    ),
  );
});
