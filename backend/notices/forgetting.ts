import type { Kysely } from 'kysely';
import type { BackendSettings } from '#lib/config/backend-settings.ts';
import { lifetimes } from '../customers/limits.ts';
import type { Database } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';

const day = 24 * 60 * 60_000;

type Days = Pick<BackendSettings, 'STOCK_NOTICE_DAYS' | 'STOCK_NOTICE_KEPT_DAYS'>;

/**
 * Ends what waited for too long, and erases, with the address, what was never confirmed and what was sent or ended so
 * many days ago.
 */
export async function forgetNotices(db: Kysely<Database>, days: Days, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms).toISOString();
  await inTransaction(db, async (transaction) => {
    await transaction
      .updateTable('stock_notice')
      .set({ state: 'ended', closed_at: now.toISOString() })
      .where('state', '=', 'confirmed')
      .where('confirmed_at', '<=', before(days.STOCK_NOTICE_DAYS * day))
      .execute();
    await transaction
      .deleteFrom('stock_notice')
      .where('state', '=', 'requested')
      .where('asked_at', '<=', before(lifetimes.confirmation))
      .execute();
    await transaction
      .deleteFrom('stock_notice')
      .where('state', 'in', ['sent', 'ended'])
      .where('closed_at', '<=', before(days.STOCK_NOTICE_KEPT_DAYS * day))
      .execute();
  });
}
