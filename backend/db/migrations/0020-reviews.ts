import { sql, type Kysely } from 'kysely';
import { wholeNumber } from '../dialect.ts';

/** Reviews by buyers, the one mail of each order that asked for them, and who wants no more such mails (ADR-0128). */
export async function up(db: Kysely<unknown>): Promise<void> {
  const whole = wholeNumber(db);
  await db.schema
    .createTable('review_ask')
    .addColumn('order_uuid', 'text', (column) => column.primaryKey().references('orders.uuid'))
    .addColumn('token_hash', 'text', (column) => column.unique())
    .addColumn('asked_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('review')
    .addColumn('uuid', 'text', (column) => column.primaryKey())
    .addColumn('order_uuid', 'text', (column) => column.references('orders.uuid'))
    .addColumn('line', whole)
    .addColumn('product_id', whole, (column) => column.notNull())
    .addColumn('stars', whole, (column) => column.notNull().check(sql`stars between 1 and 5`))
    .addColumn('size_feel', 'text')
    .addColumn('width_feel', 'text')
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('lang', 'text', (column) => column.notNull())
    .addColumn('name', 'text')
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('reason', 'text')
    .addColumn('is_sample', 'integer', (column) => column.notNull())
    .addColumn('written_at', 'text', (column) => column.notNull())
    // A sample was bought by nobody, and nothing else was.
    .addCheckConstraint('review_buyer', sql`(order_uuid is null) = (is_sample = 1)`)
    .execute();
  // One review of a product for an order; parallel calls cannot pass it.
  await db.schema
    .createIndex('review_once')
    .on('review')
    .columns(['order_uuid', 'product_id'])
    .unique()
    .where(sql<boolean>`order_uuid is not null`)
    .execute();
  await db.schema.createIndex('review_product').on('review').columns(['product_id', 'state', 'written_at']).execute();
  await db.schema
    .createTable('review_stop')
    .addColumn('mailbox_hash', 'text', (column) => column.primaryKey())
    .addColumn('at', 'text', (column) => column.notNull())
    .execute();
}
