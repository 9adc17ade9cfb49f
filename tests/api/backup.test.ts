import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { saveCatalog } from '#backend/db/catalog.ts';
import { databaseFile, openDatabase } from '#backend/db/open.ts';
import { makeFirstVersion } from '#tests/databases/first-version.ts';
import { createTestDatabase, isOverPostgres, type TestDatabase } from '#tests/databases/test-database.ts';
import { fixtureCatalog, fixtureNow, fixtureOptions as options } from '#tests/fixtures/catalog.ts';
import { freePort } from '#tests/free-port.ts';
import { ready, runProgram, type ProgramRun } from './process.ts';

let database: TestDatabase;
let copy: string;
const runs: ProgramRun[] = [];
beforeEach(async () => {
  database = await createTestDatabase();
  copy = join(database.folder, 'copy.db');
});
afterEach(async () => {
  for (const { child, ended } of runs.splice(0)) {
    child.kill('SIGKILL');
    await ended;
  }
  await database.drop();
});

/** Runs `npm run db:backup` or `npm run db:restore`. Answers its exit code and what it wrote. */
async function run(program: 'backup' | 'restore', ...parameters: string[]) {
  const { ended, output } = runProgram(`${program}.ts`, database.environment, parameters);
  return { code: await ended, ...output };
}

async function startApi(): Promise<{ host: string; stop: () => Promise<void> }> {
  const port = await freePort();
  const api = runProgram('server.ts', { ...database.environment, API_PORT: String(port), LOG_LEVEL: 'error' });
  runs.push(api);
  const host = `http://localhost:${port}`;
  await ready(api, host);
  return {
    host,
    async stop() {
      api.child.kill('SIGTERM');
      await api.ended;
    },
  };
}

async function storeFixture(): Promise<void> {
  const db = await openDatabase(database.settings);
  await saveCatalog(db, fixtureCatalog(), fixtureNow);
  await db.destroy();
}

/** So much that it takes many steps to copy, with writes between them. */
async function store20MB(): Promise<void> {
  const db = await openDatabase(database.settings);
  const phrase = 'labda'.repeat(800);
  await db
    .insertInto('phrase')
    .values(Array.from({ length: 5000 }, (_, index) => ({ phrase: phrase + index, position: 10 + index, weight: 0 })))
    .execute();
  await db.destroy();
}

