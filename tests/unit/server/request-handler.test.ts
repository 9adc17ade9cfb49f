import { hash } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CapturedResponse } from '#server/captured-response.ts';
import { noteFatal, FatalError } from '#lib/navigation/fatal-error.ts';
import { reportsPath } from '#lib/monitoring/report.ts';
import { currentIncident } from '#lib/core/incident.ts';
import { PageLimit } from '#server/page-limit.ts';
import { StorefrontUnderTest } from './storefront-under-test.ts';

const push = 'self.__next_f.push([1,"data"])';
const words = Array.from({ length: 900 }, (_, index) => `${(index * 7919) % 1013} futócipő`).join(' ');
const page = `<!DOCTYPE html><html><body>${words}<script>${push}</script><script>alert(1)</script></body></html>`;
const pushSource = `'sha256-${hash('sha256', push, 'base64')}'`;
const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/;

type Handler = (request: IncomingMessage, response: CapturedResponse) => void | Promise<void>;

let shop: StorefrontUnderTest;

async function open(handler: Handler): Promise<void> {
  shop = await StorefrontUnderTest.start(handler);
}

/** A page as Next writes a cached one: whole, with its tag. */
function sendPage(_request: IncomingMessage, response: CapturedResponse): void {
  response.setHeader('Vary', 'rsc');
  response.setHeader('Cache-Control', 's-maxage=20');
  response.setHeader('ETag', '"next"');
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Content-Length', Buffer.byteLength(page));
  response.end(page);
}

function fail(_request: IncomingMessage, response: CapturedResponse): void {
  response.statusCode = 500;
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.end('<h1>Next error view</h1>');
}

function missing(_request: IncomingMessage, response: CapturedResponse): void {
  const type = { 'Content-Type': 'text/html; charset=utf-8' };
  response.writeHead(404, { ...type, 'Cache-Control': 's-maxage=31536000', Link: '</a.css>' });
  response.end('<h1>Next not found view</h1>');
}

afterEach(() => shop.close());

