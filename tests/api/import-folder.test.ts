import { appendFile, lstat, mkdir, readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ImportFolder } from '#backend/catalog/import-folder.ts';
import { claimImport, endImport } from '#backend/db/catalog-stage.ts';
import type { WireProduct } from '#lib/contract/product.ts';
import { fixtureNow } from '#tests/fixtures/catalog.ts';
import { startTestApi, type TestApi } from './harness.ts';

let api: TestApi;
let folder: string;
let outcomes: string[];
beforeEach(async () => {
  api = await startTestApi();
  folder = join(api.folder, 'import');
  outcomes = [];
  await mkdir(folder);
});
afterEach(() => api.close());

const watcher = (abandonedAfter?: number, beforeImport: () => Promise<void> = async () => {}) =>
  new ImportFolder({
    folder,
    db: api.db,
    now: () => fixtureNow,
    options: async () => {
      await beforeImport();
      return { pictures: new Set() };
    },
    onFile: (name, outcome) => outcomes.push(`${name} ${outcome}`),
    ...(abandonedAfter === undefined ? {} : { abandonedAfter }),
  });
const put = (name: string, text: string) => writeFile(join(folder, name), text);
const stock = (pieces: number) => `${JSON.stringify({ kind: 'stock', optionId: 1002, stock: { online: pieces } })}\n`;
/** What lies in a folder, and what the reports say. */
const lying = (part = '.') =>
  readdir(join(folder, part)).then((names) => names.filter((name) => !name.startsWith('.')));
const report = async (part: 'done' | 'failed') => {
  const name = (await lying(part)).find((file) => file.endsWith('.txt')) ?? '';
  return readFile(join(folder, part, name), 'utf8');
};

