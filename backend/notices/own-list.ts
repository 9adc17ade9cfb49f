import type { Kysely } from 'kysely';
import type { StockNotice } from '#lib/contract/stock-notice.ts';
import type { Database } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { NotFound } from '../domain/errors.ts';
import { advance, outcomesOf } from './storage.ts';

/** The notices that a customer waits for, and those sent lately, newest first. */
export async function noticesOf(db: Kysely<Database>, customerId: number, now: Date): Promise<StockNotice[]> {
  const rows = await db
    .selectFrom('stock_notice')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('state', '<>', 'ended')
    .orderBy('asked_at', 'desc')
    .orderBy('uuid')
    .execute();
  const outcomes = await outcomesOf(db, rows, now);
  return rows.flatMap(({ uuid, asked_at: askedAt, closed_at: sentAt }, index) => {
    const outcome = outcomes[index];
    return outcome ? [{ uuid, askedAt, sentAt, ...outcome }] : [];
  });
}

/**
 * Ends a notice of a customer; one that was sent goes from the list. Answers what is left. Throws NotFound for one that
 * is not the customer's.
 */
export async function endOwnNotice(
  db: Kysely<Database>,
  customerId: number,
  uuid: string,
  now: Date,
): Promise<StockNotice[]> {
  return inTransaction(db, async (transaction) => {
    const own = await transaction
      .selectFrom('stock_notice')
      .select('uuid')
      .where('uuid', '=', uuid)
      .where('customer_id', '=', customerId)
      .where('state', '<>', 'ended')
      .executeTakeFirst();
    if (!own) throw new NotFound('id');
    if (!(await advance(transaction, uuid, 'end', now))) {
      await transaction.deleteFrom('stock_notice').where('uuid', '=', uuid).execute();
    }
    return noticesOf(transaction, customerId, now);
  });
}
