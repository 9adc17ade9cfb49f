import type { Kysely } from 'kysely';

/** How often what is due could not be given back to a card, by which the next try waits longer (ADR-0139). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('payment')
    .addColumn('refund_tries', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}
