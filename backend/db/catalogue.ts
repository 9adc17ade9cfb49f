import type { Insertable, Kysely, Transaction } from 'kysely';
import type { Catalogue } from '../catalogue/model.ts';
import { brandRow, productRow } from './catalogue-rows.ts';
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

/** Tables of the catalogue, those that refer to others first. */
const catalogueTables = [
  'product_set_member',
  'product_set',
  'price_log',
  'stock',
  'product_option',
  'product_sport',
  'product',
  'category',
  'sport',
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
  onRows?: (count: number) => void,
): Promise<void> {
  for (let start = 0; start < rows.length; start += chunk) {
    const part = rows.slice(start, start + chunk);
    await db.insertInto(table).values(part).execute();
    onRows?.(part.length);
  }
}

async function insertCatalogue(db: Transaction<Database>, catalogue: Catalogue, onProgress: Progress): Promise<void> {
  const { products, sets } = catalogue;
  await insertAll(db, 'brand', catalogue.brands.map(brandRow));
  await insertAll(
    db,
    'category',
    catalogue.categories.map(({ parentId, ...category }) => ({
      ...category,
      parent_id: parentId,
    })),
  );
  await insertAll(
    db,
    'sport',
    catalogue.sports.map(({ parentId, ...sport }) => ({ ...sport, parent_id: parentId })),
  );
  await insertAll(
    db,
    'store',
    catalogue.stores.map((store, position) => ({ ...store, position })),
  );
  await insertAll(
    db,
    'pick_up_point',
    catalogue.pickUpPoints.map((point, position) => ({ ...point, position })),
  );
  await insertAll(
    db,
    'phrase',
    catalogue.phrases.map((phrase, position) => ({ ...phrase, position })),
  );
  await insertAll(
    db,
    'banner',
    catalogue.banners.map((banner, position) => ({
      position,
      document: JSON.stringify(banner),
    })),
  );
  const options = products.flatMap(({ id, options }) =>
    options.map(({ stock, ...option }, position) => ({
      row: { ...option, product_id: id, position },
      stock: Object.entries(stock).map(([place, pieces]) => ({ option_id: option.id, place, pieces })),
    })),
  );
  const stock = options.flatMap((option) => option.stock);
  const total = products.length + options.length + stock.length;
  let done = 0;
  const onRows = (count: number) => {
    done += count;
    onProgress(Math.floor((done / total) * 100));
  };
  await insertAll(db, 'product', products.map(productRow), onRows);
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
    options.map(({ row }) => row),
    onRows,
  );
  await insertAll(db, 'stock', stock, onRows);
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

/**
 * Stores a catalogue in one transaction: all of it is there afterwards, or an error was thrown and none is.
 * What was stored before is replaced; carts keep the lines whose options, and sets, still exist.
 */
export async function saveCatalogue(
  db: Kysely<Database>,
  catalogue: Catalogue,
  now: Date,
  onProgress: Progress = () => {},
): Promise<void> {
  await inTransaction(db, async (transaction) => {
    for (const table of catalogueTables) await transaction.deleteFrom(table).execute();
    await insertCatalogue(transaction, catalogue, onProgress);
    await transaction
      .deleteFrom('cart_line')
      .where('option_id', 'not in', (query) => query.selectFrom('product_option').select('id'))
      .execute();
    await transaction
      .deleteFrom('cart_line')
      .where('set_id', 'is not', null)
      .where('set_id', 'not in', (query) => query.selectFrom('product_set').select('id'))
      .execute();
    await giveFilterValueIds(transaction, (ids) => ids.giveCatalogue(catalogue));
    await noteChanges(transaction, [{ kind: 'catalogue', entityId: 0 }], now);
  });
}

/** Whether a catalogue was ever stored. */
export async function hasCatalogue(db: Kysely<Database>): Promise<boolean> {
  return (await db.selectFrom('product').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** Products that are read at a time. */
const productsAtOnce = 500;

/**
 * Reads the whole catalogue as it is at one moment. Categories, sports, products and sets are in the order of their
 * ids, a price log in that of its moments.
 */
export async function loadCatalogue(db: Kysely<Database>): Promise<Catalogue> {
  return inSnapshot(db, async (snapshot) => {
    const products: Catalogue['products'] = [];
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
