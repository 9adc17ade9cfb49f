import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nodeFs } from 'next/dist/server/lib/node-fs-methods.js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { script, type SharedStore } from '#lib/shared/shared-store.ts';
import { StaleMarks } from '#server/news/stale-marks.ts';
import type PageStore from '#server/page-store.ts';
import { SharedPages } from '#server/shared-pages.ts';
import { hasRedis, openHere, RedisServer, until } from '#tests/databases/redis-server.ts';

const path = '/hu/p/polo-12';
const hour = 3_600_000;

const pageOf = (html: string) => ({
  kind: 'APP_PAGE',
  html: `<a href="/p/polo-12/">${html}</a>`,
  rscData: Buffer.from([0, 255, 10]),
  headers: { 'x-next-cache-tags': 'a' },
  status: 200,
  postponed: undefined,
  segmentData: new Map([['/_tree', Buffer.from('tree')]]),
});
const cacheControl = { revalidate: 60, expire: 900 };

describe.runIf(hasRedis)('pages that processes share', () => {
  let server: RedisServer;
  let stores: SharedStore[];
  const open = async (name = 'build') => {
    const store = await openHere(server.url);
    stores.push(store);
    return new SharedPages(store, name, 60);
  };
  beforeEach(async () => {
    stores = [];
    server = await RedisServer.start();
  });
  afterEach(async () => {
    vi.useRealTimers();
    for (const store of stores) store.close();
    await server.stop();
  });

  it('[ADR-0154] are found by others as they were drawn, a bit older rather than newer', async () => {
    const [one, other] = [await open(), await open()];
    const drawnAt = Date.now() - 500;
    await one.set(path, { value: pageOf('1'), cacheControl }, drawnAt);
    const found = await other.get(path, 'APP_PAGE');
    expect(found).toEqual({ value: pageOf('1'), cacheControl, lastModified: expect.any(Number) });
    expect(found && found.lastModified <= drawnAt).toBe(true);
    // Its own are known exactly, so that news that it knew of then do not touch them.
    expect((await one.get(path, 'APP_PAGE'))?.lastModified).toBe(drawnAt);
    expect([await other.has('/hu/p/polo-12/'), await other.has('/hu/p/polo-13/')]).toEqual([true, false]);
  });

  it('[ADR-0154] are as old for a machine whose clock is an hour ahead', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const [one, other] = [await open(), await open()];
    await one.set(path, { value: pageOf('1') }, Date.now() - 500);
    vi.setSystemTime(Date.now() + hour);
    const { lastModified = 0 } = (await other.get(path, 'APP_PAGE')) ?? {};
    const age = Date.now() - lastModified;
    expect(age >= 500 && age < hour / 2).toBe(true);
  });

  it('[ADR-0154] are not those of other settings or builds, nor of another kind', async () => {
    const [one, other] = [await open(), await open('another')];
    await one.set(path, { value: pageOf('1') }, Date.now());
    expect([await other.get(path, 'APP_PAGE'), await one.get(path, 'APP_ROUTE')]).toEqual([undefined, undefined]);
  });

  it('[ADR-0154] give way to later drawings alone', async () => {
    const [one, other] = [await open(), await open()];
    const now = Date.now();
    const shown = async () => (await other.get(path, 'APP_PAGE'))?.value;
    await one.set(path, { value: pageOf('late') }, now);
    await other.set(path, { value: pageOf('slow') }, now - 5000);
    expect(await shown()).toEqual(pageOf('late'));
    await other.set(path, { value: pageOf('later') }, now + 5000);
    expect(await shown()).toEqual(pageOf('later'));
    // What this process drew itself since, while Redis was away, is on its disk.
    expect(await one.get(path, 'APP_PAGE', now + 10_000)).toBeUndefined();
  });

  it('[ADR-0154] are drawn anew where what is kept is none, and end by themselves', async () => {
    const one = await open();
    await one.set(path, { value: pageOf('1') }, Date.now());
    const key = `page:build:${path}`;
    expect(await stores[0]?.run(script(`return redis.call('TTL', KEYS[1])`), key, [])).toBe(7260);
    await stores[0]?.run(script(`return redis.call('HSET', KEYS[1], 'page', 'cut')`), key, []);
    expect(await one.get(path, 'APP_PAGE')).toBeUndefined();
  });

  it('[ADR-0154] too large for all stay with who drew them', async () => {
    const one = await open();
    const noise = Buffer.alloc(5 * 1024 * 1024);
    for (let at = 0; at < noise.length; at += 4) noise.writeUInt32LE((at * 2_654_435_761) % 4_294_967_296, at);
    await one.set(path, { value: { ...pageOf('1'), rscData: noise } as never }, Date.now());
    expect(await one.has(path)).toBe(false);
  });

  describe('between two storefronts, each with a disk of its own', () => {
    type Stores = typeof PageStore;
    let processes: { store: PageStore; Stores: Stores; folder: string }[];
    /** A process has a module of its own, with what it knows of its drawings. */
    const start = async (module: string) => {
      const { default: Stores }: { default: Stores } = await import(/* @vite-ignore */ module);
      const folder = await mkdtemp(join(tmpdir(), 'shared-'));
      const marks = new StaleMarks();
      marks.telling = 'told';
      Object.assign(Stores, { folder, marks, shared: await open() });
      const rest = { _requestHeaders: {}, fetchCacheKeyPrefix: '', revalidatedTags: [], serverDistDir: folder };
      const store = new Stores({ ...rest, fs: nodeFs, dev: false, flushToDisk: true, maxMemoryCacheSize: 0 });
      return { store, Stores, folder };
    };
    const draw = ({ store }: { store: PageStore }, html: string) =>
      store.set(path, pageOf(html) as never, { cacheControl } as never);
    const find = async ({ store }: { store: PageStore }) => {
      const page = await store.get(path, { kind: 'APP_PAGE', isFallback: false } as never);
      const { html } = (page?.value ?? {}) as { html?: string };
      return { word: /\w+(?=<\/a>)/.exec(html ?? '')?.[0], isOld: page?.lastModified === -1 };
    };
    beforeEach(async () => {
      const source = '../../../server/page-store.ts';
      processes = [await start(`${source}?one`), await start(`${source}?other`)];
    });
    afterEach(async () => {
      for (const { folder } of processes) await rm(folder, { recursive: true });
    });

    it('[ADR-0154] are served by the second without a drawing of its own, until news touch them', async () => {
      const [one, other] = processes as [(typeof processes)[0], (typeof processes)[0]];
      expect(await find(other)).toEqual({ word: undefined, isOld: false });
      await draw(one, 'first');
      expect(await find(other)).toEqual({ word: 'first', isOld: false });
      other.Stores.marks?.take([{ kind: 'price', products: [12] }]);
      expect((await find(other)).isOld).toBe(true);
    });

    it('[ADR-0154] are each one’s own while Redis is away, and nothing fails', async () => {
      const [one, other] = processes as [(typeof processes)[0], (typeof processes)[0]];
      await draw(one, 'first');
      await server.kill();
      await until(() => stores.every(({ isHere }) => !isHere));
      expect([await find(one), await find(other)]).toMatchObject([{ word: 'first' }, { word: undefined }]);
      await draw(other, 'second');
      expect([await find(one), await find(other)]).toMatchObject([{ word: 'first' }, { word: 'second' }]);
      await server.run();
      await until(() => stores.every(({ isHere }) => isHere));
      expect((await find(other)).word).toBe('second');
      await draw(other, 'third');
      // The disk of the first holds what is older.
      expect([await find(one), await find(other)]).toMatchObject([{ word: 'third' }, { word: 'third' }]);
    });
  });
});
