import { AsyncLocalStorage } from 'node:async_hooks';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nodeFs } from 'next/dist/server/lib/node-fs-methods.js';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { incidentsKey, type Incident } from '#lib/core/incident.ts';
import { script, type SharedStore } from '#lib/shared/shared-store.ts';
import { NewsInRedis, NewsOnDisk } from '#server/news/news-places.ts';
import { StaleMarks } from '#server/news/stale-marks.ts';
import { startFollowing } from '#server/news/start-following.ts';
import type PageStore from '#server/page-store.ts';
import { SharedPages } from '#server/shared-pages.ts';
import { hasRedis, openHere, RedisServer, until } from '#tests/databases/redis-server.ts';

const pageOf = (html: string) => ({ kind: 'APP_PAGE', html, rscData: Buffer.from(''), headers: {}, status: 200 });
const cacheControl = { revalidate: 60, expire: 900 };

/** An API that tells changes, and what was missed by the number of a change. */
class Telling {
  readonly changes: number[] = [];
  readonly cursors: (string | null)[] = [];
  readonly #streams = new Set<ServerResponse>();
  readonly #server: Server;

  constructor() {
    this.#server = createServer((request, response) => {
      const after = new URL(request.url ?? '', 'http://api').searchParams.get('after');
      this.cursors.push(after);
      response.writeHead(200, { 'content-type': 'application/x-ndjson' });
      this.#streams.add(response);
      response.once('close', () => this.#streams.delete(response));
      this.#tell(response, after === null ? [] : this.changes.slice(Number(after)));
    }).listen(0, '127.0.0.1');
  }

  get host(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  change(product: number): void {
    this.changes.push(product);
    for (const stream of this.#streams) this.#tell(stream, [product]);
  }

  #tell(stream: ServerResponse, products: number[]): void {
    const news = products.length > 0 ? [{ kind: 'price', products }] : [];
    stream.write(`${JSON.stringify({ cursor: String(this.changes.length), news })}\n`);
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

/** A process of the storefront: a module has a page store of its own. */
interface Process {
  pages: PageStore;
  marks: StaleMarks;
  end: () => void;
}

describe.each(hasRedis ? ['a disk', 'Redis'] : ['a disk'])(
  'a storefront that starts again over pages in %s',
  (where) => {
    let api: Telling;
    let redis: RedisServer | undefined;
    let folder: string;
    let running: Process[];
    let stores: SharedStore[];
    const requests = new AsyncLocalStorage<Incident>();
    let started = 0;

    const open = async ({ url }: RedisServer): Promise<SharedStore> => {
      const store = await openHere(url);
      stores.push(store);
      return store;
    };
    const start = async (isToldOtherwise = false): Promise<Process> => {
      const source = '../../../../server/page-store.ts';
      const { default: Stores }: { default: typeof PageStore } = await import(
        /* @vite-ignore */ `${source}?${where}-${(started += 1)}`
      );
      const own = redis ? await mkdtemp(join(folder, 'own-')) : folder;
      const store: SharedStore | undefined = redis && (await open(redis));
      const marks = new StaleMarks();
      Object.assign(Stores, { folder: own, marks, shared: store && new SharedPages(store, 'build', 60) });
      const ending = new AbortController();
      const rest = { _requestHeaders: {}, fetchCacheKeyPrefix: '', revalidatedTags: [], serverDistDir: own };
      const pages = new Stores({ ...rest, fs: nodeFs, dev: false, flushToDisk: true, maxMemoryCacheSize: 0 });
      const end = () => ending.abort();
      running.push({ pages, marks, end });
      await startFollowing({
        host: api.host,
        key: 'k',
        marks,
        log: () => {},
        signal: ending.signal,
        pages: { folder: own, name: 'build' },
        store,
        keepsFolder: true,
        isToldOtherwise,
      });
      return { pages, marks, end };
    };
    const draw = ({ pages }: Process, id: number) =>
      requests.run({ id: '', apiUnreachable: false, beganAt: Date.now() }, () =>
        pages.set(`/hu/p/polo-${id}`, pageOf(String(id)) as never, { cacheControl } as never),
      );
    /** Whether a process serves a page that is kept, as it is. */
    const trusts = async ({ pages }: Process, id: number) => {
      const page = await pages.get(`/hu/p/polo-${id}`, { kind: 'APP_PAGE', isFallback: false } as never);
      return page !== null && page.lastModified !== -1;
    };
    const trustsAll = (process: Process) => Promise.all([12, 34, 56].map((id) => trusts(process, id)));

    beforeEach(async () => {
      [api, running, stores] = [new Telling(), [], []];
      Reflect.set(globalThis, incidentsKey, requests);
      folder = await mkdtemp(join(tmpdir(), 'restarted-'));
      redis = where === 'Redis' ? await RedisServer.start() : undefined;
    });
    afterEach(async () => {
      vi.useRealTimers();
      Reflect.deleteProperty(globalThis, incidentsKey);
      for (const { end } of running) end();
      for (const store of stores) store.close();
      api.stop();
      await redis?.stop();
      await rm(folder, { recursive: true, force: true });
    });

    /** Draws pages by a process that has followed for a minute, and ends it; `during` it is still there. */
    const drawBefore = async (during: (process: Process) => Promise<void> = async () => {}) => {
      const touches = { everything: 60_000, lists: null, range: null, products: [] };
      const words = JSON.stringify({ cursor: '0', touches });
      const place = redis ? new NewsInRedis(await open(redis), 'build') : new NewsOnDisk(folder);
      await place.keep(words);
      const process = await start();
      for (const id of [12, 34, 56]) await draw(process, id);
      await during(process);
      process.end();
    };

    it('[ADR-0158] serves them as they are, but for those that were touched since', async () => {
      await drawBefore(async (process) => {
        api.change(12);
        await until(() => process.marks.cursor === '1');
      });
      api.change(34);
      expect(await trustsAll(await start())).toEqual([false, false, true]);
    });

    it('[ADR-0158] serves what another process has drawn meanwhile, and hands all on to the next one', async () => {
      await drawBefore();
      api.change(12);
      const second = await start();
      expect(await trustsAll(second)).toEqual([false, true, true]);
      // What is drawn anew is later than what touched it by more than others may be late with their news.
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 1500 });
      await draw(second, 12);
      vi.useRealTimers();
      second.end();
      expect(await trustsAll(await start())).toEqual([true, true, true]);
    });

    it('[ADR-0158] trusts none of them where nothing is kept, or news come another way as well', async () => {
      await drawBefore();
      expect(await trustsAll(await start(true))).toEqual([false, false, false]);
      if (redis) await (await open(redis)).run(script(`return redis.call('DEL', KEYS[1])`), 'news:build', []);
      for (const { name, parentPath } of await readdir(folder, { recursive: true, withFileTypes: true }))
        if (name === 'news.json') await rm(join(parentPath, name));
      expect(await trustsAll(await start())).toEqual([false, false, false]);
    });
  },
);

it('[ADR-0158] a storefront whose API is away waits for no line of it', async () => {
  const ending = new AbortController();
  onTestFinished(() => ending.abort());
  const marks = new StaleMarks();
  await startFollowing({
    host: 'http://127.0.0.1:1',
    key: 'k',
    marks,
    log: () => {},
    signal: ending.signal,
    pages: { folder: '/nowhere', name: 'build' },
    store: undefined,
    keepsFolder: false,
    isToldOtherwise: false,
    limit: 600_000,
  });
  expect(marks.telling).toBe('cut');
});
