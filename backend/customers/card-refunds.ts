import type { Transaction } from 'kysely';
import { difference, noMoney, sumOf, type Money } from '#lib/contract/money.ts';
import { paymentTries, type PaymentRow } from '../db/payments.ts';
import type { Database } from '../db/schema.ts';
import { isCollected } from '../domain/payment-states.ts';

/** What was paid of an order, without gift cards, and what of that nobody has decided to give back yet. */
export interface PaidMoney {
  paid: Money;
  left: Money;
}

/** What is due covers what went back already, also by a round that is under way. */
const leftOf = ({ amount, refund_due: due }: PaymentRow): Money => difference(amount, due);

/** Those tries to pay an order of whose money something is left; one that paid for nothing has none. */
async function triesWithMoney(db: Transaction<Database>, orderUuid: string): Promise<PaymentRow[]> {
  return (await paymentTries(db, orderUuid)).filter((row) => row.state === 'paid' && leftOf(row) > 0);
}

async function makeDue(
  db: Transaction<Database>,
  { reference, refund_due: due }: PaymentRow,
  sum: Money,
  now: Date,
): Promise<void> {
  await db
    .updateTable('payment')
    .set({ refund_due: sumOf([due, sum]), refund_tries: 0, due_at: now.toISOString() })
    .where('reference', '=', reference)
    .execute();
}

/** What a card paid of a locked order, and what can still go back to it; nothing of one that is not paid. */
export async function cardMoney(db: Transaction<Database>, orderUuid: string): Promise<PaidMoney> {
  const collected = (await paymentTries(db, orderUuid)).filter(({ state }) => isCollected(state));
  const row = collected.find((one) => leftOf(one) > 0) ?? collected.at(-1);
  return row ? { paid: row.amount, left: leftOf(row) } : { paid: noMoney, left: noMoney };
}

/**
 * Has all that is left of what cards paid of a locked order go back to them, in a round of its own: a provider is not
 * asked while rows are locked. Answers the sum, without what was to go back before.
 */
export async function giveBackToCard(db: Transaction<Database>, orderUuid: string, now: Date): Promise<Money> {
  const rows = await triesWithMoney(db, orderUuid);
  for (const row of rows) await makeDue(db, row, leftOf(row), now);
  return sumOf(rows.map(leftOf));
}

/**
 * Has a part of what a card paid of a locked order go back to it, beside what went back before. The sum is no more than
 * what `cardMoney` says is left.
 */
export async function refundToCard(db: Transaction<Database>, orderUuid: string, sum: Money, now: Date): Promise<void> {
  const [row] = await triesWithMoney(db, orderUuid);
  if (!row || sum > leftOf(row)) throw new Error('More was to go back to a card than it paid');
  await makeDue(db, row, sum, now);
}
