import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CacheFs } from 'next/dist/shared/lib/utils.js';
import { nodeFs } from 'next/dist/server/lib/node-fs-methods.js';
import { getRouteCacheKey } from 'next/dist/server/lib/route-cache-key.js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ownBrand } from '#lib/config/brand/own-brand.ts';
import { companySettingsOf } from '#lib/config/company-settings.ts';
import { market } from '#lib/config/market/stated-market.ts';
import { statedCompany } from '#lib/config/stated-company.ts';
import { readSettings, shopSettingsSchema } from '#lib/config/settings.ts';
import { sourceStamp } from '#server/build-stamp.ts';
import { keptPageTest, productPageFolders, sweepPageFiles } from '#server/page-files.ts';
import PageStore, { buildIdIn, keepOwnPages, pageFolder, pagesName } from '#server/page-store.ts';

const nameOf = (environment: Record<string, string>, buildId = 'b', brand = '') => {
  const settings = readSettings(shopSettingsSchema, environment);
  const company = statedCompany(
    { ...settings, ...readSettings(companySettingsOf(market), environment) },
    ownBrand.company,
  );
  return pagesName(buildId, settings, company, brand, market);
};

const route = '/hu/markdown/p/polo-12';
// As Next names what a route has drawn.
const owner = { kind: 'APP_ROUTE' as never, sourceRoute: '/[locale]/markdown/p/[product]/route' };
const key = getRouteCacheKey(route, owner);

describe('the pages on the disk', () => {
  let build: string;
  const storeOf = (name: string, fs: CacheFs = nodeFs) => {
    PageStore.folder = pageFolder(build, name);
    const serverDistDir = join(build, 'server');
    const rest = { _requestHeaders: {}, fetchCacheKeyPrefix: '', revalidatedTags: [] };
    return new PageStore({ ...rest, fs, dev: false, flushToDisk: true, serverDistDir, maxMemoryCacheSize: 0 });
  };
  const keep = (store: PageStore, body: string) => {
    const page = { kind: 'APP_ROUTE', body: Buffer.from(body), headers: {}, status: 200 };
    return store.set(key, page as never, { cacheControl: { revalidate: 60, expire: 900 } } as never);
  };
  const find = async (store: PageStore) =>
    (await store.get(key, { kind: 'APP_ROUTE', isFallback: false } as never))?.value;

  beforeEach(async () => {
    build = await mkdtemp(join(tmpdir(), 'pages-'));
  });
  afterEach(() => rm(build, { recursive: true }));

  it.each([
    ['API_HOST', 'https://api.bolt.example'],
    ['STOREFRONT_HOST', 'http://127.0.0.1:3000'],
    ['LOYALTY', 'false'],
    ['COMPANY_NAME', 'Futam Kft.'],
    ['DEMO', 'false'],
  ])('[ADR-0136] are others with %s=%s', (setting, value) => {
    const environment = { [setting]: value };
    expect(nameOf(environment)).not.toBe(nameOf({}));
    expect(nameOf(environment)).toBe(nameOf({ ...environment, STOREFRONT_PORT: '3007', LOG_LEVEL: 'debug' }));
  });

  it('[ADR-0143] are others for another brand', () =>
    expect(nameOf({}, 'b', '1f00')).not.toBe(nameOf({}, 'b', '2e11')));

  it('[ADR-0136] are others for the next build in the same folder, whose chunks have other names', async () => {
    const named = async (id: string) => {
      await writeFile(join(build, 'BUILD_ID'), id);
      return nameOf({}, await buildIdIn(build));
    };
    const before = await named('4a5c');
    expect(await named('91fe')).not.toBe(before);
    expect(await named('4a5c')).toBe(before);
  });

  it('[ADR-0136] are found by the settings they were drawn under, and by no others', async () => {
    await keep(storeOf('one'), 'one');
    expect(await find(storeOf('one'))).toMatchObject({ status: 200 });
    expect(await find(storeOf('other'))).toBeUndefined();
    expect(await readdir(build)).toEqual(['pages']);
    const isKept = (name: string) => keptPageTest(pageFolder(build, name))(`${route}/`);
    expect([await isKept('one'), await isKept('other')]).toEqual([true, false]);
    expect(await sweepPageFiles(await productPageFolders(pageFolder(build, 'one')), 0)).toBe(1);
    expect(await isKept('one')).toBe(false);
  });

  it('[ADR-0136] are there as a whole: who reads while one is written has it as it was, also on a full disk', async () => {
    const name = 'own';
    await keep(storeOf(name), 'the first');
    const seen: unknown[] = [];
    const writeHalf: CacheFs['writeFile'] = async (file, data) => {
      await nodeFs.writeFile(file, data.slice(0, 3));
      seen.push(await find(storeOf(name)));
    };
    const slow: CacheFs = {
      ...nodeFs,
      writeFile: async (file, data) => {
        await writeHalf(file, data);
        await nodeFs.writeFile(file, data);
      },
    };
    const full: CacheFs = {
      ...nodeFs,
      writeFile: async (file, data) => {
        await writeHalf(file, data);
        throw new Error('ENOSPC: no space left on device');
      },
    };
    const [first, second] = ['the first', 'the second'].map((body) =>
      expect.objectContaining({ body: Buffer.from(body) }),
    );
    await expect(keep(storeOf(name, full), 'the second')).rejects.toThrow('ENOSPC');
    expect(await find(storeOf(name))).toEqual(first);
    await keep(storeOf(name, slow), 'the second');
    expect(await find(storeOf(name))).toEqual(second);
    // Body and what is noted of it, each twice; the two of one page may come one after the other.
    expect(seen).toHaveLength(4);
    for (const one of seen) expect([first, second]).toContainEqual(one);
    expect(await readdir(join(pageFolder(build, name), 'unfinished'))).toEqual([]);
  });

  it('[ADR-0136] of other settings go once no process has looked after them for a day', async () => {
    const [now, hour] = [Date.now(), 3_600_000];
    for (const [name, age] of [
      ['own', 48 * hour],
      ['beside', hour],
      ['gone', 25 * hour],
    ] as const) {
      await mkdir(pageFolder(build, name), { recursive: true });
      await writeFile(join(pageFolder(build, name), 'page'), '');
      await utimes(pageFolder(build, name), (now - age) / 1000, (now - age) / 1000);
    }
    await keepOwnPages(build, 'own', now);
    expect((await readdir(join(build, 'pages'))).toSorted()).toEqual(['beside', 'own']);
    await keepOwnPages(build, 'other', now + 20 * hour);
    expect((await readdir(join(build, 'pages'))).toSorted()).toEqual(['beside', 'own']);
  });
});

describe('a build', () => {
  it('[ADR-0136] is another for the team shop, and the same for all else that is set', async () => {
    const stampOf = (environment: Record<string, string>) => sourceStamp(readSettings(shopSettingsSchema, environment));
    const stamp = await stampOf({});
    expect(await stampOf({ API_HOST: 'https://api.bolt.example', LOYALTY: 'false', TRACKED_PAGE: '3' })).toBe(stamp);
    expect(await stampOf({ TEAM_BUILD: 'true' })).not.toBe(stamp);
  });
});
