import type { Insertable, Kysely, Transaction } from 'kysely';
import type { Catalog } from '../catalog/model.ts';
import { brandRow, categoryRow, productRow, sportRow, termRow } from './catalog-rows.ts';
import { noteChanges } from './changes.ts';
import { giveFilterValueIds } from './filter-values.ts';
import { loadPickUpPoints } from './places.ts';
import { listsBy } from './lists.ts';
import { productChunks } from './products.ts';
import type { Database } from './schema.ts';
import { loadStructure } from './structure.ts';
import { inSnapshot, inTransaction } from './transaction.ts';

/** Rows of one INSERT: 15 columns of them stay below SQLite's 32 766 parameters. */
const chunk = 1000;

/** Products that are read or stored at a time. */
export const productsAtOnce = 500;

/** Tables of the catalog, those that refer to others first. */
const catalogTables = [
  'product_set_member',
  'product_set',
  'price_log',
  'stock',
  'product_option',
  'product_sport',
  'product',
  'category',
  'sport',
  'term',
  'brand',
  'store',
  'pick_up_point',
  'phrase',
  'banner',
] as const satisfies readonly (keyof Database)[];

/** Called with the part of the work that is done, 0–100. */
export type Progress = (percent: number) => void;

async function insertAll<Table extends keyof Database>(
  db: Kysely<Database>,
  table: Table,
  rows: Insertable<Database[Table]>[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += chunk) {
    await db
      .insertInto(table)
      .values(rows.slice(start, start + chunk))
      .execute();
  }
}

/** Takes the stored catalog away, for another one to be put in its place within the same transaction. */
export async function clearCatalog(db: Transaction<Database>): Promise<void> {
  for (const table of catalogTables) await db.deleteFrom(table).execute();
}

/** Puts what products are sorted into, and what stands around them, into a catalog that was cleared. */
export async function insertStructure(db: Transaction<Database>, structure: Omit<Catalog, 'products' | 'sets'>) {
  await insertAll(db, 'brand', structure.brands.map(brandRow));
  await insertAll(db, 'category', structure.categories.map(categoryRow));
  await insertAll(db, 'sport', structure.sports.map(sportRow));
  await insertAll(db, 'term', structure.terms.map(termRow));
  await insertAll(
    db,
    'store',
    structure.shops.map((shop, position) => ({ ...shop, position })),
  );
  await insertAll(
    db,
    'pick_up_point',
    structure.pickUpPoints.map((point, position) => ({ ...point, position })),
  );
  await insertAll(
    db,
    'phrase',
    structure.phrases.map((phrase, position) => ({ ...phrase, position })),
  );
  await insertAll(
    db,
    'banner',
    structure.banners.map((banner, position) => ({ position, document: JSON.stringify(banner) })),
  );
}

/** Adds products, whose brand, category and sports are there, to a catalog that was cleared. */
export async function insertProducts(
  db: Transaction<Database>,
  products: readonly Catalog['products'][number][],
): Promise<void> {
  const options = products.flatMap(({ id, options: own }) =>
    own.map((option, position) => ({ option, position, product: id })),
  );
  await insertAll(db, 'product', products.map(productRow));
  await db
    .deleteFrom('gone_product')
    .where('product_id', 'in', (query) => query.selectFrom('product').select('id'))
    .execute();
  await insertAll(
    db,
    'product_sport',
    products.flatMap(({ id, sportIds }) =>
      sportIds.map((sportId, position) => ({ product_id: id, sport_id: sportId, position })),
    ),
  );
  await insertAll(
    db,
    'price_log',
    products.flatMap(({ id, priceLog }) => priceLog.map((entry) => ({ product_id: id, ...entry }))),
  );
  await insertAll(
    db,
    'product_option',
    options.map(({ option: { stock: _stock, ...option }, position, product }) => ({
      ...option,
      product_id: product,
      position,
    })),
  );
  await insertAll(
    db,
    'stock',
    options.flatMap(({ option: { id, stock } }) =>
      Object.entries(stock).map(([place, pieces]) => ({ option_id: id, place, pieces })),
    ),
  );
}

/** Adds sets, whose options are there, to a catalog that was cleared. */
export async function insertSets(db: Transaction<Database>, sets: Catalog['sets']): Promise<void> {
  await insertAll(
    db,
    'product_set',
    sets.map(({ id, name, price }) => ({ id, name, price })),
  );
  await insertAll(
    db,
    'product_set_member',
    sets.flatMap(({ id, optionIds }) =>
      optionIds.map((optionId, position) => ({ set_id: id, option_id: optionId, position })),
    ),
  );
}

/** Ends the replacement of a catalog: carts keep the lines whose options, and sets, still exist. */
export async function finishCatalog(db: Transaction<Database>, now: Date): Promise<void> {
  await db
    .deleteFrom('cart_line')
    .where('option_id', 'not in', (query) => query.selectFrom('product_option').select('id'))
    .execute();
  await db
    .deleteFrom('cart_line')
    .where('set_id', 'is not', null)
    .where('set_id', 'not in', (query) => query.selectFrom('product_set').select('id'))
    .execute();
  await noteChanges(db, [{ kind: 'catalog', entityId: 0 }], now);
}

/**
 * Stores a catalog in one transaction: all of it is there afterwards, or an error was thrown and none is.
 * What was stored before is replaced; carts keep the lines whose options, and sets, still exist.
 */
export async function saveCatalog(
  db: Kysely<Database>,
  catalog: Catalog,
  now: Date,
  onProgress: Progress = () => {},
): Promise<void> {
  const { products, sets } = catalog;
  await inTransaction(db, async (transaction) => {
    await clearCatalog(transaction);
    await insertStructure(transaction, catalog);
    for (let start = 0; start < products.length; start += productsAtOnce) {
      const part = products.slice(start, start + productsAtOnce);
      await insertProducts(transaction, part);
      onProgress(Math.floor(((start + part.length) / products.length) * 100));
    }
    await insertSets(transaction, sets);
    await giveFilterValueIds(transaction, (ids) => ids.giveCatalog(catalog));
    await finishCatalog(transaction, now);
  });
}

/** Whether a catalog was ever stored. */
export async function hasCatalog(db: Kysely<Database>): Promise<boolean> {
  return (await db.selectFrom('product').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/**
 * Reads the whole catalog as it is at one moment. Categories, sports, products and sets are in the order of their
 * ids, a price log in that of its moments.
 */
export async function loadCatalog(db: Kysely<Database>): Promise<Catalog> {
  return inSnapshot(db, async (snapshot) => {
    const products: Catalog['products'] = [];
    for await (const chunk of productChunks(snapshot, productsAtOnce)) products.push(...chunk);
    const sets = await snapshot.selectFrom('product_set').selectAll().orderBy('id').execute();
    const members = await snapshot
      .selectFrom('product_set_member')
      .selectAll()
      .orderBy('set_id')
      .orderBy('position')
      .execute();
    const optionIds = listsBy(
      members,
      (row) => row.set_id,
      (row) => row.option_id,
    );
    return {
      ...(await loadStructure(snapshot)),
      pickUpPoints: await loadPickUpPoints(snapshot),
      products,
      sets: sets.map((set) => ({ ...set, optionIds: optionIds.get(set.id) ?? [] })),
    };
  });
}
