import type { Kysely } from 'kysely';
import { wholeNumber } from '../dialect.ts';

/** Tables as they are before this migration, as far as it reads them. */
interface Before {
  orders: { sequence: number };
  counter: { name: string; value: number };
}

/** What was asked for stands beside the key of a placed order, and numbers come from a row that can be locked. */
export async function up(db: Kysely<Before>): Promise<void> {
  await db.schema.alterTable('orders').addColumn('request_hash', 'text').execute();
  await db.schema
    .createTable('counter')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', wholeNumber(db), (column) => column.notNull())
    .execute();
  const last = await db
    .selectFrom('orders')
    .select(({ fn }) => fn.max('sequence').as('value'))
    .executeTakeFirst();
  await db
    .insertInto('counter')
    .values({ name: 'order', value: last?.value ?? 0 })
    .execute();
}
