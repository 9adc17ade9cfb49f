import { sql, type Kysely } from 'kysely';
import { wholeNumber } from '../dialect.ts';

/** How orders are paid, and the tries to pay them by card (ADR-0139). */
export async function up(db: Kysely<unknown>): Promise<void> {
  const whole = wholeNumber(db);
  await db.schema
    .alterTable('orders')
    .addColumn('payment_way', 'text', (column) => column.notNull().defaultTo('on_delivery'))
    .execute();
  await db.schema
    .createTable('payment')
    .addColumn('reference', 'text', (column) => column.primaryKey())
    .addColumn('order_uuid', 'text', (column) => column.notNull().references('orders.uuid'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('transaction_id', 'text')
    .addColumn('url', 'text')
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('failure', 'text')
    .addColumn('amount', whole, (column) => column.notNull().check(sql`amount > 0`))
    .addColumn('refunded', whole, (column) => column.notNull().defaultTo(0))
    .addColumn('refund_due', whole, (column) => column.notNull().defaultTo(0))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('pay_until', 'text', (column) => column.notNull())
    .addColumn('due_at', 'text')
    .addColumn('claimed_until', 'text')
    .addUniqueConstraint('payment_try', ['order_uuid', 'position'])
    .addCheckConstraint('payment_refunded', sql`refunded >= 0 and refunded <= amount and refund_due <= amount`)
    .execute();
  await db.schema.createIndex('payment_due').on('payment').column('due_at').execute();
}
