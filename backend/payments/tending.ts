import type { FastifyInstance } from 'fastify';
import type { ExpressionBuilder } from 'kysely';
import { currency } from '#lib/contract/market/currency.ts';
import type { Context } from '../context.ts';
import { cancelLocked, lockOrder } from '../customers/cancellation.ts';
import { firstLook, isAwaitingPayment, paymentTries, type PaymentRow } from '../db/payments.ts';
import { loadOptionStock } from '../db/products.ts';
import type { Database } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { difference, noMoney } from '#lib/contract/money.ts';
import { startRounds } from '../lifecycle/rounds.ts';
import { providerOf } from './all-providers.ts';
import { applyReading, paymentOf } from './applying.ts';
import { ProviderError, type PaymentProvider, type StartedPayment } from './provider.ts';

/** How often payments that are due are looked for, ms. */
const interval = 3000;
/** How many are looked after in a round. */
const atOnce = 50;
/** Who has just begun to pay as the time ends may finish it, ms. */
const grace = 10 * 60_000;
/** How long a payment is still asked for whose order is called off, ms: money that comes late goes back. */
const keptAsking = 24 * 60 * 60_000;
const lateLook = 5 * 60_000;
/** The rest after a refund that did not succeed, ms; it doubles with each: outages are short, refusals stay. */
const firstRefundRest = 2 * 60_000;
const longestRefundRest = 60 * 60_000;
/** How long one process has a payment for itself, ms: longer than all calls to a provider that a look can make. */
const claimFor = 2 * 60_000;

type Parts = Pick<Context, 'db' | 'settings' | 'now' | 'readModel'>;

/** Says what could not be done, for the log. */
export type OnProblem = (problem: { reference: string; error: unknown }) => void;

function started({ reference, transaction_id: transaction, amount }: PaymentRow): StartedPayment | null {
  return transaction === null ? null : { reference, transaction, amount };
}

/** Asks where a payment stands and keeps it; one that the provider does not know any more has brought nothing. */
async function ask({ db, now }: Parts, provider: PaymentProvider, asked: StartedPayment): Promise<PaymentRow> {
  const { reference, amount } = asked;
  const nothing = { state: 'failed', failure: 'timeout', amount, currency: currency.code, refunded: noMoney } as const;
  return applyReading(db, reference, (await provider.read(asked)) ?? nothing, now());
}

/**
 * Asks the provider where a payment stands, and collects what its bank has authorised. Answers it as it is then. Throws a
 * ProviderError where it does not answer.
 */
async function collect(parts: Parts, provider: PaymentProvider, asked: StartedPayment): Promise<PaymentRow> {
  const row = await ask(parts, provider, asked);
  if (row.state !== 'authorised' || !provider.capturesOnRequest) return row;
  await provider.capture(asked);
  return ask(parts, provider, asked);
}

/**
 * The same, and gives back what is due; whoever does so has claimed the payment, so that nothing goes back twice. Answers
 * whether nothing more can come of it as well.
 */
async function settle(
  parts: Parts,
  provider: PaymentProvider,
  row: PaymentRow,
): Promise<{ row: PaymentRow; isOver: boolean }> {
  const asked = started(row);
  if (asked === null) return { row, isOver: true };
  const current = await collect(parts, provider, asked);
  const left = difference(current.refund_due, current.refunded);
  const isOver = current.state === 'failed' || current.state === 'refunded';
  if (current.state !== 'paid' || left <= 0) return { row: current, isOver };
  await provider.refund(asked, left);
  return { row: await ask(parts, provider, asked), isOver: false };
}

/** Calls an order off whose payment did not come, and puts its goods back on sale. */
async function callOff({ db, readModel, now }: Parts, row: PaymentRow): Promise<void> {
  const stock = await inTransaction(db, async (transaction) => {
    const order = await lockOrder(transaction, row.order_uuid);
    if (!(await isAwaitingPayment(transaction, order.uuid))) return new Map<number, Record<string, number>>();
    return loadOptionStock(transaction, await cancelLocked(transaction, order, 'unpaid', now()));
  });
  for (const [optionId, places] of stock) readModel.setStock(optionId, places);
}

const isRefundDue = ({ state, refund_due: due, refunded }: PaymentRow) => state === 'paid' && due > refunded;

/** When a payment has to be looked after again; null for never. */
function nextLook(row: PaymentRow, isAwaiting: boolean, now: Date): Date | null {
  const until = new Date(row.pay_until).getTime();
  const soon = now.getTime() + firstLook;
  if (row.state === 'authorised') return new Date(soon);
  if (isRefundDue(row))
    return new Date(now.getTime() + Math.min(longestRefundRest, firstRefundRest * 2 ** row.refund_tries));
  if (row.state === 'paid') return null;
  if (isAwaiting) return new Date(row.state === 'pending' ? soon : Math.max(until, soon));
  const canCome = row.state === 'pending' && row.transaction_id !== null;
  if (!canCome || now.getTime() > until + keptAsking) return null;
  return new Date(now.getTime() + lateLook);
}

