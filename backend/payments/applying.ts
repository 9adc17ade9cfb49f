import type { Kysely, Transaction } from 'kysely';
import { currency } from '#lib/contract/market/currency.ts';
import { difference } from '#lib/contract/money.ts';
import { lockOrder } from '../customers/cancellation.ts';
import { orderAddresses } from '../customers/order-addresses.ts';
import { noteStatus } from '../customers/order-history.ts';
import { recordPlaced } from '../customers/order-record.ts';
import { recordEvent } from '../db/events.ts';
import { isAwaitingPayment, type PaymentRow } from '../db/payments.ts';
import type { Database } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { Conflict, NotFound } from '../domain/errors.ts';
import { afterNotice } from '../domain/payment-states.ts';
import { paidBackMail, paidMail } from '../mail/payment-mails.ts';
import { writeMail } from '../mail/outbox.ts';
import type { ProviderReading } from './provider.ts';

type OrderRow = Awaited<ReturnType<typeof lockOrder>>;

/** The payment of a reference. Throws NotFound. */
export async function paymentOf(db: Kysely<Database>, reference: string): Promise<PaymentRow> {
  const row = await db.selectFrom('payment').selectAll().where('reference', '=', reference).executeTakeFirst();
  if (!row) throw new NotFound('reference');
  return row;
}

/** An order has been paid, and is no longer waiting: what has to follow, in the same transaction, follows here. */
async function orderPaid(db: Transaction<Database>, order: OrderRow, paid: PaymentRow, now: Date): Promise<void> {
  await noteStatus(db, order.uuid, 'placed', now);
  const { uuid, number } = order;
  const { amount, transaction_id: transaction, reference } = paid;
  const { addresses, firstName, lang } = await orderAddresses(db, order);
  const mail = paidMail({ number, firstName, lang, amount, transaction });
  for (const address of addresses) await writeMail(db, address, mail, now);
  await recordPlaced(db, uuid, now);
  const told = { order: { uuid, number }, amount, reference: transaction ?? reference };
  await recordEvent(db, { type: 'order.paid', data: told }, now);
}

/** Money came for an order that is called off, or that another try has paid: it goes back. */
async function paidForNothing(db: Transaction<Database>, order: OrderRow, paid: PaymentRow, now: Date): Promise<void> {
  await db
    .updateTable('payment')
    .set({ refund_due: paid.amount, refund_tries: 0, due_at: now.toISOString() })
    .where('reference', '=', paid.reference)
    .execute();
  const { addresses, firstName, lang } = await orderAddresses(db, order);
  const mail = paidBackMail({
    number: order.number,
    firstName,
    lang,
    amount: difference(paid.amount, paid.refunded),
  });
  for (const address of addresses) await writeMail(db, address, mail, now);
}

/**
 * Keeps what a provider says of a payment, with all that follows from it, once however often and in whatever order it is
 * said (ADR-0139). Throws NotFound for a payment that is not the shop's, and Conflict `payment: amount` for another sum
 * or currency than the order's: nothing is kept then.
 */
export async function applyReading(
  db: Kysely<Database>,
  reference: string,
  reading: ProviderReading,
  now: Date,
): Promise<PaymentRow> {
  return inTransaction(db, async (transaction) => {
    const order = await lockOrder(transaction, (await paymentOf(transaction, reference)).order_uuid);
    const row = await paymentOf(transaction, reference);
    if (reading.amount !== row.amount || reading.currency !== currency.code) {
      throw new Conflict(
        `The provider speaks of ${reading.amount} ${reading.currency}, the order of ${row.amount} ${currency.code}, in smallest units`,
        {
          payment: ['amount'],
        },
      );
    }
    const { known, isNowCollected } = afterNotice(row, reading);
    const failure = known.state === 'failed' ? (reading.failure ?? row.failure) : null;
    // What the provider gave back by itself is not to be given back again.
    const refund_due = known.refunded > row.refund_due ? known.refunded : row.refund_due;
    await transaction
      .updateTable('payment')
      .set({ state: known.state, refunded: known.refunded, refund_due, failure })
      .where('reference', '=', reference)
      .execute();
    const after = { ...known, refund_due, failure };
    // Money that came and went back at once pays nothing, and nothing of it has to go back.
    if (!isNowCollected || after.state !== 'paid') return after;
    if (await isAwaitingPayment(transaction, order.uuid)) await orderPaid(transaction, order, after, now);
    else await paidForNothing(transaction, order, after, now);
    return after;
  });
}
