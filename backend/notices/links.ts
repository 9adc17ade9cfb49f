import type { NoticeOutcome } from '#lib/contract/stock-notice.ts';
import type { Context } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import { NotFound } from '../domain/errors.ts';
import { openStates } from '../domain/stock-notice.ts';
import { advance, consumeConfirmations, noticeOfToken, outcomeOf } from './storage.ts';

/** Confirms a notice by the token of its mail, once. Throws NotFound for one that is wrong, used, too old or ended. */
export async function confirmNotice({ db, now: clock }: Context, token: string): Promise<NoticeOutcome> {
  const now = clock();
  return inTransaction(db, async (transaction) => {
    const found = await noticeOfToken(transaction, token, 'confirm', now);
    const confirmed = found && (await advance(transaction, found.uuid, 'confirm', now));
    if (!confirmed) throw new NotFound('token');
    await consumeConfirmations(transaction, confirmed.uuid);
    return outcomeOf(transaction, confirmed, now);
  });
}

/**
 * Ends a notice by the token of any of its mails, or, with `all`, whatever else its recipient waits for too; may be
 * repeated. Throws NotFound for a token that is wrong, or whose notice was forgotten.
 */
export async function endNotice({ db, now: clock }: Context, token: string, all: boolean): Promise<NoticeOutcome> {
  const now = clock();
  return inTransaction(db, async (transaction) => {
    const found = await noticeOfToken(transaction, token, 'end', now);
    if (!found) throw new NotFound('token');
    const ended = await advance(transaction, found.uuid, 'end', now);
    if (all) {
      const open = transaction
        .selectFrom('stock_notice')
        .select('uuid')
        .where('state', 'in', openStates)
        .where(({ eb }) =>
          found.customer_id === null ? eb('email', '=', found.email) : eb('customer_id', '=', found.customer_id),
        );
      for (const { uuid } of await open.execute()) await advance(transaction, uuid, 'end', now);
    }
    return outcomeOf(transaction, ended ?? found, now);
  });
}
