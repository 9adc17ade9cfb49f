import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Context } from '../context.ts';
import { lockOrder } from '../customers/cancellation.ts';
import { timelineOf } from '../customers/order-history.ts';
import { newToken } from '../customers/secrets.ts';
import type { Database } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { writeMail } from '../mail/outbox.ts';
import { startRounds } from '../lifecycle/rounds.ts';
import { boughtLines } from './bought-lines.ts';
import { forgetReviews } from './forgetting.ts';
import { isStopped, noteAsked, recipientOf } from './links.ts';
import { reviewMail } from './mails.ts';

const day = 24 * 60 * 60_000;
/** How often orders that are due are looked for, ms. */
const interval = 10 * 60_000;
/** Orders that are looked up at a time. */
const atOnce = 200;
/** An order whose day has passed for longer is asked about no more, ms: a shop that begins with it writes to nobody of old. */
const patience = 30 * day;

/** Orders that were delivered so many days ago, are still the buyer's, and were not asked about; oldest first. */
async function dueOrders(db: Kysely<Database>, days: number, now: Date): Promise<string[]> {
  const due = now.getTime() - days * day;
  const rows = await db
    .selectFrom('order_status as status')
    .select('status.order_uuid')
    .where('status.status', '=', 'delivered')
    .where('status.at', '<=', new Date(due).toISOString())
    .where('status.at', '>', new Date(due - patience).toISOString())
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('review_ask')
            .select('review_ask.order_uuid')
            .whereRef('review_ask.order_uuid', '=', 'status.order_uuid'),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('order_status as later')
            .select('later.position')
            .whereRef('later.order_uuid', '=', 'status.order_uuid')
            .whereRef('later.position', '>', 'status.position'),
        ),
      ),
    )
    .orderBy('status.at')
    .orderBy('status.order_uuid')
    .limit(atOnce)
    .execute();
  return rows.map((row) => row.order_uuid);
}

type Asker = Pick<Context, 'db' | 'settings'>;

/**
 * Asks about an order in one transaction: that it was asked and the mail are written together, so that a crash leaves
 * both or neither, and of many processes one does it. False where nothing was written: it was asked about, went back, or
 * there is nobody to ask or nothing to ask about, which is noted too.
 */
async function askAbout({ db, settings }: Asker, uuid: string, now: Date): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    const order = await lockOrder(transaction, uuid);
    if ((await timelineOf(transaction, order)).at(-1)?.status !== 'delivered') return false;
    const recipient = await recipientOf(transaction, order);
    const lines = await boughtLines(transaction, uuid, now);
    const isAsked = recipient !== null && lines.length > 0 && !(await isStopped(transaction, recipient.email));
    const token = isAsked ? newToken() : null;
    if (!(await noteAsked(transaction, uuid, token, now)) || !isAsked || token === null) return false;
    const { email, firstName, lang } = recipient;
    const checkout = settings.CHECKOUT_HOST;
    const mail = reviewMail({ firstName, number: order.number, lang, lines, checkout, token });
    await writeMail(transaction, email, mail, now);
    return true;
  });
}

/**
 * Writes the mails that are due, one for each order, until none is left or `stopping` says so. Several processes may do
 * so at once. Answers how many were written.
 */
export async function askForReviews(
  { db, settings, now }: Asker & Pick<Context, 'now'>,
  stopping?: AbortSignal,
): Promise<number> {
  let written = 0;
  for (;;) {
    const due = await dueOrders(db, settings.REVIEW_ASK_DAYS, now());
    for (const uuid of due) {
      if (stopping?.aborted) return written;
      if (await askAbout({ db, settings }, uuid, now())) written += 1;
    }
    if (due.length < atOnce) return written;
  }
}

/** Asks for reviews while the app is up and REVIEWS says so; what is kept of them ends whether it does or not. */
export function startAskingForReviews(app: FastifyInstance, { db, settings, now }: Context): void {
  const { every, stopping } = startRounds(app, 'reviews cannot be asked for');
  every(interval, () => forgetReviews(db, now()));
  if (settings.REVIEWS) every(interval, () => askForReviews({ db, settings, now }, stopping));
}
