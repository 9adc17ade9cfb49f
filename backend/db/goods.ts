import type { Kysely } from 'kysely';
import { variantUrl } from '#lib/core/products/variants.ts';
import type { PriceLogEntry, Role } from '../catalog/model.ts';
import type { Goods, SetOffer, CartCatalog } from '../domain/goods.ts';
import { lowestBeforeReduction, priceAt } from '#lib/core/prices/reduction.ts';
import { productDocument } from './catalog-rows.ts';
import { loadPriceLogs } from './price-logs.ts';
import type { Database } from './schema.ts';

/** For whom and for when prices are read. */
export interface PriceView {
  role: Role;
  now: Date;
}

async function loadSets(db: Kysely<Database>, ids: readonly number[]): Promise<Map<number, SetOffer>> {
  if (ids.length === 0) return new Map();
  const sets = await db.selectFrom('product_set').selectAll().where('id', 'in', ids).execute();
  const members = await db
    .selectFrom('product_set_member')
    .selectAll()
    .where('set_id', 'in', ids)
    .orderBy('set_id')
    .orderBy('position')
    .execute();
  return new Map(
    sets.map((set) => [
      set.id,
      {
        ...set,
        optionIds: members.filter((row) => row.set_id === set.id).map((row) => row.option_id),
      },
    ]),
  );
}

async function loadStock(
  db: Kysely<Database>,
  optionIds: readonly number[],
): Promise<Map<number, Map<string, number>>> {
  const rows = await db
    .selectFrom('stock')
    .selectAll()
    .where('option_id', 'in', optionIds)
    .where('pieces', '>', 0)
    .execute();
  const stock = new Map<number, Map<string, number>>(optionIds.map((id) => [id, new Map()]));
  for (const { option_id: id, place, pieces } of rows) stock.get(id)?.set(place, pieces);
  return stock;
}

/** Selling price of a role, and what it is reduced from; the public one where the role has none of its own. */
function pricesOf(log: readonly PriceLogEntry[], { role, now }: PriceView): Pick<Goods, 'price' | 'full'> | null {
  const own = log.filter((entry) => entry.role === role);
  const price = priceAt(own, now, role);
  if (price !== null) return { price, full: lowestBeforeReduction(own, now) };
  return role === 'vk' ? null : pricesOf(log, { role: 'vk', now });
}

function optionRows(db: Kysely<Database>, ids: readonly number[]) {
  return db
    .selectFrom('product_option')
    .innerJoin('product', 'product.id', 'product_option.product_id')
    .innerJoin('brand', 'brand.slug', 'product.brand')
    .select([
      'product_option.id',
      'product_option.colour',
      'product_option.size',
      'product.id as productId',
      'product.slug',
      'product.name',
      'brand.name as brand',
      'product.gender',
      'product.document',
      'product.refurbished',
      'product.is_heavy',
      'product.is_bike',
      'product.is_ski',
    ])
    .where('product_option.id', 'in', ids)
    .execute();
}

async function loadGoods(db: Kysely<Database>, ids: readonly number[], view: PriceView): Promise<Map<number, Goods>> {
  const goods = new Map<number, Goods>();
  if (ids.length === 0) return goods;
  const rows = await optionRows(db, ids);
  const logs = await loadPriceLogs(db, [...new Set(rows.map(({ productId }) => productId))]);
  const stock = await loadStock(db, ids);
  for (const row of rows) {
    const { colours, sizes, sizeSystem, mounting, contents, guarantee, refurbishment } = productDocument(row);
    // A frame has a size to be ordered by even where there is one alone.
    const isSized = sizes.length > 1 || row.is_bike === 1;
    const colour = colours.find(({ slug }) => slug === row.colour);
    const [image] = colour?.images ?? [];
    const prices = pricesOf(logs.get(row.productId) ?? [], view);
    if (!colour || !image || !prices) continue;
    goods.set(row.id, {
      ...prices,
      mounting,
      image,
      contents,
      guarantee,
      isRefurbished: row.refurbished === 1,
      grade: refurbishment?.grade ?? null,
      optionId: row.id,
      productId: row.productId,
      name: row.name,
      brand: row.brand,
      gender: row.gender,
      url: variantUrl({ url: `/p/${row.slug}-${row.productId}/`, sizes }, row.colour, row.size),
      colour: colour.name,
      size: row.size,
      sizeSystem,
      title: isSized ? `${colour.name}, ${row.size}` : colour.name,
      isHeavy: row.is_heavy === 1,
      isBike: row.is_bike === 1,
      isSki: row.is_ski === 1,
      stock: stock.get(row.id) ?? new Map(),
    });
  }
  return goods;
}

/** Reads options with stock and prices, and sets with all of their members. Unknown ones are left out. */
export async function loadCartCatalog(
  db: Kysely<Database>,
  needed: { options: number[]; sets: number[] },
  view: PriceView,
): Promise<CartCatalog> {
  const sets = await loadSets(db, [...new Set(needed.sets)]);
  const members = Array.from(sets.values(), ({ optionIds }) => optionIds).flat();
  return { sets, goods: await loadGoods(db, [...new Set([...needed.options, ...members])], view) };
}
