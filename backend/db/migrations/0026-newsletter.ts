import type { Kysely } from 'kysely';

/** Who asked for the newsletter without an account (ADR-0160): the address, and what proves that it was asked for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('newsletter_subscriber')
    .addColumn('email', 'text', (column) => column.primaryKey())
    .addColumn('token', 'text', (column) => column.notNull().unique())
    .addColumn('lang', 'text', (column) => column.notNull())
    .addColumn('asked_at', 'text', (column) => column.notNull())
    .addColumn('mailed_at', 'text')
    .addColumn('confirmed_at', 'text')
    .execute();
}
