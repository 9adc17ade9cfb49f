import { sql, type Kysely } from 'kysely';
import { isPostgres, wholeNumber } from '../dialect.ts';

async function createCatalog(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  const whole = wholeNumber(db);
  await schema
    .createTable('brand')
    .addColumn('slug', 'text', (column) => column.primaryKey())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('document', 'text', (column) => column.notNull())
    .execute();
  await schema
    .createTable('category')
    .addColumn('id', whole, (column) => column.primaryKey())
    .addColumn('parent_id', whole, (column) => column.references('category.id'))
    .addColumn('slug', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('text', 'text')
    .addColumn('position', 'integer', (column) => column.notNull())
    .execute();
  await schema
    .createTable('sport')
    .addColumn('id', whole, (column) => column.primaryKey())
    .addColumn('parent_id', whole, (column) => column.references('sport.id'))
    .addColumn('slug', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .execute();
  await schema
    .createTable('phrase')
    .addColumn('phrase', 'text', (column) => column.primaryKey())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('weight', 'integer', (column) => column.notNull())
    .execute();
  await schema
    .createTable('banner')
    .addColumn('position', 'integer', (column) => column.primaryKey())
    .addColumn('document', 'text', (column) => column.notNull())
    .execute();
}

async function createPlaces(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('store')
    .addColumn('sysname', 'text', (column) => column.primaryKey())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('city', 'text', (column) => column.notNull())
    .addColumn('zip', 'text', (column) => column.notNull())
    .addColumn('street', 'text', (column) => column.notNull())
    .addColumn('lat', 'double precision', (column) => column.notNull())
    .addColumn('lng', 'double precision', (column) => column.notNull())
    .addColumn('phone', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('pick_up_point')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('city', 'text', (column) => column.notNull())
    .execute();
}

async function createProducts(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  const whole = wholeNumber(db);
  await schema
    .createTable('product')
    .addColumn('id', whole, (column) => column.primaryKey())
    .addColumn('slug', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('brand', 'text', (column) => column.notNull().references('brand.slug'))
    .addColumn('gender', 'text', (column) => column.notNull())
    .addColumn('category_id', whole, (column) => column.notNull().references('category.id'))
    .addColumn('rrp', whole)
    .addColumn('sales_rank', whole, (column) => column.notNull())
    .addColumn('added_at', 'text', (column) => column.notNull())
    .addColumn('refurbished', 'integer', (column) => column.notNull())
    .addColumn('online_only', 'integer', (column) => column.notNull())
    .addColumn('is_heavy', 'integer', (column) => column.notNull())
    .addColumn('is_bike', 'integer', (column) => column.notNull())
    .addColumn('is_ski', 'integer', (column) => column.notNull())
    .addColumn('document', 'text', (column) => column.notNull())
    .execute();
  await schema
    .createTable('product_sport')
    .addColumn('product_id', whole, (column) => column.notNull().references('product.id'))
    .addColumn('sport_id', whole, (column) => column.notNull().references('sport.id'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('product_sport_key', ['product_id', 'sport_id'])
    .execute();
  await schema
    .createTable('product_option')
    .addColumn('id', whole, (column) => column.primaryKey())
    .addColumn('product_id', whole, (column) => column.notNull().references('product.id'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('colour', 'text', (column) => column.notNull())
    .addColumn('size', 'text', (column) => column.notNull())
    .addColumn('sku', 'text', (column) => column.notNull())
    .addColumn('ean', 'text', (column) => column.notNull())
    .execute();
  await schema.createIndex('product_option_product').on('product_option').column('product_id').execute();
}

async function createStockAndPrices(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  const whole = wholeNumber(db);
  await schema
    .createTable('stock')
    .addColumn('option_id', whole, (column) => column.notNull().references('product_option.id'))
    .addColumn('place', 'text', (column) => column.notNull())
    .addColumn('pieces', whole, (column) => column.notNull().check(sql`pieces >= 0`))
    .addPrimaryKeyConstraint('stock_key', ['option_id', 'place'])
    .execute();
  await schema
    .createTable('price_log')
    .addColumn('product_id', whole, (column) => column.notNull().references('product.id'))
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('price', whole, (column) => column.notNull().check(sql`price > 0`))
    .addPrimaryKeyConstraint('price_log_key', ['product_id', 'role', 'at'])
    .execute();
  await schema
    .createTable('product_set')
    .addColumn('id', whole, (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('price', whole, (column) => column.notNull())
    .execute();
  await schema
    .createTable('product_set_member')
    .addColumn('set_id', whole, (column) => column.notNull().references('product_set.id'))
    .addColumn('option_id', whole, (column) => column.notNull().references('product_option.id'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('product_set_member_key', ['set_id', 'option_id'])
    .execute();
}

async function createCarts(db: Kysely<unknown>): Promise<void> {
  const whole = wholeNumber(db);
  await db.schema
    .createTable('cart')
    .addColumn('uuid', 'text', (column) => column.primaryKey())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('cart_line')
    .addColumn('cart_uuid', 'text', (column) => column.notNull().references('cart.uuid').onDelete('cascade'))
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('option_id', whole, (column) => column.notNull())
    .addColumn('quantity', whole, (column) => column.notNull().check(sql`quantity > 0`))
    .addColumn('mounting', 'text')
    .addColumn('related', 'text', (column) => column.notNull())
    .addColumn('set_id', whole)
    .addColumn('set_hash', 'text')
    .addPrimaryKeyConstraint('cart_line_key', ['cart_uuid', 'hash'])
    .execute();
}

async function createOrders(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  const whole = wholeNumber(db);
  await schema
    .createTable('orders')
    .addColumn('uuid', 'text', (column) => column.primaryKey())
    .addColumn('sequence', whole, (column) => column.notNull().unique())
    .addColumn('number', 'text', (column) => column.notNull().unique())
    .addColumn('owner', 'text', (column) => column.notNull())
    .addColumn('idempotency_key', 'text')
    .addColumn('placed_at', 'text', (column) => column.notNull())
    .addColumn('delivery_type', 'text', (column) => column.notNull())
    .addColumn('items_total', whole, (column) => column.notNull())
    .addColumn('delivery_total', whole, (column) => column.notNull())
    .addColumn('grand_total', whole, (column) => column.notNull())
    .addColumn('document', 'text', (column) => column.notNull())
    .addUniqueConstraint('orders_idempotency', ['owner', 'idempotency_key'])
    .execute();
  await schema
    .createTable('order_line')
    .addColumn('order_uuid', 'text', (column) => column.notNull().references('orders.uuid'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('option_id', whole, (column) => column.notNull())
    .addColumn('quantity', whole, (column) => column.notNull())
    .addColumn('price', whole, (column) => column.notNull())
    .addColumn('line_total', whole, (column) => column.notNull())
    .addColumn('document', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('order_line_key', ['order_uuid', 'position'])
    .execute();
  await schema
    .createTable('change')
    .addColumn('id', whole, (column) =>
      isPostgres(db) ? column.primaryKey().generatedByDefaultAsIdentity() : column.primaryKey().autoIncrement(),
    )
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('entity_id', whole, (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .execute();
}

export async function up(db: Kysely<unknown>): Promise<void> {
  await createCatalog(db);
  await createPlaces(db);
  await createProducts(db);
  await createStockAndPrices(db);
  await createCarts(db);
  await createOrders(db);
}
