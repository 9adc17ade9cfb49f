import type { Money } from '#lib/contract/money.ts';
import type { Transaction } from 'kysely';
import { formatPrice } from '#lib/core/prices/index.ts';
import type { CatalogProduct, ImportedProduct, PriceLogEntry, Role } from '../catalog/model.ts';
import { priceAt } from '#lib/core/prices/reduction.ts';
import { productRow } from './catalog-rows.ts';
import type { Change } from './changes.ts';
import { watchingStock } from './events.ts';
import { giveFilterValueIds } from './filter-values.ts';
import { loadPriceLogs } from './price-logs.ts';
import { loadProducts } from './products.ts';
import type { Database } from './schema.ts';

type Writing = Transaction<Database>;

/** Products that are compared with what is stored at a time, and rows that one statement writes. */
const productsAtOnce = 100;
const rowsAtOnce = 1000;

async function inParts<Row>(
  rows: readonly Row[],
  size: number,
  write: (part: Row[]) => Promise<unknown>,
): Promise<void> {
  for (let start = 0; start < rows.length; start += size) await write(rows.slice(start, start + size));
}

/**
 * Stores products, new ones and others in place of what was stored under their ids, as far as they differ from it.
 * Answers what has to be noted. An option without `stock` keeps its pieces. A price log only grows: entries that are not
 * there yet are added, those settled for later that the product no longer has are withdrawn, and those of the past stay.
 * Throws an Error that names the product for a past entry that was another price, and what the database reports.
 */
export async function saveProducts(
  transaction: Writing,
  products: readonly ImportedProduct[],
  now: Date,
): Promise<Change[]> {
  const changes: Change[] = [];
  await inParts(products, productsAtOnce, async (part) => {
    await giveFilterValueIds(transaction, (ids) => ids.giveProducts(part.toSorted((a, b) => a.id - b.id)));
    const stored = new Map(
      (
        await loadProducts(
          transaction,
          part.map(({ id }) => id),
        )
      ).map((one) => [one.id, one]),
    );
    await transaction
      .deleteFrom('gone_product')
      .where(
        'product_id',
        'in',
        part.map(({ id }) => id),
      )
      .execute();
    for (const product of part) changes.push(...(await saveProduct(transaction, product, stored.get(product.id), now)));
  });
  return changes;
}

async function saveProduct(
  transaction: Writing,
  product: ImportedProduct,
  stored: CatalogProduct | undefined,
  now: Date,
): Promise<Change[]> {
  const row = productRow(product);
  const isOther = !stored || JSON.stringify(row) !== JSON.stringify(productRow(stored));
  const { id, ...columns } = row;
  if (!stored) await transaction.insertInto('product').values(row).execute();
  else if (isOther) await transaction.updateTable('product').set(columns).where('id', '=', id).execute();
  const hasOtherSports = await saveSports(transaction, product, stored);
  const hasOtherOptions = await saveOptions(transaction, product, stored);
  const stockChanges = await saveStocks(transaction, product, stored, now);
  const hasOtherPrices = await savePriceLog(transaction, product, stored?.priceLog ?? [], now);
  if (isOther || hasOtherSports || hasOtherOptions) return [{ kind: 'product', entityId: id }];
  return [...stockChanges, ...(hasOtherPrices ? [{ kind: 'price' as const, entityId: id }] : [])];
}

async function saveSports(
  transaction: Writing,
  { id, sportIds }: ImportedProduct,
  stored: CatalogProduct | undefined,
): Promise<boolean> {
  if (sportIds.join() === (stored?.sportIds ?? []).join()) return false;
  await transaction.deleteFrom('product_sport').where('product_id', '=', id).execute();
  if (sportIds.length > 0) {
    await transaction
      .insertInto('product_sport')
      .values(sportIds.map((sportId, position) => ({ product_id: id, sport_id: sportId, position })))
      .execute();
  }
  return true;
}

