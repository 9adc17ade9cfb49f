import type { Kysely } from 'kysely';

/** The language in which a notice was asked for, so that its mails are in it (ADR-0151). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('stock_notice').addColumn('lang', 'text').execute();
}
