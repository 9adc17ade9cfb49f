import type { Kysely } from 'kysely';

/** Store details, brand texts, guides, pages and catalogues. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('store_detail')
    .addColumn('sysname', 'text', (column) => column.primaryKey())
    .addColumn('document', 'text', (column) => column.notNull())
    .execute();
  await schema
    .createTable('brand_text')
    .addColumn('slug', 'text', (column) => column.primaryKey())
    .addColumn('text', 'text', (column) => column.notNull())
    .execute();
  await schema
    .createTable('guide')
    .addColumn('slug', 'text', (column) => column.primaryKey())
    .addColumn('published_at', 'text', (column) => column.notNull())
    .addColumn('document', 'text', (column) => column.notNull())
    .execute();
  for (const table of ['content_page', 'flipbook']) {
    await schema
      .createTable(table)
      .addColumn('slug', 'text', (column) => column.primaryKey())
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('document', 'text', (column) => column.notNull())
      .execute();
  }
}
