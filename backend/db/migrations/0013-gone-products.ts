import type { Kysely } from 'kysely';
import { wholeNumber } from '../dialect.ts';

/** Ids of products that were in the catalog once, so that their addresses say that they are gone for good. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('gone_product')
    .addColumn('product_id', wholeNumber(db), (column) => column.primaryKey())
    .execute();
}