describe('a watched folder', () => {
  it('[ADR-0140] imports a file once it stands still, and lays it away with a report', async () => {
    const watching = watcher();
    await put('keszlet.ndjson', stock(7));
    await put('olvass-el.txt', 'nem import');
    await watching.look();
    expect(await api.stock(1002)).toBe(3);
    await appendFile(join(folder, 'keszlet.ndjson'), stock(7).replace('1002', '1001'));
    await watching.look();
    expect(await api.stock(1002)).toBe(3);
    await watching.look();
    expect(await api.stock(1002)).toBe(7);
    expect(outcomes).toEqual(['keszlet.ndjson done']);
    expect((await lying()).toSorted()).toEqual(['done', 'failed', 'olvass-el.txt']);
    expect(await lying('done')).toEqual([
      expect.stringMatching(/^2026-11-21T.* keszlet\.ndjson$/),
      expect.stringMatching(/ keszlet\.ndjson\.txt$/),
    ]);
    expect(await report('done')).toBe('Imported 2 records of keszlet.ndjson.\n');
  });

  it('[ADR-0140] lays a wrong file aside, with line and reason, and goes on with the next', async () => {
    const watching = watcher();
    await put('a.ndjson', '{"kind":"stock"');
    await put('b.ndjson', stock(9));
    await watching.look();
    await watching.look();
    expect(outcomes).toEqual(['a.ndjson failed', 'b.ndjson done']);
    expect(await report('failed')).toBe(
      'a.ndjson is not a valid catalog, nothing was stored:\nline 1: not valid JSON\n',
    );
    expect(await api.stock(1002)).toBe(9);
  });

  it('[ADR-0140] reads tables by the mapping beside them, and says where there is none', async () => {
    const watching = watcher();
    const table = 'Cikk;Név;Ár\nFX-3001;Kulács;2990\n';
    await put('arak.csv', table);
    await watching.look();
    await watching.look();
    expect(await report('failed')).toContain(
      'arak.csv is a table: put arak.csv.mapping.json or mapping.json beside it',
    );
    const columns = { sku: 'Cikk', name: 'Név', price: 'Ár' };
    await put('mapping.json', JSON.stringify({ columns }));
    await put('arak.csv', table);
    await watching.look();
    await watching.look();
    expect(outcomes).toEqual(['arak.csv failed', 'arak.csv done']);
    await api.live.catchUp();
    const { data } = await api.call<WireProduct>('GET', '/api/v1/product/3/');
    expect([data.name, data.prices.vk]).toEqual(['Kulács', '2.990']);
  });

  it('[ADR-0140] is shared by processes: one of them takes a file', async () => {
    const watching = [watcher(), watcher(), watcher()];
    await put('keszlet.ndjson', stock(5));
    for (const one of watching) await one.look();
    await Promise.all(watching.map((one) => one.look()));
    expect(outcomes).toEqual(['keszlet.ndjson done']);
    expect(await api.stock(1002)).toBe(5);
  });

  it('[ADR-0140] waits while another import is under way', async () => {
    const watching = watcher();
    await put('keszlet.ndjson', stock(5));
    const claimed = await claimImport(api.db, false, new Date());
    await watching.look();
    await watching.look();
    expect([outcomes, await lying()]).toEqual([[], ['done', 'failed', 'keszlet.ndjson']]);
    await endImport(api.db, claimed);
    await watching.look();
    await watching.look();
    expect(outcomes).toEqual(['keszlet.ndjson done']);
  });

  it('[ADR-0140] takes up what a process had taken that is gone', async () => {
    await mkdir(join(folder, '.taken'));
    await writeFile(join(folder, '.taken', 'keszlet.ndjson'), stock(4));
    const patient = watcher();
    for (let look = 0; look < 3; look += 1) await patient.look();
    expect(outcomes).toEqual([]);
    const watching = watcher(-1);
    for (let look = 0; look < 2; look += 1) await watching.look();
    expect(outcomes).toEqual(['keszlet.ndjson done']);
  });

  it('[ADR-0140] loses neither of two files of one name, and the newer one wins', async () => {
    await mkdir(join(folder, '.taken'));
    await writeFile(join(folder, '.taken', 'keszlet.ndjson'), stock(4));
    await utimes(join(folder, '.taken', 'keszlet.ndjson'), new Date(), 1000);
    await put('keszlet.ndjson', stock(8));
    const patient = watcher();
    for (let look = 0; look < 3; look += 1) await patient.look();
    expect([outcomes, await lying()]).toEqual([[], ['done', 'failed', 'keszlet.ndjson']]);
    const watching = watcher(-1);
    for (let look = 0; look < 3; look += 1) await watching.look();
    expect(outcomes).toEqual(['keszlet.ndjson done', 'keszlet.ndjson done']);
    expect(await api.stock(1002)).toBe(8);
  });

  it('[ADR-0140] leaves a file alone that comes while one of its name is imported', async () => {
    const other = watcher();
    let hasCome = false;
    const watching = watcher(undefined, async () => {
      if (hasCome) return;
      hasCome = true;
      await put('keszlet.ndjson', stock(8));
      for (let look = 0; look < 2; look += 1) await other.look();
    });
    await put('keszlet.ndjson', stock(4));
    for (let look = 0; look < 2; look += 1) await watching.look();
    expect([outcomes, await api.stock(1002)]).toEqual([['keszlet.ndjson done'], 4]);
    for (let look = 0; look < 2; look += 1) await other.look();
    expect([outcomes.length, await api.stock(1002)]).toEqual([2, 8]);
  });

  it('[ADR-0140] keeps to the order of files while the first of them waits', async () => {
    await put('a.ndjson', stock(4));
    await utimes(join(folder, 'a.ndjson'), new Date(), 1000);
    await put('b.ndjson', stock(8));
    let claimed: Awaited<ReturnType<typeof claimImport>> | null = null;
    const watching = watcher(undefined, async () => {
      if (claimed) await endImport(api.db, claimed);
      else claimed = await claimImport(api.db, false, new Date());
    });
    for (let look = 0; look < 2; look += 1) await watching.look();
    expect(outcomes).toEqual([]);
    for (let look = 0; look < 2; look += 1) await watching.look();
    expect(outcomes).toEqual(['a.ndjson done', 'b.ndjson done']);
    expect(await api.stock(1002)).toBe(8);
  });

  it('[ADR-0140] keeps the time at which a file was written while it says that it is at it', async () => {
    await put('keszlet.ndjson', stock(4));
    await utimes(join(folder, 'keszlet.ndjson'), 500, 1000);
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const times: number[] = [];
    const watching = watcher(undefined, async () => {
      const [name = ''] = await readdir(join(folder, '.taken'));
      vi.advanceTimersByTime(10_000);
      const said = await vi.waitUntil(async () => {
        const found = await lstat(join(folder, '.taken', name));
        return found.atimeMs > 500_000 && found;
      });
      times.push(said.mtimeMs);
    });
    try {
      for (let look = 0; look < 2; look += 1) await watching.look();
    } finally {
      vi.useRealTimers();
    }
    expect([outcomes, times]).toEqual([['keszlet.ndjson done'], [1_000_000]]);
  });

  it('[ADR-0140] has a table that waited keep its own mapping beside a newer one of its name', async () => {
    await put('arak.csv.mapping.json', JSON.stringify({ columns: { sku: 'Cikk', stock: 'Db' } }));
    await put('arak.csv', 'Cikk;Db\nFX-1002;4\n');
    let claimed: Awaited<ReturnType<typeof claimImport>> | null = null;
    const watching = watcher(undefined, async () => {
      if (claimed) return;
      claimed = await claimImport(api.db, false, new Date());
      await put('arak.csv', 'Cikk;Db\nFX-1002;8\n');
    });
    for (let look = 0; look < 3; look += 1) await watching.look();
    expect([outcomes, (await lying()).toSorted()]).toEqual([
      [],
      ['arak.csv', 'arak.csv.mapping.json', 'done', 'failed'],
    ]);
    if (claimed) await endImport(api.db, claimed);
    const after = watcher(-1);
    for (let look = 0; look < 2; look += 1) await after.look();
    expect(outcomes).toEqual(['arak.csv done', 'arak.csv done']);
    expect(await api.stock(1002)).toBe(8);
  });
});
