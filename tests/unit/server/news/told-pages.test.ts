import type { IncomingMessage } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentIncident } from '#lib/core/incident.ts';
import type { CapturedResponse } from '#server/captured-response.ts';
import { StaleMarks } from '#server/news/stale-marks.ts';
import { revalidateKey, StorefrontUnderTest } from '../storefront-under-test.ts';

let shop: StorefrontUnderTest;
let marks: StaleMarks;
let drawings = 0;
/** What the next drawing waits for, and the status that it ends with. */
let gate: Promise<void> | undefined;
let status = 200;
let life = 30;
/** When what is answered was drawn, where it was before the request. */
let drawnAt: number | undefined;
const minute = 60_000;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-25T11:00:00Z') });
  [drawings, gate, status, life, drawnAt] = [0, undefined, 200, 30, undefined];
  marks = new StaleMarks();
  marks.telling = 'told';
  const draw = async (request: IncomingMessage, response: CapturedResponse): Promise<void> => {
    const number = ++drawings;
    const incident = currentIncident();
    if (incident && drawnAt !== undefined) incident.drawnAt = drawnAt;
    await gate;
    const isList = request.url?.includes('?') ?? false;
    response.writeHead(status, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': isList ? 'private, no-store' : `s-maxage=${life}, stale-while-revalidate=870`,
    });
    response.end(`<!DOCTYPE html><html><body><a href="/p/zokni-34/">drawing ${number}</a></body></html>`);
  };
  shop = await StorefrontUnderTest.start(draw, undefined, { marks });
});
afterEach(async () => {
  await shop.close();
  vi.useRealTimers();
});

/** Time goes on for the cache and for what pages are held against. */
function pass(ms: number): void {
  shop.clock.ms += ms;
  vi.setSystemTime(Date.now() + ms);
  if (marks.telling === 'told') marks.hear('1.1');
}
const shown = async (path = '/p/polo-12/') =>
  Number(/drawing (\d+)/.exec((await shop.get(path)).body.toString())?.[1] ?? NaN);

describe('a page at the door that news are told of', () => {
  it('[ADR-0149] is kept past its time, and drawn again once news touch it', async () => {
    expect(await shown()).toBe(1);
    pass(50 * minute);
    expect(await shown()).toBe(1);
    // A cache in front keeps it as long as a new one.
    expect((await shop.get('/p/polo-12/')).headers.age).toBe('0');
    marks.take([{ kind: 'price', products: [77] }]);
    expect(await shown()).toBe(1);
    marks.take([{ kind: 'price', products: [12] }]);
    pass(1000);
    expect(await shown()).toBe(2);
    marks.take([{ kind: 'stock', products: [34] }]);
    pass(1000);
    expect(await shown()).toBe(3);
  });

  it('[ADR-0149] is shown for a moment while the new one is drawn, so that nobody waits for it', async () => {
    expect(await shown()).toBe(1);
    pass(minute);
    marks.take([{ kind: 'price', products: [12] }]);
    pass(100);
    expect(await shown()).toBe(1);
    await vi.waitFor(async () => expect(await shown()).toBe(2));
  });

  it('[ADR-0149] is drawn once more where its drawing began before the news and ended after them', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    gate = promise;
    const first = shown();
    await vi.waitFor(() => expect(drawings).toBe(1));
    pass(10);
    marks.take([{ kind: 'price', products: [12] }]);
    pass(1000);
    gate = undefined;
    resolve();
    expect(await first).toBe(1);
    expect(await shown()).toBe(2);
    expect(await shown()).toBe(2);
  });

  it('[ADR-0149] is as old as the page that Next had kept', async () => {
    drawnAt = Date.now() - minute;
    marks.take([{ kind: 'price', products: [12] }]);
    pass(1000);
    expect(await shown()).toBe(1);
    drawnAt = undefined;
    expect(await shown()).toBe(2);
    expect(await shown()).toBe(2);
  });

  it('[ADR-0149] is served as it was while it can not be drawn, and drawn at once when that is over', async () => {
    expect(await shown()).toBe(1);
    pass(minute);
    marks.take([{ kind: 'price', products: [12] }]);
    pass(1000);
    status = 503;
    expect(await shown()).toBe(1);
    expect(drawings).toBe(2);
    status = 200;
    expect(await shown()).toBe(1);
    shop.storefront.responseCache.forgetFailures();
    expect(await shown()).toBe(3);
  });

  it('[ADR-0149] lives shortly where a part of it is missing, and a list with a query by its seconds', async () => {
    life = 5;
    expect(await shown()).toBe(1);
    pass(6000);
    expect(await shown()).toBe(1);
    await vi.waitFor(async () => expect(await shown()).toBe(2));
    const list = '/ferfi/cipok/?page=2';
    expect(await shown(list)).toBe(3);
    pass(4000);
    expect(await shown(list)).toBe(3);
    marks.take([{ kind: 'product', products: [9] }]);
    pass(1000);
    expect(await shown(list)).toBe(4);
    pass(20_000);
    expect(await shown(list)).toBe(5);
  });

  it('[ADR-0149] is not shown any more than some seconds after the stream was cut', async () => {
    expect(await shown()).toBe(1);
    pass(20 * minute);
    marks.telling = 'cut';
    pass(3000);
    expect(await shown()).toBe(1);
    pass(6000);
    expect(await shown()).toBe(2);
    pass(9000);
    expect(await shown()).toBe(3);
  });
});

describe('POST /revalidate/', () => {
  const tell = (body: string, key = revalidateKey, method = 'POST', host = 'shop.test') =>
    shop.get('/revalidate/', { authorization: `Bearer ${key}`, host }, method, body);
  const price = JSON.stringify({ news: [{ kind: 'price', products: [12] }] });

  it('[ADR-0149] has touched pages drawn anew, by any name of the process, and others live by their time', async () => {
    marks.telling = 'untold';
    expect([await shown(), await shown('/p/labda-77/')]).toEqual([1, 2]);
    pass(1000);
    expect((await tell(price, revalidateKey, 'POST', '10.0.0.7:3000')).status).toBe(204);
    pass(1000);
    expect([await shown(), await shown('/p/labda-77/')]).toEqual([3, 2]);
    pass(60_000);
    expect(await shown('/p/labda-77/')).toBe(2);
    await vi.waitFor(async () => expect(await shown('/p/labda-77/')).toBe(4));
  });

  it('[ADR-0149] refuses another key, which the log says once, and takes nothing by it', async () => {
    await shown();
    for (let time = 0; time < 3; time += 1) expect((await tell(price, 'none-of-ours')).status).toBe(401);
    pass(1000);
    expect(await shown()).toBe(1);
    expect(shop.log.map(({ message }) => message)).toEqual([
      'POST /revalidate/ was refused: its key is not REVALIDATE_KEY',
    ]);
  });

  it.each([
    ['{"news":', 422, 'The body is no JSON'],
    ['{"news":[]}', 422, 'The body is no news at news '],
    ['{"news":[{"kind":"price","products":["12"]}]}', 422, 'The body is no news at news.0.products.0 '],
    [`{"news":[${' '.repeat(300_000)}]}`, 413, 'The body is longer than 262144 bytes'],
  ])('[ADR-0149] says why it takes nothing of %.40s', async (body, status, sentence) => {
    const reply = await tell(body);
    expect([reply.status, reply.body.toString().slice(0, sentence.length)]).toEqual([status, sentence]);
  });

  it('[ADR-0149] is not there without a key', async () => {
    await shop.close();
    shop = await StorefrontUnderTest.start((_request, response) => void response.end(''));
    expect((await tell(price)).status).toBe(405);
  });
});
