import type { Kysely } from 'kysely';
import { wholeNumber } from '../dialect.ts';

/** What a line of a cart cost and how much there was of it when it was added; lines from before do not know. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema.alterTable('cart_line').addColumn('added_at', 'text').execute();
  await schema.alterTable('cart_line').addColumn('added_price', wholeNumber(db)).execute();
  await schema.alterTable('cart_line').addColumn('added_stock', 'text').execute();
}
