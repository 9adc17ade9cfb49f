import type { Kysely } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isPostgres } from '#backend/db/dialect.ts';
import { migrationNames } from '#backend/db/migrations/index.ts';
import { databaseName, openDatabase } from '#backend/db/open.ts';
import type { Database } from '#backend/db/schema.ts';
import { firstRows, makeFirstVersion, type Rows } from '#tests/databases/first-version.ts';
import { createTestDatabase, isOverPostgres, type TestDatabase } from '#tests/databases/test-database.ts';
import { runProgram } from './process.ts';

let database: TestDatabase;
const open: Kysely<Database>[] = [];
beforeEach(async () => {
  database = await createTestDatabase('nothing');
});
afterEach(async () => {
  for (const db of open.splice(0)) await db.destroy();
  await database.drop();
});

async function openUpToDate(): Promise<Kysely<Database>> {
  const db = await openDatabase(database.settings);
  open.push(db);
  return db;
}

/** All rows of the tables that the first version had, in the order of their first column: a changed row may move. */
async function rowsOf(db: Kysely<Database>): Promise<Rows> {
  const rows: Rows = {};
  const tables = db.withTables<Record<string, Rows[string][number]>>();
  for (const [table, [row = {}]] of Object.entries(firstRows)) {
    const [column = ''] = Object.keys(row);
    rows[table] = await tables.selectFrom(table).selectAll().orderBy(column).execute();
  }
  return rows;
}

describe('a database of the first version', () => {
  it('is brought up to date with all that it holds', async () => {
    await makeFirstVersion(database.settings);
    const db = await openUpToDate();
    const ran = await db.selectFrom('kysely_migration').select('name').orderBy('name').execute();
    expect(ran.map(({ name }) => name)).toEqual(migrationNames.toSorted());
    const change = firstRows['change']?.map((row) => (row['kind'] === 'catalogue' ? { ...row, kind: 'catalog' } : row));
    expect(await rowsOf(db)).toMatchObject({ ...firstRows, change });
  });

  it('goes on counting orders, changes and keys where it was', async () => {
    await makeFirstVersion(database.settings);
    const db = await openUpToDate();
    expect(await db.selectFrom('counter').select('value').where('name', '=', 'order').executeTakeFirst()).toEqual({
      value: 4,
    });
    expect(await db.selectFrom('orders').select('request_hash').distinct().execute()).toEqual([{ request_hash: null }]);
    if (isPostgres(db)) return;
    const added = await db
      .insertInto('change')
      .values({ kind: 'stock', entity_id: 2002, at: '' })
      .returning('id')
      .executeTakeFirst();
    expect(added?.id).toBeGreaterThan(2);
  });
});

describe('migrations', () => {
  it('change nothing in a database that is up to date', async () => {
    const first = await openUpToDate();
    const before = await first.selectFrom('kysely_migration').selectAll().orderBy('name').execute();
    const second = await openUpToDate();
    expect(await second.selectFrom('kysely_migration').selectAll().orderBy('name').execute()).toEqual(before);
  });

  // SQLite waits for others without letting go of the thread: there, processes show it (processes.test.ts).
  it.runIf(isOverPostgres)('run once when several open an empty database at the same time', async () => {
    const all = await Promise.all([openUpToDate(), openUpToDate(), openUpToDate(), openUpToDate()]);
    for (const db of all) {
      expect(await db.selectFrom('kysely_migration').select('name').execute()).toHaveLength(migrationNames.length);
      expect(await db.selectFrom('counter').selectAll().execute()).toEqual([{ name: 'order', value: 0 }]);
    }
  });
});

describe('a database of a newer version', () => {
  const note = (db: Kysely<Database>, name: string) =>
    db.insertInto('kysely_migration').values({ name, timestamp: '2030-01-01T00:00:00Z' }).execute();

  it('[ADR-0155] is left as it is, and keeps the API from starting with a sentence, where it lacks what this one needs', async () => {
    const db = await openUpToDate();
    await note(db, '9999-after-9998-old-prices');
    const server = runProgram('server.ts', database.environment);
    expect(await server.ended).toBe(1);
    expect(server.output.stderr).toBe(
      `The database ${databaseName(database.settings)} cannot be opened: ` +
        'it was used by a newer version of the shop, which has made "9999-after-9998-old-prices".\n',
    );
    expect(await db.selectFrom('product').selectAll().execute()).toEqual([]);
  });

  it('[ADR-0155] is used as it is where that has only added', async () => {
    const db = await openUpToDate();
    await db.schema.alterTable('cart').addColumn('of_a_later_version', 'text').execute();
    await note(db, '9998-cart-additions');
    const again = await openUpToDate();
    const cart = { uuid: 'a', created_at: '2030-01-01T00:00:00Z', changed_at: '2030-01-01T00:00:00Z' };
    await again.insertInto('cart').values(cart).execute();
    expect(await again.selectFrom('cart').select('uuid').execute()).toEqual([{ uuid: 'a' }]);
  });
});
