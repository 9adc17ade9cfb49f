import { sql, type Kysely } from 'kysely';

/** A catalogue file on its way in: its records wait here until all of them are there and have been checked. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('catalogue_import')
    // One at a time.
    .addColumn('id', 'integer', (column) => column.primaryKey().check(sql`id = 1`))
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('replaces', 'integer', (column) => column.notNull())
    .addColumn('started_at', 'text', (column) => column.notNull())
    .addColumn('touched_at', 'text', (column) => column.notNull())
    .execute();
  await schema
    .createTable('catalogue_stage')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('applied', 'integer', (column) => column.notNull())
    .addColumn('document', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('catalogue_stage_key', ['kind', 'position'])
    .execute();
}