async function saveOptions(
  transaction: Writing,
  { id, options }: ImportedProduct,
  stored: CatalogProduct | undefined,
): Promise<boolean> {
  const rowsOf = (product: Pick<ImportedProduct, 'options'>) =>
    product.options.map((option, position) => ({
      id: option.id,
      colour: option.colour,
      size: option.size,
      sku: option.sku,
      ean: option.ean,
      product_id: id,
      position,
    }));
  const rows = rowsOf({ options });
  const before = new Map((stored ? rowsOf(stored) : []).map((row) => [row.id, JSON.stringify(row)]));
  const changed = rows.filter((row) => before.get(row.id) !== JSON.stringify(row));
  // An option that comes from another product leaves its pieces behind.
  await inParts(
    rows.filter((row) => !before.has(row.id)).map((row) => row.id),
    rowsAtOnce,
    (part) => transaction.deleteFrom('stock').where('option_id', 'in', part).execute(),
  );
  await inParts(changed, rowsAtOnce, (part) =>
    transaction
      .insertInto('product_option')
      .values(part)
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet(({ ref }) => ({
          product_id: ref('excluded.product_id'),
          position: ref('excluded.position'),
          colour: ref('excluded.colour'),
          size: ref('excluded.size'),
          sku: ref('excluded.sku'),
          ean: ref('excluded.ean'),
        })),
      )
      .execute(),
  );
  const kept = new Set(rows.map((row) => row.id));
  const gone = [...before.keys()].filter((option) => !kept.has(option));
  await inParts(gone, rowsAtOnce, async (part) => {
    const own = await transaction
      .selectFrom('product_option')
      .select('id')
      .where('product_id', '=', id)
      .where('id', 'in', part)
      .execute();
    await deleteOptions(
      transaction,
      own.map((row) => row.id),
    );
  });
  return changed.length + gone.length > 0;
}

async function saveStocks(
  transaction: Writing,
  { options }: ImportedProduct,
  stored: CatalogProduct | undefined,
  now: Date,
): Promise<Change[]> {
  const before = new Map(stored?.options.map((option) => [option.id, option.stock]));
  const levels = options.flatMap(({ id, stock }) => {
    if (stock === undefined) return [];
    const old = before.get(id) ?? {};
    return [...new Set([...Object.keys(old), ...Object.keys(stock)])]
      .map((place) => ({ optionId: id, place, pieces: stock[place] ?? 0 }))
      .filter(({ place, pieces }) => pieces !== (old[place] ?? 0));
  });
  // What comes for the first time does not come back.
  const wasSoldOut = (id: number) =>
    before.has(id) && Object.values(before.get(id) ?? {}).every((pieces) => pieces === 0);
  const soldOut = levels.map(({ optionId }) => optionId).filter(wasSoldOut);
  return watchingStock(transaction, soldOut, now, () => saveStock(transaction, levels));
}

/** Stores pieces of options in places, `online` or the sysname of a shop. Answers what has to be noted. */
export async function saveStock(
  transaction: Writing,
  levels: readonly { optionId: number; place: string; pieces: number }[],
): Promise<Change[]> {
  const rows = levels
    .map(({ optionId, place, pieces }) => ({ option_id: optionId, place, pieces }))
    .toSorted((a, b) => a.option_id - b.option_id || (a.place < b.place ? -1 : 1));
  await inParts(rows, rowsAtOnce, (part) =>
    transaction
      .insertInto('stock')
      .values(part)
      .onConflict((conflict) =>
        conflict.columns(['option_id', 'place']).doUpdateSet(({ ref }) => ({ pieces: ref('excluded.pieces') })),
      )
      .execute(),
  );
  return [...new Set(rows.map((row) => row.option_id))].map((entityId) => ({ kind: 'stock', entityId }));
}

/** Stores pieces of options in the places that are named, where there were others. Answers what has to be noted. */
export async function saveStockOf(
  transaction: Writing,
  options: readonly { optionId: number; stock: Readonly<Record<string, number>> }[],
  now: Date,
): Promise<Change[]> {
  const changes: Change[] = [];
  await inParts(options, rowsAtOnce, async (part) => {
    const stored = await transaction
      .selectFrom('stock')
      .selectAll()
      .where(
        'option_id',
        'in',
        part.map(({ optionId }) => optionId),
      )
      .execute();
    const before = new Map(stored.map((row) => [`${row.option_id} ${row.place}`, row.pieces]));
    const levels = part.flatMap(({ optionId, stock }) =>
      Object.entries(stock)
        .map(([place, pieces]) => ({ optionId, place, pieces }))
        .filter(({ place, pieces }) => pieces !== (before.get(`${optionId} ${place}`) ?? 0)),
    );
    const changed = levels.map(({ optionId }) => optionId);
    changes.push(...(await watchingStock(transaction, changed, now, () => saveStock(transaction, levels))));
  });
  return changes;
}

