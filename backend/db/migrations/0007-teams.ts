import type { Kysely } from 'kysely';
import { wholeNumber } from '../dialect.ts';

/** Team shops, and lines of carts that were added in one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('team')
    .addColumn('slug', 'text', (column) => column.primaryKey())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('shop_identifier', 'text', (column) => column.notNull().unique())
    .addColumn('document', 'text', (column) => column.notNull())
    .execute();
  await schema
    .createTable('team_product')
    .addColumn('team_slug', 'text', (column) => column.notNull().references('team.slug').onDelete('cascade'))
    .addColumn('product_id', wholeNumber(db), (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('printable', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('team_product_key', ['team_slug', 'product_id'])
    .execute();
  for (const column of ['team', 'print']) {
    await schema.alterTable('cart_line').addColumn(column, 'text').execute();
  }
}
