import { AsyncLocalStorage } from 'node:async_hooks';
import { mkdtemp, rm, stat, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nodeFs } from 'next/dist/server/lib/node-fs-methods.js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { incidentsKey, type Incident } from '#lib/core/incident.ts';
import { StaleMarks } from '#server/news/stale-marks.ts';
import PageStore from '#server/page-store.ts';

const start = Date.parse('2026-11-25T11:00:00Z');
const path = '/hu/p/polo-12';
const requests = new AsyncLocalStorage<Incident>();

let folder: string;
let store: PageStore;
let marks: StaleMarks;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: start });
  Reflect.set(globalThis, incidentsKey, requests);
  folder = await mkdtemp(join(tmpdir(), 'kept-'));
  marks = new StaleMarks();
  marks.telling = 'told';
  [PageStore.folder, PageStore.marks] = [folder, marks];
  const rest = { _requestHeaders: {}, fetchCacheKeyPrefix: '', revalidatedTags: [], serverDistDir: folder };
  store = new PageStore({ ...rest, fs: nodeFs, dev: false, flushToDisk: true, maxMemoryCacheSize: 0 });
});
afterEach(async () => {
  vi.useRealTimers();
  PageStore.marks = undefined;
  Reflect.deleteProperty(globalThis, incidentsKey);
  await rm(folder, { recursive: true });
});

const incident = (beganAt = Date.now()): Incident => ({ id: '', apiUnreachable: false, beganAt });
const context = { kind: 'APP_PAGE', isFallback: false } as never;

function keep(html: string, at = incident(), revalidate = 30): Promise<void> {
  const page = { kind: 'APP_PAGE', html, rscData: Buffer.from(''), headers: {}, status: 200 };
  return requests.run(at, () => store.set(path, page as never, { cacheControl: { revalidate, expire: 900 } } as never));
}

/** A page as Next gets it, and for how many ms it takes it to be there; -1 has it wait for a new one. */
async function find(at = incident()) {
  const page = await requests.run(at, () => store.get(path, context));
  const { html } = (page?.value ?? {}) as { html?: string };
  return { html, value: page?.value, age: page?.lastModified === -1 ? -1 : Date.now() - (page?.lastModified ?? NaN) };
}

describe('a kept page that news are told of', () => {
  it('[ADR-0149] has the time at which its drawing began, and is kept past Next’s own time', async () => {
    const began = incident();
    vi.setSystemTime(start + 800);
    await keep('<p>1</p>', began);
    expect((await stat(join(folder, `server/app${path}.html`))).mtimeMs).toBe(start);
    vi.setSystemTime(start + 600_000);
    const asked = incident();
    expect(await find(asked)).toMatchObject({ html: '<p>1</p>', age: 0 });
    expect(asked.drawnAt).toBe(start);
  });

  it('[ADR-0149] is waited for once news touch it, by its address or by what it shows', async () => {
    await keep('<a href="/p/zokni-34/">');
    vi.setSystemTime(start + 60_000);
    marks.take([{ kind: 'price', products: [5] }]);
    expect((await find()).age).toBe(0);
    marks.take([{ kind: 'price', products: [34] }]);
    expect((await find()).age).toBe(-1);
    vi.setSystemTime(start + 60_010);
    await keep('<a href="/p/zokni-34/">');
    expect((await find()).age).toBe(0);
    vi.setSystemTime(start + 60_020);
    marks.take([{ kind: 'stock', products: [12] }]);
    expect((await find()).age).toBe(-1);
  });

  it('[ADR-0149] drawn behind an old answer makes that answer no newer', async () => {
    await keep('<p>1</p>', incident(), 5);
    vi.setSystemTime(start + 60_000);
    const asked = incident();
    expect((await find(asked)).age).toBe(60_000);
    await keep('<p>2</p>', asked);
    expect(asked.drawnAt).toBe(start);
  });

  it('[ADR-0149] that another process has drawn may be as old as news that it heard later', async () => {
    await keep('<p>1</p>');
    const file = join(folder, `server/app${path}.html`);
    vi.setSystemTime(start + 5000);
    marks.take([{ kind: 'price', products: [12] }]);
    const at = (ms: number) => utimes(file, (start + ms) / 1000, (start + ms) / 1000);
    await at(5900);
    vi.setSystemTime(start + 10_000);
    expect((await find()).age).toBe(-1);
    await at(6100);
    expect((await find()).age).toBe(0);
  });

  it('[ADR-0149] is shown as it was for a second once no new one can be drawn, and grows no younger by it', async () => {
    await keep('<p>1</p>');
    vi.setSystemTime(start + 60_000);
    marks.take([{ kind: 'price', products: [12] }]);
    vi.setSystemTime(start + 60_100);
    const asked = incident();
    const { value } = await find(asked);
    await requests.run(asked, () => store.set(path, value as never, { cacheControl: { revalidate: 30 } } as never));
    expect(await find()).toMatchObject({ html: '<p>1</p>', age: 31_000 });
    vi.setSystemTime(start + 61_500);
    expect((await find()).age).toBe(-1);
  });

  it('[ADR-0149] lives by Next’s time where a part of it is missing, and where nothing is told', async () => {
    await keep('<p>1</p>', incident(), 5);
    vi.setSystemTime(start + 60_000);
    expect((await find()).age).toBe(60_000);
    await keep('<p>1</p>');
    marks.telling = 'untold';
    vi.setSystemTime(start + 90_000);
    expect((await find()).age).toBe(30_000);
    PageStore.marks = undefined;
    expect((await find()).age).toBe(30_000);
  });
});
