import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';

/** Ends the links that have lapsed, and erases what was refused and can no longer be changed by one. */
export async function forgetReviews(db: Kysely<Database>, now: Date): Promise<void> {
  await inTransaction(db, async (transaction) => {
    await transaction
      .updateTable('review_ask')
      .set({ token_hash: null })
      .where('token_hash', 'is not', null)
      .where('expires_at', '<=', now.toISOString())
      .execute();
    await transaction
      .deleteFrom('review')
      .where('state', '=', 'refused')
      .where('order_uuid', 'in', (query) =>
        query.selectFrom('review_ask').select('order_uuid').where('token_hash', 'is', null),
      )
      .execute();
  });
}
