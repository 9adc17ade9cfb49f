import { randomBytes } from 'node:crypto';
import type { Kysely, Selectable, Transaction } from 'kysely';
import { noMoney, type Money } from '#lib/contract/money.ts';
import type { OrderPayment, PaymentWay } from '#lib/contract/payment.ts';
import { paymentStateOf } from '../domain/payment-states.ts';
import type { Database } from './schema.ts';

export type PaymentRow = Selectable<Database['payment']>;

/** The first look at a payment that has said nothing since, ms. */
export const firstLook = 30_000;

/** A try to begin: of which order, for how much, with whom, and until when. */
export interface NewTry {
  orderUuid: string;
  amount: Money;
  provider: string;
  until: Date;
}

/** The tries to pay an order, oldest first. */
export async function paymentTries(db: Kysely<Database>, orderUuid: string): Promise<PaymentRow[]> {
  return db.selectFrom('payment').selectAll().where('order_uuid', '=', orderUuid).orderBy('position').execute();
}

/** Whether an order waits for its payment: nothing has come of it since. */
export async function isAwaitingPayment(db: Kysely<Database>, orderUuid: string): Promise<boolean> {
  const last = await db
    .selectFrom('order_status')
    .select('status')
    .where('order_uuid', '=', orderUuid)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.status === 'awaiting_payment';
}

/** Writes a try down, behind those that the order had before; whoever does so has locked the order. */
export async function insertTry(
  db: Transaction<Database>,
  { orderUuid, amount, provider, until }: NewTry,
  now: Date,
): Promise<PaymentRow> {
  const earlier = await paymentTries(db, orderUuid);
  return db
    .insertInto('payment')
    .values({
      reference: randomBytes(16).toString('hex'),
      order_uuid: orderUuid,
      position: earlier.length,
      provider,
      transaction_id: null,
      url: null,
      state: 'pending',
      failure: null,
      amount,
      created_at: now.toISOString(),
      pay_until: until.toISOString(),
      due_at: new Date(now.getTime() + firstLook).toISOString(),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** How an order is paid, from its tries. */
export function paymentView(
  way: PaymentWay,
  amount: Money,
  tries: readonly PaymentRow[],
  isAwaiting: boolean,
): OrderPayment {
  const last = tries.at(-1);
  const state = paymentStateOf(tries.map((one) => one.state));
  return {
    way,
    amount,
    state,
    refunded: tries.find((one) => one.state === state)?.refunded ?? noMoney,
    payUntil: isAwaiting && last ? last.pay_until : null,
    reference: last?.reference ?? null,
  };
}
