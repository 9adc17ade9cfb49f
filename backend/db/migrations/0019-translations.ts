import type { Kysely } from 'kysely';

/** Texts by language of categories, sports and brands, and what the words of products are called in others (ADR-0126). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['category', 'sport', 'brand_text'])
    await db.schema.alterTable(table).addColumn('translations', 'text').execute();
  await db.schema
    .createTable('term')
    .addColumn('of_kind', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('translations', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('term_key', ['of_kind', 'text'])
    .execute();
}
