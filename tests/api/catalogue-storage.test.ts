import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql, type Kysely } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Catalogue } from '#backend/catalogue/model.ts';
import { hasCatalogue, loadCatalogue, saveCatalogue } from '#backend/db/catalogue.ts';
import { openDatabase } from '#backend/db/open.ts';
import type { Database } from '#backend/db/schema.ts';
import { fixtureCatalogue, fixtureNow } from '#tests/fixtures/catalogue.ts';

let folder: string;
let db: Kysely<Database>;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lendulet-db-'));
  db = await openDatabase(folder);
});
afterEach(async () => {
  await db.destroy();
  await rm(folder, { recursive: true });
});

/** A catalogue in the order in which it comes back: categories by id, price logs by moment. */
function inOrder(catalogue: Catalogue): Catalogue {
  const byTime = (a: { at: string; role: string }, b: { at: string; role: string }) =>
    (a.at + a.role < b.at + b.role ? -1 : 1);
  return {
    ...catalogue,
    categories: catalogue.categories.toSorted((a, b) => a.id - b.id),
    products: catalogue.products.map((product) => ({ ...product, priceLog: product.priceLog.toSorted(byTime) })),
  };
}

describe('the stored catalogue', () => {
  it('comes back as it was saved, also from another connection', async () => {
    expect(await hasCatalogue(db)).toBe(false);
    const percents: number[] = [];
    await saveCatalogue(db, fixtureCatalogue(), fixtureNow, (percent) => percents.push(percent));
    expect(percents.at(-1)).toBe(100);
    expect(await hasCatalogue(db)).toBe(true);
    expect(await loadCatalogue(db)).toEqual(inOrder(fixtureCatalogue()));
    await db.destroy();
    db = await openDatabase(folder);
    expect(await loadCatalogue(db)).toEqual(inOrder(fixtureCatalogue()));
  });

  it('is replaced by another one, which is noted as a change', async () => {
    await saveCatalogue(db, fixtureCatalogue(), fixtureNow);
    const smaller = fixtureCatalogue();
    smaller.products.splice(1, 1);
    await saveCatalogue(db, smaller, fixtureNow);
    expect(await loadCatalogue(db)).toEqual(inOrder(smaller));
    expect(await db.selectFrom('change').select(['id', 'kind', 'entity_id']).execute()).toEqual([
      { id: 1, kind: 'catalogue', entity_id: 0 }, { id: 2, kind: 'catalogue', entity_id: 0 },
    ]);
  });

  it.each<[string, (catalogue: Catalogue) => void]>([
    ['two options of one id', ({ products }) => { products[1]!.options[0]!.id = products[0]!.options[0]!.id; }],
    ['a brand that is not there', ({ products }) => { products[8]!.brand = 'nincs'; }],
    ['negative stock', ({ products }) => { products[8]!.options[0]!.stock.online = -1; }],
    ['a set of an unknown option', ({ sets }) => { sets[0]!.optionIds.push(1); }],
  ])('with %s is refused as a whole', async (_, spoil) => {
    await saveCatalogue(db, fixtureCatalogue(), fixtureNow);
    const spoilt = fixtureCatalogue();
    spoilt.brands.push({ ...spoilt.brands[0]!, slug: 'uj' });
    spoil(spoilt);
    await expect(saveCatalogue(db, spoilt, fixtureNow)).rejects.toThrow(/constraint failed/);
    expect(await loadCatalogue(db)).toEqual(inOrder(fixtureCatalogue()));
  });
});

describe('the database', () => {
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
    const other = new DatabaseSync(join(folder, 'lendulet.db'), { timeout: 0 });
    const write = () => other.exec("insert into phrase values ('labda', 0, 0); delete from phrase");
    await db.transaction().execute(async () => expect(write).toThrow('database is locked'));
    await db.transaction().setAccessMode('read only').execute(async () => write());
    other.close();
  });

  it('does one transaction after the other, each all or nothing', async () => {
    await db.insertInto('phrase').values({ phrase: 'labda', position: 0, weight: 0 }).execute();
    const raise = (fails: boolean) => db.transaction().execute(async (transaction) => {
      const { weight } = await transaction.selectFrom('phrase').select('weight').executeTakeFirstOrThrow();
      await new Promise((resolve) => { setImmediate(resolve); });
      await transaction.updateTable('phrase').set({ weight: weight + 1 }).execute();
      if (fails) throw new Error('on purpose');
    });
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, (_, index) => raise(index % 4 === 0)));
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(5);
    expect(await db.selectFrom('phrase').select('weight').executeTakeFirst()).toEqual({ weight: 15 });
  });
});