/** Those payments that are due and that no process has. */
const isDueAt = (at: string) => (eb: ExpressionBuilder<Database, 'payment'>) =>
  eb.and([eb('due_at', '<=', at), eb.or([eb('claimed_until', 'is', null), eb('claimed_until', '<=', at)])]);

/** Takes a payment for this process alone for a while, as it is now; undefined where another one has it. */
async function claim({ db, now }: Parts, reference: string): Promise<PaymentRow | undefined> {
  const at = now();
  const until = new Date(at.getTime() + claimFor).toISOString();
  // It is due again once the claim has lapsed, unless something becomes due before.
  return db
    .updateTable('payment')
    .set({ due_at: until, claimed_until: until })
    .where('reference', '=', reference)
    .where(isDueAt(at.toISOString()))
    .returningAll()
    .executeTakeFirst();
}

/** Gives a claimed payment free, with the moment of its next look; what has become due meanwhile stays due. */
async function release({ db }: Parts, claimed: PaymentRow, now: Date): Promise<void> {
  await inTransaction(db, async (transaction) => {
    await lockOrder(transaction, claimed.order_uuid);
    const current = await paymentOf(transaction, claimed.reference);
    if (current.claimed_until !== claimed.claimed_until) return;
    const next = nextLook(current, await isAwaitingPayment(transaction, claimed.order_uuid), now);
    const isNewlyDue = current.due_at !== claimed.due_at;
    const isFailed = !isNewlyDue && isRefundDue(current);
    await transaction
      .updateTable('payment')
      .set({
        due_at: isNewlyDue ? current.due_at : (next?.toISOString() ?? null),
        refund_tries: isFailed ? current.refund_tries + 1 : 0,
        claimed_until: null,
      })
      .where('reference', '=', claimed.reference)
      .execute();
  });
}

/** Looks after a payment: what the provider knows is kept, and an order whose time is over is called off. */
async function tend(parts: Parts, reference: string, onProblem: OnProblem): Promise<void> {
  const { db, settings, now: clock } = parts;
  const row = await claim(parts, reference);
  if (!row) return;
  const provider = providerOf(settings);
  const now = clock();
  let after = { row, isOver: false };
  try {
    // A payment of a provider that the shop has left can not be asked for; its order must not wait for ever.
    if (provider?.name === row.provider) after = await settle(parts, provider, row);
    else onProblem({ reference, error: new ProviderError(`${row.provider} is not the provider any more`) });
  } catch (error) {
    onProblem({ reference, error });
  }
  const until = new Date(row.pay_until).getTime();
  // What went back before the order was placed has not paid it.
  const isUnpaid = ['pending', 'failed', 'refunded'].includes(after.row.state);
  const end = after.isOver ? until : until + grace;
  // An earlier try that failed says nothing of the one that is open.
  const isLast = (await paymentTries(db, row.order_uuid)).at(-1)?.reference === reference;
  if (isLast && isUnpaid && now.getTime() >= end) await callOff(parts, row);
  await release(parts, row, now);
}

/** Looks after all payments that are due, one after the other, until `stopping` says so. Answers how many there were. */
export async function tendDuePayments(parts: Parts, onProblem: OnProblem, stopping?: AbortSignal): Promise<number> {
  const due = await parts.db
    .selectFrom('payment')
    .select('reference')
    .where(isDueAt(parts.now().toISOString()))
    .orderBy('due_at')
    .limit(atOnce)
    .execute();
  let tended = 0;
  for (const { reference } of due) {
    if (stopping?.aborted) break;
    await tend(parts, reference, onProblem);
    tended += 1;
  }
  return tended;
}

/**
 * Asks for an open payment now, for who comes back from the card page or pays again; without an answer it stays what it
 * is. Throws NotFound.
 */
export async function askNow(parts: Parts, reference: string, onProblem: OnProblem): Promise<PaymentRow> {
  const row = await paymentOf(parts.db, reference);
  const provider = providerOf(parts.settings);
  const asked = started(row);
  const isOpen = row.state === 'pending' || row.state === 'authorised';
  if (!isOpen || asked === null || provider?.name !== row.provider) return row;
  try {
    return await collect(parts, provider, asked);
  } catch (error) {
    onProblem({ reference, error });
    return row;
  }
}

/** Looks after payments while the app is up. */
export function startTendingPayments(app: FastifyInstance, context: Context): void {
  const { every, stopping } = startRounds(app, 'payments cannot be looked after');
  const onProblem: OnProblem = ({ reference, error }) =>
    app.log.warn({ err: error, payment: reference.slice(0, 8) }, 'payment not settled');
  every(interval, () => tendDuePayments(context, onProblem, stopping));
}
