import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import type { BrowserReport } from '#lib/monitoring/report.ts';
import type { LogEntry } from '#server/log.ts';
import { senderReader, TokenBuckets } from '#server/sender-limit.ts';
import { logPath, logStack, logText } from '#server/reports-text.ts';
import { Reports } from '#server/reports.ts';
import { StorefrontUnderTest, type Reply } from './storefront-under-test.ts';

const origin = 'http://shop.test';
const sent = { origin, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
const failure: BrowserReport = {
  kind: 'error',
  build: 'b1',
  path: '/cipok/',
  name: 'TypeError',
  message: 'x is not a function',
  stack: `TypeError: x is not a function\n    at Cart (${origin}/_next/static/chunks/12-ab.js?dpl=b1:1:204)\n    at https://evil.test/a.js:1:1`,
  island: 'cart',
};

let shop: StorefrontUnderTest;
beforeEach(async () => {
  shop = await StorefrontUnderTest.start((_request, response) => void response.end('page'));
});
afterEach(() => shop.close());

function post(report: unknown, headers: Record<string, string> = {}): Promise<Reply> {
  return shop.get(
    '/reports/',
    { ...sent, ...headers },
    'POST',
    typeof report === 'string' ? report : JSON.stringify(report),
  );
}

describe('a report of a browser', () => {
  it('is one line of the log, and an empty answer', async () => {
    const reply = await post(failure);
    expect([reply.status, reply.body.length]).toEqual([204, 0]);
    expect(reply.headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
    expect(shop.log).toEqual([
      {
        level: 'warn',
        message: 'browser error',
        build: 'b1',
        path: '/cipok/',
        island: 'cart',
        error: 'TypeError: x is not a function',
        frames: ['Cart chunks/12-ab.js:1:204'],
      },
    ]);
  });

  it('may hold measures, and may be sent as plain text', async () => {
    const vitals = { lcp: 1200, cls: 0.02, inp: 80, ttfb: 30, fcp: 600 };
    expect(
      (await post({ kind: 'vitals', build: '', path: '/', vitals }, { 'content-type': 'text/plain;charset=UTF-8' }))
        .status,
    ).toBe(204);
    expect(shop.log).toEqual([{ level: 'info', message: 'vitals', build: '', path: '/', vitals }]);
  });

  it.each([
    ['another page', failure, { origin: 'https://evil.test' }, 403],
    ['a page of no origin', failure, { origin: 'null' }, 403],
    ['a page that only looks like ours', failure, { 'sec-fetch-site': 'cross-site' }, 403],
    ['a form', failure, { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['nothing', '', {}, 400],
    ['no JSON', '{', {}, 400],
    ['a list', [failure], {}, 400],
    ['another kind', { ...failure, kind: 'log' }, {}, 400],
    ['more than is asked for', { ...failure, email: 'anna@example.hu' }, {}, 400],
    ['a name that would reach into the log', { ...failure, level: 'error' }, {}, 400],
    ['a measure without end', { kind: 'vitals', build: '', path: '/', vitals: { lcp: 1e300 } }, {}, 400],
    ['8 kB and more', { ...failure, stack: 'x'.repeat(8200) }, {}, 413],
    ['a body without end', 'x'.repeat(50_000), { 'transfer-encoding': 'chunked' }, 413],
  ])('[T21] of %s is refused', async (_what, report, headers, status) => {
    expect((await post(report, headers)).status).toBe(status);
    expect(shop.log).toEqual([]);
    expect((await post(failure)).status).toBe(204);
  });

  it('is taken by POST alone', async () => {
    const reply = await shop.get('/reports/', sent);
    expect([reply.status, reply.headers.allow]).toEqual([405, 'POST']);
  });

  it('comes at most sixty at once from one address', async () => {
    const statuses = await Promise.all(Array.from({ length: 70 }, () => post(failure)));
    expect(statuses.filter(({ status }) => status === 204).length).toBeGreaterThanOrEqual(60);
    expect(statuses.some(({ status }) => status === 429)).toBe(true);
    expect((await shop.get('/')).status).toBe(200);
  });

  it('[T5] [T21] leaves nothing of a person, and no second line, in the log', async () => {
    const token = 'f3a9c1d2e4b5a697887766554433221100';
    await post({
      ...failure,
      path: `/en/reset-password/?token=${token}&email=anna@example.hu`,
      name: 'Error\r\n{"level":"error"}',
      message: `GET http://api.test/api/v1/x/?q=titok ${token} anna@example.hu +36 30 123 4567\u2028forged`,
      stack: `Error: anna@example.hu ${token}\n at https://evil.test/${token}.js:1:1`,
    });
    await post({ ...failure, path: `/my-account/order-details/${token}/`, build: `b\n${'x'.repeat(90)}` });
    const lines = shop.log.map((entry: LogEntry) => JSON.stringify(entry));
    expect(lines).toHaveLength(2);
    for (const line of lines) expect(line).not.toMatch(/[\r\n\u2028]|\\n|\\r|f3a9|anna|titok|123 4567|evil/);
    expect(shop.log.map(({ path }) => path)).toEqual(['/en/reset-password/', '/my-account/order-details/…']);
  });
});

describe('text for the log', () => {
  it.each([
    ['Cannot read a?b=c', 'Cannot read a'],
    ['two\nlines', 'two lines'],
    ['id 0b5c8d9e-0000-4000-8000-000000000000 gone', 'id … gone'],
    ['ChunkLoadError: chunk 12 failed', 'ChunkLoadError: chunk 12 failed'],
    ['anna.kovacs+a@example.hu!', '…'],
    ['06301234567', '…'],
  ])('%s is %s', (given, text) => expect(logText(given, 300)).toBe(text));

  it('is always one line of its length', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 500 }), (given) => {
        const text = logText(given, 300);
        expect([...text].length).toBeLessThanOrEqual(300);
        expect(text).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]/u);
      }),
    );
  });

  it("has no whole address and nobody's own path", () => {
    expect(logPath('http://shop.test/cipok/?q=a#b')).toBe('/cipok/');
    expect(logPath('/doi/thankyou/abcDEF_-123/')).toBe('/doi/thankyou/…');
    expect(logPath('/en/ertesites/vege/abcDEF_-123/')).toBe('/en/ertesites/vege/…');
    expect(logPath('/x/0b5c8d9e-0000-4000-8000-000000000000/')).toBe('/x/…/');
    expect(logPath('/p/pulzus-4-noi-futocipo-korall-1203/')).toBe('/p/pulzus-4-noi-futocipo-korall-1203/');
  });

  it('keeps of a stack the first frames of our own scripts, as each browser writes them', () => {
    const own = `${origin}/_next/static/chunks/a.js:1:2`;
    expect(
      logStack(
        [
          `    at render (${own})`,
          `    at ${own}`,
          `    at async load (${own})`,
          `render@${own}`,
          '    at <anonymous>',
          '    at chrome-extension://x/a.js:1:2',
          `    at https://evil.test/_next/static/chunks/a.js:1:2`,
        ].join('\n'),
        origin,
      ),
    ).toEqual(['render chunks/a.js:1:2', 'chunks/a.js:1:2', 'load chunks/a.js:1:2', 'render chunks/a.js:1:2']);
    expect(logStack(`at ${own}\n`.repeat(20), origin)).toHaveLength(5);
  });
});

