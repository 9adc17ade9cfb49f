import type { IncomingMessage } from 'node:http';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CapturedResponse } from '#server/captured-response.ts';
import { currentIncident } from '#lib/core/incident.ts';
import { keptPagesKey } from '#lib/core/kept-pages.ts';
import { StorefrontUnderTest, type Reply } from './storefront-under-test.ts';

const words = Array.from({ length: 900 }, (_, index) => `${(index * 7919) % 1013} futócipő`).join(' ');
const html = 'text/html; charset=utf-8';
const never = 'private, no-cache, no-store, max-age=0, must-revalidate';

/** One answer of the stand-in for Next; the body counts the renders. */
interface Play {
  status?: number;
  headers?: Record<string, string>;
  body?: string;
  /** The API could not be reached. */
  isOutage?: boolean;
  /** What the render waits for. */
  gate?: Promise<void>;
  /** What is played from the next time on. */
  next?: Play;
}

let shop: StorefrontUnderTest;
let asked: IncomingMessage[] = [];
let play: Play = {};

const page = (number: number, path = '/cipok/') =>
  `<!DOCTYPE html><html><body>${path} ${number} ${words}</body></html>`;

async function open(options: { logsRequests?: boolean } = {}): Promise<void> {
  asked = [];
  play = {};
  const render = async (request: IncomingMessage, response: CapturedResponse): Promise<void> => {
    asked.push(request);
    const { status = 200, headers = {}, body = page(asked.length, request.url), isOutage = false, gate, next } = play;
    play = next ?? play;
    await gate;
    const incident = currentIncident();
    if (incident && isOutage) incident.apiUnreachable = true;
    const isList = request.url?.includes('?') ?? false;
    response.writeHead(status, {
      'content-type': html,
      vary: 'rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch',
      'cache-control': isList ? never : 's-maxage=60, stale-while-revalidate=840',
      ...headers,
    });
    response.end(body);
  };
  shop = await StorefrontUnderTest.start(render, undefined, options);
}

afterEach(() => shop.close());

const get = (path: string, headers?: Record<string, string>, method?: string): Promise<Reply> =>
  shop.get(path, headers, method);
const number = (reply: Reply) => Number(/ (\d+) /.exec(reply.body.toString())?.[1]);

/** Waits for what is rendered behind an answer that was given at once. */
const settled = () =>
  vi.waitFor(async () => {
    expect((await get('/cipok/')).headers.age).toBe('0');
  });

