import { sql, type ColumnDefinitionBuilder, type Kysely } from 'kysely';
import { isPostgres, wholeNumber } from '../dialect.ts';

/** Tables as they are before this migration, as far as it reads them, and the one that it fills. */
interface Before {
  orders: { uuid: string; placed_at: string };
  order_status: { order_uuid: string; position: number; status: string; at: string };
}

function counted(db: Kysely<Before>) {
  return (column: ColumnDefinitionBuilder) =>
    isPostgres(db) ? column.primaryKey().generatedByDefaultAsIdentity() : column.primaryKey().autoIncrement();
}

const required = (column: ColumnDefinitionBuilder) => column.notNull();
const unique = (column: ColumnDefinitionBuilder) => column.notNull().unique();
const ofCustomer = (column: ColumnDefinitionBuilder) => column.notNull().references('customer.id').onDelete('cascade');
const ofOrder = (column: ColumnDefinitionBuilder) => column.notNull().references('orders.uuid');

async function createCustomers(db: Kysely<Before>): Promise<void> {
  const whole = wholeNumber(db);
  await db.schema
    .createTable('customer')
    .addColumn('id', whole, counted(db))
    .addColumn('uuid', 'text', unique)
    .addColumn('hash', 'text', unique)
    .addColumn('email', 'text', unique)
    .addColumn('password', 'text', required)
    .addColumn('role', 'text', required)
    .addColumn('first_name', 'text', required)
    .addColumn('last_name', 'text', required)
    .addColumn('phone', 'text')
    .addColumn('birthday', 'text')
    .addColumn('gender', 'text', required)
    .addColumn('avatar', 'text')
    .addColumn('separate_email', 'text')
    .addColumn('verified', 'integer', required)
    .addColumn('newsletter', 'integer', required)
    .addColumn('card_number', 'text', unique)
    .addColumn('created_at', 'text', required)
    .execute();
  await db.schema
    .createTable('customer_address')
    .addColumn('uuid', 'text', (column) => column.primaryKey())
    .addColumn('customer_id', whole, ofCustomer)
    .addColumn('position', 'integer', required)
    .addColumn('first_name', 'text', required)
    .addColumn('last_name', 'text', required)
    .addColumn('city', 'text', required)
    .addColumn('country_id', 'text', required)
    .addColumn('postal', 'text', required)
    .addColumn('street', 'text', required)
    .addColumn('street_no', 'text', required)
    .addColumn('delivery_type', 'text', required)
    .addColumn('is_default', 'integer', required)
    .execute();
  await db.schema.createIndex('customer_address_customer').on('customer_address').column('customer_id').execute();
}

async function createSessions(db: Kysely<Before>): Promise<void> {
  const whole = wholeNumber(db);
  await db.schema
    .createTable('session')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('customer_id', whole, ofCustomer)
    .addColumn('created_at', 'text', required)
    .addColumn('seen_at', 'text', required)
    .execute();
  await db.schema.createIndex('session_customer').on('session').column('customer_id').execute();
  await db.schema
    .createTable('customer_token')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('customer_id', whole, ofCustomer)
    .addColumn('kind', 'text', required)
    .addColumn('created_at', 'text', required)
    .addColumn('expires_at', 'text', required)
    .execute();
  await db.schema.createIndex('customer_token_customer').on('customer_token').column('customer_id').execute();
  await db.schema
    .createTable('attempt')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('count', 'integer', required)
    .addColumn('since', 'text', required)
    .execute();
  await db.schema.createIndex('attempt_since').on('attempt').column('since').execute();
}

async function createLoyalty(db: Kysely<Before>): Promise<void> {
  const whole = wholeNumber(db);
  await db.schema
    .createTable('loyalty_entry')
    .addColumn('id', whole, counted(db))
    .addColumn('customer_id', whole, ofCustomer)
    .addColumn('at', 'text', required)
    .addColumn('points', whole, required)
    .addColumn('reason', 'text', required)
    .addColumn('order_number', 'text')
    .execute();
  await db.schema.createIndex('loyalty_entry_customer').on('loyalty_entry').column('customer_id').execute();
  await db.schema
    .createTable('voucher')
    .addColumn('code', 'text', (column) => column.primaryKey())
    .addColumn('customer_id', whole, ofCustomer)
    .addColumn('name', 'text', required)
    .addColumn('value', whole, required)
    .addColumn('minimum', whole)
    .addColumn('valid_until', 'text', required)
    .addColumn('used_at', 'text')
    .execute();
  await db.schema.createIndex('voucher_customer').on('voucher').column('customer_id').execute();
}