async function savePriceLog(
  transaction: Writing,
  { id, priceLog }: ImportedProduct,
  stored: readonly PriceLogEntry[],
  now: Date,
): Promise<boolean> {
  const keyOf = ({ role, at }: PriceLogEntry) => `${role} ${Date.parse(at)}`;
  const isPast = ({ at }: PriceLogEntry) => Date.parse(at) <= now.getTime();
  const wanted = new Map(priceLog.map((entry) => [keyOf(entry), entry]));
  const isWanted = (entry: PriceLogEntry) => wanted.get(keyOf(entry))?.price === entry.price;
  const rewritten = stored.find((entry) => isPast(entry) && wanted.has(keyOf(entry)) && !isWanted(entry));
  if (rewritten)
    throw new Error(
      `Product ${id}: the ${rewritten.role} price of ${rewritten.at} was ${formatPrice(rewritten.price)}`,
    );
  const withdrawn = stored.filter((entry) => !isPast(entry) && !isWanted(entry));
  for (const { role, at } of withdrawn) {
    await transaction
      .deleteFrom('price_log')
      .where('product_id', '=', id)
      .where('role', '=', role)
      .where('at', '=', at)
      .execute();
  }
  const known = new Set(stored.filter(isWanted).map(keyOf));
  const added = Array.from(wanted)
    .filter(([key]) => !known.has(key))
    .map(([, entry]) => ({ product_id: id, ...entry }));
  await inParts(added, rowsAtOnce, (part) => transaction.insertInto('price_log').values(part).execute());
  return withdrawn.length + added.length > 0;
}

/** A price of a role in forints, from now on or from a later moment. */
export interface NewPrice {
  productId: number;
  role: Role;
  price: Money;
  at?: string | undefined;
}

/**
 * Stores prices that hold from `now` on, where they are other than those in force, and those of later moments as they
 * are. Answers what has to be noted.
 */
export async function savePrices(transaction: Writing, prices: readonly NewPrice[], now: Date): Promise<Change[]> {
  const changes: Change[] = [];
  const current = now.toISOString();
  await inParts(prices, rowsAtOnce, async (part) => {
    const logs = await loadPriceLogs(transaction, [...new Set(part.map(({ productId }) => productId))]);
    const logOf = (productId: number) => logs.get(productId) ?? [];
    const changed = part
      .filter(({ productId, role, price, at }) => at !== undefined || priceAt(logOf(productId), now, role) !== price)
      .map(({ productId, role, price, at }) => {
        // A moment may be written in more than one way, and stays as it was.
        const same = logOf(productId).find(
          (entry) => entry.role === role && at && Date.parse(entry.at) === Date.parse(at),
        );
        return { product_id: productId, role, price, at: same?.at ?? at ?? current };
      });
    if (changed.length === 0) return;
    await transaction
      .insertInto('price_log')
      .values(changed)
      .onConflict((conflict) =>
        conflict.columns(['product_id', 'role', 'at']).doUpdateSet(({ ref }) => ({ price: ref('excluded.price') })),
      )
      .execute();
    changes.push(...changed.map((row) => ({ kind: 'price' as const, entityId: row.product_id })));
  });
  return changes;
}

/**
 * Removes products with all that belongs to them, also the sets that can no longer be had and the lines of carts, and
 * notes that they are gone (ADR-0103).
 * Answers what has to be noted.
 */
export async function deleteProducts(transaction: Writing, ids: readonly number[]): Promise<Change[]> {
  const changes: Change[] = [];
  await inParts(ids, productsAtOnce, async (part) => {
    const options = await transaction
      .selectFrom('product_option')
      .select('id')
      .where('product_id', 'in', part)
      .execute();
    await deleteOptions(
      transaction,
      options.map(({ id }) => id),
    );
    await transaction.deleteFrom('price_log').where('product_id', 'in', part).execute();
    await transaction.deleteFrom('product_sport').where('product_id', 'in', part).execute();
    const gone = await transaction.deleteFrom('product').where('id', 'in', part).returning('id').execute();
    if (gone.length > 0)
      await transaction
        .insertInto('gone_product')
        .values(gone.map(({ id }) => ({ product_id: id })))
        .onConflict((conflict) => conflict.column('product_id').doNothing())
        .execute();
    changes.push(...gone.map(({ id }) => ({ kind: 'product' as const, entityId: id })));
  });
  return changes;
}

async function deleteOptions(transaction: Writing, ids: readonly number[]): Promise<void> {
  await inParts(ids, rowsAtOnce, async (part) => {
    const sets = await transaction
      .selectFrom('product_set_member')
      .select('set_id')
      .distinct()
      .where('option_id', 'in', part)
      .execute();
    await deleteSets(
      transaction,
      sets.map((row) => row.set_id),
    );
    await transaction.deleteFrom('cart_line').where('option_id', 'in', part).execute();
    await transaction.deleteFrom('stock').where('option_id', 'in', part).execute();
    await transaction.deleteFrom('product_option').where('id', 'in', part).execute();
  });
}

/** Removes sets, and the lines of carts that were put there as part of one. */
export async function deleteSets(transaction: Writing, ids: readonly number[]): Promise<void> {
  await inParts(ids, rowsAtOnce, async (part) => {
    await transaction.deleteFrom('cart_line').where('set_id', 'in', part).execute();
    await transaction.deleteFrom('product_set_member').where('set_id', 'in', part).execute();
    await transaction.deleteFrom('product_set').where('id', 'in', part).execute();
  });
}
