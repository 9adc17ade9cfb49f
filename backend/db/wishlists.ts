import type { Money } from '#lib/contract/money.ts';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from './schema.ts';

/** A product of a wishlist; `price` is what it cost when it was added. */
export interface WishlistItem {
  productId: number;
  addedAt: string;
  price: Money;
}

/** The wishlist items of a guest or customer, newest first; none for an unknown owner. */
export async function wishlistItemsOf(db: Kysely<Database>, owner: string): Promise<WishlistItem[]> {
  return db
    .selectFrom('wishlist_item')
    .select(['product_id as productId', 'added_at as addedAt', 'price'])
    .where('owner', '=', owner)
    .orderBy('added_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Locks a wishlist until the transaction ends, and makes one that is not there. */
export async function lockWishlist(db: Transaction<Database>, owner: string, now: Date): Promise<void> {
  const at = now.toISOString();
  await db
    .insertInto('wishlist')
    .values({ owner, created_at: at, changed_at: at })
    .onConflict((conflict) => conflict.column('owner').doUpdateSet({ changed_at: at }))
    .execute();
}

/** Adds items in their order; products that are in the list stay where they are. */
export async function addWishlistItems(
  db: Transaction<Database>,
  owner: string,
  wishlistItems: readonly WishlistItem[],
): Promise<void> {
  if (wishlistItems.length === 0) return;
  await db
    .insertInto('wishlist_item')
    .values(
      wishlistItems.map(({ productId, addedAt, price }) => ({
        owner,
        product_id: productId,
        added_at: addedAt,
        price,
      })),
    )
    .onConflict((conflict) => conflict.columns(['owner', 'product_id']).doNothing())
    .execute();
}

/** Removes a product; false where it was not in the list. */
export async function removeWishlistItem(
  db: Transaction<Database>,
  owner: string,
  productId: number,
): Promise<boolean> {
  const removed = await db
    .deleteFrom('wishlist_item')
    .where('owner', '=', owner)
    .where('product_id', '=', productId)
    .executeTakeFirst();
  return removed.numDeletedRows > 0n;
}

/** Empties a wishlist. */
export async function clearWishlistItems(db: Transaction<Database>, owner: string): Promise<void> {
  await db.deleteFrom('wishlist_item').where('owner', '=', owner).execute();
}

/** Pieces of products in all options and places together; products without any are left out. */
export async function piecesOfProducts(db: Kysely<Database>, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('stock')
    .innerJoin('product_option', 'product_option.id', 'stock.option_id')
    .select(({ fn }) => ['product_option.product_id as productId', fn.sum<number>('stock.pieces').as('pieces')])
    .where('product_option.product_id', 'in', ids)
    .groupBy('product_option.product_id')
    .execute();
  return new Map(rows.map(({ productId, pieces }) => [productId, pieces]));
}
