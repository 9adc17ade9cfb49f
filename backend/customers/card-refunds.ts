import type { Transaction } from 'kysely';
import { difference, noForint, sumOf, type Forint } from '#lib/contract/money.ts';
import { paymentTries } from '../db/payments.ts';
import type { Database } from '../db/schema.ts';

/**
 * Has all that cards paid of a locked order go back to them, in a round of its own: a provider is not asked while rows
 * are locked. Answers the sum.
 */
export async function giveBackToCard(db: Transaction<Database>, orderUuid: string, now: Date): Promise<Forint> {
  const due = (await paymentTries(db, orderUuid)).filter(({ state }) => state === 'paid');
  for (const { reference, amount } of due) {
    await db
      .updateTable('payment')
      .set({ refund_due: amount, due_at: now.toISOString() })
      .where('reference', '=', reference)
      .execute();
  }
  return due.length === 0 ? noForint : sumOf(due.map(({ amount, refunded }) => difference(amount, refunded)));
}

/**
 * Has a part of what a card paid of a locked order go back to it, beside what went back before. Answers what will: no more
 * than was paid. This is where a refund that somebody asks for begins.
 */
export async function refundToCard(
  db: Transaction<Database>,
  orderUuid: string,
  sum: Forint,
  now: Date,
): Promise<Forint> {
  const paid = (await paymentTries(db, orderUuid)).find(({ state }) => state === 'paid');
  if (!paid) return noForint;
  const left = difference(paid.amount, paid.refund_due);
  const back = sum < left ? sum : left;
  await db
    .updateTable('payment')
    .set({ refund_due: sumOf([paid.refund_due, back]), due_at: now.toISOString() })
    .where('reference', '=', paid.reference)
    .execute();
  return back;
}