async function createWishlists(db: Kysely<Before>): Promise<void> {
  const whole = wholeNumber(db);
  await db.schema
    .createTable('wishlist')
    .addColumn('owner', 'text', (column) => column.primaryKey())
    .addColumn('created_at', 'text', required)
    .addColumn('changed_at', 'text', required)
    .execute();
  await db.schema
    .createTable('wishlist_item')
    .addColumn('id', whole, counted(db))
    .addColumn('owner', 'text', (column) => column.notNull().references('wishlist.owner').onDelete('cascade'))
    .addColumn('product_id', whole, required)
    .addColumn('added_at', 'text', required)
    .addColumn('price', whole, required)
    .addUniqueConstraint('wishlist_item_key', ['owner', 'product_id'])
    .execute();
  await db.schema
    .createTable('retired_guest')
    .addColumn('uuid', 'text', (column) => column.primaryKey())
    .addColumn('customer_id', whole, ofCustomer)
    .addColumn('at', 'text', required)
    .execute();
}

async function createOrderHistory(db: Kysely<Before>): Promise<void> {
  await db.schema
    .createTable('order_status')
    .addColumn('order_uuid', 'text', ofOrder)
    .addColumn('position', 'integer', required)
    .addColumn('status', 'text', required)
    .addColumn('at', 'text', required)
    .addPrimaryKeyConstraint('order_status_key', ['order_uuid', 'position'])
    .execute();
  for (const table of ['order_shipment', 'order_invoice'] as const) {
    const paper = db.schema
      .createTable(table)
      .addColumn('order_uuid', 'text', (column) => ofOrder(column).primaryKey());
    await (table === 'order_shipment' ? paper.addColumn('carrier', 'text', required) : paper)
      .addColumn('number', 'text', required)
      .addColumn('url', 'text')
      .execute();
  }
  await db.schema
    .createTable('withdrawal')
    .addColumn('uuid', 'text', (column) => column.primaryKey())
    .addColumn('order_uuid', 'text', ofOrder)
    .addColumn('name', 'text', required)
    .addColumn('email', 'text', required)
    .addColumn('created_at', 'text', required)
    .addColumn('confirmed_at', 'text')
    .execute();
  await db.schema.createIndex('withdrawal_order').on('withdrawal').column('order_uuid').execute();
  await db.schema
    .createTable('withdrawal_item')
    .addColumn('withdrawal_uuid', 'text', (column) =>
      column.notNull().references('withdrawal.uuid').onDelete('cascade'),
    )
    .addColumn('line', 'integer', required)
    .addColumn('quantity', 'integer', (column) => column.notNull().check(sql`quantity > 0`))
    .addPrimaryKeyConstraint('withdrawal_item_key', ['withdrawal_uuid', 'line'])
    .execute();
}

async function createMails(db: Kysely<Before>): Promise<void> {
  await db.schema
    .createTable('mail')
    .addColumn('id', wholeNumber(db), counted(db))
    .addColumn('recipient', 'text', required)
    .addColumn('subject', 'text', required)
    .addColumn('text', 'text', required)
    .addColumn('html', 'text', required)
    .addColumn('created_at', 'text', required)
    .addColumn('attempts', 'integer', required)
    .addColumn('due_at', 'text', required)
    .addColumn('sent_at', 'text')
    .execute();
  await db.schema.createIndex('mail_due').on('mail').columns(['sent_at', 'due_at']).execute();
}

/** Customers with sessions, loyalty and wishlists; how orders go on; withdrawals; mails. */
export async function up(db: Kysely<Before>): Promise<void> {
  await createCustomers(db);
  await createSessions(db);
  await createLoyalty(db);
  await createWishlists(db);
  await createOrderHistory(db);
  await createMails(db);
  await db
    .insertInto('order_status')
    .columns(['order_uuid', 'position', 'status', 'at'])
    .expression((eb) =>
      eb
        .selectFrom('orders')
        .select(['uuid', sql<number>`0`.as('position'), sql<string>`'placed'`.as('status'), 'placed_at']),
    )
    .execute();
}
