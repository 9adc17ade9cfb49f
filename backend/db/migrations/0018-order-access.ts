import { sql, type Kysely } from 'kysely';
import { wholeNumber } from '../dialect.ts';

/** From where an order's pieces came, so that they can go back, and the secret links of guests' orders (ADR-0124). */
export async function up(db: Kysely<unknown>): Promise<void> {
  const whole = wholeNumber(db);
  await db.schema
    .createTable('order_take')
    .addColumn('order_uuid', 'text', (column) => column.notNull().references('orders.uuid'))
    .addColumn('option_id', whole, (column) => column.notNull())
    .addColumn('place', 'text', (column) => column.notNull())
    .addColumn('pieces', whole, (column) => column.notNull().check(sql`pieces > 0`))
    .addPrimaryKeyConstraint('order_take_key', ['order_uuid', 'option_id', 'place'])
    .execute();
  await db.schema
    .createTable('order_link')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('order_uuid', 'text', (column) => column.notNull().references('orders.uuid'))
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('order_link_order').on('order_link').column('order_uuid').execute();
}