describe('the limit', () => {
  it('fills again with time, and forgets the oldest of too many', () => {
    let now = 0;
    const buckets = new TokenBuckets({ burst: 2, perSecond: 1 }, 2, () => now);
    expect([buckets.take('a'), buckets.take('a'), buckets.take('a'), buckets.take('b')]).toEqual([
      true,
      true,
      false,
      true,
    ]);
    now = 1000;
    expect([buckets.take('a'), buckets.take('a')]).toEqual([true, false]);
    buckets.take('b');
    buckets.take('c');
    expect(buckets.take('a')).toBe(true);
  });

  it('holds for all together too', async () => {
    let address = 0;
    const log: LogEntry[] = [];
    const reports = new Reports({
      origin,
      trustedProxies: ['127.0.0.1', '10.0.0.0/8'],
      log: (entry) => log.push(entry),
      now: () => 0,
    });
    const answers = await Promise.all(
      Array.from({ length: 210 }, () => {
        const request = requestFrom('10.1.2.3', `198.51.100.${address % 250}, 127.0.0.1`);
        address += 1;
        return reports.take(request);
      }),
    );
    expect([log.length, answers.filter((status) => status === 429).length]).toEqual([200, 10]);
  });

  it.each([
    ['203.0.113.9', '198.51.100.1', '203.0.113.9'],
    ['10.1.2.3', '198.51.100.1, 10.9.9.9', '198.51.100.1'],
    ['10.1.2.3', 'forged, 198.51.100.1', '198.51.100.1'],
    ['10.1.2.3', '1.1.1.1, 198.51.100.1', '198.51.100.1'],
    ['::ffff:10.1.2.3', '', '10.1.2.3'],
    ['2001:db8:1:2:3:4:5:6', '', '2001:db8:1:2'],
  ])('counts a request from %s for %s as of %s', (socket, forwarded, sender) => {
    expect(senderReader(['10.0.0.0/8'])(requestFrom(socket, forwarded))).toBe(sender);
  });
});

function requestFrom(remoteAddress: string, forwarded: string): IncomingMessage {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: remoteAddress });
  const request = new IncomingMessage(socket);
  Object.assign(request, { method: 'POST', headers: { ...sent, 'x-forwarded-for': forwarded } });
  request.push(JSON.stringify(failure));
  request.push(null);
  return request;
}
