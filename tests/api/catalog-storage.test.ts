import { DatabaseSync } from 'node:sqlite';
import { sql, type Kysely } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Catalog } from '#backend/catalog/model.ts';
import { hasCatalog, loadCatalog, saveCatalog } from '#backend/db/catalog.ts';
import { databaseFile, openDatabase, openReader } from '#backend/db/open.ts';
import type { Database } from '#backend/db/schema.ts';
import { createTestDatabase, isOverPostgres, type TestDatabase } from '#tests/databases/test-database.ts';
import { fixtureCatalog, fixtureNow } from '#tests/fixtures/catalog.ts';

let database: TestDatabase;
let db: Kysely<Database>;
beforeEach(async () => {
  database = await createTestDatabase();
  db = await openDatabase(database.settings);
});
afterEach(async () => {
  await db.destroy();
  await database.drop();
});

/** A catalog in the order in which it comes back: categories by id, price logs by moment. */
function inOrder(catalog: Catalog): Catalog {
  const byTime = (a: { at: string; role: string }, b: { at: string; role: string }) =>
    a.at + a.role < b.at + b.role ? -1 : 1;
  return {
    ...catalog,
    categories: catalog.categories.toSorted((a, b) => a.id - b.id),
    products: catalog.products.map((product) => ({ ...product, priceLog: product.priceLog.toSorted(byTime) })),
  };
}

describe('the stored catalog', () => {
  it('comes back as it was saved, also from another connection', async () => {
    expect(await hasCatalog(db)).toBe(false);
    const percents: number[] = [];
    await saveCatalog(db, fixtureCatalog(), fixtureNow, (percent) => percents.push(percent));
    expect(percents.at(-1)).toBe(100);
    expect(await hasCatalog(db)).toBe(true);
    expect(await loadCatalog(db)).toEqual(inOrder(fixtureCatalog()));
    await db.destroy();
    db = await openDatabase(database.settings);
    expect(await loadCatalog(db)).toEqual(inOrder(fixtureCatalog()));
  });

  it('is replaced by another one, which is noted as a change', async () => {
    await saveCatalog(db, fixtureCatalog(), fixtureNow);
    const smaller = fixtureCatalog();
    smaller.products.splice(1, 1);
    await saveCatalog(db, smaller, fixtureNow);
    expect(await loadCatalog(db)).toEqual(inOrder(smaller));
    expect(await db.selectFrom('change').select(['id', 'kind', 'entity_id']).execute()).toEqual([
      { id: 1, kind: 'catalog', entity_id: 0 },
      { id: 2, kind: 'catalog', entity_id: 0 },
    ]);
  });

  it.each<[string, (catalog: Catalog) => void]>([
    [
      'two options of one id',
      ({ products }) => {
        products[1]!.options[0]!.id = products[0]!.options[0]!.id;
      },
    ],
    [
      'a brand that is not there',
      ({ products }) => {
        products[8]!.brand = 'nincs';
      },
    ],
    [
      'negative stock',
      ({ products }) => {
        products[8]!.options[0]!.stock.online = -1;
      },
    ],
    [
      'a set of an unknown option',
      ({ sets }) => {
        sets[0]!.optionIds.push(1);
      },
    ],
  ])('with %s is refused as a whole', async (_, spoil) => {
    await saveCatalog(db, fixtureCatalog(), fixtureNow);
    const spoilt = fixtureCatalog();
    spoilt.brands.push({ ...spoilt.brands[0]!, slug: 'uj' });
    spoil(spoilt);
    await expect(saveCatalog(db, spoilt, fixtureNow)).rejects.toThrow(/constraint/);
    expect(await loadCatalog(db)).toEqual(inOrder(fixtureCatalog()));
  });
});

describe.skipIf(isOverPostgres)('the embedded database', () => {
  it('is written through to the disk and keeps its references', async () => {
    const pragma = async (name: string): Promise<unknown> => {
      const { rows } = await sql.raw<object>(`pragma ${name}`).execute(db);
      return Object.values(rows[0] ?? {})[0];
    };
    expect(await pragma('journal_mode')).toBe('wal');
    expect(await pragma('synchronous')).toBe(2);
    expect(await pragma('foreign_keys')).toBe(1);
    expect(await pragma('busy_timeout')).toBe(5000);
  });

  it('is locked for others from the first moment of a writing transaction, and not by a reading one', async () => {
    const other = new DatabaseSync(databaseFile(database.settings), { timeout: 0 });
    const write = () => other.exec("insert into phrase values ('labda', 0, 0); delete from phrase");
    await db.transaction().execute(async () => expect(write).toThrow('database is locked'));
    await db
      .transaction()
      .setAccessMode('read only')
      .execute(async () => write());
    other.close();
  });

  it('waits for another process that writes without stopping its own', async () => {
    const other = new DatabaseSync(databaseFile(database.settings), { timeout: 0 });
    other.exec('begin immediate');
    const waiting = db.transaction().execute(async () => 'had its turn');
    await new Promise((resolve) => {
      setTimeout(resolve, 30);
    });
    other.exec('rollback');
    other.close();
    expect(await waiting).toBe('had its turn');
  });

  it('does one transaction after the other, each all or nothing', async () => {
    await db.insertInto('phrase').values({ phrase: 'labda', position: 0, weight: 0 }).execute();
    const raise = (fails: boolean) =>
      db.transaction().execute(async (transaction) => {
        const { weight } = await transaction.selectFrom('phrase').select('weight').executeTakeFirstOrThrow();
        await new Promise((resolve) => {
          setImmediate(resolve);
        });
        await transaction
          .updateTable('phrase')
          .set({ weight: weight + 1 })
          .execute();
        if (fails) throw new Error('on purpose');
      });
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, (_, index) => raise(index % 4 === 0)));
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(5);
    expect(await db.selectFrom('phrase').select('weight').executeTakeFirst()).toEqual({ weight: 15 });
  });
});

describe('a reader', () => {
  it('reads while a transaction writes, sees what is committed, and cannot write', async () => {
    const reader = openReader(database.settings);
    const phrases = () => reader.selectFrom('phrase').select('phrase').execute();
    await db.transaction().execute(async (transaction) => {
      await transaction.insertInto('phrase').values({ phrase: 'labda', position: 0, weight: 0 }).execute();
      expect(await phrases()).toEqual([]);
    });
    expect(await phrases()).toEqual([{ phrase: 'labda' }]);
    await expect(reader.deleteFrom('phrase').execute()).rejects.toThrow(/read-?only/);
    await reader.destroy();
  });

  it('streams rows, and gives numbers for what is counted or summed', async () => {
    await saveCatalog(db, fixtureCatalog(), fixtureNow);
    const reader = openReader(database.settings);
    const ids: number[] = [];
    for await (const { id } of reader.selectFrom('product').select('id').orderBy('id').stream(2)) ids.push(id);
    expect(ids).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    const counted = await reader
      .selectFrom('stock')
      .select(({ fn, eb }) => [
        fn.countAll<number>().as('rows'),
        fn.sum<number>('pieces').as('pieces'),
        eb.exists(eb.selectFrom('stock').select('pieces').where('pieces', '<', 0)).as('isNegative'),
      ])
      .executeTakeFirstOrThrow();
    expect(counted).toEqual({ rows: expect.any(Number), pieces: expect.any(Number), isNegative: 0 });
    await reader.destroy();
  });
});
