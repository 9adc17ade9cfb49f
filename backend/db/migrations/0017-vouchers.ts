import { sql, type Kysely } from 'kysely';
import { wholeNumber } from '../dialect.ts';

/** The table as it is before this migration, and the two that hold its rows meanwhile and after. */
interface Tables {
  voucher: VoucherBefore;
  voucher_before: VoucherBefore;
}

interface VoucherBefore {
  code: string;
  customer_id: number;
  name: string;
  value: number;
  minimum: number | null;
  valid_until: string;
  used_at: string | null;
}

/** SQLite cannot take a NOT NULL back: the table is made anew. */
async function widenVouchers(db: Kysely<Tables>): Promise<void> {
  const whole = wholeNumber(db);
  await db.schema.createTable('voucher_before').as(db.selectFrom('voucher').selectAll()).execute();
  await db.schema.dropTable('voucher').execute();
  await db.schema
    .createTable('voucher')
    .addColumn('code', 'text', (column) => column.primaryKey())
    .addColumn('customer_id', whole, (column) => column.references('customer.id').onDelete('cascade'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('value', whole, (column) => column.notNull())
    .addColumn('minimum', whole)
    .addColumn('valid_until', 'text', (column) => column.notNull())
    .addColumn('used_at', 'text')
    .addColumn('uses', whole, (column) => column.notNull().defaultTo(1))
    .addColumn('used', whole, (column) => column.notNull().defaultTo(0))
    .addColumn('is_combinable', 'integer', (column) => column.notNull().defaultTo(0))
    .addCheckConstraint('voucher_uses', sql`used >= 0 and used <= uses`)
    .execute();
  await db.schema.createIndex('voucher_customer').on('voucher').column('customer_id').execute();
  await sql`
    insert into voucher (code, customer_id, name, value, minimum, valid_until, used_at, used)
    select code, customer_id, name, value, minimum, valid_until, used_at, case when used_at is null then 0 else 1 end
    from voucher_before
  `.execute(db);
  await db.schema.dropTable('voucher_before').execute();
}

/** Vouchers for everyone and for several orders beside personal ones; what carts hold of them and orders redeemed. */
export async function up(db: Kysely<Tables>): Promise<void> {
  const whole = wholeNumber(db);
  await widenVouchers(db);
  await db.schema
    .createTable('cart_voucher')
    .addColumn('cart_uuid', 'text', (column) => column.notNull().references('cart.uuid').onDelete('cascade'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('code', 'text', (column) => column.notNull().references('voucher.code').onDelete('cascade'))
    .addPrimaryKeyConstraint('cart_voucher_key', ['cart_uuid', 'code'])
    .execute();
  await db.schema.createIndex('cart_voucher_code').on('cart_voucher').column('code').execute();
  await db.schema
    .createTable('order_voucher')
    .addColumn('order_uuid', 'text', (column) => column.notNull().references('orders.uuid'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('code', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('discount', whole, (column) => column.notNull().check(sql`discount > 0`))
    .addColumn('freed_at', 'text')
    .addPrimaryKeyConstraint('order_voucher_key', ['order_uuid', 'position'])
    .execute();
  await db.schema
    .alterTable('orders')
    .addColumn('discount_total', whole, (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .alterTable('order_line')
    .addColumn('discount', whole, (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable('withdrawal_item').addColumn('refund', whole).execute();
}