describe('a page', () => {
  it.each([
    ['br', brotliDecompressSync],
    ['zstd', zstdDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('travels in %s where the visitor accepts it', async (coding, decompress) => {
    await open(sendPage);
    const reply = await shop.get('/', { 'accept-encoding': coding });
    expect(reply.headers).toMatchObject({ 'content-encoding': coding, vary: 'rsc, Accept-Encoding' });
    expect(reply.headers['content-length']).toBe(String(reply.body.length));
    expect(reply.body.length).toBeLessThan(page.length / 2);
    expect(decompress(reply.body).toString()).toBe(page);
  });

  it('travels as it is where no coding is accepted, still varying by it', async () => {
    await open(sendPage);
    const reply = await shop.get('/');
    expect(reply.body.toString()).toBe(page);
    expect(reply.headers['content-encoding']).toBeUndefined();
    expect(reply.headers['vary']).toContain('Accept-Encoding');
    expect(reply.headers['content-length']).toBe(String(Buffer.byteLength(page)));
  });

  it('[T1] allows its data and no other inline script', async () => {
    await open(sendPage);
    const { headers } = await shop.get('/');
    expect(headers['content-security-policy']).toContain(`script-src 'self' ${pushSource};`);
  });

  it('streamed by Next arrives whole, with a length and a policy', async () => {
    const ends: boolean[] = [];
    await open(async (_request, response) => {
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.flushHeaders();
      for (let at = 0; at < page.length; at += 1000) {
        response.write(page.slice(at, at + 1000));
        await new Promise(setImmediate);
      }
      response.end();
      await once(response, 'finish');
      ends.push(response.writableFinished);
    });
    const reply = await shop.get('/');
    expect(ends).toEqual([true]);
    expect(reply.body.toString()).toBe(page);
    expect(reply.headers['transfer-encoding']).toBeUndefined();
    expect(reply.headers['content-security-policy']).toContain(pushSource);
  });

  it('of many megabytes arrives whole', async () => {
    const large = Buffer.from('<p>árvíztűrő</p>'.repeat(600_000));
    await open((_request, response) => {
      response.writeHead(200, 'OK', { 'Content-Type': 'text/html' });
      response.end(large);
    });
    const reply = await shop.get('/', { 'accept-encoding': 'gzip' });
    expect(gunzipSync(reply.body).equals(large)).toBe(true);
  });

  it('has the same headers by HEAD, and no body', async () => {
    const methods: (string | undefined)[] = [];
    await open((request, response) => {
      methods.push(request.method);
      sendPage(request, response);
    });
    for (const path of ['/', '/?live=1']) {
      const head = await shop.get(path, { 'accept-encoding': 'gzip' }, 'HEAD');
      const whole = await shop.get(path, { 'accept-encoding': 'gzip' });
      expect([head.body.length, whole.body.length > 0]).toEqual([0, true]);
      expect({ ...head.headers, date: '' }).toEqual({ ...whole.headers, date: '' });
    }
    expect(methods).toEqual(['GET', 'GET', 'GET']);
  });

  it('[RT-04] [RT-05] tells nobody its address where that proves something', async () => {
    await open((request, response) =>
      request.url?.includes('fails') ? fail(request, response) : sendPage(request, response),
    );
    for (const path of [
      '/reset-password/?token=a&email=b',
      '/en/reset-password/',
      '/doi/thankyou/abc/',
      '/en/doi/thankyou/fails/',
      '/ertesites/vege/abc/',
    ]) {
      expect((await shop.get(path)).headers['referrer-policy']).toBe('no-referrer');
    }
    const {
      headers: { etag = '' },
    } = await shop.get('/doi/thankyou/abc/');
    expect((await shop.get('/doi/thankyou/abc/', { 'if-none-match': etag })).headers['referrer-policy']).toBe(
      'no-referrer',
    );
    for (const path of ['/', '/doing/', '/cipok/reset-password/']) {
      expect((await shop.get(path)).headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    }
  });

  it('is answered 304 with the policy of the page that the visitor holds', async () => {
    await open(sendPage);
    const first = await shop.get('/', { 'accept-encoding': 'br' });
    const tag = first.headers.etag ?? '';
    expect(tag).toMatch(/^W\/"[\w-]{27}"$/);
    const again = await shop.get('/', { 'accept-encoding': 'gzip', 'if-none-match': tag });
    expect(again.status).toBe(304);
    expect(again.body.length).toBe(0);
    expect(again.headers['content-security-policy']).toBe(first.headers['content-security-policy']);
    expect(again.headers).toMatchObject({
      etag: tag,
      'cache-control': 's-maxage=20',
      'x-content-type-options': 'nosniff',
    });
    expect((await shop.get('/', { 'if-none-match': '"other"' })).status).toBe(200);
  });
});

describe('a visitor who goes away', () => {
  it('ends the render of the page, and harms no one else', async () => {
    const closed = vi.fn();
    await open((request, response) => {
      if (request.url === '/quick/') return sendPage(request, response);
      response.once('close', () => closed(response.writableFinished));
      response.setHeader('Content-Type', 'text/html');
      response.write('<p>begun');
      return undefined;
    });
    await shop.abandon('/slow/');
    await vi.waitFor(() => expect(closed).toHaveBeenCalled());
    expect((await shop.get('/quick/')).status).toBe(200);
    expect(shop.log).toEqual([]);
  });
});

describe('a file that does not shrink', () => {
  const picture = Buffer.alloc(300_000, 7);

  it("is written at the visitor's pace", async () => {
    const piece = Buffer.alloc(1_000_000, 7);
    let pieces = 0;
    await open(async (_request, response) => {
      response.writeHead(200, { 'Content-Type': 'image/webp' });
      for (let hasRoom = true; hasRoom && pieces < 50; pieces += 1) hasRoom = response.write(piece);
      await once(response, 'drain');
      response.end();
    });
    const reply = await shop.get('/a.webp');
    expect(pieces).toBeLessThan(50);
    expect(reply.body.length).toBe(pieces * piece.length);
  });

  it('goes through as it is written, with its length and tag', async () => {
    await open((_request, response) => {
      response.writeHead(200, { 'Content-Type': 'image/webp', ETag: '"file"', 'Content-Length': picture.length });
      Readable.from([picture.subarray(0, 100_000), picture.subarray(100_000)]).pipe(response);
    });
    const reply = await shop.get('/a.webp', { 'accept-encoding': 'br, gzip' });
    expect(reply.body.equals(picture)).toBe(true);
    expect(reply.headers).toMatchObject({
      etag: '"file"',
      'content-length': '300000',
      'x-content-type-options': 'nosniff',
    });
    expect(reply.headers['content-encoding']).toBeUndefined();
    expect((await shop.get('/a.webp', {}, 'HEAD')).body.length).toBe(0);
  });

  it('is kept for ever where its name changes with its contents', async () => {
    await open((_request, response) => {
      response.setHeader('Content-Type', 'font/woff2');
      response.setHeader('Cache-Control', 'public, max-age=0');
      response.end('font');
    });
    expect((await shop.get('/fonts/archivo-main-0a1b2c3d.woff2')).headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    );
    expect((await shop.get('/fonts/archivo.woff2')).headers['cache-control']).toBe('public, max-age=0');
  });

  it('keeps its own 304', async () => {
    await open((request, response) => {
      response.statusCode = request.headers['if-none-match'] === '"file"' ? 304 : 500;
      response.setHeader('ETag', '"file"');
      response.end();
    });
    const reply = await shop.get('/a.woff2', { 'if-none-match': '"file"' });
    expect(reply).toMatchObject({ status: 304, headers: { etag: '"file"' } });
  });
});

describe('a page that is not found', () => {
  it('[RT-29] is 404 with the whole branded page, kept by no cache', async () => {
    await open(missing);
    const reply = await shop.get('/nincs/', { accept: 'text/html' });
    expect(reply.status).toBe(404);
    expect(reply.body.toString()).toContain('<h1>branded 404</h1>');
    expect(reply.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    expect(reply.headers['link']).toBeUndefined();
    expect(shop.log).toEqual([]);
  });

  it('is a bare line for pictures and scripts', async () => {
    await open(missing);
    const reply = await shop.get('/nincs.png', { 'sec-fetch-dest': 'image' });
    expect([reply.status, reply.body.toString()]).toEqual([404, '404 Not Found']);
  });

  it('is a bare line for programs, also where Next says nothing', async () => {
    await open(missing);
    for (const path of ['/p/nincs-1.md', '/sitemap/nincs.xml', '/nincs.txt']) {
      const reply = await shop.get(path);
      expect([reply.status, reply.body.toString()]).toEqual([404, '404 Not Found']);
    }
    await shop.close();
    await open((_request, response) => {
      response.statusCode = 404;
      response.end();
    });
    expect((await shop.get('/p/nincs-1.md')).body.toString()).toBe('404 Not Found');
    expect((await shop.get('/nincs/')).body.toString()).toContain('branded 404');
  });

  it('[RT-30] is logged with the reason of the guard and the id of the incident', async () => {
    await open((request, response) => {
      noteFatal(new FatalError(`/<b>${'x'.repeat(400)}\nforged`));
      missing(request, response);
    });
    const reply = await shop.get('/nincs/?token=secret');
    expect(reply.status).toBe(404);
    expect(shop.log).toMatchObject([
      { level: 'info', method: 'GET', path: '/nincs/', status: 404, message: `Page Not Found: /<b>${'x'.repeat(196)}` },
    ]);
    expect(shop.log[0]?.incident).toMatch(uuid);
    expect(JSON.stringify(shop.log)).not.toContain('secret');
  });

  it('stays as Next wrote it for the router in the browser', async () => {
    await open(missing);
    const reply = await shop.get('/nincs/?_rsc=abc', { rsc: '1' });
    expect(reply.status).toBe(404);
    expect(reply.body.toString()).toContain('Next not found view');
    expect(reply.headers['cache-control']).toBe('no-store');
  });
});

describe('a page that fails', () => {
  it('is 500 with the branded page and the id of the incident in the log', async () => {
    await open((request, response) => {
      const incident = currentIncident();
      if (incident) incident.error = new Error('broken\nforged line');
      fail(request, response);
    });
    const reply = await shop.get('/x/?token=secret');
    const id = uuid.exec(reply.body.toString())?.[0];
    expect(reply.status).toBe(500);
    expect(reply.body.toString()).toContain(`branded 500</h1> ${id}`);
    expect(reply.body.toString()).not.toContain('INCIDENT_ID');
    const source = hash('sha256', `self.__next_f.push([1,"${id}"])`, 'base64');
    expect(reply.headers['content-security-policy']).toContain(source);
    expect(shop.log).toMatchObject([
      { level: 'error', incident: id, method: 'GET', path: '/x/', status: 500, message: 'broken\nforged line' },
    ]);
    expect(JSON.stringify(shop.log)).not.toContain('secret');
  });

  it('tells the router in the browser so by its status, for Next hides it in an answer of 200', async () => {
    await open((_request, response) => {
      const incident = currentIncident();
      if (incident) incident.error = new Error('broken');
      response.writeHead(200, { 'content-type': 'text/x-component' }).end('0:E{"digest":"1"}');
    });
    expect((await shop.get('/x/?_rsc=abc', { rsc: '1' })).status).toBe(500);
  });

  it('[OPS-02] [R2] is none where what fails is drawn behind a kept page, which the router goes on with', async () => {
    let kept = 'STALE';
    await open((_request, response) => {
      const incident = currentIncident();
      if (incident) incident.error = new Error('the API is away');
      response.writeHead(200, { 'content-type': 'text/x-component', 'x-nextjs-cache': kept }).end('0:{"page":"kept"}');
    });
    for (kept of ['STALE', 'HIT']) expect((await shop.get(`/${kept}/?_rsc=abc`, { rsc: '1' })).status).toBe(200);
    kept = 'MISS';
    expect((await shop.get('/drawn/?_rsc=abc', { rsc: '1' })).status).toBe(500);
  });

  it('[R3] is 503 when the API could not be reached, and says when to try again', async () => {
    await open((request, response) => {
      const incident = currentIncident();
      if (incident) incident.apiUnreachable = true;
      fail(request, response);
    });
    const reply = await shop.get('/en/x/');
    expect(reply.status).toBe(503);
    expect(reply.headers).toMatchObject({
      'retry-after': '30',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    });
    expect(reply.body.toString()).toContain('branded 503');
    expect((await shop.get('/x/', { 'user-agent': 'bingbot' })).body.toString()).toBe('503 Service Unavailable');
    const file = await shop.get('/sitemap.xml');
    expect([file.status, file.headers['retry-after'], file.body.toString()]).toEqual([
      503,
      '30',
      '503 Service Unavailable',
    ]);
  });

  it('[R3] is 503 too for those who waited for the same render', async () => {
    const waiting: (() => void)[] = [];
    await open(
      (request, response) =>
        new Promise((resolve) => {
          const incident = currentIncident();
          waiting.push(() => {
            fail(request, response);
            resolve();
          });
          if (waiting.length < 3) return;
          if (incident) incident.apiUnreachable = true;
          for (const finish of waiting) finish();
        }),
    );
    const replies = await Promise.all([shop.get('/x/'), shop.get('/x/?a'), shop.get('/x/?b')]);
    expect(replies.map((reply) => reply.status)).toEqual([503, 503, 503]);
  });

  it('[R3] leaves a page from the cache alone', async () => {
    await open((request, response) => {
      const incident = currentIncident();
      if (incident) incident.apiUnreachable = true;
      sendPage(request, response);
    });
    expect((await shop.get('/')).status).toBe(200);
    expect(shop.log).toEqual([]);
  });

  it('is 500 as well when the handler throws, or gives up in the middle', async () => {
    await open(async (request, response) => {
      if (request.url === '/throws/') throw new Error('thrown');
      response.setHeader('Content-Type', 'text/html');
      response.write('<p>begun');
      response.destroy(new Error('given up'));
    });
    for (const path of ['/throws/', '/gives-up/']) {
      const reply = await shop.get(path);
      expect(reply.status).toBe(500);
      expect(reply.body.toString()).toContain('branded 500');
    }
    expect(shop.log.map((entry) => entry.path)).toEqual(['/throws/', '/gives-up/']);
  });
});

describe('a page that a guard refuses', () => {
  it.each([
    [403, 'Forbidden', 500, 'info'],
    [410, 'Gone', 404, 'info'],
    [500, 'Internal Server Error', 500, 'error'],
    [503, 'Service Unavailable', 503, 'error'],
  ])('[RT-30] with %i has that status, and the page of its kind', async (status, word, kind, level) => {
    await open((request, response) => {
      const incident = currentIncident();
      if (incident) incident.error = new FatalError(request.url ?? '', { status, message: 'The sale is over' });
      fail(request, response);
    });
    const reply = await shop.get('/en/regi/');
    expect(reply.status).toBe(status);
    expect(reply.body.toString()).toContain(`branded ${kind}`);
    expect(reply.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    expect(shop.log).toMatchObject([{ level, status, message: 'The sale is over', path: '/en/regi/' }]);
    expect((await shop.get('/regi/', { 'user-agent': 'bingbot' })).body.toString()).toBe(`${status} ${word}`);
  });
});

describe('a bot', () => {
  const agents = [
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'facebookexternalhit/1.1',
    'GPTBot/1.2',
  ];

  it.each([
    [404, '404 Not Found'],
    [500, '500 Internal Server Error'],
    [503, '503 Service Unavailable'],
  ])('[RT-31] gets the status %i and one bare line', async (status, line) => {
    await open((request, response) => {
      const incident = currentIncident();
      if (incident) incident.apiUnreachable = status === 503;
      return (status === 404 ? missing : fail)(request, response);
    });
    for (const agent of agents) {
      for (const path of ['/nincs/', '/en/nincs/']) {
        const reply = await shop.get(path, { 'user-agent': agent, 'accept-encoding': 'br' });
        expect([reply.status, reply.body.toString()]).toEqual([status, line]);
        expect(reply.headers).toMatchObject({
          'content-type': 'text/plain; charset=utf-8',
          'cache-control': 'no-store',
        });
        const head = await shop.get(path, { 'user-agent': agent }, 'HEAD');
        expect([head.status, head.body.length, head.headers['content-length']]).toEqual([
          status,
          0,
          String(line.length),
        ]);
      }
    }
    const person = await shop.get('/nincs/', {
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
    });
    expect(person.body.toString()).toContain(`branded ${status}`);
  });
});

describe('every answer', () => {
  it('[T22] [T23] has the security headers and names no software', async () => {
    await open((request, response) => {
      response.setHeader('X-Powered-By', 'Next.js');
      response.setHeader('x-middleware-rewrite', '/hu/x/');
      if (request.url === '/moved') response.writeHead(308, { location: '/moved/' }).end('/moved/');
      else if (request.url === '/nincs/') missing(request, response);
      else if (request.url === '/broken/') fail(request, response);
      else sendPage(request, response);
    });
    const replies = await Promise.all([
      shop.get('/'),
      shop.get('/moved'),
      shop.get('/nincs/'),
      shop.get('/broken/'),
      shop.get('/health/'),
      shop.get('/', {}, 'POST'),
      shop.get(`/${'a'.repeat(5000)}`),
    ]);
    expect(replies.map((reply) => reply.status)).toEqual([200, 308, 404, 500, 200, 405, 414]);
    for (const { headers } of replies) {
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin-allow-popups',
        'cross-origin-resource-policy': 'same-origin',
      });
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(headers['x-powered-by']).toBeUndefined();
      expect(headers['x-middleware-rewrite']).toBeUndefined();
    }
  });

  it('[T22] has them even when the request could not be read', async () => {
    await open(sendPage);
    const malformed = await shop.raw('GET / HTTP/1.1\r\nHost shop.test\r\n\r\n');
    expect(malformed).toMatch(/^HTTP\/1\.1 400 /);
    expect(malformed).toContain('X-Content-Type-Options: nosniff');
    const oversized = await shop.raw(`GET / HTTP/1.1\r\nHost: shop.test\r\nCookie: ${'a'.repeat(20_000)}\r\n\r\n`);
    expect(oversized).toMatch(/^HTTP\/1\.1 431 /);
    const script = /<script>([^]*)<\/script>/.exec(oversized)?.[1] ?? '';
    expect(oversized).toContain(`'sha256-${hash('sha256', script, 'base64')}'`);
  });

  it.each([
    ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
    ['an expectation', 'GET / HTTP/1.1\r\nHost: shop.test\r\nExpect: 200-ok\r\n\r\n', 417],
  ])('[T22] has them where there is %s', async (_, bytes, status) => {
    await open(sendPage);
    const text = await shop.raw(bytes);
    expect(text.match(/HTTP\/1\.1 \d{3}/g)).toEqual([`HTTP/1.1 ${status}`]);
    for (const header of ['X-Content-Type-Options: nosniff', 'X-Frame-Options: DENY', 'Connection: close'])
      expect(text).toContain(`\r\n${header}\r\n`);
    expect(text).toContain("frame-ancestors 'none'");
    expect(text).toContain('\r\ncache-control: no-store\r\n');
  });

  it('[T12] [T22] under a foreign name is 421 alone, with the headers of all, and health at any', async () => {
    const rendered = vi.fn(sendPage);
    await open(rendered);
    await shop.get('/');
    for (const path of ['/', '/masik/', '/_next/static/a.js', '/nincs/']) {
      const reply = await shop.get(path, { host: 'evil.test' });
      expect([reply.status, reply.body.toString()]).toEqual([421, '421 Misdirected Request']);
      expect(reply.headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'cache-control': 'no-store',
        connection: 'close',
      });
      expect(reply.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    }
    const report = { host: 'evil.test', origin: 'http://shop.test', 'content-type': 'application/json' };
    expect((await shop.get(reportsPath, report, 'POST', '{}')).status).toBe(421);
    expect(rendered).toHaveBeenCalledOnce();
    expect((await shop.get('/health/', { host: '10.0.0.7:3000' })).status).toBe(200);
  });

  it('[T12] [T13] repeats no Host and sees no cookie', async () => {
    await open((request, response) => {
      response.setHeader('Content-Type', 'text/html');
      const { host, cookie, 'x-forwarded-host': forwarded } = request.headers;
      response.end([host, String(cookie), String(forwarded)].join(' '));
    });
    const reply = await shop.get('/', { host: 'localhost:1', cookie: 'token=a', 'x-forwarded-host': 'evil.test' });
    expect(reply.body.toString()).toBe('shop.test undefined undefined');
  });
});

describe('/health/', () => {
  it('[ADR-0153] is starting until what draws pages is loaded, while pages are answered', async () => {
    shop = await StorefrontUnderTest.start(sendPage, undefined, { startsCold: true });
    const starting = await shop.get('/health/');
    expect([starting.status, starting.body.toString()]).toEqual([503, '{"status":"starting"}']);
    expect((await shop.get('/')).status).toBe(200);
    shop.storefront.becomeReady();
    expect((await shop.get('/health/')).status).toBe(200);
  });

  it('is ready, and stopping once the process is about to end', async () => {
    await open(sendPage);
    const ready = await shop.get('/health/');
    expect(ready).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } });
    expect(ready.body.toString()).toBe('{"status":"ready"}');
    expect(shop.storefront.stopping.aborted).toBe(false);
    shop.storefront.stop();
    expect(shop.storefront.stopping.aborted).toBe(true);
    const stopping = await shop.get('/health/');
    expect(stopping.status).toBe(503);
    expect(stopping.body.toString()).toBe('{"status":"stopping"}');
  });
});

describe('a visitor who asks for ever different pages', () => {
  const limits = {
    rate: { burst: 2, perSecond: 0.5 },
    trustedProxies: ['127.0.0.0/8', '::1'],
    exempt: ['198.51.100.0/24'],
  };
  const visitor = { 'x-forwarded-for': '203.0.113.7' };
  let now = 0;
  let rendered: string[] = [];

  async function openLimited(handler: Handler = sendPage): Promise<void> {
    now = 0;
    rendered = [];
    const render: Handler = (request, response) => {
      rendered.push(request.url ?? '');
      return handler(request, response);
    };
    shop = await StorefrontUnderTest.start(render, undefined, {
      pageLimit: new PageLimit({ ...limits, now: () => now }),
    });
  }

  it('[R3] is told in the language of the page to wait, and how long', async () => {
    await openLimited();
    for (const path of ['/egy/', '/ketto/']) expect((await shop.get(path, visitor)).status).toBe(200);
    const refused = await shop.get('/harom/', visitor);
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '2']);
    expect(refused.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    expect(refused.body.toString()).toContain('branded 429');
    expect((await shop.get('/en/three/', visitor)).status).toBe(429);
    expect((await shop.get('/harom/?live=1', visitor)).status).toBe(429);
    expect(rendered).toEqual(['/egy/', '/ketto/']);
  });

  it('goes on once some time has passed, while others never wait', async () => {
    await openLimited();
    for (const path of ['/egy/', '/ketto/']) await shop.get(path, visitor);
    expect((await shop.get('/masik/', { 'x-forwarded-for': '203.0.113.8' })).status).toBe(200);
    now = 2000;
    expect((await shop.get('/harom/', visitor)).status).toBe(200);
    expect((await shop.get('/negy/', visitor)).status).toBe(429);
  });

  it('still gets what is kept, what is rendered for others, and files', async () => {
    const gate = Promise.withResolvers<void>();
    await openLimited(async (request, response) => {
      if (request.url === '/lassu/') await gate.promise;
      sendPage(request, response);
    });
    for (const path of ['/egy/', '/ketto/']) await shop.get(path, visitor);
    const first = shop.get('/lassu/', { 'x-forwarded-for': '203.0.113.8' });
    await vi.waitFor(() => expect(rendered).toContain('/lassu/'));
    const joined = shop.get('/lassu/', visitor);
    const kept = await shop.get('/egy/', visitor);
    const file = await shop.get('/_next/static/chunks/a.js', visitor);
    const part = { ...visitor, range: 'bytes=0-9', 'if-none-match': '"next"' };
    for (const path of ['/fonts/a.woff2', '/share.png', '/_next/static/chunks/a.js?dpl=1'])
      expect((await shop.get(path, part)).status, path).not.toBe(429);
    gate.resolve();
    expect([kept.status, file.status, (await first).status, (await joined).status]).toEqual([200, 200, 200, 200]);
    expect(rendered.filter((url) => url === '/lassu/')).toHaveLength(1);
  });

  it('is not counted where its address is exempt', async () => {
    await openLimited();
    const crawler = { 'x-forwarded-for': '198.51.100.9' };
    for (const path of ['/a/', '/b/', '/c/', '/d/']) expect((await shop.get(path, crawler)).status).toBe(200);
  });

  it('counts as one with its household, by the first half of an address of the sixth version', async () => {
    await openLimited();
    const statuses: number[] = [];
    for (const end of ['1', '2', '3'])
      statuses.push((await shop.get(`/${end}/`, { 'x-forwarded-for': `2001:db8:1:2::${end}` })).status);
    expect(statuses).toEqual([200, 200, 429]);
  });
});
