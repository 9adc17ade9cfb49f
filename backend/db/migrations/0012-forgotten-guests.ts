import type { Kysely } from 'kysely';

/** Carts and wishlists are found by their last change, so that what guests have left behind can be swept away. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['cart', 'wishlist']) {
    await db.schema.createIndex(`${table}_changed_at`).on(table).column('changed_at').execute();
  }
}
