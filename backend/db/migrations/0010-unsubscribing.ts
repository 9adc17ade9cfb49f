import type { Kysely } from 'kysely';

/** Where the recipient of a newsletter's mail unsubscribes, for the mail's header. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('mail').addColumn('unsubscribe_url', 'text').execute();
}