describe('a page in the response cache', () => {
  it('is rendered once, and answered from the cache until its time is up', async () => {
    await open();
    const first = await get('/cipok/');
    shop.clock.ms = 59_999;
    const again = await get('/cipok/');
    expect(again.body).toEqual(first.body);
    expect([first.headers.age, again.headers.age]).toEqual(['0', '59']);
    expect({ ...again.headers, age: '', date: '' }).toEqual({ ...first.headers, age: '', date: '' });
    expect(again.headers['cache-control']).toBe('s-maxage=60, stale-while-revalidate=840');
    expect(asked).toHaveLength(1);
  });

  it('is the old one at once when its time is up, while one new one is made', async () => {
    await open();
    await get('/cipok/');
    shop.clock.ms = 75_000;
    const { promise: gate, resolve: finish } = Promise.withResolvers<void>();
    play = { gate };
    const old = await Promise.all(Array.from({ length: 10 }, () => get('/cipok/')));
    finish();
    expect(old.map((reply) => number(reply))).toEqual(old.map(() => 1));
    expect(old[0]?.headers.age).toBe('75');
    await settled();
    expect(number(await get('/cipok/'))).toBe(2);
    expect(asked).toHaveLength(2);
  });

  it('is waited for when it is older than Next allows, in one render', async () => {
    await open();
    await get('/cipok/');
    shop.clock.ms = 900_000;
    const replies = await Promise.all([get('/cipok/'), get('/cipok/'), get('/cipok/')]);
    expect(replies.map((reply) => number(reply))).toEqual([2, 2, 2]);
    expect(asked).toHaveLength(2);
  });

  it('has a tag, by which the visitor who has it gets 304 with its age and its policy', async () => {
    await open();
    const { headers } = await get('/cipok/', { 'accept-encoding': 'br' });
    const tag = headers.etag ?? '';
    shop.clock.ms = 12_345;
    const again = await get('/cipok/', { 'if-none-match': `"other", ${tag}`, 'accept-encoding': 'gzip' });
    expect([again.status, again.body.length, again.headers['content-length']]).toEqual([304, 0, undefined]);
    expect(again.headers).toMatchObject({
      etag: tag,
      age: '12',
      vary: headers.vary,
      'content-security-policy': headers['content-security-policy'],
    });
    expect((await get('/cipok/', { 'if-none-match': '"other"' })).status).toBe(200);
    shop.clock.ms = 60_000;
    play.body = page(1);
    await get('/cipok/');
    await settled();
    expect((await get('/cipok/', { 'if-none-match': tag })).status).toBe(304);
  });

  it('has the head of GET by HEAD, on its first request and from the cache', async () => {
    await open();
    const heads = [await get('/cipok/', {}, 'HEAD'), await get('/cipok/', {}, 'HEAD')];
    const whole = await get('/cipok/');
    for (const head of heads) {
      expect(head.body.length).toBe(0);
      expect({ ...head.headers, date: '' }).toEqual({ ...whole.headers, date: '' });
    }
    expect(whole.headers['content-length']).toBe(String(whole.body.length));
  });

  it('is whole where a part of it is asked for', async () => {
    await open();
    for (let time = 0; time < 2; time += 1) {
      const reply = await get('/cipok/', { range: 'bytes=0-9' });
      expect([reply.status, reply.body.toString()]).toEqual([200, page(1)]);
    }
  });

  it.each([
    ['br', brotliDecompressSync],
    ['zstd', zstdDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('reaches a visitor of %s in it, also when brotli alone is kept', async (coding, decompress) => {
    await open();
    const first = await get('/cipok/', { 'accept-encoding': coding });
    await get('/cipok/');
    await shop.storefront.responseCache.settled();
    const later = await get('/cipok/', { 'accept-encoding': coding });
    if (coding === 'br') expect(later.body.length).toBeLessThan(first.body.length);
    for (const reply of [first, later]) {
      expect(reply.headers).toMatchObject({ 'content-encoding': coding, 'content-length': String(reply.body.length) });
      expect(decompress(reply.body).toString()).toBe(page(1));
    }
    expect(later.headers.etag).toBe(first.headers.etag);
    expect(number(await get('/cipok/'))).toBe(1);
    expect(asked).toHaveLength(1);
  });

  it('is rendered again also for a visitor for whom it has to be compressed anew', async () => {
    await open();
    await get('/cipok/', { 'accept-encoding': 'br' });
    await get('/cipok/', { 'accept-encoding': 'br' });
    await shop.storefront.responseCache.settled();
    shop.clock.ms = 60_000;
    expect(number(await get('/cipok/'))).toBe(1);
    await vi.waitFor(() => expect(asked).toHaveLength(2));
  });

  it('that Next calls stale is asked for once more when a second is over, and is as old as before', async () => {
    await open();
    play = { headers: { 'x-nextjs-cache': 'STALE' }, body: page(1) };
    await get('/cipok/');
    expect(shop.clock.later).toHaveLength(1);
    shop.clock.ms = 1500;
    for (const task of shop.clock.later.splice(0)) task();
    await vi.waitFor(() => expect(asked).toHaveLength(2));
    expect((await get('/cipok/')).headers.age).toBe('1');
    expect([asked.length, shop.clock.later.length]).toEqual([2, 0]);
    play = {};
    shop.clock.ms = 2500;
    await get('/cipok/');
    await settled();
    expect(number(await get('/cipok/'))).toBe(3);
    expect(shop.clock.later).toHaveLength(0);
  });

  it('that was rendered without a part of it is kept as long as it says', async () => {
    await open();
    play = { isOutage: true, headers: { 'cache-control': 's-maxage=5, stale-while-revalidate=895' } };
    expect((await get('/cipok/')).status).toBe(200);
    shop.clock.ms = 4999;
    expect(number(await get('/cipok/'))).toBe(1);
    shop.clock.ms = 5000;
    await get('/cipok/');
    await settled();
    expect(asked).toHaveLength(2);
  });
});

describe('a page that cannot be rendered again', () => {
  it('stays for as long as the retailer says, and then the failure is shown', async () => {
    await open();
    await get('/cipok/');
    play = { status: 500, body: 'broken', isOutage: true };
    shop.clock.ms = 1_000_000;
    const old = await get('/cipok/');
    expect([old.status, number(old), old.headers.age]).toEqual([200, 1, '1000']);
    expect(shop.log).toMatchObject([{ level: 'error', path: '/cipok/', status: 500 + 3 }]);
    await get('/cipok/');
    expect(asked).toHaveLength(2);
    shop.clock.ms = 1_001_000;
    await get('/cipok/');
    await vi.waitFor(() => expect(asked).toHaveLength(3));
    shop.clock.ms = 60_000 + 3_600_000;
    const failed = await get('/cipok/');
    expect([failed.status, failed.headers['retry-after'], failed.headers.age]).toEqual([503, '30', undefined]);
    play = {};
    expect((await get('/cipok/')).status).toBe(200);
  });

  it.each([
    [404, {}],
    [410, {}],
    [308, { location: '/other/' }],
  ])('but was taken away (%i) is no more there', async (status, headers) => {
    await open();
    await get('/cipok/');
    play = { status, headers, body: '' };
    shop.clock.ms = 60_000;
    expect((await get('/cipok/')).status).toBe(200);
    await vi.waitFor(async () => expect((await get('/cipok/')).status).toBe(status));
  });
});

describe('what is not kept', () => {
  it.each<[string, Play]>([
    ['a 404', { status: 404 }],
    ['a 503', { status: 503 }],
    ['a redirect', { status: 308, headers: { location: '/x/' } }],
    ['a cookie', { headers: { 'set-cookie': 'a=b' } }],
    ['a page that differs by cookie', { headers: { vary: 'Cookie' } }],
    ['one that differs by anything', { headers: { vary: 'rsc, *' } }],
    ['one that differs by a token', { headers: { vary: 'authorization' } }],
    ['a page that Next does not keep', { headers: { 'cache-control': never } }],
    ['a private one', { headers: { 'cache-control': 'private, s-maxage=60' } }],
    ['one without a word of caches', { headers: { 'cache-control': '' } }],
    ['one that is kept for no time', { headers: { 'cache-control': 's-maxage=0' } }],
  ])('is %s', async (_name, answer) => {
    await open();
    play = answer;
    const first = await get('/cipok/');
    const renders = asked.length;
    const second = await get('/cipok/');
    expect(first.status).toBe(answer.status ?? 200);
    expect(asked.length).toBe(2 * renders);
    expect(second.headers.age).toBeUndefined();
    expect(shop.storefront.responseCache.bytes).toBe(0);
  });

  it.each(['/login/', '/en/my-account/', '/cipok/?foo=1', '/p/%63ipo/', '/cipok/?page=2&junk=1'])(
    'is %s',
    async (path) => {
      await open();
      play = { headers: { 'cache-control': 's-maxage=60' } };
      await get(path);
      await get(path);
      expect([asked.length, shop.storefront.responseCache.bytes]).toEqual([2, 0]);
    },
  );

  it('reaches each of those who wait with a cookie of their own', async () => {
    await open();
    play = {
      headers: { 'set-cookie': 'a=b' },
      gate: new Promise((resolve) => {
        setTimeout(resolve, 200);
      }),
    };
    const replies = await Promise.all([get('/cipok/'), get('/cipok/'), get('/cipok/')]);
    expect(new Set(replies.map((reply) => number(reply))).size).toBe(3);
    expect(replies.map(({ headers }) => headers['set-cookie'])).toEqual([['a=b'], ['a=b'], ['a=b']]);
  });

  it('is rendered once for all who wait where it fails', async () => {
    await open();
    play = {
      status: 500,
      isOutage: true,
      gate: new Promise((resolve) => {
        setTimeout(resolve, 200);
      }),
    };
    const replies = await Promise.all(Array.from({ length: 10 }, () => get('/cipok/')));
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 503));
    expect([asked.length, shop.log.length]).toEqual([1, 1]);
  });
});

describe('[R2] a page that only Next still has, while the API is away', () => {
  const rewrite = { 'x-middleware-rewrite': 'http://localhost:3000/hu/cipok/' };
  afterEach(() => Reflect.deleteProperty(globalThis, keptPagesKey));

  it.each([
    ['/hu/cipok/', rewrite, 200, 2],
    ['/hu/ruhazat/', rewrite, 503, 1],
    ['/hu/cipok/', {}, 503, 1],
  ])('kept is %s, drawn %j → %i', async (kept, headers, status, renders) => {
    Reflect.set(globalThis, keptPagesKey, (route: string) => Promise.resolve(route === kept));
    await open();
    // Next takes its old page up again once a new one has failed.
    play = { status: 500, isOutage: true, headers, next: { headers: { 'x-nextjs-cache': 'STALE' } } };
    expect((await get('/cipok/')).status).toBe(status);
    expect(asked).toHaveLength(renders);
  });
});

describe('a list with a query', () => {
  it('is kept for seconds, served for as long again, and no longer; browsers are told what they were', async () => {
    await open();
    const replies = await Promise.all(Array.from({ length: 10 }, () => get('/cipok/?page=2')));
    expect(replies.map((reply) => number(reply))).toEqual(replies.map(() => 1));
    expect(replies[0]?.headers['cache-control']).toBe('private, no-cache');
    shop.clock.ms = 4999;
    expect((await get('/cipok/?page=2')).headers.age).toBe('4');
    shop.clock.ms = 5000;
    expect(number(await get('/cipok/?page=2'))).toBe(1);
    await vi.waitFor(async () => expect(number(await get('/cipok/?page=2'))).toBe(2));
    shop.clock.ms = 15_000;
    expect(number(await get('/cipok/?page=2'))).toBe(3);
    play = { status: 500, isOutage: true };
    shop.clock.ms = 24_999;
    expect((await get('/cipok/?page=2')).status).toBe(200);
    shop.clock.ms = 25_000;
    expect((await get('/cipok/?page=2')).status).toBe(503);
  });

  it('that is whole outlives one without a part', async () => {
    await open();
    await get('/cipok/?page=2');
    shop.clock.ms = 5000;
    play = { isOutage: true };
    await get('/cipok/?page=2');
    await vi.waitFor(() => expect(asked).toHaveLength(2));
    expect(number(await get('/cipok/?page=2'))).toBe(1);
  });
});

describe('a campaign', () => {
  it('leads to the entry of the page', async () => {
    await open();
    expect(number(await get('/cipok/?utm_source=a&gclid=b'))).toBe(1);
    expect(number(await get('/cipok/?fbclid=c'))).toBe(1);
    expect(number(await get('/cipok/'))).toBe(1);
    expect(asked.map(({ url }) => url)).toEqual(['/cipok/']);
  });

  it('stays in the address that an old one leads to', async () => {
    await open();
    play = { status: 308, headers: { location: '/new/?utm_source=a' }, body: '' };
    await get('/old/?utm_source=a');
    expect(asked.map(({ url }) => url)).toEqual(['/old/', '/old/?utm_source=a']);
  });
});

describe('a navigation', () => {
  it('has an entry of its own, which no page request meets', async () => {
    await open();
    await get('/cipok/');
    play = { headers: { 'content-type': 'text/x-component', 'cache-control': 's-maxage=60' }, body: `flight ${words}` };
    for (let time = 0; time < 2; time += 1)
      expect((await get('/cipok/?_rsc', { rsc: '1' })).body.toString()).toMatch(/^flight/);
    expect((await get('/cipok/')).body.toString()).toBe(page(1));
    expect(asked.map(({ url }) => url)).toEqual(['/cipok/', '/cipok/?_rsc']);
    play = { status: 307, headers: { location: '/cipok/?_rsc=right' }, body: '' };
    expect((await get('/cipok/?_rsc=wrong', { rsc: '1' })).status).toBe(307);
  });
});

describe('a file of the build', () => {
  const font = 'wOF2'.repeat(500);

  it("that does not shrink is kept, and its parts are Next's", async () => {
    await open();
    play = {
      headers: {
        'content-type': 'font/woff2',
        'cache-control': 'public, max-age=0',
        'accept-ranges': 'bytes',
        'last-modified': 'Mon, 23 Nov 2026 01:11:45 GMT',
      },
      body: font,
    };
    const first = await get('/fonts/a.woff2', { 'accept-encoding': 'br' });
    shop.clock.ms = 10_000_000;
    const again = await get('/fonts/a.woff2', { 'accept-encoding': 'br' });
    expect([asked.length, again.body.toString(), again.headers.age, again.headers['content-encoding']]).toEqual([
      1,
      font,
      undefined,
      undefined,
    ]);
    expect(again.headers).toMatchObject({
      'accept-ranges': 'bytes',
      'last-modified': 'Mon, 23 Nov 2026 01:11:45 GMT',
      etag: first.headers.etag,
    });
    expect((await get('/fonts/a.woff2', { 'if-none-match': first.headers.etag ?? '' })).status).toBe(304);
    play = { status: 206, headers: { 'content-type': 'font/woff2', 'content-range': 'bytes 0-3/2000' }, body: 'wOF2' };
    const part = await get('/fonts/a.woff2', { range: 'bytes=0-3' });
    expect([part.status, part.body.toString(), part.headers['content-range']]).toEqual([206, 'wOF2', 'bytes 0-3/2000']);
    expect(asked[1]?.headers.range).toBe('bytes=0-3');
  });

  it('is in its smallest form before anyone asks', async () => {
    await open();
    play = {
      headers: { 'content-type': 'application/javascript', 'cache-control': 'public, max-age=31536000, immutable' },
      body: words,
    };
    await shop.storefront.responseCache.prepare('/_next/static/a.js');
    const reply = await get('/_next/static/a.js', { 'accept-encoding': 'zstd, br' });
    expect([asked.length, reply.headers['content-encoding'], brotliDecompressSync(reply.body).toString()]).toEqual([
      1,
      'br',
      words,
    ]);
  });
});

it('the log says where each answer came from', async () => {
  await open({ logsRequests: true });
  await get('/cipok/');
  await get('/cipok/');
  shop.clock.ms = 60_000;
  await get('/cipok/');
  await get('/cipok/?foo=1');
  await get('/login/');
  await get('/en/nincs/', {}, 'POST');
  await vi.waitFor(() => expect(shop.log).toHaveLength(6));
  expect(shop.log.map(({ cache }) => cache)).toEqual(['miss', 'hit', 'stale', 'live', 'live', undefined]);
});

const visitorHeaders = [
  'cookie',
  'authorization',
  'accept-language',
  'user-agent',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'forwarded',
  'referer',
  'origin',
  'dnt',
  'accept',
  'x-real-ip',
  'cf-connecting-ip',
  'true-client-ip',
  'via',
  'x-middleware-subrequest',
  'x-middleware-prefetch',
  'x-matched-path',
  'x-invoke-path',
  'x-nextjs-data',
  'x-now-route-matches',
  'x-prerender-revalidate',
  'x-lendulet-internal',
  'x-lendulet-joined',
  'next-action',
  'next-resume',
  'next-hmr-refresh',
  'purpose',
  'sec-purpose',
  'sec-ch-ua',
  'sec-fetch-site',
  'sec-gpc',
  'x-requested-with',
  'x-http-method-override',
  'x-original-url',
  'x-rewrite-url',
  'team',
  'save-data',
  'device-memory',
  'viewport-width',
  'cache-control',
  'pragma',
  'priority',
  'baggage',
  'traceparent',
];

it('[T13] what one visitor sends is neither asked of Next nor met by another', async () => {
  await open();
  play = { body: page(0) };
  const own = fc.record({
    headers: fc.dictionary(
      fc.oneof(fc.constantFrom(...visitorHeaders), fc.stringMatching(/^x-[a-z]{1,12}$/)),
      fc.stringMatching(/^[\w;=, /.-]{1,30}$/).map((text) => `mine-${text}`),
      { maxKeys: 8 },
    ),
    path: fc.constantFrom('/cipok/', '/p/a-1/', '/cipok/?page=2', '/search/?q=a', '/cipok/?foo=1', '/login/'),
    isFirst: fc.boolean(),
  });
  const anonymous = new Map<string, Reply>();
  await fc.assert(
    fc.asyncProperty(own, async ({ headers, path, isFirst }) => {
      // The first one who asks is the one for whom it is rendered.
      if (isFirst) shop.clock.ms += 1_000_000;
      const theirs = await get(path, headers);
      const nobodys = anonymous.get(path) ?? (await get(path));
      anonymous.set(path, nobodys);
      expect(theirs.body.equals(nobodys.body)).toBe(true);
      expect({ ...theirs.headers, date: '', age: '' }).toEqual({ ...nobodys.headers, date: '', age: '' });
      for (const request of asked.splice(0)) {
        expect(request.headers).toEqual({ host: 'shop.test' });
        expect(request.rawHeaders.join('\n').includes('mine-') && !/foo|login/.test(request.url ?? '')).toBe(false);
      }
    }),
    { numRuns: 150 },
  );
});
