import { sql, type Kysely } from 'kysely';
import { wholeNumber } from '../dialect.ts';

/** Gift cards with their balance, what carts hold of them, and what they paid of orders (ADR-0129). */
export async function up(db: Kysely<unknown>): Promise<void> {
  const whole = wholeNumber(db);
  await db.schema
    .createTable('gift_card')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('code_hash', 'text', (column) => column.notNull().unique())
    .addColumn('ending', 'text', (column) => column.notNull())
    .addColumn('value', whole, (column) => column.notNull())
    .addColumn('balance', whole, (column) => column.notNull())
    .addColumn('valid_until', 'text', (column) => column.notNull())
    .addCheckConstraint('gift_card_balance', sql`balance >= 0 and balance <= value`)
    .execute();
  await db.schema
    .createTable('cart_gift_card')
    .addColumn('cart_uuid', 'text', (column) => column.notNull().references('cart.uuid').onDelete('cascade'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('card_id', 'text', (column) => column.notNull().references('gift_card.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('cart_gift_card_key', ['cart_uuid', 'card_id'])
    .execute();
  await db.schema.createIndex('cart_gift_card_card').on('cart_gift_card').column('card_id').execute();
  await db.schema
    .createTable('order_gift_card')
    .addColumn('order_uuid', 'text', (column) => column.notNull().references('orders.uuid'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('card_id', 'text', (column) => column.notNull().references('gift_card.id'))
    .addColumn('ending', 'text', (column) => column.notNull())
    .addColumn('paid', whole, (column) => column.notNull().check(sql`paid > 0`))
    .addColumn('returned', whole, (column) => column.notNull().defaultTo(0))
    .addPrimaryKeyConstraint('order_gift_card_key', ['order_uuid', 'position'])
    .addCheckConstraint('order_gift_card_returned', sql`returned >= 0 and returned <= paid`)
    .execute();
  await db.schema
    .alterTable('withdrawal')
    .addColumn('to_gift_cards', whole, (column) => column.notNull().defaultTo(0))
    .execute();
}
