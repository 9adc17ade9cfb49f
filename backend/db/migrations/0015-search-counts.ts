import type { Kysely } from 'kysely';
import { wholeNumber } from '../dialect.ts';

/** How often a query was searched for on a day, and what came of it; nothing of who did (ADR-0116). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('search_count')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('query', 'text', (column) => column.notNull())
    .addColumn('searches', wholeNumber(db), (column) => column.notNull())
    .addColumn('without_result', wholeNumber(db), (column) => column.notNull())
    .addColumn('not_sold', wholeNumber(db), (column) => column.notNull())
    .addPrimaryKeyConstraint('search_count_key', ['day', 'query'])
    .execute();
}
