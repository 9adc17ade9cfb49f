import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildApp } from '#backend/app.ts';
import { saveCatalog } from '#backend/db/catalog.ts';
import { latestChange } from '#backend/db/changes.ts';
import { savePrices, saveStock, deleteProducts } from '#backend/db/product-writer.ts';
import { ChangeFeed } from '#backend/live/change-feed.ts';
import { reviewed } from '#backend/reviews/storage.ts';
import { newsLineSchema, type News, type NewsLine } from '#lib/contract/changes.ts';
import { parseKnown } from '#lib/contract/open.ts';
import { money } from '#lib/contract/money.ts';
import { fixtureCatalog, fixtureOptions as options } from '#tests/fixtures/catalog.ts';
import { startTestApi, type TestApi } from './harness.ts';
import { write } from './other-process.ts';

const key = 'the-key-of-storefronts';
let api: TestApi;
let host = '';
const leaving = new Set<AbortController>();

beforeEach(async () => {
  api = await startTestApi({ environment: { CHANGES_KEY: key } });
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  host = `http://127.0.0.1:${(api.app.server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  for (const controller of leaving) controller.abort();
  leaving.clear();
  await api.close();
});

const ask = (path = '/changes/', given = key, signal?: AbortSignal) =>
  fetch(host + path, { headers: { authorization: `Bearer ${given}` }, ...(signal ? { signal } : {}) });

/** Follows the stream; what it has told, heartbeats left out. */
async function follow(after?: string): Promise<{ lines: NewsLine[]; news: () => News[] }> {
  const controller = new AbortController();
  leaving.add(controller);
  const answer = await ask(`/changes/${after === undefined ? '' : `?after=${after}`}`, key, controller.signal);
  expect(answer.status).toBe(200);
  const lines: NewsLine[] = [];
  void (async () => {
    let text = '';
    for await (const part of answer.body!.pipeThrough(new TextDecoderStream())) {
      text += part;
      const parts = text.split('\n');
      text = parts.pop() ?? '';
      lines.push(...parts.map((line) => parseKnown(newsLineSchema, JSON.parse(line))));
    }
  })().catch(() => undefined);
  await vi.waitFor(() => expect(lines).not.toEqual([]));
  return { lines, news: () => lines.flatMap(({ news }) => news) };
}

const setPrice = (productId: number, price: number, at?: Date) =>
  write(api, (transaction) =>
    savePrices(
      transaction,
      [{ productId, role: 'vk', price: money(price), ...(at ? { at: at.toISOString() } : {}) }],
      api.clock.now,
    ),
  );

describe('GET /changes/', () => {
  it('[ADR-0149] tells of a price, of stock by its product and of a product, once they are shown', async () => {
    const { news } = await follow();
    await setPrice(1, 1990);
    await api.live.catchUp();
    await vi.waitFor(() => expect(news()).toEqual([{ kind: 'price', products: [1] }]));
    await write(api, (transaction) =>
      saveStock(transaction, [{ optionId: options.football, place: 'online', pieces: 0 }]),
    );
    await write(api, (transaction) => deleteProducts(transaction, [4]));
    await api.live.catchUp();
    await vi.waitFor(() => expect(news()).toHaveLength(3));
    expect(news().slice(1)).toEqual([
      { kind: 'stock', products: [9] },
      { kind: 'product', products: [4] },
    ]);
  });

  it('[ADR-0149] tells whoever comes back with a cursor what was missed, and nothing twice', async () => {
    const { lines } = await follow();
    const { cursor } = lines[0]!;
    for (const controller of leaving) controller.abort();
    await setPrice(1, 1990);
    await setPrice(2, 2990);
    await api.live.catchUp();
    const back = await follow(cursor);
    expect(back.news()).toEqual([{ kind: 'price', products: [1, 2] }]);
    expect((await follow(back.lines.at(-1)!.cursor)).news()).toEqual([]);
  });

  it.each([['of-another-api'], ['999999.99999999999999'], ['0.1']])(
    '[ADR-0149] says that anything may be another to the cursor %s',
    async (cursor) => expect((await follow(cursor)).news()).toEqual([{ kind: 'anything' }]),
  );

  it('[ADR-0149] tells of a price whose moment has come, and of those that came while somebody was away', async () => {
    const moment = new Date(api.clock.now.getTime() + 3_600_000);
    await setPrice(3, 990, moment);
    await api.live.catchUp();
    const { lines, news } = await follow();
    const { cursor } = lines[0]!;
    api.clock.now = moment;
    await api.live.catchUp();
    await vi.waitFor(() => expect(news()).toEqual([{ kind: 'price', products: [3] }]));
    expect((await follow(cursor)).news()).toContainEqual({ kind: 'price', products: [3] });
  });

  it('[ADR-0149] says that anything may be another once a new catalog is shown, and not before', async () => {
    const { news } = await follow();
    await saveCatalog(api.db, fixtureCatalog(), api.clock.now);
    await api.live.catchUp();
    await vi.waitFor(() => expect(news()).toEqual([{ kind: 'menu' }, { kind: 'anything' }]));
  });

  it('[ADR-0149] tells of content once every process has read it anew, and again whoever leaves before', async () => {
    const { lines, news } = await follow();
    await write(api, async () => [{ kind: 'content', entityId: 0 }]);
    await setPrice(1, 1990);
    await api.live.catchUp();
    await vi.waitFor(() => expect(news()).toEqual([{ kind: 'price', products: [1] }]));
    const back = await follow(lines.at(-1)!.cursor);
    expect(back.news()).toEqual([{ kind: 'price', products: [1] }, { kind: 'text' }, { kind: 'store' }]);
    await vi.waitFor(() => expect(news().slice(1)).toEqual([{ kind: 'text' }, { kind: 'store' }]), { timeout: 10_000 });
  });

  it('[ADR-0149] tells of content that appears at a moment once that has come, and who was away as well', async () => {
    const { live: replication, db, clock } = api;
    const feed = new ChangeFeed({ db, replication, readModel: replication.model, now: () => clock.now });
    const told: News[] = [];
    feed.follow(({ news }) => told.push(...news));
    const { cursor } = feed;
    const start = clock.now.getTime();
    const moments = [0, 60_000, 120_000].map((ms) => new Date(start + ms).toISOString());
    clock.now = new Date(start + 59_000);
    feed.passTime(moments);
    expect(told).toEqual([]);
    clock.now = new Date(start + 61_000);
    feed.passTime(moments);
    feed.passTime(moments);
    expect(told).toEqual([{ kind: 'text' }, { kind: 'store' }]);
    expect((await feed.missedAfter(cursor)).news).toEqual([{ kind: 'text' }, { kind: 'store' }]);
    clock.now = new Date(start + 90_000);
    expect((await feed.missedAfter(feed.cursor)).news).toEqual([]);
    feed.stop();
  });

  it('[ADR-0149] tells of a product whose reviews change', async () => {
    const { news } = await follow();
    await write(api, async () => reviewed([2]));
    await api.live.catchUp();
    await vi.waitFor(() => expect(news()).toEqual([{ kind: 'product', products: [2] }]));
  });

  it('[ADR-0149] is for a key alone, and is not there without the setting', async () => {
    const refused = await ask('/changes/', 'another-key-altogether');
    expect([refused.status, await refused.json()]).toEqual([
      401,
      { message: 'The key is missing or another one', errors: { authorization: ['invalid'] } },
    ]);
    const bad = await ask(`/changes/?after=${encodeURIComponent('a b')}`);
    expect(bad.status).toBe(422);
    const without = await startTestApi();
    expect((await without.call('GET', '/changes/')).status).toBe(404);
    await without.close();
  });
});

it('[ADR-0149] a process that stops ends its streams, and takes no new one', async () => {
  const { db, settings, live, clock } = api;
  const stopping = new AbortController();
  const app = await buildApp({
    ...{ db, settings, replication: live, readModel: live.model, now: () => clock.now },
    stopping: stopping.signal,
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  host = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const answer = await ask();
  const whole = answer.text();
  stopping.abort();
  expect(parseKnown(newsLineSchema, JSON.parse(await whole)).news).toEqual([]);
  expect((await ask()).status).toBe(503);
  await app.close();
});

it('[ADR-0149] an answer that has to know of a change waits for it, and says where it does not know it', async () => {
  const priceOf = async (after: string) => {
    const answer = await fetch(`${host}/api/v1/product/1/`, { headers: { 'after-change': after } });
    return [answer.headers.get('behind'), (await answer.text()).includes('1.990')];
  };
  const { lastChange } = api.live;
  await setPrice(1, 1990);
  expect(await priceOf(`${lastChange + 1}.0`)).toEqual([null, true]);
  expect(await priceOf(`${lastChange + 50}.0`)).toEqual(['true', true]);
  expect(await priceOf('of another API')).toEqual([null, true]);
  // A new catalog is shown once its model is built.
  await saveCatalog(api.db, fixtureCatalog(), api.clock.now);
  const change = await latestChange(api.db);
  expect((await priceOf(`${change}.0`))[0]).toBe('true');
  await api.live.catchUp();
  expect((await priceOf(`${change}.0`))[0]).toBeNull();
});