async function addToCart(host: string): Promise<string | null> {
  const answer = await fetch(`${host}/api/v1/cart/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ productOption: options.shirt }),
  });
  const { data }: { data: { uuid: string | null } } = await answer.json();
  return data.uuid;
}

function cartsIn(file: string): string[] {
  const stored = new DatabaseSync(file, { readOnly: true });
  const uuids = stored
    .prepare('select cart_uuid from cart_line')
    .all()
    .map((row) => String(row.cart_uuid));
  stored.close();
  return uuids;
}

describe.skipIf(isOverPostgres)('npm run db:backup', () => {
  it('copies what was acknowledged before it began, while the API goes on writing', async () => {
    await storeFixture();
    await store20MB();
    const { host } = await startApi();
    const before = await Promise.all(Array.from({ length: 10 }, () => addToCart(host)));
    let isCopying = true;
    const meanwhile = Array.from({ length: 4 }, async () => {
      while (isCopying) await addToCart(host);
    });
    const { code, stderr } = await run('backup', copy);
    isCopying = false;
    await Promise.all(meanwhile);
    expect([code, stderr]).toEqual([0, '']);
    expect(cartsIn(copy)).toEqual(expect.arrayContaining(before));
    const files = await readdir(database.folder);
    expect(files.filter((name) => name.startsWith('copy'))).toEqual(['copy.db']);
  });

  it('replaces no file, and says what is missing', async () => {
    const without = await run('backup', copy);
    expect(without).toMatchObject({ code: 1, stderr: expect.stringMatching(/^There is no database .+\.\n$/) });
    await storeFixture();
    await writeFile(copy, 'mine');
    const taken = await run('backup', copy);
    expect(taken).toMatchObject({ code: 1, stderr: `${copy} is there already. Name a new file.\n` });
    expect(await readFile(copy, 'utf8')).toBe('mine');
    expect(await run('backup')).toMatchObject({ code: 1, stderr: 'Name one file: npm run db:backup -- FILE\n' });
  });
});

describe.skipIf(isOverPostgres)('npm run db:restore', () => {
  it('brings back what was copied, and keeps what it replaces', async () => {
    await storeFixture();
    const first = await startApi();
    const kept = await addToCart(first.host);
    await run('backup', copy);
    const late = await addToCart(first.host);
    const busy = await run('restore', copy);
    expect(busy.code).toBe(1);
    expect(busy.stderr).toMatch(/^The database .+ is in use\. Stop the API, then restore\.\n$/);
    await first.stop();
    const { code, stderr, stdout } = await run('restore', copy);
    expect([code, stderr]).toEqual([0, '']);
    expect(cartsIn(databaseFile(database.settings))).toEqual([kept]);
    expect(new Set(cartsIn(/kept in (.+)\.\n$/.exec(stdout)?.[1] ?? ''))).toEqual(new Set([kept, late]));
    const second = await startApi();
    expect(await addToCart(second.host)).not.toBeNull();
  });

  it('also takes a copy of an earlier version, and a folder without a database', async () => {
    await makeFirstVersion({ DATA_DIR: join(database.folder, 'earlier') });
    const { code, stdout } = await run('restore', databaseFile({ DATA_DIR: join(database.folder, 'earlier') }));
    expect([code, stdout.split('\n')]).toEqual([0, [expect.stringContaining('Restored'), '']]);
    const db = await openDatabase(database.settings);
    expect(await db.selectFrom('orders').select('sequence').execute()).toHaveLength(2);
    await db.destroy();
  });

  it('replaces a database that is damaged', async () => {
    await storeFixture();
    await run('backup', copy);
    await writeFile(databaseFile(database.settings), 'no database at all'.repeat(1000));
    expect(await run('restore', copy)).toMatchObject({ code: 0, stderr: '' });
    const db = await openDatabase(database.settings);
    expect(await db.selectFrom('product').select('id').execute()).toHaveLength(9);
    await db.destroy();
  });

  it.each<[string, (file: string) => Promise<void>, RegExp]>([
    [
      'that is no database',
      (file) => writeFile(file, 'text'.repeat(2000)),
      /cannot be read: file is not a database\.\n$/,
    ],
    [
      'that is cut off',
      async (file) => writeFile(file, (await readFile(file)).subarray(0, 60_000)),
      /(damaged|cannot be read): .+\n$/,
    ],
    [
      'of something else',
      async (file) => {
        await writeFile(file, '');
        const other = new DatabaseSync(file);
        other.exec('create table note (text text)');
        other.close();
      },
      /is none of this shop\.\n$/,
    ],
    [
      'of a newer version',
      async (file) => {
        const newer = new DatabaseSync(file);
        newer.exec("insert into kysely_migration values ('9999-later', '')");
        newer.close();
      },
      /is of a newer version of the shop, which has made "9999-later"\.\n$/,
    ],
  ])('refuses a file %s, and changes nothing', async (_, spoil, message) => {
    await storeFixture();
    await run('backup', copy);
    await spoil(copy);
    const before = await readFile(databaseFile(database.settings));
    expect(await run('restore', copy)).toMatchObject({ code: 1, stderr: expect.stringMatching(message) });
    expect(await readFile(databaseFile(database.settings))).toEqual(before);
    expect((await readdir(database.folder)).filter((name) => /part|replaced/.test(name))).toEqual([]);
  });
});

describe.runIf(isOverPostgres)('over PostgreSQL', () => {
  it('backup and restore name the programs of PostgreSQL', async () => {
    expect((await run('backup', copy)).stderr).toBe('The data is in PostgreSQL (DATABASE_URL): use pg_dump.\n');
    expect((await run('restore', copy)).stderr).toBe('The data is in PostgreSQL (DATABASE_URL): use pg_restore.\n');
  });
});
