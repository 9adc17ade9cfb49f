import type { Kysely, Selectable } from 'kysely';
import type { CatalogBrand, CatalogOption, CatalogProduct } from '../catalog/model.ts';
import type { Goods, SetOffer } from '../domain/goods.ts';
import { brandOf, productOf } from './catalog-rows.ts';
import { loadCartCatalog, type PriceView } from './goods.ts';
import { listsBy } from './lists.ts';
import { loadPriceLogs } from './price-logs.ts';
import type { Database } from './schema.ts';
import { inSnapshot } from './transaction.ts';

export type ProductRow = Selectable<Database['product']>;

/** Pieces of options by place, of those products; places without any are left out. */
async function loadStock(
  db: Kysely<Database>,
  productIds: readonly number[],
): Promise<Map<number, Record<string, number>>> {
  const rows = await db
    .selectFrom('product_option')
    .innerJoin('stock', 'stock.option_id', 'product_option.id')
    .select(['stock.option_id as id', 'stock.place', 'stock.pieces'])
    .where('product_option.product_id', 'in', productIds)
    .where('stock.pieces', '>', 0)
    .execute();
  return byOption(rows);
}

function byOption(rows: readonly { id: number; place: string; pieces: number }[]): Map<number, Record<string, number>> {
  const stock = new Map<number, Record<string, number>>();
  for (const { id, place, pieces } of rows) {
    const places = stock.get(id);
    if (places) places[place] = pieces;
    else stock.set(id, { [place]: pieces });
  }
  return stock;
}

/** Pieces of options by place; an option without any, or that does not exist, has no places. */
export async function loadOptionStock(
  db: Kysely<Database>,
  optionIds: readonly number[],
): Promise<Map<number, Record<string, number>>> {
  if (optionIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('stock')
    .select(['option_id as id', 'place', 'pieces'])
    .where('option_id', 'in', optionIds)
    .where('pieces', '>', 0)
    .execute();
  const stock = byOption(rows);
  return new Map(optionIds.map((id) => [id, stock.get(id) ?? {}]));
}

/** Whole products of rows, in their order. `rest` is called after each query, for others to have their turn. */
async function withAll(
  db: Kysely<Database>,
  rows: readonly ProductRow[],
  rest: () => Promise<void>,
): Promise<CatalogProduct[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const sportRows = await db
    .selectFrom('product_sport')
    .selectAll()
    .where('product_id', 'in', ids)
    .orderBy('product_id')
    .orderBy('position')
    .execute();
  const sports = listsBy(
    sportRows,
    (row) => row.product_id,
    (row) => row.sport_id,
  );
  await rest();
  const logs = await loadPriceLogs(db, ids);
  await rest();
  const stock = await loadStock(db, ids);
  await rest();
  const optionRows = await db
    .selectFrom('product_option')
    .selectAll()
    .where('product_id', 'in', ids)
    .orderBy('product_id')
    .orderBy('position')
    .execute();
  const options = listsBy(
    optionRows,
    (row) => row.product_id,
    ({ id, colour, size, sku, ean }): CatalogOption => ({ id, colour, size, sku, ean, stock: stock.get(id) ?? {} }),
  );
  return rows.map((row) => productOf(row, sports.get(row.id) ?? [], options.get(row.id) ?? [], logs.get(row.id) ?? []));
}

const noRest = async () => {};

/** Products by their ids, in the order of these; unknown ones are left out. */
export async function loadProducts(
  db: Kysely<Database>,
  ids: readonly number[],
  rest: () => Promise<void> = noRest,
): Promise<CatalogProduct[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('product').selectAll().where('id', 'in', ids).orderBy('id').execute();
  return withAll(db, rows, rest);
}

/** All products by id, so many at a time. */
export async function* productChunks(
  db: Kysely<Database>,
  size: number,
  rest: () => Promise<void> = noRest,
): AsyncGenerator<CatalogProduct[]> {
  for (let last = 0; ;) {
    const rows = await db.selectFrom('product').selectAll().where('id', '>', last).orderBy('id').limit(size).execute();
    const end = rows.at(-1);
    if (!end) return;
    yield await withAll(db, rows, rest);
    last = end.id;
  }
}

export async function countProducts(db: Kysely<Database>): Promise<number> {
  const { count } = await db
    .selectFrom('product')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** A product with all that its page tells of it. */
export interface StoredProduct {
  product: CatalogProduct;
  brand: CatalogBrand;
  /** Sets with one of its options. */
  sets: SetOffer[];
  /** The members of these sets that can be had, at public prices. */
  goods: ReadonlyMap<number, Goods>;
}

/** Reads a product as it is at one moment; undefined for an unknown id. Prices of set members are those of `now`. */
export async function loadStoredProduct(
  db: Kysely<Database>,
  id: number,
  view: PriceView,
): Promise<StoredProduct | undefined> {
  return inSnapshot(db, async (snapshot) => {
    const [product] = await loadProducts(snapshot, [id]);
    if (!product) return undefined;
    const brand = await snapshot
      .selectFrom('brand')
      .selectAll()
      .where('slug', '=', product.brand)
      .executeTakeFirstOrThrow();
    const members = await snapshot
      .selectFrom('product_set_member')
      .innerJoin('product_option', 'product_option.id', 'product_set_member.option_id')
      .select('set_id')
      .distinct()
      .where('product_option.product_id', '=', id)
      .orderBy('set_id')
      .execute();
    const needed = { options: [], sets: members.map((row) => row.set_id) };
    const { sets, goods } = await loadCartCatalog(snapshot, needed, view);
    return { product, brand: brandOf(brand), sets: [...sets.values()], goods };
  });
}

/** Whether a product was in the catalog once and is gone for good (ADR-0103). */
export async function isGone(db: Kysely<Database>, id: number): Promise<boolean> {
  const row = await db.selectFrom('gone_product').select('product_id').where('product_id', '=', id).executeTakeFirst();
  return row !== undefined;
}

/** The stock of a product's options by place and option; undefined for an unknown product. */
export async function loadProductStock(
  db: Kysely<Database>,
  id: number,
): Promise<{ optionId: number; store: string; stock: number }[] | undefined> {
  return inSnapshot(db, async (snapshot) => {
    const product = await snapshot.selectFrom('product').select('id').where('id', '=', id).executeTakeFirst();
    if (!product) return undefined;
    return snapshot
      .selectFrom('product_option')
      .innerJoin('stock', 'stock.option_id', 'product_option.id')
      .select(['stock.option_id as optionId', 'stock.place as store', 'stock.pieces as stock'])
      .where('product_option.product_id', '=', id)
      .where('stock.pieces', '>', 0)
      .orderBy('product_option.position')
      .orderBy('stock.place')
      .execute();
  });
}
