import { sql, type Kysely } from 'kysely';

/** The tables of an import, and the change of a whole catalog, are called what the code calls them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('catalogue_import').renameTo('catalog_import').execute();
  await db.schema.alterTable('catalogue_stage').renameTo('catalog_stage').execute();
  await sql`update change set kind = 'catalog' where kind = 'catalogue'`.execute(db);
}
