import type { Kysely } from 'kysely';

/** Keys under which goods were added to carts, so that a repeated call adds nothing. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('addition_key')
    .addColumn('caller', 'text', (column) => column.notNull())
    .addColumn('idempotency_key', 'text', (column) => column.notNull())
    .addColumn('request_hash', 'text', (column) => column.notNull())
    .addColumn('cart_uuid', 'text', (column) => column.notNull().references('cart.uuid').onDelete('cascade'))
    .addColumn('at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('addition_key_key', ['caller', 'idempotency_key'])
    .execute();
  for (const column of ['at', 'cart_uuid']) {
    await db.schema.createIndex(`addition_key_${column}`).on('addition_key').column(column).execute();
  }
}
